package org.kerndep.kernel.support.tree;

import it.unimi.dsi.fastutil.ints.Int2DoubleOpenHashMap;
import it.unimi.dsi.fastutil.longs.Long2DoubleLinkedOpenHashMap;
import it.unimi.dsi.fastutil.longs.LongOpenHashSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.kerndep.kernel.FeatureArc;
import org.kerndep.kernel.FeatureTree;
import org.kerndep.kernel.FragmentKernel;
import org.kerndep.kernel.ListSubtrees;
import org.kerndep.kernel.SubtreeDag;
import org.kerndep.kernel.SubtreePairs;

/**
 * A function that a fragment kernel spans, as subtrees with coefficients: those of equal subtrees are added up, and
 * where an update's two trees have the same subtree they cancel. Immutable; share freely.
 */
public final class FragmentSupport implements TreeSupport {

  /** A list that has more pairs of subtrees with the function is not scored: their tables would take a gigabyte. */
  private static final long MOST_PAIRS = 1L << 26;

  private final FragmentKernel kernel;
  private final SubtreeDag dag;
  private final double[] coefficients;
  private final SubtreePairs pairs;

  /**
   * A function.
   *
   * @param dag not added to any more
   * @param coefficients by the number of the subtree
   */
  public FragmentSupport(FragmentKernel kernel, SubtreeDag dag, double[] coefficients) {
    if (coefficients.length != dag.size()) {
      throw new IllegalArgumentException(dag.size() + " subtrees with " + coefficients.length + " coefficients");
    }
    this.kernel = kernel;
    this.dag = dag;
    this.coefficients = coefficients.clone();
    this.pairs = kernel.indexed(dag);
  }

  static FragmentSupport meanOf(List<FragmentSupport> functions) {
    SubtreeDag all = new SubtreeDag();
    Int2DoubleOpenHashMap sums = new Int2DoubleOpenHashMap();
    for (FragmentSupport function : functions) {
      for (int v = 0; v < function.size(); v++) {
        if (function.coefficients[v] != 0) {
          sums.addTo(all.add(function.dag, v), function.coefficients[v] / functions.size());
        }
      }
    }
    return new FragmentSupport(functions.get(0).kernel, all,
        IntStream.range(0, all.size()).mapToDouble(v -> (float) sums.get(v)).toArray());
  }

  public SubtreeDag dag() {
    return dag;
  }

  public double coefficient(int subtree) {
    return coefficients[subtree];
  }

  @Override
  public int size() {
    return dag.size();
  }

  @Override
  public boolean hasSay(List<FeatureTree> list) {
    return hasSay(new ListSubtrees(kernel, list));
  }

  private boolean hasSay(ListSubtrees list) {
    return list.canBeCompared() && (long) list.dag().size() * dag.size() <= MOST_PAIRS;
  }

  @Override
  public double[] scores(List<FeatureTree> list) {
    ListSubtrees subtrees = new ListSubtrees(kernel, list);
    if (!hasSay(subtrees)) {
      return new double[list.size()];
    }
    double[] sums = new double[subtrees.dag().size()];
    pairs.visit(subtrees.dag(), (subtree, other, value) -> sums[other] += coefficients[subtree] * value);
    return subtrees.scores(sums);
  }

  @Override
  public List<TreeShare> difference(FeatureTree one, FeatureTree two) {
    FragmentPlaces places = new FragmentPlaces(kernel, one, two);
    double[] whole = new double[places.count()];
    double[][] byArc = new double[places.count()][];
    places.visit(pairs, (place, subtree, arc, value) -> {
      double share = coefficients[subtree] * value;
      if (place == 0 || arc == SubtreePairs.NO_ARC) {
        whole[place] += share;
      } else {
        if (byArc[place] == null) {
          byArc[place] = new double[dag.arcCount()];
        }
        byArc[place][arc] += share;
      }
    });
    List<TreeShare> shares = new ArrayList<>();
    for (int place = 0; place < places.count(); place++) {
      TreePlace named = places.place(place);
      if (whole[place] != 0) {
        shares.add(new TreeShare(named, TreeShare.NO_FEATURE, whole[place]));
      }
      if (byArc[place] != null) {
        byFeature(places.arc(place), byArc[place])
            .forEach((feature, value) -> shares.add(new TreeShare(named, feature, value)));
      }
    }
    return shares;
  }

  /** Splits what an arc has in common with learnt ones by the features: each counts the same. */
  private Map<Long, Double> byFeature(FeatureArc own, double[] byArc) {
    Long2DoubleLinkedOpenHashMap sums = new Long2DoubleLinkedOpenHashMap();
    LongOpenHashSet keys = new LongOpenHashSet(own.keys());
    for (int arc = 0; arc < byArc.length; arc++) {
      if (byArc[arc] != 0) {
        double each = byArc[arc] / own.matches(dag.arc(arc));
        for (long key : dag.arc(arc).keys()) {
          if (keys.contains(key)) {
            sums.addTo(key, each);
          }
        }
      }
    }
    return sums;
  }
}
