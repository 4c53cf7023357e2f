package org.kerndep.bench;

import java.util.concurrent.TimeUnit;
import org.kerndep.data.RootMode;
import org.kerndep.data.ScoredTrees;
import org.kerndep.decode.Decoder;
import org.kerndep.decode.Decoders;
import org.kerndep.part.PartScores;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** How much longer do k trees take than one, by decoder and length of the sentence? */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 5, time = 3)
@Measurement(iterations = 5, time = 1)
public class KBestBenchmark {

  @Param({"eisner", "sibling", "carreras", "koo-collins-1", "koo-collins-2", "mst"})
  String decoder;

  @Param({"20", "40"})
  int words;

  @Param("6")
  String heads;

  @Param({"1", "25", "100"})
  int k;

  private Decoder decoding;
  private PartScores scores;

  @Setup
  public void prepare() {
    decoding = Decoders.create(decoder, RootMode.SINGLE);
    scores = new HashedScores(SyntheticGraphs.of(words, heads), decoding.shapes());
  }

  PartScores scores() {
    return scores;
  }

  @Benchmark
  public ScoredTrees kBest() {
    return decoding.decode(scores, k);
  }
}
