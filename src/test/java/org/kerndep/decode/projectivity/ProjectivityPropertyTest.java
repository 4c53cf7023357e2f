package org.kerndep.decode.projectivity;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.kerndep.data.DependencyTree;
import org.kerndep.testing.RandomTrees;

/** What holds for any tree and any labels. */
class ProjectivityPropertyTest {

  @Provide
  Arbitrary<DependencyTree> trees() {
    return labelled(heads(), Arbitraries.of("a", "b", "c", "a:b"));
  }

  /** What a parser may give that has seen marks but not understood them. */
  @Provide
  Arbitrary<DependencyTree> markedTrees() {
    Arbitrary<int[]> projective = heads().map(h -> new Lifting(DependencyTree.unlabelled(h)).heads());
    return labelled(projective, Arbitraries.strings().withChars("ab↑↓").ofMaxLength(5));
  }

  @Property
  void liftedTreesAreProjective(@ForAll("trees") DependencyTree tree, @ForAll Projectivity scheme) {
    DependencyTree lifted = scheme.projectivise(tree);
    assertThat(lifted.isProjective()).isEqualTo(scheme != Projectivity.NONE || tree.isProjective());
  }

  @Property
  void labelsComeBack(@ForAll("trees") DependencyTree tree, @ForAll Projectivity scheme) {
    DependencyTree restored = scheme.deprojectivise(scheme.projectivise(tree));
    for (int m = 1; m <= tree.size(); m++) {
      assertThat(restored.label(m)).isEqualTo(tree.label(m));
    }
  }

  /** That the outcome is a tree at all is checked where it is made. */
  @Property
  void anyLabelsGiveATreeWithoutMarks(@ForAll("markedTrees") DependencyTree marked, @ForAll Projectivity scheme) {
    if (scheme == Projectivity.NONE) {
      return;
    }
    DependencyTree lowered = scheme.deprojectivise(marked);
    for (int m = 1; m <= marked.size(); m++) {
      assertThat(lowered.label(m)).doesNotContain("↑", "↓");
      if (!marked.label(m).contains("↑")) {
        assertThat(lowered.head(m)).isEqualTo(marked.head(m));
      }
    }
  }

  private static Arbitrary<int[]> heads() {
    return Arbitraries.randomValue(random -> RandomTrees.heads(1 + random.nextInt(14), random));
  }

  private static Arbitrary<DependencyTree> labelled(Arbitrary<int[]> heads, Arbitrary<String> labels) {
    return heads.flatMap(h -> Combinators.combine(Arbitraries.just(h), labels.array(String[].class).ofSize(h.length))
        .as(DependencyTree::of));
  }
}
