package org.kerndep.io.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import org.kerndep.data.Sentence;
import org.kerndep.io.ConllBlock;

/**
 * A parsed sentence as a JSON object on one line, the same wherever JSON is written:
 *
 * <pre>{@code
 * {"doc_id":"a.txt","sent_id":"1","text":"Go!",
 *  "words":[{"form":"Go","lemma":"go","upos":"VERB","start":0,"end":2,"space_after":false},
 *           {"form":"!","upos":"PUNCT","start":2,"end":3}],
 *  "trees":[{"rank":1,"score":7.5,"base_score":7.1,"prob":0.9,"heads":[0,1],"labels":["root","punct"],
 *            "arc_probs":[0.98,0.99]}]}
 * }</pre>
 *
 * <p>Words have the lemmas, tags ({@code upos}, {@code xpos}) and features ({@code feats}) of the first tree; a tree
 * with others has them as {@code words} of its own. Heads count words from 1, 0 is the root. {@code start} and
 * {@code end} count characters of the document's text from 0; words of a multiword token have its place, and
 * {@code "multiword_tokens":[{"first":3,"last":4,"form":"don't"}]} lists these. {@code space_after} is there where
 * false, {@code base_score} only if trees were reranked, {@code tag_logprob}, the logarithm of how probable the tags
 * are, only if a tagger gave them. {@code reasons} say why
 * the first tree is preferred to another, if that was asked for; see {@link ReasonJson}. What is not known is left out. Immutable; share freely.
 *
 * @param document what the document is called
 * @param id what the sentence is called in its document
 * @param text the sentence as written
 * @param tokens how the words are written and where, so that each word is in one of them
 * @param words with the tags that hold if there is no tree
 * @param trees the best first
 */
public record SentenceJson(Optional<String> document, Optional<String> id, Optional<String> text,
    List<PlacedToken> tokens, Sentence words, List<TreeJson> trees) {

  private static final JsonFactory JSON = new JsonFactory();

  public SentenceJson {
    tokens = List.copyOf(tokens);
    trees = List.copyOf(trees);
    int last = tokens.isEmpty() ? 0 : tokens.get(tokens.size() - 1).token().last();
    if (last != words.size() || trees.stream().anyMatch(tree -> tree.words().size() != words.size())) {
      throw new IllegalArgumentException(words.size() + " words have tokens of " + last + " words, or other trees");
    }
  }

  /** A sentence of CoNLL without trees; places are those that {@code TokenRange} in MISC names. */
  public static SentenceJson of(ConllBlock block) {
    return new SentenceJson(Optional.empty(), block.comment("sent_id"), block.comment("text"), PlacedToken.of(block),
        block.sentence(), List.of());
  }

  /** The same sentence in a document of that name. */
  public SentenceJson inDocument(String name) {
    return new SentenceJson(Optional.of(name), id, text, tokens, words, trees);
  }

  /** The same sentence with a tree. */
  public SentenceJson with(TreeJson tree) {
    return with(List.of(tree));
  }

  /** The same sentence with trees, the best first. */
  public SentenceJson with(List<TreeJson> ranked) {
    return new SentenceJson(document, id, text, tokens, words, ranked);
  }

  /** Writes the object where a value may stand, for example as an element of an array. */
  public void write(JsonGenerator json) throws IOException {
    json.writeStartObject();
    writeIfKnown(json, "doc_id", document);
    writeIfKnown(json, "sent_id", id);
    writeIfKnown(json, "text", text);
    Sentence tagged = trees.isEmpty() ? words : trees.get(0).words();
    WordsJson.write(json, tagged, tokens);
    json.writeArrayFieldStart("trees");
    for (int i = 0; i < trees.size(); i++) {
      trees.get(i).write(json, i + 1, tagged);
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  /** The object on a line of its own, with the line's end. */
  public String line() {
    StringWriter line = new StringWriter();
    try (JsonGenerator json = JSON.createGenerator(line)) {
      write(json);
      json.writeRaw('\n');
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return line.toString();
  }

  private static void writeIfKnown(JsonGenerator json, String key, Optional<String> value) throws IOException {
    if (value.isPresent()) {
      json.writeStringField(key, value.get());
    }
  }
}
