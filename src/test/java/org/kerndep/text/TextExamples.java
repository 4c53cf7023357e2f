package org.kerndep.text;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.kerndep.Examples;
import org.kerndep.data.WordKnowledge;
import org.kerndep.io.ConllBlock;
import org.kerndep.io.Input;
import org.kerndep.run.Progress;
import org.kerndep.run.Workers;

/** Text models of the English example treebank, and texts that are read with them. */
public final class TextExamples {

  private static TextModel english;

  private TextExamples() {}

  /** The models, trained once for all tests. */
  public static synchronized TextModel english() {
    if (english == null) {
      english = train(1);
    }
    return english;
  }

  static TextModel train(int threads) {
    try (Workers workers = new Workers(threads)) {
      return TextTrainer.train(TextCorpus.read(Examples.ENGLISH_TRAIN, null, false), WordKnowledge.NONE, workers,
          Progress.NONE);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static TextCorpus corpus(Path file, String conllu) throws IOException {
    Files.writeString(file, conllu);
    return TextCorpus.read(file, null, false);
  }

  /** The words of each sentence of a paragraph, those of a multiword token joined by {@code +}, tokens by spaces. */
  static List<String> segments(TextModel model, String text) {
    return model.segments(text).stream()
        .map(tokens -> String.join(" ", tokens.stream().map(token -> String.join("+", token.words())).toList()))
        .toList();
  }

  static TextReader reader(byte[] text, boolean lineByLine) throws IOException {
    return new TextReader(Input.of("test.txt", new ByteArrayInputStream(text)), english(), lineByLine);
  }

  static List<ConllBlock> read(String text) throws IOException {
    return readAll(reader(text.getBytes(StandardCharsets.UTF_8), false));
  }

  static List<ConllBlock> readAll(TextReader reader) throws IOException {
    List<ConllBlock> blocks = new ArrayList<>();
    for (ConllBlock block = reader.next(); block != null; block = reader.next()) {
      blocks.add(block);
    }
    return blocks;
  }
}
