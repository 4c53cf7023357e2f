package org.kerndep.feature;

import java.util.ArrayList;
import java.util.List;
import org.kerndep.data.EncodedSentence;

/**
 * The features of arcs. A feature that fires twice has its two weights in one block of sixteen: at its index, and at its
 * index XOR the {@linkplain Distance code} of direction and distance, so that both come from one cache line.
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
    for (Template template : templates.templates(TemplateSet.Section.ARC)) {
      (template.usesOnly(Atom.Role.HEAD) ? heads : template.usesOnly(Atom.Role.MODIFIER) ? modifiers : others)
          .add(template);
    }
    headOnly = new TemplateEvaluator(heads);
    modifierOnly = new TemplateEvaluator(modifiers);
    pairs = new TemplateEvaluator(others);
  }

  /** The score of every arc: that of head h and modifier m at h·(n+1)+m. */
  public double[] scores(EncodedSentence x, WeightTable weights) {
    int n = x.size();
    double[][] ofHead = new double[n + 1][];
    double[][] ofModifier = new double[n + 1][];
    for (int i = 0; i <= n; i++) {
      keys.clear();
      headOnly.evaluate(x, i, TemplateEvaluator.NOWHERE, 0, keys);
      ofHead[i] = sumsByDistance(weights);
      keys.clear();
      modifierOnly.evaluate(x, TemplateEvaluator.NOWHERE, i, 0, keys);
      ofModifier[i] = sumsByDistance(weights);
    }
    double[] scores = new double[(n + 1) * (n + 1)];
    for (int h = 0; h <= n; h++) {
      for (int m = 1; m <= n; m++) {
        if (h != m) {
          int distance = Distance.code(h, m);
          keys.clear();
          pairs.evaluate(x, h, m, distance, keys);
          scores[h * (n + 1) + m] = sum(distance, weights) + ofHead[h][distance] + ofModifier[m][distance];
        }
      }
    }
    return scores;
  }

  /** Adds {@code value} for every feature of an arc. */
  public void add(EncodedSentence x, int head, int modifier, float value, WeightTable weights, SparseVector.Builder to) {
    int distance = Distance.code(head, modifier);
    keys.clear();
    headOnly.evaluate(x, head, TemplateEvaluator.NOWHERE, 0, keys);
    modifierOnly.evaluate(x, TemplateEvaluator.NOWHERE, modifier, 0, keys);
    pairs.evaluate(x, head, modifier, distance, keys);
    for (int i = 0; i < keys.once.size(); i++) {
      to.add(weights.index(keys.once.get(i)), value);
    }
    for (int i = 0; i < keys.twice.size(); i++) {
      int index = weights.index(keys.twice.get(i));
      to.add(index, value);
      to.add(index ^ distance, value);
    }
  }

  private double sum(int distance, WeightTable weights) {
    double sum = 0;
    KeyBuffer.Keys once = keys.once;
    for (int i = 0; i < once.size(); i++) {
      sum += weights.get(weights.index(once.get(i)));
    }
    KeyBuffer.Keys twice = keys.twice;
    for (int i = 0; i < twice.size(); i++) {
      int index = weights.index(twice.get(i));
      sum += weights.get(index) + weights.get(index ^ distance);
    }
    return sum;
  }

  private double[] sumsByDistance(WeightTable weights) {
    double[] sums = new double[Distance.CODES + 1];
    for (int distance = 1; distance <= Distance.CODES; distance++) {
      sums[distance] = sum(distance, weights);
    }
    return sums;
  }
}
