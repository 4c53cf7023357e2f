package org.kerndep.io.kbest;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.Hypothesis;
import org.kerndep.data.KBestList;
import org.kerndep.data.Sentence;
import org.kerndep.data.Word;
import org.kerndep.io.json.ReasonJson;
import org.kerndep.io.json.SentenceJson;

/** A line of JSON that {@link SentenceJson} wrote; what is missing in it is null. */
record StoredList(@JsonProperty("sent_id") String id, String text, List<StoredWord> words, List<Tree> trees) {

  /** A word; earlier versions wrote its form alone. */
  record StoredWord(String form, String lemma, String upos, String xpos, String feats) {

    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    static StoredWord of(String form) {
      return new StoredWord(form, null, null, null, null);
    }

    @JsonCreator(mode = JsonCreator.Mode.PROPERTIES)
    StoredWord(@JsonProperty("form") String form, @JsonProperty("lemma") String lemma,
        @JsonProperty("upos") String upos, @JsonProperty("xpos") String xpos, @JsonProperty("feats") String feats) {
      this.form = form;
      this.lemma = lemma;
      this.upos = upos;
      this.xpos = xpos;
      this.feats = feats;
    }
  }

  /** One of its trees. */
  record Tree(int rank, double score, @JsonProperty("base_score") Double baseScore,
      @JsonProperty("tag_logprob") Double tagging, @JsonProperty("prob") Double probability, List<StoredWord> words,
      List<Integer> heads, List<String> labels, List<ReasonJson> reasons) {

    Hypothesis hypothesis(int place, Sentence first) {
      if (rank != place) {
        throw new IllegalArgumentException("tree " + rank + " stands where tree " + place + " was expected");
      }
      if (heads == null || labels == null || heads.size() != first.size() || labels.size() != first.size()) {
        throw new IllegalArgumentException("tree " + rank + " does not have a head and a label for each word");
      }
      Sentence sentence = words == null ? first : sentence(words);
      double ofTags = tagging == null ? 0 : tagging;
      return baseScore == null
          ? new Hypothesis(sentence, ofTags, tree(), score, 0, score)
          : new Hypothesis(sentence, ofTags, tree(), baseScore, Double.NaN, score);
    }

    private DependencyTree tree() {
      List<String> all = new ArrayList<>(labels);
      all.add(0, null);
      return DependencyTree.of(
          Stream.concat(Stream.of(0), heads.stream()).mapToInt(head -> head == null ? -1 : head).toArray(),
          all.toArray(String[]::new));
    }
  }

  /** What it says, checked; anything that cannot be is an IllegalArgumentException. */
  KBestLine toLine(String place) {
    if (words == null || trees == null || trees.contains(null)) {
      throw new IllegalArgumentException("no words or no trees");
    }
    Sentence first = sentence(words);
    List<Hypothesis> hypotheses = new ArrayList<>();
    for (Tree tree : trees) {
      hypotheses.add(tree.hypothesis(hypotheses.size() + 1, first));
    }
    allOrNone("tag_logprob", trees.stream().map(Tree::tagging).toList());
    boolean reranked = !allOrNone("base_score", trees.stream().map(Tree::baseScore).toList()).isEmpty();
    return new KBestLine(place, Optional.ofNullable(id), Optional.ofNullable(text), new KBestList(hypotheses), reranked,
        allOrNone("prob", trees.stream().map(Tree::probability).toList()),
        trees.stream().map(tree -> tree.reasons == null ? List.<ReasonJson>of() : tree.reasons).toList());
  }

  private static Sentence sentence(List<StoredWord> words) {
    if (words.stream().anyMatch(word -> word == null || word.form() == null)) {
      throw new IllegalArgumentException("a word has no form");
    }
    return new Sentence(words.stream()
        .map(word -> new Word(word.form(), word.lemma(), word.upos(), word.xpos(), word.feats())).toList());
  }

  private static List<Double> allOrNone(String key, List<Double> values) {
    List<Double> given = values.stream().filter(Objects::nonNull).toList();
    if (!given.isEmpty() && given.size() < values.size()) {
      throw new IllegalArgumentException("only some trees have " + key);
    }
    return given;
  }
}
