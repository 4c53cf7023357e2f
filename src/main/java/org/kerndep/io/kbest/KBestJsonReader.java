package org.kerndep.io.kbest;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import org.kerndep.io.BadInputException;
import org.kerndep.io.Input;
import org.kerndep.io.LineReader;

/** Reads lists of trees from lines of JSON as {@link KBestFormat#JSONL} writes them, one by one. One thread. */
public final class KBestJsonReader implements Closeable {

  private static final int MAX_LINE_BYTES = 1 << 26;
  private static final String REMEDY = "is this what 'kerndep kbest' wrote as jsonl?";
  private static final ObjectReader JSON = JsonMapper.builder()
      .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
      .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS).build().readerFor(StoredList.class);

  private final String name;
  private final LineReader lines;

  private KBestJsonReader(String name, LineReader lines) {
    this.name = name;
    this.lines = lines;
  }

  /** Opens a file, compressed or not. */
  public static KBestJsonReader open(Path file) throws IOException {
    String name = file.toString();
    return new KBestJsonReader(name, new LineReader(name, Input.open(file).stream(), MAX_LINE_BYTES));
  }

  /** The next sentence with its trees, or null after the last. */
  public KBestLine next() throws IOException {
    String line = lines.next();
    while (line != null && line.isBlank()) {
      line = lines.next();
    }
    return line == null ? null : read(line);
  }

  private KBestLine read(String line) throws BadInputException {
    if (lines.malformed()) {
      throw bad("not valid UTF-8");
    }
    try {
      StoredList list = JSON.readValue(line);
      if (list == null) {
        throw bad("no list");
      }
      return list.toLine(name + ":" + lines.number());
    } catch (JsonProcessingException e) {
      throw bad("cannot be read as a list (" + e.getOriginalMessage() + ")");
    } catch (IllegalArgumentException e) {
      throw bad(e.getMessage());
    }
  }

  private BadInputException bad(String problem) {
    return new BadInputException(name, lines.number(), problem, REMEDY);
  }

  @Override
  public void close() throws IOException {
    lines.close();
  }
}
