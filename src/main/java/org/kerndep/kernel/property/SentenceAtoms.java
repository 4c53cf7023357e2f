package org.kerndep.kernel.property;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.kerndep.data.Layer;
import org.kerndep.data.Sentence;
import org.kerndep.data.WordKnowledge;

/** The atoms of a sentence's words in the layers of a property list, and those of the places around them. */
final class SentenceAtoms {

  private static final String START = "<start>";
  private static final String END = "<end>";
  private static final String ROOT = "<root>";

  private static final int[] NOTHING = {};

  private final int size;
  private final Map<Layer, int[][]> columns = new HashMap<>();
  private final int[] start;
  private final int[] end;

  SentenceAtoms(Sentence sentence, List<WordProperty> properties, WordKnowledge knowledge, ValueTable table) {
    size = sentence.size();
    start = new int[] {table.atom(START)};
    end = new int[] {table.atom(END)};
    for (WordProperty property : properties) {
      for (PropertySlot slot : property.slots()) {
        columns.computeIfAbsent(slot.layer(), layer -> column(sentence, layer, knowledge, table));
      }
    }
  }

  private static int[][] column(Sentence sentence, Layer layer, WordKnowledge knowledge, ValueTable table) {
    int[][] column = new int[sentence.size() + 1][];
    column[0] = layer.isSingleValued() ? new int[] {table.atom(ROOT)} : NOTHING;
    for (int m = 1; m <= sentence.size(); m++) {
      List<String> values = layer.values(sentence.word(m), knowledge);
      column[m] = new int[values.size()];
      for (int i = 0; i < column[m].length; i++) {
        column[m][i] = table.atom(values.get(i));
      }
    }
    return column;
  }

  /** Adds the numbers of the values that a property has at a position. */
  void collect(int property, List<PropertySlot> slots, int position, ValueTable table, IntArrayList into) {
    collect(property, slots, 0, position, table, into);
  }

  private void collect(int node, List<PropertySlot> slots, int index, int position, ValueTable table,
      IntArrayList into) {
    boolean last = index == slots.size() - 1;
    for (int atom : at(slots.get(index), position)) {
      int next = last ? table.value(node, atom) : table.node(node, atom);
      if (next != ValueTable.UNKNOWN) {
        if (last) {
          into.add(next);
        } else {
          collect(next, slots, index + 1, position, table, into);
        }
      }
    }
  }

  private int[] at(PropertySlot slot, int position) {
    int place = position + slot.offset();
    if (place >= 0 && place <= size) {
      return columns.get(slot.layer())[place];
    }
    if (!slot.layer().isSingleValued()) {
      return NOTHING;
    }
    return place < 0 ? start : end;
  }
}
