package org.kerndep.io;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Reads a CoNLL file sentence by sentence, so that memory does not grow with the file. A sentence that cannot be used
 * raises {@link BadSentenceException}; the reader can then be asked for the next one. One thread.
 */
public final class ConllReader implements SentenceSource {

  private static final Logger LOG = LoggerFactory.getLogger(ConllReader.class);

  /** Longer sentences are refused, so that a file of another kind without blank lines cannot fill the memory. */
  static final int MAX_SENTENCE_CHARACTERS = 1 << 22;

  /** Longer stretches of blank lines come in blocks of their own, many of which parsers hold at a time. */
  static final int MOST_BLANKS = 1 << 10;

  /** A row behind a carriage return that was meant to end a line. */
  private static final Pattern ROW_WITHIN_LINE = Pattern.compile("\\r[0-9]+([-.][0-9]+)?\\t");

  private final String name;
  private final Input input;
  private final LineReader lines;
  private final BlockParser parser;
  private final boolean keepsBlanks;
  /** Null if they are not skipped. */
  private Consumer<String> badSentences;
  private String tail = "";
  private boolean anyWords;

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
    this.keepsBlanks = trees != TreeColumns.REQUIRED;
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
        ConllBlock block = raw == null ? null : parser.parse(raw);
        anyWords |= block != null && block.sentence().size() > 0;
        return block;
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
    List<String> blanks = new ArrayList<>();
    List<String> blankEnds = new ArrayList<>();
    String line = lines.next();
    String mark = lines.mark();
    while (line != null && line.isBlank()) {
      before.append(lines.mark()).append(line).append(lines.lineEnd());
      blanks.add(line);
      blankEnds.add(lines.lineEnd());
      if (before.length() >= MOST_BLANKS) {
        if (keepsBlanks) {
          long first = lines.number() - blanks.size() + 1;
          return new RawBlock(name, first, mark, blanks, blankEnds, "");
        }
        before.setLength(0);
        blanks.clear();
        blankEnds.clear();
      }
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
      refuseCarriageReturns(line);
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

  private void refuseCarriageReturns(String line) throws BadInputException {
    if (line.indexOf('\r') >= 0 && ROW_WITHIN_LINE.matcher(line).find()) {
      throw new BadInputException(name, lines.number(), "a line ends with a carriage return alone",
          "convert the line ends, for example with tr '\\r' '\\n'");
    }
  }

  /** Logs that the input had no sentence with words, if so; for the end of the input. */
  public void warnIfEmpty() {
    if (!anyWords) {
      LOG.warn("{}: has no sentences", name);
    }
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
