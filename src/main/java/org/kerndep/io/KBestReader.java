package org.kerndep.io;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.kerndep.data.KBestList;
import org.kerndep.data.ScoredTree;
import org.kerndep.data.Word;

/** Reads lists of trees from CoNLL-U as {@link KBestFormat#CONLLU} writes them, sentence by sentence. One thread. */
public final class KBestReader implements Closeable {

  private static final String REMEDY = "is this what 'kerndep kbest' wrote as conllu?";

  private final ConllReader reader;
  /** The first block of the next list, null before the first list and after the last. */
  private ConllBlock ahead;

  private KBestReader(ConllReader reader) {
    this.reader = reader;
  }

  /** Opens a file, compressed or not. */
  public static KBestReader open(Path file) throws IOException {
    return new KBestReader(ConllReader.open(file, ConllFormat.CONLLU, Trees.REQUIRED));
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
    List<ScoredTree> trees = new ArrayList<>();
    for (ahead = first; ahead != null && (trees.isEmpty() || rank(ahead) != 1); ahead = reader.next()) {
      requireNext(first, trees.size() + 1);
      trees.add(new ScoredTree(ahead.parsed().tree(), score(ahead)));
    }
    try {
      return new KBestBlock(first, new KBestList(trees));
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

  private static List<String> forms(ConllBlock block) {
    return block.sentence().words().stream().map(Word::form).toList();
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
