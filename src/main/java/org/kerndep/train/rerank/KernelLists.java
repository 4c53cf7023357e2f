package org.kerndep.train.rerank;

import java.util.ArrayList;
import java.util.List;
import org.kerndep.data.WordKnowledge;
import org.kerndep.kernel.KernelParts;
import org.kerndep.kernel.LabelNumbers;
import org.kerndep.kernel.TemplateKernel;
import org.kerndep.kernel.property.PropertyList;
import org.kerndep.kernel.property.PropertyValues;
import org.kerndep.train.dual.ListParts;

/**
 * The examples of a reranker as a kernel sees them. Immutable; share freely.
 *
 * @param lists in the order of the examples
 */
record KernelLists(List<ListParts> lists, PropertyValues values, LabelNumbers labels, TemplateKernel kernel) {

  KernelLists {
    lists = List.copyOf(lists);
  }

  static KernelLists of(List<RerankExample> examples, PropertyList properties, WordKnowledge knowledge,
      LabelNumbers labels, TemplateKernel kernel) {
    PropertyValues.Builder values = new PropertyValues.Builder(properties, knowledge);
    List<ListParts> lists = new ArrayList<>(examples.size());
    for (RerankExample example : examples) {
      lists.add(new ListParts(example.list(), sentence -> new KernelParts(values.add(sentence), labels),
          kernel.shapes()));
    }
    return new KernelLists(lists, values.build(), labels, kernel);
  }
}
