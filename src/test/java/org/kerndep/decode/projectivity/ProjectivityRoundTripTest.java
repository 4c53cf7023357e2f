package org.kerndep.decode.projectivity;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.ParsedSentence;
import org.kerndep.data.Treebank;
import org.kerndep.part.AllTrees;
import org.kerndep.synthetic.SyntheticGrammar;
import org.kerndep.testing.RandomTrees;

/** How many lifted words find their heads again when the labels are right. */
class ProjectivityRoundTripTest {

  private static final Treebank SYNTHETIC = SyntheticGrammar.generate(2000, 1);

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "NONE")
  void extraposedClausesFindTheirNouns(Projectivity scheme, TestReporter reporter) {
    List<DependencyTree> trees = SYNTHETIC.sentences().stream().map(ParsedSentence::tree).toList();
    double recall = recall(scheme, trees);
    reporter.publishEntry("recall of " + scheme, Double.toString(recall));
    assertThat(recall).isGreaterThan(0.99);
  }

  /** Trees in which nearly every arc crosses others: far worse than any treebank. */
  @ParameterizedTest
  @CsvSource({"head, 0.70", "path, 0.25", "head+path, 0.85"})
  void manyFindTheirHeadsEvenInDisorder(String name, double bound, TestReporter reporter) {
    List<DependencyTree> trees = new ArrayList<>();
    Random random = new Random(5);
    for (int i = 0; i < 500; i++) {
      int[] heads = RandomTrees.heads(10, random);
      trees.add(DependencyTree.of(heads, random.ints(heads.length, 0, 10).mapToObj(l -> "l" + l).toArray(String[]::new)));
    }
    double recall = recall(Projectivity.parse(name), trees);
    reporter.publishEntry("recall of " + name, Double.toString(recall));
    assertThat(recall).isGreaterThan(bound);
  }

  @Test
  void distinctLabelsLeadEveryWordBack() {
    for (int n = 1; n <= 6; n++) {
      String[] labels = {"r", "a", "b", "c", "d", "e", "f"};
      for (DependencyTree unlabelled : AllTrees.of(n, tree -> !tree.isProjective())) {
        DependencyTree tree = unlabelled.withLabels(Arrays.copyOf(labels, n + 1));
        assertThat(Projectivity.HEAD.deprojectivise(Projectivity.HEAD.projectivise(tree))).isEqualTo(tree);
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"none, 0", "head, 1", "path, 2", "head+path, 2"})
  void labelSetGrowsByTheMarkedOnes(String name, int added) {
    Set<String> before = labels(SYNTHETIC);
    Set<String> after = labels(Projectivity.parse(name).projectivise(SYNTHETIC));
    assertThat(after).containsAll(before).hasSize(before.size() + added);
  }

  @Test
  void sentencesKeepTheirWordsAndOrder() {
    Treebank projective = Projectivity.PATH.projectivise(SYNTHETIC);
    assertThat(projective.sentences()).extracting(ParsedSentence::sentence)
        .isEqualTo(SYNTHETIC.sentences().stream().map(ParsedSentence::sentence).toList());
    assertThat(projective.nonProjectiveShare()).isZero();
    assertThat(projective.isSingleRooted()).isTrue();
  }

  private static double recall(Projectivity scheme, List<DependencyTree> trees) {
    int lifted = 0;
    int found = 0;
    for (DependencyTree tree : trees) {
      DependencyTree projective = scheme.projectivise(tree);
      DependencyTree restored = scheme.deprojectivise(projective);
      for (int m = 1; m <= tree.size(); m++) {
        if (projective.head(m) != tree.head(m)) {
          lifted++;
          found += restored.head(m) == tree.head(m) ? 1 : 0;
        }
      }
    }
    assertThat(lifted).isGreaterThan(100);
    return found / (double) lifted;
  }

  private static Set<String> labels(Treebank treebank) {
    Set<String> labels = new HashSet<>();
    for (ParsedSentence s : treebank.sentences()) {
      for (int m = 1; m <= s.size(); m++) {
        labels.add(s.tree().label(m));
      }
    }
    return labels;
  }
}
