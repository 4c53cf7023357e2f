package org.kerndep.kernel;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.kerndep.kernel.property.ArcProperty;
import org.kerndep.kernel.property.KernelWord;
import org.kerndep.part.PartShape;

/** Features of the template kernel choose one property of every word and every arc. */
class TemplateKernelContractTest implements KernelContract {

  private static final TemplateKernel KERNEL = new TemplateKernel(Set.of(ArcProperty.values()),
      Map.of(PartShape.ARC, 1.0, PartShape.SIBLING, 0.25, PartShape.GRANDPARENT, 3.0));

  @Override
  public PartKernel kernel() {
    return KERNEL;
  }

  @Override
  public Map<List<Object>, Double> features(KernelPart part) {
    List<List<Object>> paths = List.of(List.of(part.shape()));
    for (KernelWord word : part.words()) {
      List<Object> choices = new ArrayList<>();
      for (int i = 0; i < word.size(); i++) {
        choices.add(word.value(i));
      }
      paths = extend(paths, choices);
    }
    for (KernelArc arc : part.arcs()) {
      List<Object> choices =
          new ArrayList<>(List.of("any", "length " + arc.length(), "distance " + arc.distance()));
      if (arc.label() != LabelNumbers.UNKNOWN) {
        choices.add("label " + arc.label());
      }
      paths = extend(paths, choices);
    }
    Map<List<Object>, Double> features = new HashMap<>();
    paths.forEach(path -> features.merge(path, Math.sqrt(KERNEL.weight(part.shape())), Double::sum));
    return features;
  }

  private static List<List<Object>> extend(List<List<Object>> paths, List<Object> choices) {
    List<List<Object>> longer = new ArrayList<>();
    for (List<Object> path : paths) {
      for (Object choice : choices) {
        List<Object> next = new ArrayList<>(path);
        next.add(choice);
        longer.add(next);
      }
    }
    return longer;
  }
}
