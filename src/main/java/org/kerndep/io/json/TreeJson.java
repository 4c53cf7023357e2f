package org.kerndep.io.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.Hypothesis;
import org.kerndep.data.KBestList;
import org.kerndep.data.Sentence;
import org.kerndep.data.TreeProbabilities;

/**
 * A tree of a sentence with what is known of it. Immutable; share freely.
 *
 * @param words with the tags that go with the tree
 * @param score by which trees are ranked
 * @param baseScore what the base parser gave, if trees were reranked
 * @param tagging the logarithm of how probable the tags are, if a tagger gave them
 * @param probability of the tree
 * @param arcs how probable the arc into each word is, from the first word on; empty if that is not known
 * @param reasons why the first tree of the list is preferred, the strongest first; empty if that is not known
 */
public record TreeJson(Sentence words, DependencyTree tree, OptionalDouble score, OptionalDouble baseScore,
    OptionalDouble tagging, OptionalDouble probability, List<Double> arcs, List<ReasonJson> reasons) {

  private static final double DIGITS = 1e4;

  public TreeJson {
    arcs = List.copyOf(arcs);
    reasons = List.copyOf(reasons);
    if (words.size() != tree.size() || !arcs.isEmpty() && arcs.size() != tree.size()) {
      throw new IllegalArgumentException("a tree of " + tree.size() + " words for " + words.size() + " words and "
          + arcs.size() + " probabilities");
    }
  }

  /** A tree without reasons. */
  public TreeJson(Sentence words, DependencyTree tree, OptionalDouble score, OptionalDouble baseScore,
      OptionalDouble tagging, OptionalDouble probability, List<Double> arcs) {
    this(words, tree, score, baseScore, tagging, probability, arcs, List.of());
  }

  /** A tree of which no score is known. */
  public static TreeJson of(Sentence words, DependencyTree tree) {
    OptionalDouble unknown = OptionalDouble.empty();
    return new TreeJson(words, tree, unknown, unknown, unknown, unknown, List.of());
  }

  /**
   * The trees of a list, the best first.
   *
   * @param reranked whether what the trees scored before is written too
   */
  public static List<TreeJson> of(KBestList list, TreeProbabilities probabilities, boolean reranked) {
    boolean tagged = list.hypotheses().stream().anyMatch(hypothesis -> hypothesis.tagging() != 0);
    return IntStream.range(0, list.size()).mapToObj(rank -> {
      Hypothesis hypothesis = list.get(rank);
      return new TreeJson(hypothesis.sentence(), hypothesis.tree(), OptionalDouble.of(hypothesis.score()),
          known(reranked, hypothesis.base()), known(tagged, hypothesis.tagging()),
          OptionalDouble.of(probabilities.tree(rank)), List.of());
    }).toList();
  }

  private static OptionalDouble known(boolean known, double value) {
    return known ? OptionalDouble.of(value) : OptionalDouble.empty();
  }

  /** The same tree with how probable the arc into each word is. */
  public TreeJson withArcs(List<Double> probabilities) {
    return new TreeJson(words, tree, score, baseScore, tagging, probability, probabilities, reasons);
  }

  /** The same tree with why the first of the list is preferred. */
  public TreeJson withReasons(List<ReasonJson> known) {
    return new TreeJson(words, tree, score, baseScore, tagging, probability, arcs, known);
  }

  void write(JsonGenerator json, int rank, Sentence first) throws IOException {
    json.writeStartObject();
    json.writeNumberField("rank", rank);
    writeIfKnown(json, "score", score);
    writeIfKnown(json, "base_score", baseScore);
    writeIfKnown(json, "tag_logprob", tagging);
    writeIfKnown(json, "prob", probability);
    if (!words.hasColumnsOf(first)) {
      WordsJson.write(json, words);
    }
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
    if (!arcs.isEmpty()) {
      json.writeArrayFieldStart("arc_probs");
      for (double arc : arcs) {
        json.writeNumber(Math.round(arc * DIGITS) / DIGITS);
      }
      json.writeEndArray();
    }
    if (!reasons.isEmpty()) {
      json.writeArrayFieldStart("reasons");
      for (ReasonJson reason : reasons) {
        reason.write(json);
      }
      json.writeEndArray();
    }
    json.writeEndObject();
  }

  private static void writeIfKnown(JsonGenerator json, String key, OptionalDouble value) throws IOException {
    if (value.isPresent()) {
      json.writeNumberField(key, value.getAsDouble());
    }
  }
}
