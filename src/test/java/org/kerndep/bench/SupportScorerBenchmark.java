package org.kerndep.bench;

import java.util.concurrent.TimeUnit;
import org.kerndep.kernel.property.KernelSentence;
import org.kerndep.kernel.support.Scorers;
import org.kerndep.kernel.support.Support;
import org.kerndep.kernel.support.SupportScorer;
import org.kerndep.kernel.support.SupportScores;
import org.kerndep.part.ArcGraph;
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

/**
 * How long does it take to score the arcs of a sentence, by scorer, size of the support, heads of a word ("3" as in
 * lists of 25 trees, "6" as in pruned graphs, or "all") and labels of an arc ("one" or "all")?
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 3, time = 2)
public class SupportScorerBenchmark {

  private static final int SENTENCES = 16;

  @Param({"brute", "grouped", "expanded"})
  String scorer;

  @Param({"10000", "60000", "250000", "1000000"})
  int parts;

  @Param("20")
  int words;

  @Param("3")
  String heads;

  @Param("one")
  String labels;

  private SupportScorer scoring;
  private KernelSentence[] sentences;
  private ArcGraph graph;
  private int next;

  @Setup
  public void prepare() {
    SyntheticSupport synthetic = new SyntheticSupport(7);
    Support support = synthetic.support(parts);
    sentences = new KernelSentence[SENTENCES];
    for (int i = 0; i < SENTENCES; i++) {
      sentences[i] = synthetic.sentence(words);
    }
    graph = SyntheticGraphs.of(words, heads);
    scoring = Scorers.named(scorer, support, SyntheticSupport.kernel());
  }

  @Benchmark
  public double sentence() {
    next = (next + 1) % SENTENCES;
    SupportScores scores = scoring.scores(sentences[next], graph);
    boolean all = labels.equals("all");
    double sum = 0;
    for (int arc = 0; arc < graph.arcCount(); arc++) {
      int first = all ? 0 : arc % SyntheticSupport.LABELS;
      int last = all ? SyntheticSupport.LABELS - 1 : first;
      for (int label = first; label <= last; label++) {
        sum += scores.arc(graph.head(arc), graph.modifier(arc), label);
      }
    }
    return sum;
  }
}
