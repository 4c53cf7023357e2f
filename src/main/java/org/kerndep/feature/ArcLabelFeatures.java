package org.kerndep.feature;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.kerndep.data.EncodedSentence;

/**
 * The features of an arc's label, whatever the rest of the tree: those of the label templates that look at the arc
 * only. Each has a row of weights, one per label. Scratch of one thread.
 */
public final class ArcLabelFeatures {

  /** Those of an arc by itself. */
  static final Set<Atom.Role> ROLES =
      EnumSet.of(Atom.Role.HEAD, Atom.Role.MODIFIER, Atom.Role.BETWEEN, Atom.Role.PART);

  private final TemplateEvaluator evaluator;
  private final KeyBuffer keys = new KeyBuffer();
  private final FeatureRows rows = new FeatureRows();

  public ArcLabelFeatures(TemplateSet templates) {
    List<Template> ofArcs = templates.templates(TemplateSet.Section.LABEL).stream()
        .filter(template -> template.usesOnly(ROLES)).toList();
    evaluator = new TemplateEvaluator(TemplateSet.Section.LABEL, ofArcs);
  }

  /** Moves to an arc; the calls below speak of it. */
  public void moveTo(EncodedSentence x, int head, int modifier, WeightTable weights) {
    int distance = Distance.code(head, modifier);
    keys.clear();
    evaluator.place(Atom.Role.HEAD, head).place(Atom.Role.MODIFIER, modifier).evaluate(x, distance, keys);
    rows.set(keys, distance, weights);
  }

  /** Whether an arc has the same features in a variant of a sentence and in the first. */
  public boolean areAsInFirst(EncodedSentence x, int head, int modifier) {
    return evaluator.place(Atom.Role.HEAD, head).place(Atom.Role.MODIFIER, modifier).seesTheSameInFirst(x);
  }

  /** The score of one label. */
  public float score(int label, WeightTable weights) {
    return rows.score(weights, label);
  }

  /** Adds {@code value} for every feature of the arc with one label. */
  public void add(int label, float value, SparseVector.Builder to) {
    rows.add(label, value, to);
  }
}
