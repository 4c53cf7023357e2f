package org.kerndep.part;

import java.util.function.IntToDoubleFunction;

/**
 * What the parts of one sentence score with each label of the arc they belong to, the one into the modifier (Carreras
 * 2007). Labels of an arc are 0 to {@link #labelCount} minus 1; the same number may be another label on another arc.
 * Asked without a label, a part scores what its best label gives it: exact for arcs alone, an upper bound beyond them.
 */
public interface LabelledPartScores extends PartScores {

  /** These scores if they have labels, else with one label for every arc. */
  static LabelledPartScores of(PartScores scores) {
    return scores instanceof LabelledPartScores labelled ? labelled : new OneLabelScores(scores);
  }

  /** How many labels an arc of the graph may have, at least 1. */
  int labelCount(int arc);

  /** The name of a label of an arc of the graph. */
  String labelName(int arc, int label);

  /** {@link PartShape#ARC}. */
  double arc(int head, int modifier, int label);

  /** {@link PartShape#SIBLING}. */
  double sibling(int head, int sibling, int modifier, int label);

  /** {@link PartShape#INNER_CHILD}. */
  double innerChild(int head, int modifier, int child, int label);

  /** {@link PartShape#OUTER_CHILD}. */
  double outerChild(int head, int modifier, int child, int label);

  @Override
  default double arc(int head, int modifier) {
    return best(head, modifier, label -> arc(head, modifier, label));
  }

  @Override
  default double sibling(int head, int sibling, int modifier) {
    return best(head, modifier, label -> sibling(head, sibling, modifier, label));
  }

  @Override
  default double innerChild(int head, int modifier, int child) {
    return best(head, modifier, label -> innerChild(head, modifier, child, label));
  }

  @Override
  default double outerChild(int head, int modifier, int child) {
    return best(head, modifier, label -> outerChild(head, modifier, child, label));
  }

  private double best(int head, int modifier, IntToDoubleFunction score) {
    double best = Double.NEGATIVE_INFINITY;
    int count = labelCount(graph().arc(head, modifier));
    for (int label = 0; label < count; label++) {
      best = Math.max(best, score.applyAsDouble(label));
    }
    return best;
  }
}
