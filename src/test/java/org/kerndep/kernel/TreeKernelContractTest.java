package org.kerndep.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kerndep.data.DependencyTree;
import org.kerndep.kernel.property.PropertyList;

/**
 * What every kernel of whole trees does: it is symmetric and positive semi-definite, and 1 for a tree if normalised.
 */
class TreeKernelContractTest {

  private static final double EXACT = 1e-9;
  private static final int TREES = 12;

  private final SplittableRandom random = new SplittableRandom(29);

  private FeatureTree tree() {
    int size = random.nextInt(2, 7);
    int[] heads = new int[size + 1];
    List<FeatureArc> arcs = new ArrayList<>();
    for (int m = 2; m <= size; m++) {
      heads[m] = random.nextInt(1, m);
    }
    for (int m = 1; m <= size; m++) {
      arcs.add(ExplicitFragments.arc(random.nextInt(2), "a" + random.nextInt(2), "b" + random.nextInt(3)));
    }
    return new FeatureTree(DependencyTree.unlabelled(heads), arcs, random.longs(size, 0, 3).toArray(),
        random.longs(size, 0, 3).toArray());
  }

  @ParameterizedTest
  @ValueSource(strings = {"dependency-tree(decay=0.4)", "dependency-tree(decay=0.4,depth=2)",
      "dependency-tree(decay=0.4,depth=3,normalised)", "collins-duffy(decay=0.6)", "collins-duffy(decay=0.6,depth=1)",
      "collins-duffy(decay=0.6,depth=3,normalised)", "polynomial(d=2)", "polynomial(d=4,decay=0.1,normalised)"})
  void isSymmetricAndPositiveSemiDefinite(String text) {
    TreeKernel kernel = (TreeKernel) Kernels.parse(text, PropertyList.standard());
    for (int trial = 0; trial < 20; trial++) {
      List<FeatureTree> trees = new ArrayList<>();
      while (trees.size() < TREES) {
        trees.add(tree());
      }
      for (FeatureTree a : trees) {
        for (FeatureTree b : trees) {
          double value = kernel.value(a, b);
          assertThat(value).isCloseTo(kernel.value(b, a), within(EXACT * (1 + value)));
        }
        if (kernel.normalised()) {
          assertThat(kernel.value(a, a)).isCloseTo(1, within(EXACT));
        }
      }
      GramMatrix.assertPositiveSemiDefinite(TREES, (i, j) -> kernel.value(trees.get(i), trees.get(j)));
    }
  }

  /** A depth beyond the height of the trees is no limit, however large it is. */
  @ParameterizedTest
  @ValueSource(strings = {"dependency-tree(decay=0.4", "collins-duffy(decay=0.6"})
  void largeDepthsAreNoLimit(String text) {
    TreeKernel unlimited = (TreeKernel) Kernels.parse(text + ")", PropertyList.standard());
    TreeKernel deep = (TreeKernel) Kernels.parse(text + ",depth=1000000000)", PropertyList.standard());
    for (int trial = 0; trial < 50; trial++) {
      FeatureTree a = tree();
      FeatureTree b = tree();
      assertThat(deep.value(a, b)).isCloseTo(unlimited.value(a, b), within(EXACT));
    }
  }
}
