package org.kerndep.kernel;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.kerndep.data.DependencyTree;

/**
 * The fragments of trees that a {@link DependencyTreeKernel} counts, written out as text with one feature for each arc,
 * and the square roots of their weights.
 */
public final class ExplicitFragments {

  private ExplicitFragments() {}

  static FeatureArc arc(int label, String... features) {
    return new FeatureArc(Arrays.stream(features).mapToLong(String::hashCode).sorted().distinct().toArray(), label);
  }

  /** A tree with two features for each arc, and sometimes a label. */
  public static FeatureTree randomTree(SplittableRandom random, int size) {
    int[] heads = new int[size + 1];
    List<FeatureArc> arcs = new ArrayList<>();
    for (int m = 1; m <= size; m++) {
      heads[m] = random.nextInt(m);
      arcs.add(arc(random.nextInt(2) - 1, "a" + random.nextInt(2), "b" + random.nextInt(3)));
    }
    return new FeatureTree(DependencyTree.unlabelled(heads), arcs, new long[size], new long[size]);
  }

  /** All fragments, equal ones added up. */
  public static Map<String, Double> of(FeatureTree tree, double decay, int depth) {
    Map<String, Double> all = new HashMap<>();
    for (int node = 1; node <= tree.size(); node++) {
      below(tree, node, decay, depth).forEach((text, weight) -> all.merge(text, weight, Double::sum));
    }
    return all;
  }

  private static Map<String, Double> below(FeatureTree tree, int node, double decay, int depth) {
    Map<String, Double> all = new HashMap<>();
    for (int child : tree.children()[node]) {
      beginningWith(tree, child, decay, depth).forEach((text, weight) -> all.merge(text, weight, Double::sum));
    }
    return all;
  }

  /** The fragments at the head of a word whose first arc is the one into that word. */
  public static Map<String, Double> beginningWith(FeatureTree tree, int child, double decay, int depth) {
    Map<String, Double> all = new HashMap<>();
    Map<String, Double> runs = Map.of("", 1.0);
    for (int next : tree.children()[tree.tree().head(child)]) {
      if (next >= child && depth > 0) {
        runs = extended(runs, tree, next, decay, depth);
        runs.forEach((text, weight) -> all.merge("(" + text + ")", weight, Double::sum));
      }
    }
    return all;
  }

  private static Map<String, Double> extended(Map<String, Double> runs, FeatureTree tree, int child, double decay,
      int depth) {
    Map<String, Double> more = new HashMap<>();
    Map<String, Double> deeper = new HashMap<>(below(tree, child, decay, depth - 1));
    deeper.put("", 1.0);
    FeatureArc arc = tree.arc(child);
    runs.forEach((text, weight) -> Arrays.stream(arc.keys()).forEach(feature -> deeper.forEach((rest, own) ->
        more.merge(text + " " + feature + rest, weight * own * Math.sqrt(decay), Double::sum))));
    return more;
  }

  /** Whether the first arc of a fragment has a feature. */
  public static boolean beginsWithFeature(String fragment, long feature) {
    return fragment.matches("\\( " + feature + "[ ()].*");
  }

  public static double dot(Map<String, Double> a, Map<String, Double> b) {
    return a.entrySet().stream().mapToDouble(e -> e.getValue() * b.getOrDefault(e.getKey(), 0.0)).sum();
  }
}
