package org.kerndep.decode.projectivity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.kerndep.testing.Sentences.parsed;
import static org.kerndep.testing.Sentences.tree;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.Treebank;

class ProjectivityTest {

  /** A letter arrived today from Rome: the letter is from Rome. */
  private static final String LETTER = "2:det 3:nsubj 0:root 3:advmod 6:case 2:nmod";

  /** What do you think she wants to buy: what she buys stands two clauses above. */
  private static final String WHAT = "8:obj 4:aux 4:nsubj 0:root 6:nsubj 4:ccomp 8:mark 6:xcomp";

  /** Two roots; the last word belongs to the first, over the second. */
  private static final String TWO_ROOTS = "0:root 0:list 1:dep";

  @ParameterizedTest
  @CsvSource({
    "none,      2:det 3:nsubj 0:root 3:advmod 6:case 2:nmod",
    "head,      2:det 3:nsubj 0:root 3:advmod 6:case 3:nmod↑nsubj",
    "path,      2:det 3:nsubj↓ 0:root 3:advmod 6:case 3:nmod↑",
    "head+path, 2:det 3:nsubj↓ 0:root 3:advmod 6:case 3:nmod↑nsubj"
  })
  void aWordIsLiftedOverItsHead(String name, String expected) {
    isEncodedAs(name, LETTER, expected);
  }

  @ParameterizedTest
  @CsvSource({
    "none,      8:obj 4:aux 4:nsubj 0:root 6:nsubj 4:ccomp 8:mark 6:xcomp",
    "head,      4:obj↑xcomp 4:aux 4:nsubj 0:root 6:nsubj 4:ccomp 8:mark 6:xcomp",
    "path,      4:obj↑ 4:aux 4:nsubj 0:root 6:nsubj 4:ccomp↓ 8:mark 6:xcomp↓",
    "head+path, 4:obj↑xcomp 4:aux 4:nsubj 0:root 6:nsubj 4:ccomp↓ 8:mark 6:xcomp↓"
  })
  void aWordIsLiftedOverSeveralHeads(String name, String expected) {
    isEncodedAs(name, WHAT, expected);
  }

  @ParameterizedTest
  @CsvSource({
    "head,      0:root 0:list 0:dep↑root",
    "path,      0:root↓ 0:list 0:dep↑",
    "head+path, 0:root↓ 0:list 0:dep↑root"
  })
  void aWordIsLiftedToTheRootIfThereAreSeveral(String name, String expected) {
    isEncodedAs(name, TWO_ROOTS, expected);
  }

  @ParameterizedTest
  @CsvSource({
    "head,      2:a↑b 0:root 2:b 2:c↑a",
    "path,      2:a↑↓ 0:root 2:b↓ 2:c↑",
    "head+path, 2:a↑b↓ 0:root 2:b↓ 2:c↑a"
  })
  void aWordCanBeLiftedAndHaveAnotherLiftedOverIt(String name, String expected) {
    isEncodedAs(name, "3:a 0:root 2:b 1:c", expected);
  }

  @Test
  void headTakesTheNearestWordWithTheLabelAndPathKnowsBetter() {
    DependencyTree original = tree("2:b 0:root 2:b 1:c");
    assertThat(roundTrip(Projectivity.HEAD, original).head(4)).isEqualTo(3);
    assertThat(roundTrip(Projectivity.PATH, original)).isEqualTo(original);
    assertThat(roundTrip(Projectivity.HEAD_PATH, original)).isEqualTo(original);
  }

  @Test
  void pathTakesTheNearestPathAndHeadKnowsBetter() {
    DependencyTree original = tree("3:a 3:b 0:root 1:c 2:d");
    assertThat(roundTrip(Projectivity.PATH, original).head(4)).isEqualTo(2);
    assertThat(roundTrip(Projectivity.HEAD, original)).isEqualTo(original);
    assertThat(roundTrip(Projectivity.HEAD_PATH, original)).isEqualTo(original);
  }

  @Test
  void headPathPrefersTheEndOfThePathToAWordOnIt() {
    DependencyTree marked = tree("2:a↓ 3:a↓ 0:root 3:c↑a");
    assertThat(Projectivity.HEAD_PATH.deprojectivise(marked).head(4)).isEqualTo(1);
    assertThat(Projectivity.HEAD_PATH.deprojectivise(tree("2:b↓ 3:a↓ 0:root 3:c↑a")).head(4)).isEqualTo(2);
  }

  @ParameterizedTest
  @CsvSource({
    "head,      2:a 0:root 2:c↑b",
    "head,      2:a 0:root 2:c↑",
    "path,      2:a 0:root 2:c↑",
    "head+path, 2:a 0:root 2:c↑a",
    "head+path, 2:a↓ 0:root 2:c↑b",
    "head,      2:a 3:b 0:root↑a",
    "head,      2:a 3:b↑a 0:root"
  })
  void aWordThatFindsNoHeadStays(String name, String arcs) {
    DependencyTree marked = tree(arcs);
    DependencyTree lowered = Projectivity.parse(name).deprojectivise(marked);
    assertThat(lowered.heads()).isEqualTo(marked.heads());
    assertThat(lowered.toString()).doesNotContain("↑", "↓");
  }

  @ParameterizedTest
  @EnumSource
  void projectiveTreesStayAsTheyAre(Projectivity scheme) {
    DependencyTree projective = tree("2:nsubj 0:root 2:obj");
    assertThat(scheme.projectivise(projective)).isSameAs(projective);
    assertThat(scheme.deprojectivise(projective)).isEqualTo(projective);
    assertThat(scheme.projectivise(tree("0:root"))).isEqualTo(tree("0:root"));
  }

  @ParameterizedTest
  @EnumSource
  void namesAreReadBack(Projectivity scheme) {
    assertThat(Projectivity.parse(scheme.toString())).isSameAs(scheme);
  }

  @Test
  void anUnknownNameIsAnsweredWithTheKnownOnes() {
    assertThatThrownBy(() -> Projectivity.parse("Head"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("unknown projectivity Head; known are none, head, path, head+path");
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "NONE")
  void labelsWithMarksAreRefused(Projectivity scheme) {
    Treebank treebank = new Treebank(List.of(
        parsed("Frogs croak", "2:nsubj 0:root"), parsed("Old frogs sleep", "2:amod 3:su↓bj 0:root")));
    assertThatThrownBy(() -> scheme.projectivise(treebank))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("sentence 2, word 2: label su↓bj contains a mark of the projectivity " + scheme
            + "; rename the label or choose projectivity none");
    assertThatThrownBy(() -> scheme.projectivise(tree("0:ro↑ot"))).hasMessageStartingWith("word 1: label ro↑ot");
  }

  @Test
  void noneTakesLabelsWithMarks() {
    DependencyTree odd = tree("3:su↑bj 0:root 2:obj");
    assertThat(Projectivity.NONE.projectivise(odd)).isSameAs(odd);
    assertThat(Projectivity.NONE.deprojectivise(odd)).isSameAs(odd);
  }

  private static void isEncodedAs(String name, String original, String expected) {
    Projectivity scheme = Projectivity.parse(name);
    assertThat(scheme.projectivise(tree(original))).hasToString(expected);
    assertThat(scheme.deprojectivise(tree(expected))).isEqualTo(tree(original));
  }

  private static DependencyTree roundTrip(Projectivity scheme, DependencyTree tree) {
    return scheme.deprojectivise(scheme.projectivise(tree));
  }
}
