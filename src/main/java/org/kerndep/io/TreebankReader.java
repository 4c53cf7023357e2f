package org.kerndep.io;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.kerndep.data.ParsedSentence;
import org.kerndep.data.Treebank;
import org.kerndep.run.Progress;

/** Reads a whole file of sentences with trees. */
public final class TreebankReader {

  /**
   * What was read.
   *
   * @param treebank the good sentences
   * @param problems a message for each bad one, empty unless they are skipped
   */
  public record Result(Treebank treebank, List<String> problems) {}

  private TreebankReader() {}

  /** Reads a treebank; the first bad sentence raises {@link BadInputException}. */
  public static Treebank read(Path file) throws IOException {
    return read(file, MiscLayers.NONE);
  }

  /** The same with what MISC says of words in some layers. */
  public static Treebank read(Path file, MiscLayers layers) throws IOException {
    return read(file, null, layers, false, Progress.NONE).treebank();
  }

  /**
   * Reads a treebank.
   *
   * @param format the format, or null to guess it
   * @param layers the keys of MISC to read
   * @param skipBad whether bad sentences are skipped instead of raising an exception
   */
  public static Result read(Path file, ConllFormat format, MiscLayers layers, boolean skipBad, Progress progress)
      throws IOException {
    List<ParsedSentence> sentences = new ArrayList<>();
    List<String> problems = new ArrayList<>();
    progress.begin("reading " + file.getFileName(), -1);
    try (ConllReader reader = ConllReader.open(file, format, TreeColumns.REQUIRED)) {
      if (skipBad) {
        reader.skipBad(problems::add);
      }
      for (ConllBlock block = reader.next(); block != null; block = reader.next()) {
        sentences.add(block.parsed(layers));
        progress.reached(reader.share());
        progress.advance(1);
      }
    }
    progress.end("");
    return new Result(new Treebank(sentences), problems);
  }
}
