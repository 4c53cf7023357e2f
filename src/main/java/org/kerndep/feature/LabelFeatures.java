package org.kerndep.feature;

import org.kerndep.data.DependencyTree;
import org.kerndep.data.EncodedSentence;
import org.kerndep.part.Parts;

/** The features of an arc's label, given the tree. Each has a row of weights, one per label. Scratch of one thread. */
public final class LabelFeatures {

  private final TemplateEvaluator evaluator;
  private final KeyBuffer keys = new KeyBuffer();
  private final FeatureRows rows = new FeatureRows();

  public LabelFeatures(TemplateSet templates) {
    evaluator = new TemplateEvaluator(TemplateSet.Section.LABEL, templates.templates(TemplateSet.Section.LABEL));
  }

  /** Moves to the arc into a word of a tree; the calls below speak of it. */
  public void moveTo(EncodedSentence x, DependencyTree tree, int modifier, WeightTable weights) {
    int distance = Distance.code(tree.head(modifier), modifier);
    keys.clear();
    placed(tree, modifier).evaluate(x, distance, keys);
    rows.set(keys, distance, weights);
  }

  /** Whether the arc into a word of a tree has the same features in a variant of a sentence and in the first. */
  public boolean areAsInFirst(EncodedSentence x, DependencyTree tree, int modifier) {
    return placed(tree, modifier).seesTheSameInFirst(x);
  }

  private TemplateEvaluator placed(DependencyTree tree, int modifier) {
    int head = tree.head(modifier);
    return evaluator.place(Atom.Role.HEAD, head)
        .place(Atom.Role.MODIFIER, modifier)
        .place(Atom.Role.GRANDPARENT, head == 0 ? Parts.NONE : tree.head(head))
        .place(Atom.Role.SIBLING, Parts.sibling(tree, modifier));
  }

  /** The scores of all labels, into {@code scores}. */
  public void scores(WeightTable weights, float[] scores) {
    rows.scores(weights, scores);
  }

  /** Adds {@code value} for every feature of the arc with one label. */
  public void add(int label, float value, SparseVector.Builder to) {
    rows.add(label, value, to);
  }
}
