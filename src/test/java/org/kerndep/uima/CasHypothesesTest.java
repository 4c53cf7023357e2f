package org.kerndep.uima;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Sentence;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.uima.jcas.JCas;
import org.dkpro.core.testing.AssertAnnotations;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.KBestList;
import org.kerndep.data.ScoredTree;
import org.kerndep.type.Hypothesis;
import org.kerndep.type.KBestParses;

class CasHypothesesTest {

  private static final KBestList LIST = new KBestList(List.of(
      new ScoredTree(tree(new int[] {0, 2, 0, 2}, "nsubj", "root", "obj"), 1.5),
      new ScoredTree(tree(new int[] {0, 3, 3, 0}, "nsubj", "aux:pass", "root"), -0.25)));

  private JCas jcas;

  @BeforeEach
  void makeDocument() throws Exception {
    jcas = Documents.of("en", "dogs/NOUN", "chase/VERB", "cats/NOUN");
  }

  @Test
  void aListLiesOverItsSentenceAndHoldsRanksScoresAndTrees() {
    KBestParses parses = create("ud");
    Sentence sentence = jcas.select(Sentence.class).single();
    assertThat(parses.getBegin()).isEqualTo(sentence.getBegin());
    assertThat(parses.getEnd()).isEqualTo(sentence.getEnd());
    assertThat(parses.getTagset()).isEqualTo("ud");
    assertThat(parses.getHypotheses()).extracting(Hypothesis::getRank).containsExactly(1, 2);
    assertThat(parses.getHypotheses(1).getHeads().toArray()).containsExactly(3, 3, 0);
    assertThat(parses.getHypotheses(1).getLabels().toArray()).containsExactly("nsubj", "aux:pass", "root");
    CasHypotheses.replace(jcas, List.of(parses));
    assertThat(KBestLists.of(jcas)).containsExactly(LIST);
    AssertAnnotations.assertValid(jcas);
  }

  @Test
  void listsTakeThePlaceOfEarlierOnes() {
    CasHypotheses.replace(jcas, List.of(create("old")));
    KBestParses later = create("new");
    CasHypotheses.replace(jcas, List.of(later));
    assertThat(jcas.select(KBestParses.class).toList()).containsExactly(later);
    CasHypotheses.replace(jcas, List.of());
    assertThat(jcas.select(KBestParses.class).toList()).isEmpty();
  }

  @Test
  void rejectsHeadsThatAreNoTree() {
    Hypothesis hypothesis = create("ud").getHypotheses(0);
    hypothesis.getHeads().set(1, 1);
    assertThatThrownBy(() -> CasHypotheses.tree(hypothesis))
        .isInstanceOf(IllegalArgumentException.class).hasMessageContaining("not a tree");
  }

  @Test
  void probabilitiesAreSharesOfTheExponentials() {
    double[] expected = {Math.exp(1.5), Math.exp(-0.25)};
    double sum = Arrays.stream(expected).sum();
    assertThat(CasHypotheses.probabilities(LIST))
        .containsExactly(new double[] {expected[0] / sum, expected[1] / sum}, within(1e-12));
    KBestParses parses = create("ud");
    assertThat(parses.getHypotheses()).extracting(Hypothesis::getProbability)
        .containsExactly(Arrays.stream(CasHypotheses.probabilities(LIST)).boxed().toArray(Double[]::new));
  }

  @Test
  void largeScoresNeitherOverflowNorVanish() {
    assertThat(CasHypotheses.probabilities(scores(1e6, 1e6))).containsExactly(0.5, 0.5);
    assertThat(CasHypotheses.probabilities(scores(-1e6, -1e6))).containsExactly(0.5, 0.5);
    assertThat(CasHypotheses.probabilities(scores(1e6, -1e6))).containsExactly(1, 0);
    assertThat(CasHypotheses.probabilities(scores(0))).containsExactly(1);
  }

  private KBestParses create(String tagset) {
    return CasHypotheses.create(jcas, jcas.select(Sentence.class).single(), LIST, tagset);
  }

  private static KBestList scores(double... scores) {
    return new KBestList(IntStream.range(0, scores.length)
        .mapToObj(i -> new ScoredTree(LIST.get(i).tree(), scores[i])).toList());
  }

  private static DependencyTree tree(int[] heads, String first, String second, String third) {
    return DependencyTree.of(heads, new String[] {"", first, second, third});
  }
}
