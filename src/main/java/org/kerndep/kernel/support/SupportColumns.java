package org.kerndep.kernel.support;

import it.unimi.dsi.fastutil.objects.Object2DoubleMap;
import it.unimi.dsi.fastutil.objects.Object2IntMap;
import it.unimi.dsi.fastutil.objects.Object2IntOpenHashMap;
import it.unimi.dsi.fastutil.objects.ObjectOpenHashSet;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.kerndep.kernel.KernelPart;
import org.kerndep.kernel.property.KernelWord;
import org.kerndep.part.PartShape;

/** Orders the parts of a support and lays them out in columns. */
final class SupportColumns {

  private SupportColumns() {}

  static Support of(List<Object2DoubleMap.Entry<KernelPart>> entries) {
    Set<KernelWord> distinct = new ObjectOpenHashSet<>();
    entries.forEach(entry -> distinct.addAll(entry.getKey().words()));
    List<KernelWord> tokens = distinct.stream().sorted().toList();
    Object2IntMap<KernelWord> numbers = new Object2IntOpenHashMap<>(tokens.size());
    for (int i = 0; i < tokens.size(); i++) {
      numbers.put(tokens.get(i), i);
    }
    List<SupportRow> rows = entries.stream().map(entry -> row(entry, numbers)).sorted().toList();
    return new Support(tokens, columns(rows));
  }

  private static SupportRow row(Object2DoubleMap.Entry<KernelPart> entry, Object2IntMap<KernelWord> numbers) {
    KernelPart part = entry.getKey();
    int[] words = part.words().stream().mapToInt(numbers::getInt).toArray();
    return new SupportRow(part.shape(), words, part.arcs(), entry.getDoubleValue());
  }

  /** The columns of each shape that has parts; rows are in their order. */
  static Map<PartShape, SupportParts> columns(List<SupportRow> rows) {
    Map<PartShape, List<SupportRow>> byShape = new EnumMap<>(PartShape.class);
    rows.forEach(row -> byShape.computeIfAbsent(row.shape(), shape -> new ArrayList<>()).add(row));
    Map<PartShape, SupportParts> parts = new EnumMap<>(PartShape.class);
    byShape.forEach((shape, of) -> parts.put(shape, columns(shape, of)));
    return parts;
  }

  private static SupportParts columns(PartShape shape, List<SupportRow> rows) {
    int slots = KernelPart.wordCount(shape);
    int[][] words = new int[slots][rows.size()];
    int[][] labels = new int[slots - 1][rows.size()];
    int[][] lengths = new int[slots - 1][rows.size()];
    double[] coefficients = new double[rows.size()];
    for (int i = 0; i < coefficients.length; i++) {
      SupportRow row = rows.get(i);
      for (int slot = 0; slot < slots; slot++) {
        words[slot][i] = row.words()[slot];
      }
      for (int slot = 0; slot < slots - 1; slot++) {
        labels[slot][i] = row.arcs().get(slot).label();
        lengths[slot][i] = row.arcs().get(slot).length();
      }
      coefficients[i] = row.coefficient();
    }
    return new SupportParts(shape, words, labels, lengths, coefficients);
  }

  static SupportParts empty(PartShape shape) {
    int slots = KernelPart.wordCount(shape);
    return new SupportParts(shape, new int[slots][0], new int[slots - 1][0], new int[slots - 1][0], new double[0]);
  }
}
