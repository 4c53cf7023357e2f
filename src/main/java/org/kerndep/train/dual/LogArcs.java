package org.kerndep.train.dual;

import it.unimi.dsi.fastutil.objects.Object2IntOpenHashMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.kerndep.kernel.KernelArc;
import org.kerndep.kernel.TemplateKernel;
import org.kerndep.kernel.property.ArcProperty;

/**
 * The arcs of a growing log, numbered from 0; those that the kernel cannot tell apart are one. Grows by one thread;
 * read by many in between.
 */
final class LogArcs {

  /** What a kernel sees of an arc; distance or length are 0 if it does not look at them. */
  private record Seen(int label, int distance, int length) {}

  private final TemplateKernel kernel;
  private final Object2IntOpenHashMap<Seen> numbers = new Object2IntOpenHashMap<>();
  private final List<KernelArc> edges = new ArrayList<>();

  LogArcs(TemplateKernel kernel) {
    this.kernel = kernel;
  }

  int size() {
    return edges.size();
  }

  KernelArc get(int number) {
    return edges.get(number);
  }

  /** The number of an arc, which is added if it is new. */
  int number(KernelArc edge) {
    Seen seen = new Seen(edge.label(), kernel.edges().contains(ArcProperty.DISTANCE) ? edge.distance() : 0,
        kernel.edges().contains(ArcProperty.LENGTH) ? edge.length() : 0);
    int number = numbers.computeIfAbsent(seen, s -> edges.size());
    if (number == edges.size()) {
      edges.add(edge);
    }
    return number;
  }

  /** How many properties each arc shares with one; {@code known} has those of the first arcs already. */
  byte[] matches(KernelArc edge, byte[] known) {
    if (known.length == edges.size()) {
      return known;
    }
    byte[] counts = Arrays.copyOf(known, edges.size());
    for (int i = known.length; i < counts.length; i++) {
      counts[i] = (byte) kernel.matches(edges.get(i), edge);
    }
    return counts;
  }
}
