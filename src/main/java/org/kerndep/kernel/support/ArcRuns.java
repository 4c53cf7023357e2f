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
  private final List<List<KernelArc>> arcs = new ArrayList<>();

  ArcRuns(SupportParts parts, TemplateKernel kernel) {
    IntArrayList found = new IntArrayList();
    List<KernelArc> last = null;
    for (int i = 0; i < parts.size(); i++) {
      List<KernelArc> next = arcs(parts, i);
      if (last == null || !alike(last, next, kernel)) {
        found.add(i);
        arcs.add(next);
        last = next;
      }
    }
    found.add(parts.size());
    starts = found.toIntArray();
  }

  private static List<KernelArc> arcs(SupportParts parts, int part) {
    return KernelPart.wordCount(parts.shape()) == 2
        ? List.of(parts.arc(0, part))
        : List.of(parts.arc(0, part), parts.arc(1, part));
  }

  private static boolean alike(List<KernelArc> a, List<KernelArc> b, TemplateKernel kernel) {
    for (int i = 0; i < a.size(); i++) {
      KernelArc arc = a.get(i);
      KernelArc other = b.get(i);
      boolean alike = (arc.label() == other.label() || !kernel.arcs().contains(ArcProperty.LABEL))
          && (arc.distance() == other.distance() || !kernel.arcs().contains(ArcProperty.DISTANCE))
          && (arc.length() == other.length() || !kernel.arcs().contains(ArcProperty.LENGTH));
      if (!alike) {
        return false;
      }
    }
    return true;
  }

  int count() {
    return arcs.size();
  }

  /** The first part of a run; that of {@link #count} is where the last run ends. */
  int start(int run) {
    return starts[run];
  }

  KernelArc arc(int run, int slot) {
    return arcs.get(run).get(slot);
  }
}
