package org.kerndep.train.dual;

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
  private final LogWords tokens = new LogWords();
  private final LogArcs arcs;
  private final Map<PartShape, LogColumns> columns = new EnumMap<>(PartShape.class);
  private int updates;

  SupportLog(TemplateKernel kernel) {
    this.kernel = kernel;
    this.arcs = new LogArcs(kernel);
    kernel.shapes().forEach(shape -> columns.put(shape, new LogColumns()));
  }

  TemplateKernel kernel() {
    return kernel;
  }

  /** How many updates it has seen. */
  int updates() {
    return updates;
  }

  LogWords tokens() {
    return tokens;
  }

  LogArcs arcs() {
    return arcs;
  }

  Map<PartShape, LogColumns> columns() {
    return columns;
  }

  /**
   * Adds an update.
   *
   * @param time its step, counted from 1
   * @param change what is added to the coefficients of some parts of a list, and taken from others
   */
  void add(ListParts parts, IntList plus, IntList minus, double change, long time) {
    columns.values().forEach(LogColumns::begin);
    plus.forEach((int part) -> add(parts.kernelPart(part), change, time));
    minus.forEach((int part) -> add(parts.kernelPart(part), -change, time));
    updates++;
  }

  private void add(KernelPart part, double change, long time) {
    LogColumns to = columns.get(part.shape());
    for (int slot = 0; slot < part.words().size(); slot++) {
      to.addWord(slot, tokens.number(part.words().get(slot)));
    }
    for (int slot = 0; slot < part.arcs().size(); slot++) {
      to.addArc(slot, arcs.number(part.arcs().get(slot)));
    }
    to.complete(change, time);
  }

  /** The support with the average of the coefficients after each of so many steps. */
  Support average(long steps) {
    Support.Builder builder = new Support.Builder();
    columns.forEach((shape, of) -> {
      for (int i = 0; i < of.size(); i++) {
        double average = ((steps + 1) * of.coefficients()[i] - of.timed()[i]) / steps;
        builder.add(part(shape, of, i), average);
      }
    });
    return builder.build();
  }

  private KernelPart part(PartShape shape, LogColumns of, int entry) {
    int count = shape == PartShape.ARC ? 2 : 3;
    List<KernelWord> partWords =
        IntStream.range(0, count).mapToObj(slot -> tokens.get(of.words(slot)[entry])).toList();
    List<KernelArc> partArcs =
        IntStream.range(0, count - 1).mapToObj(slot -> arcs.get(of.arcs(slot)[entry])).toList();
    return new KernelPart(shape, partWords, partArcs);
  }
}
