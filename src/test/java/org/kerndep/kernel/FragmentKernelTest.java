package org.kerndep.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntLists;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.kerndep.data.DependencyTree;
import org.kerndep.kernel.property.PropertyList;

/** Kernels of fragments against worked numbers, and against all fragments written out. */
class FragmentKernelTest {

  private static final double EXACT = 1e-9;

  /** "He won the game today", with a feature for the words and one for the tags of each arc. */
  private static FeatureTree won(String subject, String object, String when, String tagOfWhen) {
    String[] words = {"", subject, "won", "the", object, when};
    String[] tags = {"", "PRP", "VBD", "DT", "NN", tagOfWhen};
    int[] heads = {0, 2, 0, 4, 2, 2};
    List<FeatureArc> arcs = new ArrayList<>();
    for (int m = 1; m < heads.length; m++) {
      arcs.add(ExplicitFragments.arc(LabelNumbers.UNKNOWN, words[heads[m]] + " " + words[m], tags[heads[m]] + "/" + tags[m]));
    }
    return new FeatureTree(DependencyTree.unlabelled(heads), arcs, new long[5], new long[5]);
  }

  private static double tree(double decay, int depth, FeatureTree a, FeatureTree b) {
    return new DependencyTreeKernel(decay, depth, false).value(a, b);
  }

  @Test
  void workedExampleOfDependencyTrees() {
    FeatureTree noun = won("He", "game", "today", "NN");
    FeatureTree adverb = won("He", "game", "today", "RB");
    int all = FragmentKernel.UNLIMITED;
    assertThat(tree(1, all, noun, noun)).isEqualTo(62);
    assertThat(tree(1, all, adverb, adverb)).isEqualTo(60);
    assertThat(tree(1, all, noun, won("She", "match", "yesterday", "NN"))).isEqualTo(13);
    assertThat(tree(1, all, adverb, won("She", "match", "yesterday", "RB"))).isEqualTo(11);
    assertThat(tree(0.5, all, noun, noun)).isEqualTo(12);
    assertThat(tree(0.5, all, adverb, adverb)).isEqualTo(11);
    assertThat(tree(1, 1, adverb, adverb)).isEqualTo(24);
    assertThat(tree(1, 2, adverb, adverb)).isEqualTo(60);
    assertThat(tree(1, 3, adverb, adverb)).isEqualTo(60);
  }

  @Test
  void dependencyTreesEqualTheirFragments() {
    SplittableRandom random = new SplittableRandom(17);
    for (int i = 0; i < 200; i++) {
      FeatureTree a = ExplicitFragments.randomTree(random, 1 + random.nextInt(6));
      FeatureTree b = ExplicitFragments.randomTree(random, 1 + random.nextInt(6));
      double decay = random.nextBoolean() ? 1 : 0.4;
      int depth = random.nextInt(1, 4);
      double product = ExplicitFragments.dot(ExplicitFragments.of(a, decay, depth),
          ExplicitFragments.of(b, decay, depth));
      assertThat(tree(decay, depth, a, b)).isCloseTo(product, within(EXACT * (1 + product)));
      assertThat(tree(decay, depth, b, a)).isCloseTo(product, within(EXACT * (1 + product)));
      FragmentKernel normalised = new DependencyTreeKernel(decay, depth, true);
      assertThat(normalised.value(a, b)).isBetween(0.0, 1 + EXACT);
      boolean hasFragments = a.children()[0].length < a.size();
      assertThat(normalised.value(a, a)).isCloseTo(hasFragments ? 1 : 0, within(EXACT));
    }
  }

  /** An ordered tree: a symbol with children, or a tag with a form. */
  private record Ordered(String symbol, List<Ordered> children) {

    static Ordered of(String symbol, Ordered... children) {
      return new Ordered(symbol, List.of(children));
    }

    int add(SubtreeDag dag, List<Integer> nodes) {
      IntArrayList below = new IntArrayList();
      StringBuilder production = new StringBuilder(symbol);
      for (Ordered child : children) {
        production.append(' ').append(child.symbol.replaceFirst(">.*", ""));
        below.add(child.add(dag, nodes));
      }
      nodes.add(dag.node(new SubtreeDag.Node(production.toString().hashCode(), IntLists.EMPTY_LIST, below)));
      return nodes.get(nodes.size() - 1);
    }
  }

  private static double productions(double decay, int depth, Ordered a, Ordered b) {
    SubtreeDag first = new SubtreeDag();
    SubtreeDag second = new SubtreeDag();
    List<Integer> ofFirst = new ArrayList<>();
    List<Integer> ofSecond = new ArrayList<>();
    a.add(first, ofFirst);
    b.add(second, ofSecond);
    double[][] values = new double[second.size()][first.size()];
    new CollinsDuffyKernel(decay, depth, false).indexed(first)
        .visit(second, (subtree, node, value) -> values[node][subtree] += value);
    return ofFirst.stream().mapToDouble(v -> ofSecond.stream().mapToDouble(u -> values[u][v]).sum()).sum();
  }

