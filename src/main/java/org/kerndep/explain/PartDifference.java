package org.kerndep.explain;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.kerndep.data.DependencyTree;
import org.kerndep.part.Part;
import org.kerndep.part.PartShape;
import org.kerndep.part.Parts;

/** The parts of two trees that do not cancel out. Immutable. */
final class PartDifference {

  private final List<Part> ofFirst;
  private final List<Part> ofSecond;

  /**
   * A difference.
   *
   * @param same whether a part that both trees have is the same in both
   */
  PartDifference(DependencyTree first, DependencyTree second, Set<PartShape> shapes, Predicate<Part> same) {
    List<Part> one = parts(first, shapes);
    List<Part> two = parts(second, shapes);
    Set<Part> shared = new HashSet<>(one);
    shared.retainAll(new HashSet<>(two));
    shared.removeIf(same.negate());
    ofFirst = one.stream().filter(part -> !shared.contains(part)).toList();
    ofSecond = two.stream().filter(part -> !shared.contains(part)).toList();
  }

  private static List<Part> parts(DependencyTree tree, Set<PartShape> shapes) {
    List<Part> parts = new ArrayList<>();
    Parts.visit(tree, shapes, (shape, outer, head, sibling, modifier) ->
        parts.add(new Part(shape, outer, head, sibling, modifier)));
    return parts;
  }

  List<Part> ofFirst() {
    return ofFirst;
  }

  List<Part> ofSecond() {
    return ofSecond;
  }
}
