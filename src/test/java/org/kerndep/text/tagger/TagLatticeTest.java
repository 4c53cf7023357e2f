package org.kerndep.text.tagger;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Sums and best sequences of random lattices are those of listing all sequences. */
final class TagLatticeTest {

  private static final double EXACT = 1e-9;

  /** A sequence and its score. */
  private record Sequence(int[] tags, double score) {}

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void probabilitiesAndBestSequencesAreThoseOfBruteForce(long seed) {
    Random random = new Random(seed);
    int n = 1 + random.nextInt(5);
    int[][] candidates = IntStream.range(0, n)
        .mapToObj(i -> IntStream.rangeClosed(0, random.nextInt(3)).toArray()).toArray(int[][]::new);
    double[][] scores = new double[n][];
    for (int i = 0; i < n; i++) {
      int triples = width(candidates, i - 2) * width(candidates, i - 1) * width(candidates, i);
      scores[i] = random.doubles(triples, -3, 3).toArray();
    }
    TagLattice lattice = new TagLattice(candidates, scores);
    List<Sequence> all = new ArrayList<>();
    addAll(all, candidates, scores, new int[n], 0, 0);
    all.sort(Comparator.comparingDouble(Sequence::score).reversed());

    double sum = all.stream().mapToDouble(sequence -> Math.exp(sequence.score)).sum();
    assertThat(lattice.logSum()).isCloseTo(Math.log(sum), within(EXACT));
    for (int i = 0; i < n; i++) {
      for (int tag = 0; tag < candidates[i].length; tag++) {
        int word = i;
        int wanted = tag;
        double mass = all.stream().filter(sequence -> sequence.tags[word] == wanted)
            .mapToDouble(sequence -> Math.exp(sequence.score)).sum();
        assertThat(lattice.probability(i, tag)).isCloseTo(mass / sum, within(EXACT));
      }
      assertThat(DoubleStream.of(lattice.triples(i)).sum()).isCloseTo(1, within(EXACT));
    }
    List<TagLattice.Path> best = lattice.best(4);
    assertThat(best).hasSize(Math.min(4, all.size()));
    for (int rank = 0; rank < best.size(); rank++) {
      assertThat(best.get(rank).score()).isCloseTo(all.get(rank).score, within(EXACT));
      assertThat(best.get(rank).tags()).isEqualTo(all.get(rank).tags);
    }
  }

  private static int width(int[][] candidates, int i) {
    return i < 0 ? 1 : candidates[i].length;
  }

  private static void addAll(List<Sequence> all, int[][] candidates, double[][] scores, int[] tags, int i,
      double score) {
    if (i == tags.length) {
      all.add(new Sequence(tags.clone(), score));
      return;
    }
    for (int tag = 0; tag < candidates[i].length; tag++) {
      tags[i] = tag;
      int last = i > 0 ? tags[i - 1] : 0;
      int beforeLast = i > 1 ? tags[i - 2] : 0;
      int triple = (beforeLast * width(candidates, i - 1) + last) * candidates[i].length + tag;
      addAll(all, candidates, scores, tags, i + 1, score + scores[i][triple]);
    }
  }
}
