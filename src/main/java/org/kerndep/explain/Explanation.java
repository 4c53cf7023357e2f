package org.kerndep.explain;

import java.util.List;
import java.util.stream.IntStream;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.Hypothesis;

/**
 * Why a hypothesis scores as much more than another as it does: the values of the reasons add up to the difference of
 * the final scores. Immutable; share freely.
 *
 * @param preferred usually the one with the higher score
 * @param other another hypothesis of the same words
 * @param reasons the strongest first
 * @param labels why arcs that both have differ in their labels, where that is decided after the tree
 */
public record Explanation(Hypothesis preferred, Hypothesis other, List<Reason> reasons, List<LabelReason> labels) {

  public Explanation {
    reasons = List.copyOf(reasons);
    labels = List.copyOf(labels);
  }

  /** By how much the preferred hypothesis scores more. */
  public double difference() {
    return preferred.score() - other.score();
  }

  /** The reasons that speak for the preferred hypothesis, the strongest first. */
  public List<Reason> forPreferred() {
    return reasons.stream().filter(reason -> reason.value() > 0).toList();
  }

  /** The reasons that speak for the other, the strongest first. */
  public List<Reason> forOther() {
    return reasons.stream().filter(reason -> reason.value() < 0).toList();
  }

  /** The words whose head or label differ, ascending. */
  public List<Integer> differing() {
    DependencyTree one = preferred.tree();
    DependencyTree two = other.tree();
    return IntStream.rangeClosed(1, one.size())
        .filter(m -> one.head(m) != two.head(m) || !one.label(m).equals(two.label(m))).boxed().toList();
  }
}
