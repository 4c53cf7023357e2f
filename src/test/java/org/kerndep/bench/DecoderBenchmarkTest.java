package org.kerndep.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kerndep.data.ScoredTree;
import org.kerndep.part.AllTrees;
import org.kerndep.part.ArcGraph;
import org.kerndep.part.PartScores;
import org.kerndep.part.Parts;
import org.openjdk.jmh.annotations.Param;

/** Benchmarks measure what they say: their results are those of enumeration. */
class DecoderBenchmarkTest {

  private static final int WORDS = 5;

  private static List<String> decoders(Class<?> benchmark) throws NoSuchFieldException {
    return List.of(benchmark.getDeclaredField("decoder").getAnnotation(Param.class).value());
  }

  /** The scores of all trees of a graph with one root child, best first. */
  private static List<Double> enumeration(PartScores scores, boolean projective) {
    ArcGraph graph = scores.graph();
    return AllTrees.of(scores.size(), tree -> {
      boolean[] there = {tree.rootChildren() == 1 && (!projective || tree.isProjective())};
      Parts.arcs(tree, (h, m) -> there[0] &= graph.arc(h, m) != ArcGraph.NO_ARC);
      return there[0];
    }).stream().map(tree -> Parts.sum(tree, scores)).sorted(Comparator.reverseOrder()).toList();
  }

  @ParameterizedTest
  @ValueSource(strings = {"3", "all"})
  void bestIsTheBestTree(String heads) throws NoSuchFieldException {
    for (String decoder : decoders(DecoderBenchmark.class)) {
      DecoderBenchmark benchmark = new DecoderBenchmark();
      benchmark.decoder = decoder;
      benchmark.words = WORDS;
      benchmark.heads = heads;
      benchmark.prepare();
      assertThat(benchmark.best().score()).as(decoder)
          .isCloseTo(enumeration(benchmark.scores(), !decoder.equals("mst")).get(0), within(1e-9));
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 25, 100})
  void kBestAreTheBestTrees(int k) throws NoSuchFieldException {
    for (String decoder : decoders(KBestBenchmark.class)) {
      KBestBenchmark benchmark = new KBestBenchmark();
      benchmark.decoder = decoder;
      benchmark.words = WORDS;
      benchmark.heads = "all";
      benchmark.k = k;
      benchmark.prepare();
      double[] expected = enumeration(benchmark.scores(), !decoder.equals("mst")).stream().limit(k)
          .mapToDouble(score -> score).toArray();
      assertThat(benchmark.kBest().trees().stream().mapToDouble(ScoredTree::score).toArray()).as(decoder)
          .hasSize(k).containsExactly(expected, within(1e-9));
    }
  }

  @Test
  void graphsHaveTheHeadsAskedFor() {
    ArcGraph graph = SyntheticGraphs.of(20, "6");
    for (int m = 1; m <= 20; m++) {
      assertThat(graph.headCount(m)).isEqualTo(6);
    }
    assertThat(SyntheticGraphs.of(20, "all").arcCount()).isEqualTo(20 * 20);
    assertThat(SyntheticGraphs.of(4, "6").arcCount()).isEqualTo(4 * 4);
  }

  /** Equal parts score the same, others differ. */
  @Test
  void scoresAreSpreadAndRepeatable() {
    PartScores scores = new HashedScores(ArcGraph.complete(20), Set.of());
    double[] arcs = new double[20 * 20];
    int count = 0;
    for (int m = 1; m <= 20; m++) {
      for (int h = 0; h <= 20; h++) {
        if (h != m) {
          arcs[count++] = scores.arc(h, m);
          assertThat(scores.arc(h, m)).isBetween(-1.0, 1.0).isEqualTo(scores.arc(h, m));
        }
      }
    }
    assertThat(arcs).doesNotHaveDuplicates();
    assertThat(Arrays.stream(arcs).average().orElseThrow()).isBetween(-0.2, 0.2);
  }
}
