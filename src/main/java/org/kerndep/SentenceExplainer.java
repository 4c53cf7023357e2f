package org.kerndep;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Function;
import org.kerndep.data.Sentence;
import org.kerndep.data.Taggings;
import org.kerndep.explain.ExplainedList;
import org.kerndep.explain.Explainer;

/** Explains what a parser does with sentences. Shared freely by threads. */
public final class SentenceExplainer {

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
}
