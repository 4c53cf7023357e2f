package org.kerndep.train.dual;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import java.util.List;
import org.kerndep.kernel.KernelPart;
import org.kerndep.kernel.TemplateKernel;
import org.kerndep.kernel.support.Support;

/**
 * A kernel function in training, in the dual: a log of parts with coefficients. The scores of an example's parts are
 * kept and brought up to date when asked for. One thread updates it; in between, others may ask for scores, each of its
 * own examples.
 */
public final class KernelDual {

  private final List<ListParts> examples;
  private final TemplateKernel kernel;
  private final double weight;
  private final SupportLog log;
  private final PartSums[] sums;
  private final ThreadLocal<LogScorer> scorers;

  /**
   * A function that is 0 everywhere.
   *
   * @param weight what the kernel is multiplied by
   */
  public KernelDual(List<ListParts> examples, TemplateKernel kernel, double weight) {
    this.examples = examples;
    this.kernel = kernel;
    this.weight = weight;
    this.log = new SupportLog(kernel);
    this.sums = new PartSums[examples.size()];
    this.scorers = ThreadLocal.withInitial(() -> new LogScorer(log));
  }

  /** The scores of an example's parts by all updates so far. */
  public PartSums sums(int example) {
    ListParts parts = examples.get(example);
    if (sums[example] == null) {
      sums[example] = new PartSums(parts.size());
    }
    sums[example].catchUp(log, parts, scorers.get());
    return sums[example];
  }

  /** The squared length of the sum of the features of some parts of an example minus that of others. */
  public double squaredDistance(int example, IntList plus, IntList minus) {
    IntArrayList different = new IntArrayList(plus);
    different.addAll(minus);
    List<KernelPart> all = different.intStream().mapToObj(examples.get(example)::kernelPart).toList();
    double sum = 0;
    for (int i = 0; i < all.size(); i++) {
      for (int j = 0; j < all.size(); j++) {
        double value = kernel.value(all.get(i), all.get(j));
        sum += i < plus.size() == j < plus.size() ? value : -value;
      }
    }
    return weight * sum;
  }

  /**
   * Adds a multiple of that sum to the weights. Coefficients carry the kernel's weight, so that the log scores with the
   * kernel as it is.
   *
   * @param time the step, counted from 1
   */
  public void add(int example, IntList plus, IntList minus, double change, long time) {
    log.add(examples.get(example), plus, minus, weight * change, time);
  }

  /** The mean of the functions after each of a number of steps. */
  public Support average(long steps) {
    return log.average(steps);
  }
}
