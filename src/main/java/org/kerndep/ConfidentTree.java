package org.kerndep;

import org.kerndep.data.ArcCalibration;
import org.kerndep.data.DependencyTree;
import org.kerndep.decode.Marginals;

/** A tree and how probable arcs between its words are, those of other trees included. Immutable; share freely. */
public final class ConfidentTree {

  private final DependencyTree tree;
  private final Marginals posteriors;
  private final ArcCalibration calibration;

  ConfidentTree(DependencyTree tree, Marginals posteriors, ArcCalibration calibration) {
    this.tree = tree;
    this.posteriors = posteriors;
    this.calibration = calibration;
  }

  /** The best labelled tree. */
  public DependencyTree tree() {
    return tree;
  }

  /** How probable it is that a word's head in the tree is right. */
  public double confidence(int modifier) {
    return probability(tree.head(modifier), modifier);
  }

  /** How probable it is that a word has this head: the posterior as it was found to come true. */
  public double probability(int head, int modifier) {
    return calibration.probability(posterior(head, modifier));
  }

  /** The share of the trees with this arc, each weighing {@code exp(score / temperature)}; a word's heads sum to 1. */
  public double posterior(int head, int modifier) {
    return posteriors.arc(head, modifier);
  }
}
