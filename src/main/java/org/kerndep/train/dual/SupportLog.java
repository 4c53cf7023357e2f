package org.kerndep.train.dual;

import it.unimi.dsi.fastutil.doubles.DoubleArrayList;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.kerndep.kernel.KernelArc;
import org.kerndep.kernel.KernelPart;
import org.kerndep.kernel.TemplateKernel;
import org.kerndep.kernel.property.KernelWord;
import org.kerndep.kernel.support.Support;
import org.kerndep.part.PartShape;

/**
 * The support of a kernel function in training: every change of a part's coefficient with its time, in order. Scores
 * are sums over the changes, so what was scored before an update only needs the changes since. One thread writes;
 * others may read in between.
 */
final class SupportLog {

  private final TemplateKernel kernel;
  private final LogWords words = new LogWords();
  private final LogArcs arcs;
  private final Map<PartShape, Columns> columns = new EnumMap<>(PartShape.class);
  private int updates;

  SupportLog(TemplateKernel kernel) {
    this.kernel = kernel;
    this.arcs = new LogArcs(kernel);
    kernel.shapes().forEach(shape -> columns.put(shape, new Columns()));
  }

  TemplateKernel kernel() {
    return kernel;
  }

  /** How many updates it has seen. */
  int updates() {
    return updates;
  }

  LogWords words() {
    return words;
  }

  LogArcs arcs() {
    return arcs;
  }

  Map<PartShape, Columns> columns() {
    return columns;
  }

  /**
   * Adds an update.
   *
   * @param time its step, counted from 1
   * @param change what is added to the coefficients of some parts of a list, and taken from others
   */
  void add(ListParts parts, IntList plus, IntList minus, double change, long time) {
    columns.values().forEach(Columns::begin);
    plus.forEach((int part) -> add(parts.kernelPart(part), change, time));
    minus.forEach((int part) -> add(parts.kernelPart(part), -change, time));
    updates++;
  }

  private void add(KernelPart part, double change, long time) {
    Columns to = columns.get(part.shape());
    for (int slot = 0; slot < part.words().size(); slot++) {
      to.addWord(slot, words.number(part.words().get(slot)));
    }
    for (int slot = 0; slot < part.arcs().size(); slot++) {
      to.addArc(slot, arcs.number(part.arcs().get(slot)));
    }
    to.complete(change, time);
  }

  /** The support with the average of the coefficients after each of a number of steps. */
  Support average(long steps) {
    Support.Builder builder = new Support.Builder();
    columns.forEach((shape, of) -> {
      for (int i = 0; i < of.size(); i++) {
        builder.add(part(shape, of, i), StepMean.of(of.coefficients()[i], of.timed()[i], steps));
      }
    });
    return builder.build();
  }

  private KernelPart part(PartShape shape, Columns of, int entry) {
    int count = KernelPart.wordCount(shape);
    List<KernelWord> partWords =
        IntStream.range(0, count).mapToObj(slot -> words.get(of.words(slot)[entry])).toList();
    List<KernelArc> partArcs =
        IntStream.range(0, count - 1).mapToObj(slot -> arcs.get(of.arcs(slot)[entry])).toList();
    return new KernelPart(shape, partWords, partArcs);
  }

  /** The changes to parts of one shape, in growing columns. Arrays are live. */
  static final class Columns {

    private final IntArrayList[] words = {new IntArrayList(), new IntArrayList(), new IntArrayList()};
    private final IntArrayList[] arcs = {new IntArrayList(), new IntArrayList()};
    private final DoubleArrayList coefficients = new DoubleArrayList();
    private final DoubleArrayList timed = new DoubleArrayList();
    /** Where the entries of each update begin. */
    private final IntArrayList starts = new IntArrayList();

    int size() {
      return coefficients.size();
    }

    /** The entries that follow belong to the next update. */
    void begin() {
      starts.add(size());
    }

    /** The first entry of an update, counted from 0, or the end. */
    int start(int update) {
      return update < starts.size() ? starts.getInt(update) : size();
    }

    /** A word of the next entry. */
    void addWord(int slot, int word) {
      words[slot].add(word);
    }

    /** An arc of the next entry. */
    void addArc(int slot, int arc) {
      arcs[slot].add(arc);
    }

    /** Completes an entry with its coefficient and the time of its update. */
    void complete(double coefficient, long time) {
      coefficients.add(coefficient);
      timed.add(time * coefficient);
    }

    int[] words(int slot) {
      return words[slot].elements();
    }

    int[] arcs(int slot) {
      return arcs[slot].elements();
    }

    double[] coefficients() {
      return coefficients.elements();
    }

    /** Coefficients times the time of their updates. */
    double[] timed() {
      return timed.elements();
    }
  }
}
