package org.kerndep.kernel.property;

import it.unimi.dsi.fastutil.longs.Long2IntMap;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import it.unimi.dsi.fastutil.objects.Object2IntMap;
import it.unimi.dsi.fastutil.objects.Object2IntOpenHashMap;
import java.util.ArrayList;
import java.util.LinkedList;
import java.util.List;

/**
 * Property values and their numbers, in the order of their arrival. The texts of all layers are numbered as atoms; a
 * value is the path of its atoms from the property: nodes 0 to P-1 are the properties, later ones the paths to all but
 * the last atom. While it is open, what is looked up is added; once closed it never changes and can be shared.
 */
final class ValueTable {

  /** Not in the table. */
  static final int UNKNOWN = -1;

  private final int properties;
  private final Object2IntMap<String> atoms = new Object2IntOpenHashMap<>();
  private final List<String> atomTexts = new ArrayList<>();
  private final Long2IntMap inner = new Long2IntOpenHashMap();
  private final LongArrayList innerKeys = new LongArrayList();
  private final Long2IntMap values = new Long2IntOpenHashMap();
  private final LongArrayList valueKeys = new LongArrayList();
  private boolean open = true;

  ValueTable(int properties) {
    this.properties = properties;
    atoms.defaultReturnValue(UNKNOWN);
    inner.defaultReturnValue(UNKNOWN);
    values.defaultReturnValue(UNKNOWN);
  }

  void close() {
    open = false;
  }

  int atom(String text) {
    int found = atoms.getInt(text);
    if (found == UNKNOWN && open) {
      found = atomTexts.size();
      atoms.put(text, found);
      atomTexts.add(text);
    }
    return found;
  }

  /** The node that an atom leads to from another. */
  int node(int from, int atom) {
    int found = find(inner, innerKeys, from, atom);
    return found == UNKNOWN ? UNKNOWN : properties + found;
  }

  /** The number of the value that ends with an atom. */
  int value(int from, int lastAtom) {
    return find(values, valueKeys, from, lastAtom);
  }

  private int find(Long2IntMap index, LongArrayList keys, int from, int atom) {
    if (atom == UNKNOWN || from == UNKNOWN) {
      return UNKNOWN;
    }
    long key = (long) from << 32 | atom;
    int found = index.get(key);
    if (found == UNKNOWN && open) {
      found = keys.size();
      index.put(key, found);
      keys.add(key);
    }
    return found;
  }

  int size() {
    return valueKeys.size();
  }

  /** The value of a number below {@link #size}. */
  PropertyValue valueOf(int number) {
    LinkedList<String> texts = new LinkedList<>();
    long key = valueKeys.getLong(number);
    texts.addFirst(atomTexts.get((int) key));
    int node = (int) (key >>> 32);
    while (node >= properties) {
      key = innerKeys.getLong(node - properties);
      texts.addFirst(atomTexts.get((int) key));
      node = (int) (key >>> 32);
    }
    return new PropertyValue(node, texts);
  }
}
