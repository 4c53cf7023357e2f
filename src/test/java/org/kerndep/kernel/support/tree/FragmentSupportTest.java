package org.kerndep.kernel.support.tree;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.kerndep.data.DependencyTree;
import org.kerndep.kernel.DependencyTreeKernel;
import org.kerndep.kernel.ExplicitFragments;
import org.kerndep.kernel.FeatureArc;
import org.kerndep.kernel.FeatureTree;
import org.kerndep.kernel.FragmentKernel;
import org.kerndep.kernel.ListSubtrees;
import org.kerndep.train.dual.TreeLog;

class FragmentSupportTest {

  private static final FragmentKernel ALL = new DependencyTreeKernel(1, FragmentKernel.UNLIMITED, true);
  private static final int WORDS = 600;

  /** A word with so many children that its fragments cannot be counted. */
  private static FeatureTree bush() {
    List<FeatureArc> arcs =
        IntStream.range(0, WORDS).mapToObj(m -> new FeatureArc(new long[] {1, 2, 3, 4}, 0)).toList();
    int[] heads = IntStream.rangeClosed(0, WORDS).map(m -> m < 2 ? 0 : 1).toArray();
    return new FeatureTree(DependencyTree.unlabelled(heads), arcs, new long[WORDS], new long[WORDS]);
  }

  @Test
  void treesWithTooManyFragmentsAreNotScored() {
    SplittableRandom random = new SplittableRandom(3);
    TreeLog<ListSubtrees> log = TreeLog.of(ALL);
    List<FeatureTree> pair =
        List.of(ExplicitFragments.randomTree(random, 5), ExplicitFragments.randomTree(random, 5));
    log.add(log.prepare(pair), 0, 1, 1, 1);
    assertThat(log.average(1).hasSay(pair)).isTrue();
    assertThat(log.average(1).hasSay(List.of(pair.get(0), bush()))).isFalse();
    assertThat(log.average(1).scores(pair)).doesNotContain(0);
    assertThat(log.average(1).scores(List.of(bush(), bush()))).containsExactly(0, 0);
    assertThat(log.history().scores(List.of(bush(), bush()))).isDeepEqualTo(new double[2][2]);
    assertThat(log.average(1).difference(bush(), bush())).isEmpty();
  }

  @Test
  void treesWithTooManyFragmentsAreNotLearntFrom() {
    assertThatIllegalArgumentException().isThrownBy(() -> TreeLog.of(ALL).prepare(List.of(bush())))
        .withMessageContaining("no finite value for a list of 1 trees of 600 words; choose a smaller decay");
  }
}
