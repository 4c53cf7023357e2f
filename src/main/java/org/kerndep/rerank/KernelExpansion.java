package org.kerndep.rerank;

import it.unimi.dsi.fastutil.ints.IntSortedSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.KBestList;
import org.kerndep.data.Sentence;
import org.kerndep.kernel.LabelNumbers;
import org.kerndep.kernel.LabelledPart;
import org.kerndep.kernel.PartKernel;
import org.kerndep.kernel.property.PropertyValues;
import org.kerndep.kernel.support.Support;
import org.kerndep.kernel.support.SupportScorer;
import org.kerndep.kernel.support.SupportScores;
import org.kerndep.part.ArcGraph;
import org.kerndep.part.PartShape;
import org.kerndep.part.Parts;

/**
 * A function of trees that a kernel spans: the sum over a tree's parts of {@code Σ coefficient · k(support, part)}.
 * Immutable; share freely.
 */
public final class KernelExpansion {

  private final Support support;
  private final PropertyValues values;
  private final LabelNumbers labels;
  private final PartKernel kernel;
  private final SupportScorer scorer;

  /**
   * A function.
   *
   * @param values the numbers of the property values in the support
   * @param labels the numbers of the labels in the support
   */
  public KernelExpansion(Support support, PropertyValues values, LabelNumbers labels, PartKernel kernel) {
    if (support.valueBound() > values.size()) {
      throw new IllegalArgumentException(
          "value " + (support.valueBound() - 1) + " in the support, but only " + values.size() + " values");
    }
    this.support = support;
    this.values = values;
    this.labels = labels;
    this.kernel = kernel;
    this.scorer = SupportScorer.of(support, kernel);
  }

  public Support support() {
    return support;
  }

  public PropertyValues values() {
    return values;
  }

  /** The feature paths of the user layers that it compares. */
  public List<String> userLayers() {
    return values.properties().userLayers();
  }

  public LabelNumbers labels() {
    return labels;
  }

  public PartKernel kernel() {
    return kernel;
  }

  /**
   * The same function with only the values that are in the support and with coefficients rounded to {@code float}, so
   * that it scores alike before it is stored and after.
   */
  public KernelExpansion compact() {
    IntSortedSet used = support.values();
    Support.Builder rounded = new Support.Builder();
    support.renumbered(used).forEach((part, coefficient) -> rounded.add(part, (float) coefficient));
    return new KernelExpansion(rounded.build(), values.restrictedTo(used), labels, kernel);
  }

  /** What it gives the parts of a sentence whose arcs are all in a graph. */
  public SupportScores scores(Sentence sentence, ArcGraph graph) {
    return scorer.scores(values.encode(sentence), graph);
  }

  /** The scores of a sentence's trees in their order; each distinct part is scored once. */
  public double[] scores(Sentence sentence, KBestList list) {
    return new ListScores(sentence, list).all(list);
  }

  /** The scores of one list's parts. Scratch of one thread. */
  private final class ListScores {

    private final SupportScores scores;
    /** Those of parts of three words; the scores remember arcs themselves. */
    private final Map<LabelledPart, Double> triples = new HashMap<>();

    ListScores(Sentence sentence, KBestList list) {
      int size = sentence.size();
      boolean[] arcs = new boolean[(size + 1) * (size + 1)];
      list.hypotheses().forEach(own -> Parts.arcs(own.tree(), (h, m) -> arcs[h * (size + 1) + m] = true));
      scores = KernelExpansion.this.scores(sentence, ArcGraph.of(size, (h, m) -> arcs[h * (size + 1) + m]));
    }

    double[] all(KBestList list) {
      return list.hypotheses().stream().mapToDouble(h -> score(h.tree())).toArray();
    }

    private double score(DependencyTree tree) {
      double sum = 0;
      for (LabelledPart part : LabelledPart.of(tree, kernel.shapes(), labels)) {
        sum += part.shape() == PartShape.ARC ? scores.score(part) : triples.computeIfAbsent(part, scores::score);
      }
      return sum;
    }
  }
}
