package org.kerndep.eval;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.Locale;

/** The figures of an evaluation as a table or as JSON. */
public abstract class Report {

  private static final JsonFactory JSON = new JsonFactory();

  Report() {}

  /** The figures in lines, percentages with two digits. */
  public abstract String toText();

  /** The figures as one JSON object on one line, percentages with four digits. */
  public final String toJson() {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = JSON.createGenerator(text)) {
      json.writeStartObject();
      writeFields(json);
      json.writeEndObject();
      json.writeRaw('\n');
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return text.toString();
  }

  abstract void writeFields(JsonGenerator json) throws IOException;

  /** Writes a figure with four digits. */
  static void write(JsonGenerator json, String key, double figure) throws IOException {
    json.writeFieldName(key);
    json.writeNumber(line("%.4f", figure));
  }

  static String line(String format, Object... values) {
    return String.format(Locale.ROOT, format, values);
  }
}
