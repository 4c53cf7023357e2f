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
    int head = tree.head(modifier);
    int distance = Distance.code(head, modifier);
    keys.clear();
    evaluator.place(Atom.Role.HEAD, head)
        .place(Atom.Role.MODIFIER, modifier)
        .place(Atom.Role.GRANDPARENT, head == 0 ? Parts.NONE : tree.head(head))
        .place(Atom.Role.SIBLING, Parts.sibling(tree, modifier))
        .evaluate(x, distance, keys);
    rows.set(keys, distance, weights);
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
