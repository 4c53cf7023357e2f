package org.kerndep.kernel.support;

import java.util.List;
import java.util.stream.IntStream;
import org.kerndep.kernel.KernelArc;
import org.kerndep.kernel.KernelPart;
import org.kerndep.kernel.property.KernelWord;
import org.kerndep.part.PartShape;

/**
 * The parts of one shape in a support, in columns: the numbers of their words among those of the support, their
 * arcs and coefficients. Immutable.
 */
final class SupportParts {

  private final PartShape shape;
  private final int[][] words;
  private final int[][] labels;
  private final int[][] lengths;
  private final double[] coefficients;

  /** Columns by slot; the arrays are kept. */
  private SupportParts(PartShape shape, int[][] words, int[][] labels, int[][] lengths, double[] coefficients) {
    this.shape = shape;
    this.words = words;
    this.labels = labels;
    this.lengths = lengths;
    this.coefficients = coefficients;
  }

  /** The columns of some rows of a shape, in the same order. */
  static SupportParts of(PartShape shape, List<SupportRow> rows) {
    int slots = KernelPart.wordCount(shape);
    int[][] words = new int[slots][rows.size()];
    int[][] labels = new int[slots - 1][rows.size()];
    int[][] lengths = new int[slots - 1][rows.size()];
    double[] coefficients = new double[rows.size()];
    for (int i = 0; i < coefficients.length; i++) {
      SupportRow row = rows.get(i);
      for (int slot = 0; slot < slots; slot++) {
        words[slot][i] = row.words()[slot];
      }
      for (int slot = 0; slot < slots - 1; slot++) {
        labels[slot][i] = row.arcs().get(slot).label();
        lengths[slot][i] = row.arcs().get(slot).length();
      }
      coefficients[i] = row.coefficient();
    }
    return new SupportParts(shape, words, labels, lengths, coefficients);
  }

  static SupportParts empty(PartShape shape) {
    return of(shape, List.of());
  }

  PartShape shape() {
    return shape;
  }

  int size() {
    return coefficients.length;
  }

  /** The number of a part's word among those of the support. */
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

  KernelPart part(int part, List<KernelWord> supportWords) {
    return new KernelPart(shape,
        IntStream.range(0, words.length).mapToObj(slot -> supportWords.get(word(slot, part))).toList(),
        IntStream.range(0, labels.length).mapToObj(slot -> arc(slot, part)).toList());
  }
}
