package org.kerndep.base;

import org.kerndep.data.EncodedSentence;
import org.kerndep.data.RootMode;
import org.kerndep.decode.Decoders;
import org.kerndep.decode.Marginals;
import org.kerndep.feature.ArcFeatures;
import org.kerndep.feature.WeightTable;
import org.kerndep.part.ArcGraph;
import org.kerndep.part.PartScores;
import org.kerndep.part.Parts;

/**
 * Leaves a decoder few arcs to choose from: those whose probability under a first-order log-linear model is not far
 * below that of the word's most probable head, and always those of that model's best projective tree and, where trees
 * need not be projective, of its best tree. Immutable; share freely.
 *
 * @param weights of the templates' section {@code prune}
 * @param ratio the smallest probability that is kept, as a share of the word's largest
 * @param maxHeads the most heads kept for a word, besides those in the best trees; in sentences of more than 40 words
 *     proportionally more, unless they are so long that probabilities are over heads alone
 * @param projective whether probabilities are over projective trees only
 * @param roots how many children the root may have
 */
public record ArcPruner(WeightTable weights, double ratio, int maxHeads, boolean projective, RootMode roots) {

  /** The most words of sentences to which the limit of heads applies as it is. */
  private static final int USUAL_LENGTH = 40;

  /** The most words for which probabilities are over trees. */
  private static final int LONGEST_FOR_TREES = 160;

  public ArcPruner {
    if (!(ratio >= 0 && ratio < 1)) {
      throw new IllegalArgumentException("pruning ratio must be at least 0 and below 1: " + ratio);
    }
    if (maxHeads < 1) {
      throw new IllegalArgumentException("at least 1 head must be kept: " + maxHeads);
    }
  }

  /**
   * The arcs to choose from.
   *
   * @param features scratch made from the model's templates
   */
  public ArcGraph prune(EncodedSentence x, ArcFeatures features) {
    PartScores scores = new PrunerScores(x, features, weights);
    Marginals marginals = marginals(scores);
    boolean[] kept = new boolean[(x.size() + 1) * (x.size() + 1)];
    for (int m = 1; m <= x.size(); m++) {
      keepHeads(m, marginals, kept);
    }
    keepBestTree("eisner", scores, kept);
    if (!projective) {
      keepBestTree("mst", scores, kept);
    }
    return ArcGraph.of(x.size(), (h, m) -> kept[h * (x.size() + 1) + m]);
  }

  private void keepBestTree(String decoder, PartScores scores, boolean[] kept) {
    Parts.arcs(Decoders.create(decoder, roots).decode(scores).tree(),
        (h, m) -> kept[h * (scores.size() + 1) + m] = true);
  }

  /** The arc probabilities that this pruner goes by: over trees, or over heads alone where that would take long. */
  public Marginals marginals(PartScores scores) {
    if (scores.size() > LONGEST_FOR_TREES) {
      return Marginals.local(scores);
    }
    return projective ? Marginals.projective(scores, roots) : Marginals.nonProjective(scores, roots);
  }

  private void keepHeads(int modifier, Marginals marginals, boolean[] kept) {
    int n = marginals.size();
    double threshold = 0;
    int most = n > USUAL_LENGTH && n <= LONGEST_FOR_TREES ? maxHeads * n / USUAL_LENGTH : maxHeads;
    for (int count = 0; count < most; count++) {
      int best = -1;
      for (int h = 0; h <= n; h++) {
        if (h != modifier && !kept[h * (n + 1) + modifier]
            && (best < 0 || marginals.arc(h, modifier) > marginals.arc(best, modifier))) {
          best = h;
        }
      }
      if (best < 0 || marginals.arc(best, modifier) < threshold) {
        return;
      }
      kept[best * (n + 1) + modifier] = true;
      threshold = Math.max(threshold, ratio * marginals.arc(best, modifier));
    }
  }
}
