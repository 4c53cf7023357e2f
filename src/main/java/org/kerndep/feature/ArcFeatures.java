package org.kerndep.feature;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.kerndep.data.EncodedSentence;

/**
 * The features of all arcs of a sentence, for the pruner. A feature that fires twice has its two weights in one block
 * of sixteen: at its index, and at its index XOR the {@linkplain Distance code} of direction and distance, so that both
 * come from one cache line.
 *
 * <p>Templates that look at one end only are summed once per word instead of once per arc. Scratch of one thread.
 */
public final class ArcFeatures {

  private final TemplateEvaluator headOnly;
  private final TemplateEvaluator modifierOnly;
  private final TemplateEvaluator pairs;
  private final KeyBuffer keys = new KeyBuffer();
  /** The last sentence that was the first of several variants, and the scores of its arcs. */
  private EncodedSentence first;
  private double[] scoresOfFirst;

  public ArcFeatures(TemplateSet templates) {
    List<Template> heads = new ArrayList<>();
    List<Template> modifiers = new ArrayList<>();
    List<Template> others = new ArrayList<>();
    for (Template template : templates.templates(TemplateSet.Section.PRUNE)) {
      List<Template> kind = template.usesOnly(Set.of(Atom.Role.HEAD))
          ? heads
          : template.usesOnly(Set.of(Atom.Role.MODIFIER)) ? modifiers : others;
      kind.add(template);
    }
    headOnly = new TemplateEvaluator(TemplateSet.Section.PRUNE, heads);
    modifierOnly = new TemplateEvaluator(TemplateSet.Section.PRUNE, modifiers);
    pairs = new TemplateEvaluator(TemplateSet.Section.PRUNE, others);
  }

  /**
   * The score of every arc: that of head h and modifier m at h·(n+1)+m. A variant of the sentence before takes over
   * what is the same in both.
   *
   * @param weights the same for all variants of a sentence
   */
  public double[] scores(EncodedSentence x, WeightTable weights) {
    double[] scores = new Sums(x, weights).ofArcs();
    if (x.isFirstVariant()) {
      first = x;
      scoresOfFirst = scores;
    }
    return scores;
  }

  /** The sums of a sentence's arcs. */
  private final class Sums {

    private final EncodedSentence x;
    private final WeightTable weights;
    private final boolean isVariant;
    private final double[][] ofHead;
    private final double[][] ofModifier;

    Sums(EncodedSentence x, WeightTable weights) {
      this.x = x;
      this.weights = weights;
      this.isVariant = x.isVariantOf(first);
      this.ofHead = new double[x.size() + 1][];
      this.ofModifier = new double[x.size() + 1][];
    }

    double[] ofArcs() {
      int n = x.size();
      double[] scores = new double[(n + 1) * (n + 1)];
      for (int h = 0; h <= n; h++) {
        for (int m = h + 1; m <= n; m++) {
          scores[h * (n + 1) + m] = ofArc(h, m);
        }
        for (int m = h - 1; m >= 1; m--) {
          scores[h * (n + 1) + m] = ofArc(h, m);
        }
      }
      return scores;
    }

    private double ofArc(int head, int modifier) {
      headOnly.place(Atom.Role.HEAD, head);
      modifierOnly.place(Atom.Role.MODIFIER, modifier);
      pairs.place(Atom.Role.HEAD, head).place(Atom.Role.MODIFIER, modifier);
      if (isVariant && headOnly.seesTheSameInFirst(x) && modifierOnly.seesTheSameInFirst(x)
          && pairs.seesTheSameInFirst(x)) {
        return scoresOfFirst[head * (x.size() + 1) + modifier];
      }
      if (ofHead[head] == null) {
        ofHead[head] = byDistance(headOnly);
      }
      if (ofModifier[modifier] == null) {
        ofModifier[modifier] = byDistance(modifierOnly);
      }
      int distance = Distance.code(head, modifier);
      keys.clear();
      pairs.evaluate(x, distance, keys);
      return keys.sum(distance, weights) + ofHead[head][distance] + ofModifier[modifier][distance];
    }

    private double[] byDistance(TemplateEvaluator templates) {
      keys.clear();
      templates.evaluate(x, 0, keys);
      double[] sums = new double[Distance.CODES + 1];
      for (int distance = 1; distance <= Distance.CODES; distance++) {
        sums[distance] = keys.sum(distance, weights);
      }
      return sums;
    }
  }

  /** Adds {@code value} for every feature of an arc. */
  public void add(EncodedSentence x, int head, int modifier, float value, WeightTable weights,
      SparseVector.Builder to) {
    int distance = Distance.code(head, modifier);
    keys.clear();
    headOnly.place(Atom.Role.HEAD, head).evaluate(x, 0, keys);
    modifierOnly.place(Atom.Role.MODIFIER, modifier).evaluate(x, 0, keys);
    pairs.place(Atom.Role.HEAD, head).place(Atom.Role.MODIFIER, modifier).evaluate(x, distance, keys);
    keys.addTo(to, distance, value, weights);
  }
}
