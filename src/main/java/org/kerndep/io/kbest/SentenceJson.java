package org.kerndep.io.kbest;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.Optional;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.Hypothesis;
import org.kerndep.data.KBestList;
import org.kerndep.data.Sentence;
import org.kerndep.data.TreeProbabilities;
import org.kerndep.data.Word;
import org.kerndep.io.ConllBlock;

/**
 * A parsed sentence as a JSON object on one line, the same wherever JSON is written:
 *
 * <pre>{@code
 * {"sent_id":"s1","text":"Go!","words":[{"form":"Go","lemma":"go","upos":"VERB"},{"form":"!","upos":"PUNCT"}],
 *  "trees":[{"rank":1,"score":7.5,"base_score":7.1,"prob":0.9,"heads":[0,1],"labels":["root","punct"]}]}
 * }</pre>
 *
 * <p>Words have the lemmas, tags ({@code upos}, {@code xpos}) and features ({@code feats}) of the first tree; a tree
 * with others has them as {@code words} of its own. What is not known is left out, and {@code base_score} is there only
 * if trees were reranked, {@code tag_logprob}, the logarithm of how probable the tags are, only if a tagger gave them.
 */
final class SentenceJson {

  private static final JsonFactory JSON = new JsonFactory();

  private SentenceJson() {}

  static String text(ConllBlock block, KBestList list, TreeProbabilities probabilities, boolean reranked) {
    boolean tagged = KBestFormat.isTagged(list);
    StringWriter text = new StringWriter();
    try (JsonGenerator json = JSON.createGenerator(text)) {
      json.writeStartObject();
      writeIfKnown(json, "sent_id", block.comment("sent_id"));
      writeIfKnown(json, "text", block.comment("text"));
      Sentence first = list.best().sentence();
      writeWords(json, first);
      json.writeArrayFieldStart("trees");
      for (int rank = 0; rank < list.size(); rank++) {
        Hypothesis hypothesis = list.get(rank);
        json.writeStartObject();
        json.writeNumberField("rank", rank + 1);
        json.writeNumberField("score", hypothesis.score());
        if (reranked) {
          json.writeNumberField("base_score", hypothesis.base());
        }
        if (tagged) {
          json.writeNumberField("tag_logprob", hypothesis.tagging());
        }
        json.writeNumberField("prob", probabilities.tree(rank));
        if (!hypothesis.sentence().hasColumnsOf(first)) {
          writeWords(json, hypothesis.sentence());
        }
        writeTree(json, hypothesis.tree());
        json.writeEndObject();
      }
      json.writeEndArray();
      json.writeEndObject();
      json.writeRaw('\n');
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return text.toString();
  }

  private static void writeWords(JsonGenerator json, Sentence sentence) throws IOException {
    json.writeArrayFieldStart("words");
    for (Word word : sentence.words()) {
      json.writeStartObject();
      json.writeStringField("form", word.form());
      writeIfKnown(json, "lemma", known(word.lemma()));
      writeIfKnown(json, "upos", known(word.cpos()));
      writeIfKnown(json, "xpos", known(word.pos()));
      writeIfKnown(json, "feats", known(word.feats()));
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private static void writeTree(JsonGenerator json, DependencyTree tree) throws IOException {
    json.writeArrayFieldStart("heads");
    for (int m = 1; m <= tree.size(); m++) {
      json.writeNumber(tree.head(m));
    }
    json.writeEndArray();
    json.writeArrayFieldStart("labels");
    for (int m = 1; m <= tree.size(); m++) {
      json.writeString(tree.label(m));
    }
    json.writeEndArray();
  }

  private static Optional<String> known(String column) {
    return Optional.of(column).filter(value -> !value.equals(Word.ABSENT));
  }

  private static void writeIfKnown(JsonGenerator json, String key, Optional<String> value) throws IOException {
    if (value.isPresent()) {
      json.writeStringField(key, value.get());
    }
  }
}