  @Test
  void workedExamplesOfProductions() {
    Ordered apple = Ordered.of("NP", Ordered.of("D>the"), Ordered.of("N>apple"));
    Ordered ate = Ordered.of("S", Ordered.of("NP", Ordered.of("N>Jeff")),
        Ordered.of("VP", Ordered.of("V>ate"), apple));
    Ordered saw = Ordered.of("S", Ordered.of("NP", Ordered.of("N>Jeff")),
        Ordered.of("VP", Ordered.of("V>saw"), apple));
    int all = FragmentKernel.UNLIMITED;
    assertThat(productions(1, all, apple, apple)).isEqualTo(6);
    assertThat(productions(0.5, all, apple, apple)).isEqualTo(17 / 8.0);
    assertThat(List.of(productions(1, 1, ate, ate), productions(1, 2, ate, ate), productions(1, 3, ate, ate),
        productions(1, all, ate, ate))).containsExactly(8.0, 18.0, 35.0, 53.0);
    assertThat(List.of(productions(1, 1, ate, saw), productions(1, 2, ate, saw), productions(1, 3, ate, saw),
        productions(1, all, ate, saw))).containsExactly(7.0, 15.0, 23.0, 32.0);
    assertThat(productions(0.5, all, ate, ate)).isEqualTo(1981 / 256.0);
    assertThat(productions(0.5, all, ate, saw)).isEqualTo(799 / 128.0);
    assertThat(productions(0.5, all, ate, saw)
        / Math.sqrt(productions(0.5, all, ate, ate) * productions(0.5, all, saw, saw))).isCloseTo(0.8067, within(5e-5));
  }

  @Test
  void wordsAreNodesWithProductionsToTheirForms() {
    FeatureTree tree = new FeatureTree(DependencyTree.unlabelled(new int[] {0, 2, 0}),
        List.of(ExplicitFragments.arc(1), ExplicitFragments.arc(0)), new long[] {7, 8}, new long[] {70, 80});
    FeatureTree other = new FeatureTree(DependencyTree.unlabelled(new int[] {0, 2, 0}),
        List.of(ExplicitFragments.arc(1), ExplicitFragments.arc(0)), new long[] {7, 8}, new long[] {71, 80});
    // The two tags count 1 each, the modifier's node 1 + 1, the head's node (1 + 2) · (1 + 1). With another form of the
    // modifier its tag does not count: 1, 1 and (1 + 1) · (1 + 1).
    assertThat(new CollinsDuffyKernel(1, FragmentKernel.UNLIMITED, false).value(tree, tree)).isEqualTo(1 + 1 + 2 + 6);
    assertThat(new CollinsDuffyKernel(1, FragmentKernel.UNLIMITED, false).value(tree, other)).isEqualTo(1 + 1 + 4);
  }

  @Test
  void polynomialsWeighConjunctions() {
    assertThat(new PolynomialKernel(4, 1, false).power(3)).isEqualTo(256);
    // d=4 weighs conjunctions of 0 to 4 features 1, 15, 50, 60, 24: of 3 common ones 1, 3, 3, 1 and none.
    assertThat(1 + 3 * 15 + 3 * 50 + 60).isEqualTo(256);
    assertThat(new PolynomialKernel(2, 1, false).power(2)).isEqualTo(1 + 2 * 3 + 2);
    // Each feature of a conjunction is worth the decay, for d=2 once or twice by itself and once in a pair.
    double decay = 0.5;
    assertThat(new PolynomialKernel(2, decay, false).power(2))
        .isEqualTo(1 + 2 * (2 * decay + decay * decay) + 2 * decay * decay);
    FeatureTree tree = won("He", "game", "today", "RB");
    assertThat(new PolynomialKernel(2, 1, true).value(tree, tree)).isCloseTo(1, within(EXACT));
    assertThat(new PolynomialKernel(2, 1, false).value(tree, won("She", "match", "yesterday", "RB")))
        .isEqualTo(Math.pow(6 + 1, 2));
  }

  @Test
  void textsAreReadBackAndProblemsNamed() {
    PropertyList properties = PropertyList.standard();
    for (String text : List.of("dependency-tree(decay=0.015,depth=3,normalised)", "collins-duffy(decay=0.6)",
        "polynomial(d=4,decay=0.002,normalised)", "polynomial(d=4,normalised)", "polynomial(d=2)")) {
      assertThat(Kernels.parse(text, properties)).hasToString(text).isEqualTo(Kernels.parse(text, properties));
    }
    assertProblem("dependency-tree(depth=2)", "decay is missing");
    assertProblem("dependency-tree(decay=2)", "decay must be above 0 and at most 1");
    assertProblem("collins-duffy(decay=0.5,depth=0)", "depth must be at least 1");
    assertProblem("collins-duffy(decay=0.5,depth=1.5)", "depth is a whole number");
    assertProblem("polynomial(d)", "d needs a number, as in d=1");
    assertProblem("dependency-tree(decay)", "decay needs a number");
    assertProblem("collins-duffy(decay=0.5,normalised=0)", "normalised has no number; leave it out");
    assertProblem("polynomial(d=0)", "d must be 1 to 8");
    assertProblem("polynomial(degree=2)", "unknown parameter 'degree'; parameters are d, decay, normalised");
    assertProblem("convolution(d=2)", "unknown kernel");
  }

  private static void assertProblem(String text, String problem) {
    assertThatIllegalArgumentException().isThrownBy(() -> Kernels.parse(text, PropertyList.standard()))
        .withMessageContaining(problem);
  }
}
