package org.kerndep.cli;

import java.util.Optional;
import org.kerndep.io.ConllFormat;
import picocli.CommandLine.TypeConversionException;

/**
 * The format of what is to be parsed, as an option names it.
 *
 * @param name {@code auto}, {@code text} or a CoNLL format
 * @param conll the CoNLL format, if it is one
 */
record InputFormat(String name, Optional<ConllFormat> conll) {

  private static final String TEXT = "text";

  static InputFormat parse(String name) {
    if (name.equalsIgnoreCase(TEXT)) {
      return new InputFormat(TEXT, Optional.empty());
    }
    try {
      return new InputFormat(name, Optional.ofNullable(Options.format(name)));
    } catch (TypeConversionException e) {
      throw new TypeConversionException(e.getMessage() + ", " + TEXT);
    }
  }

  /** Whether the format is to be guessed. */
  boolean isAuto() {
    return !isText() && conll.isEmpty();
  }

  /** Whether it is plain text. */
  boolean isText() {
    return name.equals(TEXT);
  }

  /** Whether the input can become CoNLL-U. */
  boolean mayBeConllu() {
    return conll.isEmpty() || conll.get() == ConllFormat.CONLLU;
  }
}
