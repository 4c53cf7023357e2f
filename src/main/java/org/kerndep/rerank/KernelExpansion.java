package org.kerndep.rerank;

import it.unimi.dsi.fastutil.ints.IntSortedSet;
import java.util.List;
import org.kerndep.data.Sentence;
import org.kerndep.kernel.LabelNumbers;
import org.kerndep.kernel.PartKernel;
import org.kerndep.kernel.property.PropertyValues;
import org.kerndep.kernel.support.Support;
import org.kerndep.kernel.support.SupportScorer;
import org.kerndep.kernel.support.SupportScores;
import org.kerndep.part.ArcGraph;

/**
 * A function of parts that a kernel spans: {@code Σ coefficient · k(support part, part)}. Immutable; share freely.
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
}
