package org.kerndep.batch.journal;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.zip.CRC32C;

/**
 * A line of a journal: a JSON object whose last member is the checksum of what is before it, so that a line that a
 * crash cut off or damaged is noticed.
 */
final class JournalLine {

  private static final ObjectMapper JSON = JsonMapper.builder()
      .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES).build();
  private static final String CHECKSUM = ",\"crc\":\"";
  private static final int END = CHECKSUM.length() + 10;

  private JournalLine() {}

  /** A value as a line with its end. */
  static byte[] of(String kind, Object value) {
    try {
      String json = JSON.writeValueAsString(value);
      String start = "{\"kind\":\"" + kind + "\"," + json.substring(1, json.length() - 1);
      return (start + CHECKSUM + checksum(start) + "\"}\n").getBytes(StandardCharsets.UTF_8);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("a journal entry cannot be written", e);
    }
  }

  /** Whether a line without its end is as it was written. */
  static boolean isSound(String line) {
    int end = line.length() - END;
    return end > 0 && line.startsWith(CHECKSUM, end) && line.endsWith("\"}")
        && line.substring(end + CHECKSUM.length(), line.length() - 2).equals(checksum(line.substring(0, end)));
  }

  /** The run that a line says has begun. */
  static Optional<RunLine> run(String line) {
    return read(line, "run", RunLine.class);
  }

  /** The document that a line is about. */
  static Optional<Entry> document(String line) {
    return read(line, "document", Entry.class);
  }

  private static <T> Optional<T> read(String line, String kind, Class<T> type) {
    if (!line.startsWith("{\"kind\":\"" + kind + "\"")) {
      return Optional.empty();
    }
    try {
      return Optional.of(JSON.readValue(line, type));
    } catch (JsonProcessingException e) {
      return Optional.empty();
    }
  }

  private static String checksum(String text) {
    CRC32C checksum = new CRC32C();
    checksum.update(text.getBytes(StandardCharsets.UTF_8));
    return String.format("%08x", checksum.getValue());
  }
}
