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

  /** The score of every arc: that of head h and modifier m at h·(n+1)+m. */
  public double[] scores(EncodedSentence x, WeightTable weights) {
    int n = x.size();
    double[][] ofHead = new double[n + 1][];
    double[][] ofModifier = new double[n + 1][];
    for (int i = 0; i <= n; i++) {
      keys.clear();
      headOnly.place(Atom.Role.HEAD, i).evaluate(x, 0, keys);
      ofHead[i] = sumsByDistance(weights);
      keys.clear();
      modifierOnly.place(Atom.Role.MODIFIER, i).evaluate(x, 0, keys);
      ofModifier[i] = sumsByDistance(weights);
    }
    double[] scores = new double[(n + 1) * (n + 1)];
    for (int h = 0; h <= n; h++) {
      pairs.place(Atom.Role.HEAD, h);
      for (int m = h + 1; m <= n; m++) {
        scores[h * (n + 1) + m] = pairScore(x, h, m, weights, ofHead[h], ofModifier[m]);
      }
      for (int m = h - 1; m >= 1; m--) {
        scores[h * (n + 1) + m] = pairScore(x, h, m, weights, ofHead[h], ofModifier[m]);
      }
    }
    return scores;
  }

  private double pairScore(EncodedSentence x, int head, int modifier, WeightTable weights, double[] ofHead,
      double[] ofModifier) {
    int distance = Distance.code(head, modifier);
    keys.clear();
    pairs.place(Atom.Role.MODIFIER, modifier).evaluate(x, distance, keys);
    return keys.sum(distance, weights) + ofHead[distance] + ofModifier[distance];
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

  private double[] sumsByDistance(WeightTable weights) {
    double[] sums = new double[Distance.CODES + 1];
    for (int distance = 1; distance <= Distance.CODES; distance++) {
      sums[distance] = keys.sum(distance, weights);
    }
    return sums;
  }
}
