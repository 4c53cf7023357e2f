package org.kerndep.view;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.core.io.CharacterEscapes;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import java.io.IOException;
import java.io.Writer;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/** The sentences of a page as one JSON object, written one by one, a line each. */
final class PageData {

  private static final JsonFactory JSON = JsonFactory.builder()
      .disable(JsonWriteFeature.WRITE_HEX_UPPER_CASE)
      .build()
      .disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET)
      .setCharacterEscapes(new ScriptEscapes());

  /** Text without a {@code <}, so that it can stand in a script element. */
  private static final class ScriptEscapes extends CharacterEscapes {

    private static final long serialVersionUID = 1;

    @Override
    public int[] getEscapeCodesForAscii() {
      int[] escapes = standardAsciiEscapesForJSON();
      escapes['<'] = ESCAPE_STANDARD;
      return escapes;
    }

    @Override
    public SerializableString getEscapeSequence(int character) {
      return null;
    }
  }

  private final ComparedTrees trees;
  private final int max;
  private final Map<String, String> said = new LinkedHashMap<>();
  private int sentences;
  private boolean cut;

  PageData(ComparedTrees trees, int max) {
    this.trees = trees;
    this.max = max;
  }

  /** What writes JSON that can stand in a script element; closing it leaves the writer open. */
  static JsonGenerator generator(Writer out) throws IOException {
    return JSON.createGenerator(out);
  }

  /** Adds a text about the page. */
  void say(String key, String value) {
    said.put(key, value);
  }

  /** Writes all sentences that have words, or as many as the page may have. */
  void write(Writer out) throws IOException {
    try (JsonGenerator json = generator(out)) {
      SentenceJson writer = new SentenceJson(json);
      json.writeStartObject();
      for (Map.Entry<String, String> entry : said.entrySet()) {
        json.writeStringField(entry.getKey(), entry.getValue());
      }
      json.writeArrayFieldStart("sentences");
      ComparedTrees.Pair pair = nextWithWords();
      for (; pair != null && sentences < max; pair = nextWithWords()) {
        json.writeRaw('\n');
        writer.write(pair.sentence(), pair.reference());
        sentences++;
      }
      cut = pair != null;
      json.writeEndArray();
      writeNames(json, "labels", writer.labels());
      writeNames(json, "tags", writer.tags());
      writeNames(json, "phrases", writer.phrases());
      json.writeBooleanField("cut", cut);
      json.writeEndObject();
    }
  }

  private static void writeNames(JsonGenerator json, String key, Set<String> names) throws IOException {
    json.writeArrayFieldStart(key);
    for (String name : names) {
      json.writeString(name);
    }
    json.writeEndArray();
  }

  private ComparedTrees.Pair nextWithWords() throws IOException {
    ComparedTrees.Pair pair = trees.next();
    while (pair != null && pair.sentence().sentence().size() == 0) {
      pair = trees.next();
    }
    return pair;
  }

  /** How many were written. */
  int sentences() {
    return sentences;
  }

  /** Whether there were more. */
  boolean isCut() {
    return cut;
  }
}
