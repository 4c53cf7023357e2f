package org.kerndep.rerank;

import java.util.stream.IntStream;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.KBestList;
import org.kerndep.data.TreeProbabilities;

/**
 * What a tree gains from the others of its list that agree with it. The tree that is most probable as a whole is not
 * the one of which most arcs are right: arcs that many probable trees have are more often right than those of one tree
 * alone (minimum Bayes risk). A tree gets the number of its arcs that are right by the probabilities of the list, an
 * arc with a wrong label counting half, times a weight. Immutable; share freely.
 *
 * @param weight what an arc that is certainly right is worth, at least 0
 * @param temperature of the probabilities, by the scores before
 */
public record Agreement(double weight, double temperature) {

  /** Trees gain nothing from others. */
  public static final Agreement NONE = new Agreement(0, 1);

  public Agreement {
    if (!(weight >= 0 && weight < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException("the weight of agreement must be at least 0: " + weight);
    }
    if (!(temperature > 0 && temperature < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException("the temperature of agreement is not above 0 and finite: " + temperature);
    }
  }

  /** A ranked list ranked anew. */
  public KBestList rank(KBestList list) {
    if (weight == 0 || list.size() == 1) {
      return list;
    }
    TreeProbabilities probabilities = new TreeProbabilities(list, temperature);
    return list.raised(IntStream.range(0, list.size())
        .mapToDouble(rank -> weight * rightArcs(list, list.get(rank).tree(), probabilities)).toArray());
  }

  /** What a tree, of a ranked list or not, gains from those of the list before that is ranked anew. */
  public double gain(KBestList list, DependencyTree tree) {
    return weight == 0 || list.size() == 1 ? 0
        : weight * rightArcs(list, tree, new TreeProbabilities(list, temperature));
  }

  /** How many arcs of a tree are right, as far as the list can tell. */
  private static double rightArcs(KBestList list, DependencyTree tree, TreeProbabilities probabilities) {
    double sum = 0;
    for (int other = 0; other < list.size(); other++) {
      sum += probabilities.tree(other) * common(tree, list.get(other).tree());
    }
    return sum;
  }

  /** The arcs that two trees have in common, those with different labels as halves. */
  private static double common(DependencyTree one, DependencyTree other) {
    int halves = 0;
    for (int m = 1; m <= one.size(); m++) {
      if (one.head(m) == other.head(m)) {
        halves += one.label(m).equals(other.label(m)) ? 2 : 1;
      }
    }
    return halves / 2.0;
  }
}
