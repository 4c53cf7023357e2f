package org.kerndep.train.dual;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kerndep.Examples;
import org.kerndep.base.BaseModel;
import org.kerndep.base.BaseParser;
import org.kerndep.data.KBestList;
import org.kerndep.data.WordKnowledge;
import org.kerndep.feature.TemplateSet;
import org.kerndep.kernel.FeatureTree;
import org.kerndep.kernel.FeatureTrees;
import org.kerndep.kernel.FragmentKernel;
import org.kerndep.kernel.Kernels;
import org.kerndep.kernel.LabelNumbers;
import org.kerndep.kernel.PolynomialKernel;
import org.kerndep.kernel.TreeKernel;
import org.kerndep.kernel.property.PropertyList;
import org.kerndep.kernel.support.tree.TreeSupport;
import org.kerndep.kernel.support.tree.TreeUpdates;

/** Functions of trees in the dual against sums of kernel values, tree by tree. */
class TreeLogTest {

  private static final int LISTS = 6;
  private static final double EXACT = 1e-9;

  private final BaseModel base = Examples.englishModel().base();
  private final List<List<FeatureTree>> lists = new ArrayList<>();

  /** An update: tree 0 of a list is raised over tree 1. */
  private record Update(int list, double change, long time) {}

  private static final List<Update> UPDATES =
      List.of(new Update(0, 0.5, 1), new Update(1, 0.25, 2), new Update(0, 0.125, 4), new Update(3, 2, 5));

  TreeLogTest() {
    FeatureTrees trees = new FeatureTrees(TemplateSet.named("qian-liu"), WordKnowledge.NONE,
        new LabelNumbers(base.labelNames()));
    Examples.read(Examples.ENGLISH_TEST).sentences().stream().limit(LISTS).forEach(s -> lists.add(
        trees.of(KBestList.of(s.sentence(), new BaseParser(base).parse(s.sentence(), 4)))));
  }

  @ParameterizedTest
  @ValueSource(strings = {"dependency-tree(decay=0.05)", "dependency-tree(decay=0.05,depth=2,normalised)",
      "collins-duffy(decay=0.4,normalised)", "polynomial(d=4,normalised)", "polynomial(d=2)"})
  void scoresAreSumsOfKernelValues(String text) {
    TreeKernel kernel = (TreeKernel) Kernels.parse(text, PropertyList.standard());
    if (kernel instanceof FragmentKernel fragments) {
      assertSums(TreeLog.of(fragments), kernel);
    } else {
      assertSums(TreeLog.of((PolynomialKernel) kernel), kernel);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"dependency-tree(decay=0.05)", "dependency-tree(decay=0.05,depth=2,normalised)",
      "collins-duffy(decay=0.4,normalised)", "polynomial(d=4,normalised)", "polynomial(d=2)"})
  void historyHasTheScoresOfEveryFunction(String text) {
    TreeKernel kernel = (TreeKernel) Kernels.parse(text, PropertyList.standard());
    if (kernel instanceof FragmentKernel fragments) {
      assertHistory(TreeLog.of(fragments), kernel);
    } else {
      assertHistory(TreeLog.of((PolynomialKernel) kernel), kernel);
    }
  }

  private <L> void assertHistory(TreeLog<L> log, TreeKernel kernel) {
    UPDATES.forEach(update -> add(log, update));
    assertThat(log.lasted(9).toLongArray()).containsExactly(0, 1, 2, 1, 5);
    TreeUpdates history = log.history();
    add(log, new Update(4, 3, 10));
    assertThat(history.count()).isEqualTo(UPDATES.size());
    double[][] scores = history.scores(lists.get(2));
    for (int tree = 0; tree < scores.length; tree++) {
      FeatureTree of = lists.get(2).get(tree);
      double expected = 0;
      assertThat(scores[tree]).hasSize(UPDATES.size() + 1);
      assertThat(scores[tree][0]).isZero();
      for (int i = 0; i < UPDATES.size(); i++) {
        List<FeatureTree> raised = lists.get(UPDATES.get(i).list);
        expected += UPDATES.get(i).change * (kernel.value(raised.get(0), of) - kernel.value(raised.get(1), of));
        assertThat(scores[tree][i + 1]).isCloseTo(expected, within(EXACT * (1 + Math.abs(expected))));
      }
    }
  }

  private <L> void assertSums(TreeLog<L> log, TreeKernel kernel) {
    for (Update update : UPDATES.subList(0, 2)) {
      add(log, update);
    }
    log.mark();
    L list = log.prepare(lists.get(2));
    TreeSums sums = new TreeSums(lists.get(2).size()).renew(log, list);
    UPDATES.subList(2, 4).forEach(update -> add(log, update));
    sums.catchUp(log, list);
    TreeSums anew = new TreeSums(lists.get(2).size()).renew(log, list);
    TreeSupport average = log.average(6);
    for (int tree = 0; tree < lists.get(2).size(); tree++) {
      double current = 0;
      double mean = 0;
      FeatureTree of = lists.get(2).get(tree);
      for (Update update : UPDATES) {
        double value = kernel.value(lists.get(update.list).get(0), of) - kernel.value(lists.get(update.list).get(1), of);
        current += update.change * value;
        mean += update.change * (6 - update.time + 1) / 6 * value;
      }
      double tolerance = EXACT * (1 + Math.abs(current));
      assertThat(sums.current(tree)).isCloseTo(current, within(tolerance));
      assertThat(anew.current(tree)).isCloseTo(current, within(tolerance));
      assertThat(sums.average(tree, 6)).isCloseTo(mean, within(tolerance));
      assertThat(average.scores(lists.get(2))[tree]).isCloseTo(mean, within(tolerance));
    }
    FeatureTree first = lists.get(2).get(0);
    FeatureTree second = lists.get(2).get(1);
    double distance = kernel.value(first, first) + kernel.value(second, second) - 2 * kernel.value(first, second);
    assertThat(log.squaredDistance(list, 0, 1)).isCloseTo(distance, within(EXACT * (1 + distance)));
  }

  private <L> void add(TreeLog<L> log, Update update) {
    log.add(log.prepare(lists.get(update.list)), 0, 1, update.change, update.time);
  }
}
