package org.kerndep.testing;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.kerndep.io.ConllBlock;
import org.kerndep.io.ConllFormat;
import org.kerndep.io.ConllReader;
import org.kerndep.io.ConllWriter;
import org.kerndep.io.TreeColumns;

/** CoNLL text for tests: made from rows, read from memory, written to memory. */
public final class Conll {

  /** The name that errors give to text read by this class. */
  public static final String FILE = "test.conllu";

  private Conll() {}

  /** A CoNLL-U or CoNLL-X row with form, head and label; the other columns are absent. */
  public static String row(Object id, String form, Object head, String label) {
    return String.join("\t", id.toString(), form, "_", "_", "_", "_", head.toString(), label, "_", "_");
  }

  /** Lines, each ended by LF. */
  public static String lines(String... lines) {
    return String.join("\n", lines) + "\n";
  }

  /** A good sentence of two words, with the blank line that ends it. */
  public static String goodSentence() {
    return lines(row(1, "Frogs", 2, "nsubj"), row(2, "croak", 0, "root"), "");
  }

  /** The blocks of a text that errors call {@link #FILE}. */
  public static List<ConllBlock> read(String text, TreeColumns trees) throws IOException {
    return read(FILE, text.getBytes(StandardCharsets.UTF_8), null, trees);
  }

  public static List<ConllBlock> read(String name, byte[] bytes, ConllFormat format, TreeColumns trees)
      throws IOException {
    try (ConllReader reader = new ConllReader(name, new ByteArrayInputStream(bytes), format, trees)) {
      return readAll(reader);
    }
  }

  public static List<ConllBlock> readAll(ConllReader reader) throws IOException {
    List<ConllBlock> blocks = new ArrayList<>();
    for (ConllBlock block = reader.next(); block != null; block = reader.next()) {
      blocks.add(block);
    }
    return blocks;
  }

  /** The blocks as text in a format, null for each block's own. */
  public static String write(List<ConllBlock> blocks, ConllFormat target) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ConllWriter writer = new ConllWriter(bytes, target)) {
      for (ConllBlock block : blocks) {
        writer.write(block);
      }
      writer.commit();
    }
    return bytes.toString(StandardCharsets.UTF_8);
  }

  /** What comes out when everything that was read is written, in the same format. */
  public static byte[] copy(byte[] input) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ConllReader reader = new ConllReader(FILE, new ByteArrayInputStream(input), null, TreeColumns.OPTIONAL);
        ConllWriter writer = new ConllWriter(bytes, null)) {
      for (ConllBlock block = reader.next(); block != null; block = reader.next()) {
        writer.write(block);
      }
      writer.writeRaw(reader.tail());
    }
    return bytes.toByteArray();
  }

  /** {@link #copy(byte[])} of text. */
  public static String copy(String input) throws IOException {
    return new String(copy(input.getBytes(StandardCharsets.UTF_8)), StandardCharsets.UTF_8);
  }
}
