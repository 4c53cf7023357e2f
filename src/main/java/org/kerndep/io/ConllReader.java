package org.kerndep.io;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * Reads a CoNLL file sentence by sentence, so that memory does not grow with the file. A sentence that cannot be used
 * raises {@link BadSentenceException}; the reader can then be asked for the next one. One thread.
 */
public final class ConllReader implements SentenceSource {

  /** Longer sentences are refused, so that a file of another kind without blank lines cannot fill the memory. */
  static final int MAX_SENTENCE_CHARACTERS = 1 << 22;

  private final String name;
  private final Input input;
  private final LineReader lines;
  private final BlockParser parser;
  /** Null if they are not skipped. */
  private Consumer<String> badSentences;
  private String tail = "";

  /**
   * A reader of an open input.
   *
   * @param format the format, or null to guess it from name and first row
   */
  public ConllReader(Input input, ConllFormat format, TreeColumns trees) {
    this.name = input.name();
    this.input = input;
    this.lines = new LineReader(name, input.stream());
    this.parser = new BlockParser(name, format, trees);
  }

  /**
   * A reader of an open stream.
   *
   * @param name what errors call it
   * @param format the format, or null to guess it from name and first row
   */
  public ConllReader(String name, InputStream in, ConllFormat format, TreeColumns trees) {
    this(Input.plain(name, in), format, trees);
  }

  /** Opens a file; gzip data is decompressed, and expected if the name ends in .gz. */
  public static ConllReader open(Path file, ConllFormat format, TreeColumns trees) throws IOException {
    return new ConllReader(Input.open(file), format, trees);
  }

  @Override
  public double share() {
    return input.share();
  }

  @Override
  public void skipBad(Consumer<String> listener) {
    badSentences = listener;
  }

  @Override
  public ConllBlock next() throws IOException {
    while (true) {
      try {
        RawBlock raw = nextRaw();
        return raw == null ? null : parser.parse(raw);
      } catch (BadSentenceException e) {
        if (badSentences == null) {
          throw e;
        }
        badSentences.accept(e.getMessage());
      }
    }
  }

  private RawBlock nextRaw() throws IOException {
    StringBuilder before = new StringBuilder();
    String line = lines.next();
    while (line != null && line.isBlank()) {
      before.append(lines.mark()).append(line).append(lines.lineEnd());
      line = lines.next();
    }
    if (line == null) {
      tail += before;
      return null;
    }
    before.append(lines.mark());
    long firstLine = lines.number();
    List<String> rows = new ArrayList<>();
    List<String> lineEnds = new ArrayList<>();
    long characters = 0;
    long malformed = 0;
    while (line != null && !line.isBlank()) {
      malformed = malformed == 0 && lines.malformed() ? lines.number() : malformed;
      rows.add(line);
      lineEnds.add(lines.lineEnd());
      characters += line.length() + 1;
      if (characters > MAX_SENTENCE_CHARACTERS) {
        throw new BadInputException(name, firstLine, "sentence longer than " + MAX_SENTENCE_CHARACTERS + " characters",
            "is this a CoNLL file? its sentences are separated by blank lines");
      }
      line = lines.next();
    }
    if (malformed > 0 && rows.stream().anyMatch(row -> row.indexOf('\0') >= 0)) {
      throw ForeignInput.notText(name);
    }
    if (malformed > 0) {
      throw new BadSentenceException(name, malformed, "not valid UTF-8",
          "convert the file, for example with iconv -t UTF-8");
    }
    return new RawBlock(name, firstLine, before.toString(), rows, lineEnds, line == null ? "" : line + lines.lineEnd());
  }

  /** Blank lines after the last sentence beyond the one that ends it; complete once {@link #next} gave null. */
  @Override
  public String tail() {
    return tail;
  }

  @Override
  public void close() throws IOException {
    lines.close();
  }
}
