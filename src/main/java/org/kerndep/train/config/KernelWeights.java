package org.kerndep.train.config;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.kerndep.kernel.Kernel;

/**
 * What kernels are multiplied by, relative to the other features: numbers that are given, or those that are best on
 * held-out lists. Immutable.
 *
 * @param given the weights of the kernels in their order, or one of all; none if they are chosen
 */
public record KernelWeights(List<Double> given) {

  static final String CHOSEN = "chosen";

  private static final List<Double> CHOICES = List.of(0.1, 0.01);

  public KernelWeights {
    given = List.copyOf(given);
    if (!given.stream().allMatch(weight -> weight > 0 && Double.isFinite(weight))) {
      throw new IllegalArgumentException("weights of kernels are above 0 and finite: " + given);
    }
  }

  /** {@code chosen}, or numbers as in {@code 0.1+0.01}. */
  static KernelWeights parse(String text) {
    return new KernelWeights(text.equals(CHOSEN) ? List.of()
        : Arrays.stream(text.split("\\+", -1)).map(Double::parseDouble).toList());
  }

  /** The numbers as text, with {@code +} between. */
  public static String text(List<Double> weights) {
    return weights.stream().map(weight -> Double.toString(weight)).collect(Collectors.joining("+"));
  }

  /** Refuses weights of other kernels than these. */
  void require(List<Kernel> kernels) {
    if (given.size() > 1 && given.size() != kernels.size()) {
      throw new IllegalArgumentException("rerank-rho=" + text(given) + " gives " + given.size()
          + " weights, but the number of kernels is " + kernels.size() + "; write one for each, or one for all");
    }
  }

  /** The weights of so many kernels that are compared first: all kernels have the same unless others are given. */
  public List<List<Double>> alike(int kernels) {
    if (given.size() > 1) {
      return List.of(given);
    }
    List<Double> some = given.isEmpty() ? CHOICES : given;
    return some.stream().map(weight -> Collections.nCopies(kernels, weight)).distinct().toList();
  }

  /** Those that are compared next with the best so far: one kernel has another weight. */
  public List<List<Double>> others(List<Double> best, int kernel) {
    if (!given.isEmpty() || best.size() == 1) {
      return List.of();
    }
    return CHOICES.stream().filter(weight -> !weight.equals(best.get(kernel))).map(weight -> {
      List<Double> changed = new ArrayList<>(best);
      changed.set(kernel, weight);
      return List.copyOf(changed);
    }).toList();
  }

  /** How many weights are compared for so many kernels. */
  public int tries(int kernels) {
    List<List<Double>> alike = alike(kernels);
    return alike.size() + IntStream.range(0, kernels).map(kernel -> others(alike.get(0), kernel).size()).sum();
  }
}
