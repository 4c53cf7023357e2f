package org.kerndep.kernel.support;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.kerndep.kernel.RandomParts;
import org.kerndep.kernel.TemplateKernel;
import org.kerndep.kernel.property.ArcProperty;
import org.kerndep.kernel.property.KernelSentence;
import org.kerndep.part.ArcGraph;
import org.kerndep.part.PartShape;

/** Every scorer gives the scores of brute force. */
interface SupportScorerContract {

  int LABELS = 4;

  List<Set<ArcProperty>> EDGES = List.of(
      Set.of(ArcProperty.LABEL, ArcProperty.DISTANCE, ArcProperty.ANY), Set.of(ArcProperty.values()),
      Set.of(ArcProperty.LABEL), Set.of(ArcProperty.ANY), Set.of(ArcProperty.LENGTH, ArcProperty.DISTANCE));

  SupportScorer scorer(Support support, TemplateKernel kernel);

  private static TemplateKernel kernel(Set<ArcProperty> arcs) {
    return new TemplateKernel(arcs,
        Map.of(PartShape.ARC, 1.5, PartShape.SIBLING, 0.25, PartShape.GRANDPARENT, 0.125));
  }

  private static Support support(RandomParts parts, int size, Random random) {
    Support.Builder builder = new Support.Builder();
    for (int i = 0; i < size; i++) {
      builder.add(parts.part(), random.nextGaussian());
    }
    return builder.build();
  }

  /** All arcs, and siblings and grandparents of some, with all labels of the support, one it has not, and unknown. */
  private static void assertSame(SupportScores scores, SupportScores expected, ArcGraph graph, Random random) {
    for (int arc = 0; arc < graph.arcCount(); arc++) {
      int h = graph.head(arc);
      int m = graph.modifier(arc);
      for (int label = -1; label <= LABELS; label++) {
        assertThat(scores.arc(h, m, label)).isCloseTo(expected.arc(h, m, label), within(1e-9));
      }
      int label = random.nextInt(LABELS + 2) - 1;
      int other = random.nextInt(LABELS + 2) - 1;
      for (int x = 0; x <= graph.size(); x++) {
        if (x != m && x != h && x > 0) {
          assertThat(scores.sibling(h, x, m, label, other))
              .isCloseTo(expected.sibling(h, x, m, label, other), within(1e-9));
        }
        if (x != m && x != h && h > 0) {
          assertThat(scores.grandparent(x, h, m, label, other))
              .isCloseTo(expected.grandparent(x, h, m, label, other), within(1e-9));
        }
      }
    }
  }

  @RepeatedTest(10)
  default void scoresAreThoseOfBruteForce(RepetitionInfo seed) {
    Random random = new Random(seed.getCurrentRepetition());
    Support support = support(new RandomParts(random, 5, 4, LABELS), 300, random);
    for (Set<ArcProperty> arcs : EDGES) {
      TemplateKernel kernel = kernel(arcs);
      KernelSentence words = new RandomParts(random, 5, 4, LABELS).sentence(6);
      assertSame(scorer(support, kernel).scores(words), new BruteForceScorer(support, kernel).scores(words),
          ArcGraph.complete(6), random);
    }
  }

  @RepeatedTest(10)
  default void someArcsAreScoredLikeAll(RepetitionInfo seed) {
    Random random = new Random(seed.getCurrentRepetition());
    Support support = support(new RandomParts(random, 6, 5, LABELS), 5000, random);
    TemplateKernel kernel = kernel(EDGES.get(0));
    KernelSentence words = new RandomParts(random, 6, 5, LABELS).sentence(8);
    ArcGraph graph = ArcGraph.of(8, (h, m) -> h == m - 1 || random.nextInt(10) == 0);
    SupportScores scores = scorer(support, kernel).scores(words, graph);
    SupportScores all = new BruteForceScorer(support, kernel).scores(words);
    for (int arc = 0; arc < graph.arcCount(); arc++) {
      for (int label = -1; label <= LABELS; label++) {
        assertThat(scores.arc(graph.head(arc), graph.modifier(arc), label))
            .isCloseTo(all.arc(graph.head(arc), graph.modifier(arc), label), within(1e-9));
      }
    }
  }

  @Test
  default void valuesThatTheSupportHasNotMatchNothing() {
    Random random = new Random(1);
    Support support = support(new RandomParts(random, 3, 2, LABELS), 50, random);
    TemplateKernel kernel = kernel(EDGES.get(0));
    KernelSentence words = new RandomParts(random, 8, 9, LABELS).sentence(4);
    assertSame(scorer(support, kernel).scores(words), new BruteForceScorer(support, kernel).scores(words),
        ArcGraph.complete(4), random);
  }

  @Test
  default void wordsWithoutValuesScoreNothing() {
    Random random = new Random(2);
    Support support = support(new RandomParts(random, 3, 2, LABELS), 50, random);
    KernelSentence words = new RandomParts(random, 0, 1, LABELS).sentence(2);
    assertThat(scorer(support, kernel(EDGES.get(0))).scores(words).arc(1, 2, 0)).isZero();
  }

  @Test
  default void anEmptySupportScoresNothing() {
    KernelSentence words = new RandomParts(new Random(3), 3, 2, LABELS).sentence(3);
    SupportScores scores = scorer(new Support.Builder().build(), kernel(EDGES.get(0))).scores(words);
    assertThat(scores.arc(0, 1, 0)).isZero();
    assertThat(scores.sibling(0, 1, 2, 0, 0)).isZero();
    assertThat(scores.grandparent(0, 1, 2, 0, 0)).isZero();
  }

  @Test
  default void oneWordHasOneArc() {
    Random random = new Random(4);
    Support support = support(new RandomParts(random, 3, 2, LABELS), 50, random);
    KernelSentence words = new RandomParts(random, 3, 2, LABELS).sentence(1);
    for (Set<ArcProperty> arcs : EDGES) {
      assertThat(scorer(support, kernel(arcs)).scores(words).arc(0, 1, 2))
          .isCloseTo(new BruteForceScorer(support, kernel(arcs)).scores(words).arc(0, 1, 2), within(1e-9));
    }
  }

  @Test
  default void shapesWithoutWeightScoreNothing() {
    Random random = new Random(5);
    Support support = support(new RandomParts(random, 3, 2, LABELS), 50, random);
    KernelSentence words = new RandomParts(random, 3, 2, LABELS).sentence(3);
    TemplateKernel siblings = new TemplateKernel(EDGES.get(0), Map.of(PartShape.SIBLING, 1.0));
    SupportScores scores = scorer(support, siblings).scores(words);
    assertThat(scores.arc(1, 2, 0)).isZero();
    assertThat(scores.grandparent(1, 2, 3, 0, 0)).isZero();
    assertThat(scores.sibling(1, 2, 3, 0, 0)).isNotZero();
  }
}
