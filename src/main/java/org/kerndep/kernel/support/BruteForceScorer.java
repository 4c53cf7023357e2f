package org.kerndep.kernel.support;

import it.unimi.dsi.fastutil.doubles.DoubleArrayList;
import it.unimi.dsi.fastutil.doubles.DoubleList;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.kerndep.kernel.KernelPart;
import org.kerndep.kernel.KernelParts;
import org.kerndep.kernel.LabelNumbers;
import org.kerndep.kernel.LabelledPart;
import org.kerndep.kernel.PartKernel;
import org.kerndep.kernel.property.KernelSentence;
import org.kerndep.part.ArcGraph;
import org.kerndep.part.PartShape;

/** Compares a part with every part of the support, for any kernel. Immutable; share freely. */
final class BruteForceScorer implements SupportScorer {

  private final Map<PartShape, List<KernelPart>> parts = new EnumMap<>(PartShape.class);
  private final Map<PartShape, DoubleList> coefficients = new EnumMap<>(PartShape.class);
  private final PartKernel kernel;

  BruteForceScorer(Support support, PartKernel kernel) {
    this.kernel = kernel;
    for (PartShape shape : kernel.shapes()) {
      parts.put(shape, new ArrayList<>());
      coefficients.put(shape, new DoubleArrayList());
    }
    support.forEach((part, coefficient) -> {
      if (parts.containsKey(part.shape())) {
        parts.get(part.shape()).add(part);
        coefficients.get(part.shape()).add(coefficient);
      }
    });
  }

  private double sum(KernelPart part) {
    List<KernelPart> others = parts.getOrDefault(part.shape(), List.of());
    double sum = 0;
    for (int i = 0; i < others.size(); i++) {
      sum += coefficients.get(part.shape()).getDouble(i) * kernel.value(others.get(i), part);
    }
    return sum;
  }

  @Override
  public SupportScores scores(KernelSentence words, ArcGraph graph) {
    KernelParts made = new KernelParts(words, new LabelNumbers(List.of()));
    return new SupportScores() {

      @Override
      public double arc(int head, int modifier, int label) {
        return sum(made.part(LabelledPart.arc(head, modifier, label)));
      }

      @Override
      public double sibling(int head, int sibling, int modifier, int siblingLabel, int modifierLabel) {
        return sum(made.part(LabelledPart.sibling(head, sibling, modifier, siblingLabel, modifierLabel)));
      }

      @Override
      public double grandparent(int grandparent, int head, int modifier, int headLabel, int modifierLabel) {
        return sum(made.part(LabelledPart.grandparent(grandparent, head, modifier, headLabel, modifierLabel)));
      }
    };
  }
}
