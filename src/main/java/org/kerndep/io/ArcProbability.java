package org.kerndep.io;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.regex.Pattern;

/** How probable the arc into a word is, as MISC of CoNLL-U says it: {@code ArcProb=0.97}. */
public final class ArcProbability {

  /** Its key in MISC. */
  public static final String KEY = "ArcProb";

  private static final Pattern PROBABILITY = Pattern.compile("0(\\.[0-9]+)?|1(\\.0+)?");

  private ArcProbability() {}

  /** A probability as MISC has it. */
  public static String text(double probability) {
    return String.format(Locale.ROOT, "%.2f", probability);
  }

  /** What a block says of a word. */
  public static OptionalDouble of(ConllBlock block, int word) throws BadInputException {
    Optional<String> text = block.misc(word, KEY);
    if (text.isPresent() && !PROBABILITY.matcher(text.get()).matches()) {
      throw new BadInputException(block.file(), block.lineOf(word), KEY + " cannot be '" + text.get() + "'",
          "write a number from 0 to 1 or take it out of MISC");
    }
    return text.isPresent() ? OptionalDouble.of(Double.parseDouble(text.get())) : OptionalDouble.empty();
  }
}
