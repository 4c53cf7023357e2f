package org.kerndep.feature;

import java.util.Arrays;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.EncodedSentence;
import org.kerndep.part.Parts;

/**
 * The features of an arc's label, given the tree. Each feature has a row of weights, one per label, that starts at its
 * index; rows may overlap as hashed features do. Scratch of one thread.
 */
public final class LabelFeatures {

  private static final long DISTANCE_SEED = 0xC2B2AE3D27D4EB4FL;

  private final TemplateEvaluator evaluator;
  private final KeyBuffer keys = new KeyBuffer();
  private int[] rows = new int[512];
  private int rowCount;

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
    rowCount = keys.once.size() + 2 * keys.twice.size();
    if (rows.length < rowCount) {
      rows = new int[2 * rowCount];
    }
    int next = 0;
    for (int i = 0; i < keys.once.size(); i++) {
      rows[next++] = weights.index(keys.once.get(i));
    }
    for (int i = 0; i < keys.twice.size(); i++) {
      long key = keys.twice.get(i);
      rows[next++] = weights.index(key);
      rows[next++] = weights.index(TemplateEvaluator.mix(key + distance * DISTANCE_SEED));
    }
  }

  /** The scores of all labels, into {@code scores}. */
  public void scores(WeightTable weights, float[] scores) {
    Arrays.fill(scores, 0);
    for (int r = 0; r < rowCount; r++) {
      weights.addTo(scores, rows[r]);
    }
  }

  /** Adds {@code value} for every feature of the arc with one label. */
  public void add(int label, float value, SparseVector.Builder to) {
    for (int r = 0; r < rowCount; r++) {
      to.add(rows[r] + label, value);
    }
  }
}
