package org.kerndep.rerank;

import java.util.List;
import java.util.Random;
import org.kerndep.base.BaseModel;
import org.kerndep.data.ParsedSentence;
import org.kerndep.kernel.KernelParts;
import org.kerndep.kernel.Kernels;
import org.kerndep.kernel.LabelNumbers;
import org.kerndep.kernel.PartKernel;
import org.kerndep.kernel.property.PropertyList;
import org.kerndep.kernel.property.PropertyValues;
import org.kerndep.kernel.support.Support;

/** Kernel functions with random coefficients, for tests. */
public final class RandomKernel {

  private RandomKernel() {}

  /** A function whose support is the parts of some sentences. */
  public static KernelExpansion of(String kernelText, BaseModel base, List<ParsedSentence> sentences, double scale) {
    Random random = new Random(1);
    PropertyList properties = PropertyList.standard();
    PartKernel kernel = (PartKernel) Kernels.parse(kernelText, properties);
    LabelNumbers labels = new LabelNumbers(base.labelNames());
    PropertyValues.Builder values = new PropertyValues.Builder(properties);
    Support.Builder support = new Support.Builder();
    for (ParsedSentence s : sentences) {
      new KernelParts(values.add(s.sentence()), labels).of(s.tree(), kernel.shapes())
          .forEach(part -> support.add(part, scale * random.nextGaussian()));
    }
    return new KernelExpansion(support.build(), values.build(), labels, kernel).compact();
  }
}
