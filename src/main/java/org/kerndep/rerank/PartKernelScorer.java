package org.kerndep.rerank;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.Hypothesis;
import org.kerndep.data.KBestList;
import org.kerndep.data.Sentence;
import org.kerndep.kernel.LabelledPart;
import org.kerndep.kernel.support.SupportScores;
import org.kerndep.part.ArcGraph;
import org.kerndep.part.PartShape;
import org.kerndep.part.Parts;

/**
 * Scores trees by a kernel: the sum over a tree's parts of what a {@link KernelExpansion} gives them. Immutable; share
 * freely.
 */
public record PartKernelScorer(KernelExpansion expansion) implements TreeScorer {

  public static final String NAME = "kernel";

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public double[] scores(KBestList list) {
    Map<Sentence, PartMemory> known = new IdentityHashMap<>();
    return list.hypotheses().stream().mapToDouble(hypothesis -> known
        .computeIfAbsent(hypothesis.sentence(), sentence -> new PartMemory(sentence, list))
        .score(hypothesis.tree())).toArray();
  }

  @Override
  public List<String> userLayers() {
    return expansion.userLayers();
  }

  @Override
  public int supportSize() {
    return expansion.support().size();
  }

  @Override
  public String description() {
    return expansion.kernel() + ", " + supportSize() + " parts";
  }

  @Override
  public List<String> features() {
    return expansion.values().properties().toString().lines().toList();
  }

  /** The scores of the parts of a list's trees over one sentence, each computed once. Scratch of one thread. */
  private final class PartMemory {

    private final SupportScores scores;
    /** Those of parts of three words; the scores remember arcs themselves. */
    private final Map<LabelledPart, Double> triples = new HashMap<>();

    PartMemory(Sentence sentence, KBestList list) {
      int size = sentence.size();
      boolean[] arcs = new boolean[(size + 1) * (size + 1)];
      for (Hypothesis hypothesis : list.hypotheses()) {
        if (hypothesis.sentence() == sentence) {
          Parts.arcs(hypothesis.tree(), (h, m) -> arcs[h * (size + 1) + m] = true);
        }
      }
      scores = expansion.scores(sentence, ArcGraph.of(size, (h, m) -> arcs[h * (size + 1) + m]));
    }

    double score(DependencyTree tree) {
      double sum = 0;
      for (LabelledPart part : LabelledPart.of(tree, expansion.kernel().shapes(), expansion.labels())) {
        sum += part.shape() == PartShape.ARC ? scores.score(part) : triples.computeIfAbsent(part, scores::score);
      }
      return sum;
    }
  }
}
