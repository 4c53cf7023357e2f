package org.kerndep.kernel;

import it.unimi.dsi.fastutil.objects.Object2DoubleMap;
import it.unimi.dsi.fastutil.objects.Object2IntMap;
import it.unimi.dsi.fastutil.objects.Object2IntOpenHashMap;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.kerndep.part.PartShape;

/** Orders the parts of a support and lays them out in columns. */
final class SupportColumns {

  private SupportColumns() {}

  static Support of(List<Object2DoubleMap.Entry<KernelPart>> entries) {
    TreeSet<PropertyToken> distinct = new TreeSet<>();
    Map<PartShape, List<Object2DoubleMap.Entry<KernelPart>>> byShape = new EnumMap<>(PartShape.class);
    for (Object2DoubleMap.Entry<KernelPart> entry : entries) {
      distinct.addAll(entry.getKey().nodes());
      byShape.computeIfAbsent(entry.getKey().shape(), shape -> new ArrayList<>()).add(entry);
    }
    List<PropertyToken> tokens = List.copyOf(distinct);
    Object2IntMap<PropertyToken> numbers = new Object2IntOpenHashMap<>(tokens.size());
    for (int i = 0; i < tokens.size(); i++) {
      numbers.put(tokens.get(i), i);
    }
    Map<PartShape, SupportParts> parts = new EnumMap<>(PartShape.class);
    byShape.forEach((shape, of) -> parts.put(shape, columns(shape, of, numbers)));
    return new Support(tokens, parts);
  }

  private static SupportParts columns(PartShape shape, List<Object2DoubleMap.Entry<KernelPart>> entries,
      Object2IntMap<PropertyToken> numbers) {
    entries.sort(Comparator.comparing(Object2DoubleMap.Entry::getKey, SupportColumns::order));
    int slots = KernelPart.nodeCount(shape);
    int[][] nodes = new int[slots][entries.size()];
    int[][] labels = new int[slots - 1][entries.size()];
    int[][] lengths = new int[slots - 1][entries.size()];
    double[] coefficients = new double[entries.size()];
    for (int i = 0; i < coefficients.length; i++) {
      KernelPart part = entries.get(i).getKey();
      for (int slot = 0; slot < slots; slot++) {
        nodes[slot][i] = numbers.getInt(part.nodes().get(slot));
      }
      for (int slot = 0; slot < slots - 1; slot++) {
        labels[slot][i] = part.edges().get(slot).label();
        lengths[slot][i] = part.edges().get(slot).length();
      }
      coefficients[i] = entries.get(i).getDoubleValue();
    }
    return new SupportParts(shape, nodes, labels, lengths, coefficients);
  }

  static SupportParts empty(PartShape shape) {
    int slots = KernelPart.nodeCount(shape);
    return new SupportParts(shape, new int[slots][0], new int[slots - 1][0], new int[slots - 1][0], new double[0]);
  }

  /** By labels, distances and lengths of the arcs, then by words. */
  private static int order(KernelPart a, KernelPart b) {
    int order = 0;
    for (int i = 0; i < a.edges().size() && order == 0; i++) {
      KernelEdge edge = a.edges().get(i);
      KernelEdge other = b.edges().get(i);
      order = Integer.compare(edge.label(), other.label());
      order = order != 0 ? order : Integer.compare(edge.distance(), other.distance());
    }
    for (int i = 0; i < a.edges().size() && order == 0; i++) {
      order = Integer.compare(a.edges().get(i).length(), b.edges().get(i).length());
    }
    for (int i = 0; i < a.nodes().size() && order == 0; i++) {
      order = a.nodes().get(i).compareTo(b.nodes().get(i));
    }
    return order;
  }
}
