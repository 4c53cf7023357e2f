package org.kerndep.cli;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.zip.GZIPOutputStream;

/** A corpus of small documents, one in a hundred of which is bad, in ten ways. */
final class BadDocuments {

  private static final int ONE_IN = 100;
  private static final int PER_FOLDER = 1000;
  private static final String[] SUBJECTS = {"The baker", "My sister", "An old dog", "Nobody", "Every frog", "A grey cat"};
  private static final String[] VERBS = {"sees", "likes", "paints", "forgets", "sells", "counts"};
  private static final String[] OBJECTS = {"the bridge", "a boat", "two lamps", "the river", "some bread", "letters"};
  private static final String ROW = "1\tGo\tgo\tVERB\tVB\t_\t0\troot\t_\t_\n";

  /** A kind of bad document: the end of its name, and its content. */
  private record Kind(String ending, byte[] content) {}

  private BadDocuments() {}

  /** Writes a corpus and gives the names of the bad documents. */
  static List<String> corpus(Path folder, int documents, long seed) throws IOException {
    SplittableRandom random = new SplittableRandom(seed);
    List<Kind> kinds = kinds();
    List<String> bad = new ArrayList<>();
    for (int i = 0; i < documents; i++) {
      String name = String.format(Locale.ROOT, "%04d/%06d", i / PER_FOLDER, i);
      if (i % PER_FOLDER == 0) {
        Files.createDirectories(folder.resolve(name).getParent());
      }
      if (i % ONE_IN == ONE_IN / 2) {
        Kind kind = kinds.get(i / ONE_IN % kinds.size());
        Files.write(folder.resolve(name + kind.ending), kind.content);
        bad.add(name + kind.ending);
      } else {
        Files.writeString(folder.resolve(name + ".txt"), one(SUBJECTS, random) + " " + one(VERBS, random) + " "
            + one(OBJECTS, random) + ".\n");
      }
    }
    return bad;
  }

  private static String one(String[] words, SplittableRandom random) {
    return words[random.nextInt(words.length)];
  }

  private static List<Kind> kinds() throws IOException {
    byte[] whole = gzip("The dog sleeps. ".repeat(50));
    return List.of(
        new Kind("-latin1.txt", "The caf\u00E9 is closed.".getBytes(StandardCharsets.ISO_8859_1)),
        new Kind("-binary.txt", new byte[] {'a', 0, 0, 'b', 0, 7}),
        new Kind("-cut.txt.gz", Arrays.copyOf(whole, whole.length - 10)),
        new Kind("-plain.txt.gz", text("This is not compressed.")),
        new Kind("-columns.conllu", text("1\tGo\tgo\n\n")),
        new Kind("-numbers.conllu", text(ROW + ROW.replaceFirst("1", "3") + "\n")),
        new Kind("-range.conllu", text("1-3\tGo\t_\t_\t_\t_\t_\t_\t_\t_\n" + ROW + "\n")),
        new Kind("-utf16.conllu", ROW.getBytes(StandardCharsets.UTF_16LE)),
        new Kind("-archive.txt", new byte[] {'P', 'K', 3, 4, 20, 0}),
        new Kind("-broken.xmi", text("<?xml version=\"1.0\"?><xmi:XMI xmlns:xmi=\"http://www.omg.org/XMI\"><cas:")));
  }

  private static byte[] text(String content) {
    return content.getBytes(StandardCharsets.UTF_8);
  }

  private static byte[] gzip(String content) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (GZIPOutputStream out = new GZIPOutputStream(bytes)) {
      out.write(text(content));
    }
    return bytes.toByteArray();
  }
}
