package org.kerndep.testing;

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
import org.kerndep.rerank.KernelExpansion;

/** A kernel function that has learnt nothing, for tests. */
public final class RandomKernel {

  private RandomKernel() {}

  /** A function whose support is all parts of some trees, each with a random coefficient. */
  public static KernelExpansion of(BaseModel base, List<ParsedSentence> trees, Random random) {
    PropertyList properties = PropertyList.standard();
    PartKernel kernel = (PartKernel) Kernels.parse("template(arc,sibling=0.5,grandparent=0.25)", properties);
    LabelNumbers labels = new LabelNumbers(base.labelNames());
    PropertyValues.Builder values = new PropertyValues.Builder(properties);
    Support.Builder support = new Support.Builder();
    for (ParsedSentence s : trees) {
      new KernelParts(values.add(s.sentence()), labels).of(s.tree(), kernel.shapes())
          .forEach(part -> support.add(part, random.nextGaussian()));
    }
    return new KernelExpansion(support.build(), values.build(), labels, kernel).compact();
  }
}
