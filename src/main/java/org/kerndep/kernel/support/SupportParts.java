package org.kerndep.kernel.support;

import java.util.List;
import java.util.stream.IntStream;
import org.kerndep.kernel.KernelArc;
import org.kerndep.kernel.KernelPart;
import org.kerndep.kernel.property.KernelWord;
import org.kerndep.part.PartShape;

/**
 * The parts of one shape in a support, in columns: the numbers of their words among the support's tokens, their arcs
 * and coefficients. Immutable.
 */
final class SupportParts {

  private final PartShape shape;
  private final int[][] words;
  private final int[][] labels;
  private final int[][] lengths;
  private final double[] coefficients;

  /** Columns by slot; the arrays are kept. */
  SupportParts(PartShape shape, int[][] words, int[][] labels, int[][] lengths, double[] coefficients) {
    this.shape = shape;
    this.words = words;
    this.labels = labels;
    this.lengths = lengths;
    this.coefficients = coefficients;
  }

  PartShape shape() {
    return shape;
  }

  int size() {
    return coefficients.length;
  }

  /** The number of a part's word among the tokens. */
  int word(int slot, int part) {
    return words[slot][part];
  }

  int label(int slot, int part) {
    return labels[slot][part];
  }

  int length(int slot, int part) {
    return lengths[slot][part];
  }

  KernelArc arc(int slot, int part) {
    return new KernelArc(label(slot, part), length(slot, part));
  }

  double coefficient(int part) {
    return coefficients[part];
  }

  KernelPart part(int part, List<KernelWord> tokens) {
    return new KernelPart(shape,
        IntStream.range(0, words.length).mapToObj(slot -> tokens.get(word(slot, part))).toList(),
        IntStream.range(0, labels.length).mapToObj(slot -> arc(slot, part)).toList());
  }
}
