package org.kerndep.train.dual;

import it.unimi.dsi.fastutil.objects.Object2IntOpenHashMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.kerndep.kernel.KernelArc;
import org.kerndep.kernel.TemplateKernel;
import org.kerndep.kernel.property.ArcProperty;

/**
 * The arcs of a growing log, numbered from 0; those that the kernel cannot tell apart are one. One thread adds to
 * it; others may read in between.
 */
final class LogArcs {

  /** What a kernel sees of an arc; distance or length are 0 if it does not look at them. */
  private record Seen(int label, int distance, int length) {}

  private final TemplateKernel kernel;
  private final Object2IntOpenHashMap<Seen> numbers = new Object2IntOpenHashMap<>();
  private final List<KernelArc> arcs = new ArrayList<>();

  LogArcs(TemplateKernel kernel) {
    this.kernel = kernel;
  }

  int size() {
    return arcs.size();
  }

  KernelArc get(int number) {
    return arcs.get(number);
  }

  /** The number of an arc, which is added if it is new. */
  int number(KernelArc arc) {
    Seen seen = new Seen(arc.label(), kernel.arcs().contains(ArcProperty.DISTANCE) ? arc.distance() : 0,
        kernel.arcs().contains(ArcProperty.LENGTH) ? arc.length() : 0);
    int number = numbers.computeIfAbsent(seen, s -> arcs.size());
    if (number == arcs.size()) {
      arcs.add(arc);
    }
    return number;
  }

  /** How many properties each arc shares with one; {@code known} has those of the first arcs already. */
  byte[] matches(KernelArc arc, byte[] known) {
    if (known.length == arcs.size()) {
      return known;
    }
    byte[] counts = Arrays.copyOf(known, arcs.size());
    for (int i = known.length; i < counts.length; i++) {
      counts[i] = (byte) kernel.matches(arcs.get(i), arc);
    }
    return counts;
  }
}
