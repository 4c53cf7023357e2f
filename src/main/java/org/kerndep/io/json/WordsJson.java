package org.kerndep.io.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import org.kerndep.data.Sentence;
import org.kerndep.data.Word;

/** The words and multiword tokens of a sentence as JSON. */
final class WordsJson {

  private WordsJson() {}

  /** Writes the words of a tree whose tags are its own. */
  static void write(JsonGenerator json, Sentence sentence) throws IOException {
    json.writeArrayFieldStart("words");
    for (Word word : sentence.words()) {
      json.writeStartObject();
      writeColumns(json, word);
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  /** Writes words with their places; those of a multiword token have the place of the token. */
  static void write(JsonGenerator json, Sentence sentence, List<PlacedToken> tokens) throws IOException {
    json.writeArrayFieldStart("words");
    for (PlacedToken token : tokens) {
      for (int m = token.token().first(); m <= token.token().last(); m++) {
        json.writeStartObject();
        writeColumns(json, sentence.word(m));
        writePlace(json, token, !token.token().multiword());
        json.writeEndObject();
      }
    }
    json.writeEndArray();
    writeMultiword(json, tokens);
  }

  private static void writeMultiword(JsonGenerator json, List<PlacedToken> tokens) throws IOException {
    if (tokens.stream().noneMatch(token -> token.token().multiword())) {
      return;
    }
    json.writeArrayFieldStart("multiword_tokens");
    for (PlacedToken token : tokens) {
      if (token.token().multiword()) {
        json.writeStartObject();
        json.writeNumberField("first", token.token().first());
        json.writeNumberField("last", token.token().last());
        json.writeStringField("form", token.token().form());
        writePlace(json, token, true);
        json.writeEndObject();
      }
    }
    json.writeEndArray();
  }

  private static void writeColumns(JsonGenerator json, Word word) throws IOException {
    json.writeStringField("form", word.form());
    writeIfKnown(json, "lemma", word.lemma());
    writeIfKnown(json, "upos", word.cpos());
    writeIfKnown(json, "xpos", word.pos());
    writeIfKnown(json, "feats", word.feats());
  }

  private static void writePlace(JsonGenerator json, PlacedToken token, boolean space) throws IOException {
    if (token.range().isPresent()) {
      json.writeNumberField("start", token.range().get().start());
      json.writeNumberField("end", token.range().get().end());
    }
    if (space && !token.token().spaceAfter()) {
      json.writeBooleanField("space_after", false);
    }
  }

  private static void writeIfKnown(JsonGenerator json, String key, String column) throws IOException {
    if (!column.equals(Word.ABSENT)) {
      json.writeStringField(key, column);
    }
  }
}
