package org.kerndep;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.Sentence;
import org.kerndep.data.Taggings;
import org.kerndep.explain.ExplainedList;
import org.kerndep.explain.Explainer;
import org.kerndep.explain.ExplanationText;
import org.kerndep.explain.Reason;
import org.kerndep.io.json.ReasonJson;

/** Explains what a parser does with sentences. Shared freely by threads. */
public final class SentenceExplainer {

  /** How many reasons for each tree lists of trees give. */
  public static final int REASONS = 5;

  private static final ExplanationText SHORT = new ExplanationText(2, 0);
  /** How many trees are searched for one that has another arc. */
  private static final int LOOKED_AT = 5;

  private final DependencyParser parser;
  /** Explainers that no thread is using. */
  private final Queue<Explainer> idle = new ConcurrentLinkedQueue<>();

  public SentenceExplainer(DependencyParser parser) {
    this.parser = parser;
  }

  public DependencyParser parser() {
    return parser;
  }

  /**
   * What somebody wants to know of the hypotheses of a sentence.
   *
   * @param trees how many hypotheses are wanted at least, if there are so many
   * @param question asked before the call returns; the list is not kept
   */
  public <T> T ask(Taggings taggings, int trees, Function<ExplainedList, T> question) {
    Explainer pooled = idle.poll();
    Explainer explainer = pooled == null ? parser.explainer() : pooled;
    T answer = question.apply(explainer.explain(parser.candidates(taggings, trees)));
    idle.add(explainer);
    return answer;
  }

  /** The same for a sentence whose tags are given. */
  public <T> T ask(Sentence sentence, int trees, Function<ExplainedList, T> question) {
    return ask(Taggings.given(sentence), trees, question);
  }

  /**
   * For each of the k best hypotheses, by rank, why the first is preferred to it, in a sentence; for the first why it
   * is preferred to the second. Empty texts if there is no other.
   */
  public List<String> hypotheses(Taggings taggings, int k) {
    return ask(taggings, k, list -> {
      int size = Math.min(k, list.ranked().size());
      List<String> texts = new ArrayList<>();
      for (int rank = 1; rank < size; rank++) {
        texts.add(SHORT.sentence(list.compare(0, rank)));
      }
      texts.add(0, size == 1 ? "" : texts.get(0));
      return texts;
    });
  }

  /** For each of the k best hypotheses, by rank, why the first is preferred to it; of the first nothing. */
  public List<List<ReasonJson>> reasons(Taggings taggings, int k) {
    return ask(taggings, k, list -> list.brief(k, REASONS));
  }

  /**
   * For each word of the best tree, from the first on, why its arc is as it is, in a short sentence: what speaks for
   * the tree and against the next one of the best {@value #LOOKED_AT} that has another arc there. What an annotation
   * tool shows beside a suggestion.
   */
  public List<String> arcs(Taggings taggings) {
    return ask(taggings, LOOKED_AT, list -> {
      DependencyTree best = list.ranked().best().tree();
      Map<Integer, String> reasons = new HashMap<>();
      List<String> texts = new ArrayList<>();
      for (int m = 1; m <= best.size(); m++) {
        int word = m;
        texts.add(IntStream.range(1, Math.min(LOOKED_AT, list.ranked().size()))
            .filter(rank -> differs(best, list.ranked().get(rank).tree(), word)).boxed().findFirst()
            .map(rank -> alternative(list, rank, word) + reasons.computeIfAbsent(rank,
                r -> SHORT.sentence(list.compare(0, r))))
            .orElse("the best trees agree on this arc"));
      }
      return texts;
    });
  }

  private static boolean differs(DependencyTree one, DependencyTree other, int word) {
    return one.head(word) != other.head(word) || !one.label(word).equals(other.label(word));
  }

  private static String alternative(ExplainedList list, int rank, int word) {
    DependencyTree other = list.ranked().get(rank).tree();
    return "not " + new Reason.Arc(other.head(word), word, other.label(word)).words(list.ranked().get(rank).sentence())
        + ": ";
  }
}
