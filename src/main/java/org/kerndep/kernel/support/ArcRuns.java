package org.kerndep.kernel.support;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.ArrayList;
import java.util.List;
import org.kerndep.kernel.KernelArc;
import org.kerndep.kernel.KernelPart;
import org.kerndep.kernel.TemplateKernel;
import org.kerndep.kernel.property.ArcProperty;

/** The parts of a shape cut into runs whose arcs a kernel cannot tell apart. Immutable. */
final class ArcRuns {

  /** Run r is parts starts[r] to starts[r+1]-1. */
  private final int[] starts;
  private final List<List<KernelArc>> edges = new ArrayList<>();

  ArcRuns(SupportParts parts, TemplateKernel kernel) {
    IntArrayList found = new IntArrayList();
    List<KernelArc> last = null;
    for (int i = 0; i < parts.size(); i++) {
      List<KernelArc> next = edges(parts, i);
      if (last == null || !alike(last, next, kernel)) {
        found.add(i);
        edges.add(next);
        last = next;
      }
    }
    found.add(parts.size());
    starts = found.toIntArray();
  }

  private static List<KernelArc> edges(SupportParts parts, int part) {
    return KernelPart.nodeCount(parts.shape()) == 2
        ? List.of(parts.edge(0, part))
        : List.of(parts.edge(0, part), parts.edge(1, part));
  }

  private static boolean alike(List<KernelArc> a, List<KernelArc> b, TemplateKernel kernel) {
    for (int i = 0; i < a.size(); i++) {
      KernelArc edge = a.get(i);
      KernelArc other = b.get(i);
      boolean alike = (edge.label() == other.label() || !kernel.edges().contains(ArcProperty.LABEL))
          && (edge.distance() == other.distance() || !kernel.edges().contains(ArcProperty.DISTANCE))
          && (edge.length() == other.length() || !kernel.edges().contains(ArcProperty.LENGTH));
      if (!alike) {
        return false;
      }
    }
    return true;
  }

  int count() {
    return edges.size();
  }

  /** The first part of a run; that of {@link #count} is where the last run ends. */
  int start(int run) {
    return starts[run];
  }

  KernelArc edge(int run, int slot) {
    return edges.get(run).get(slot);
  }
}
