package org.kerndep.io.kbest;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.Hypothesis;
import org.kerndep.data.KBestList;
import org.kerndep.data.Sentence;
import org.kerndep.data.Word;
import org.kerndep.io.BadInputException;
import org.kerndep.io.ConllBlock;
import org.kerndep.io.ConllFormat;
import org.kerndep.io.ConllReader;
import org.kerndep.io.TreeColumns;

/** Reads lists of trees from CoNLL-U as {@link KBestFormat#CONLLU} writes them, sentence by sentence. One thread. */
public final class KBestReader implements Closeable {

  private static final String REMEDY = "is this what 'kerndep kbest' wrote as conllu?";

  private final ConllReader reader;
  /** The first block of the next list, null before the first list and after the last. */
  private ConllBlock ahead;

  private KBestReader(ConllReader reader, ConllBlock ahead) {
    this.reader = reader;
    this.ahead = ahead;
  }

  /** Opens a file, compressed or not. */
  public static KBestReader open(Path file) throws IOException {
    return new KBestReader(ConllReader.open(file, ConllFormat.CONLLU, TreeColumns.REQUIRED), null);
  }

  /** Goes on with a reader from which the first block of a list was taken. */
  public static KBestReader after(ConllBlock first, ConllReader reader) {
    return new KBestReader(reader, first);
  }

  /** Whether a block says that it is a tree of a list. */
  public static boolean isListed(ConllBlock block) {
    return block.comment(KBestConllu.RANK).isPresent();
  }

  /** The next sentence with its trees, or null after the last. */
  public KBestBlock next() throws IOException {
    ConllBlock first = ahead == null ? reader.next() : ahead;
    if (first == null) {
      return null;
    }
    if (rank(first) != 1) {
      throw new BadInputException(first.place(), "a list begins with tree " + rank(first), REMEDY);
    }
    List<Hypothesis> trees = new ArrayList<>();
    Sentence sentence = first.sentence();
    List<Double> baseScores = new ArrayList<>();
    List<Double> taggings = new ArrayList<>();
    List<Double> probabilities = new ArrayList<>();
    for (ahead = first; ahead != null && (trees.isEmpty() || rank(ahead) != 1); ahead = reader.next()) {
      requireNext(first, trees.size() + 1);
      takeIfGiven(KBestConllu.BASE_SCORE, baseScores, trees.size() + 1);
      takeIfGiven(KBestConllu.TAG_LOG_PROBABILITY, taggings, trees.size() + 1);
      takeIfGiven(KBestConllu.PROBABILITY, probabilities, trees.size() + 1);
      sentence = ahead.sentence().equals(sentence) ? sentence : ahead.sentence();
      double tagging = taggings.isEmpty() ? 0 : taggings.get(trees.size());
      trees.add(baseScores.isEmpty()
          ? new Hypothesis(sentence, tagging, tree(ahead), score(ahead), 0, score(ahead))
          : new Hypothesis(sentence, tagging, tree(ahead), baseScores.get(trees.size()), Double.NaN, score(ahead)));
    }
    try {
      return new KBestBlock(first, new KBestList(trees), !baseScores.isEmpty(), probabilities);
    } catch (IllegalArgumentException e) {
      throw new BadInputException(first.place(), e.getMessage(), REMEDY);
    }
  }

  /** The share of the file that is read, 0 to 1. */
  public double share() {
    return reader.share();
  }

  private void requireNext(ConllBlock first, int rank) throws BadInputException {
    if (rank(ahead) != rank) {
      throw new BadInputException(ahead.place(), "tree " + rank(ahead) + " stands where tree " + rank + " was expected",
          REMEDY);
    }
    if (!forms(ahead).equals(forms(first))) {
      throw new BadInputException(ahead.place(), "tree " + rank + " has other words than the first at " + first.place(),
          REMEDY);
    }
  }

  /** Takes the value of a comment that the trees of a list have, or none of them. */
  private void takeIfGiven(String key, List<Double> values, int rank) throws BadInputException {
    if (ahead.comment(key).isPresent()) {
      values.add(number(ahead, key, Double::parseDouble));
    }
    if (!values.isEmpty() && values.size() != rank) {
      throw new BadInputException(ahead.place(), "only some trees of the list have " + key, REMEDY);
    }
  }

  private static List<String> forms(ConllBlock block) {
    return block.sentence().words().stream().map(Word::form).toList();
  }

  private static DependencyTree tree(ConllBlock block) throws BadInputException {
    return block.tree().orElseThrow(() -> new BadInputException(block.place(), "the words have no heads", REMEDY));
  }

  private static int rank(ConllBlock block) throws BadInputException {
    return number(block, KBestConllu.RANK, Integer::parseInt);
  }

  private static double score(ConllBlock block) throws BadInputException {
    return number(block, KBestConllu.SCORE, Double::parseDouble);
  }

  private static <T> T number(ConllBlock block, String key, Function<String, T> parse) throws BadInputException {
    String text = block.comment(key).orElseThrow(
        () -> new BadInputException(block.place(), "no comment '# " + key + " = ...'", REMEDY));
    try {
      return parse.apply(text);
    } catch (NumberFormatException e) {
      throw new BadInputException(block.place(), key + " cannot be '" + text + "'", REMEDY);
    }
  }

  @Override
  public void close() throws IOException {
    reader.close();
  }
}
