package org.kerndep.feature;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.LongArrayList;

/** Templates of atoms that have one value each, laid out flat so that their keys are quickly made. Immutable. */
final class Conjunctions {

  private final long[] seeds;
  /** The atoms of template t are atoms[starts[t]] to atoms[starts[t + 1] - 1]. */
  private final int[] starts;
  private final int[] atoms;

  private Conjunctions(long[] seeds, int[] starts, int[] atoms) {
    this.seeds = seeds;
    this.starts = starts;
    this.atoms = atoms;
  }

  /** Collects templates. */
  static final class Builder {

    private final LongArrayList seeds = new LongArrayList();
    private final IntArrayList starts = new IntArrayList();
    private final IntArrayList atoms = new IntArrayList();

    void add(long seed, IntArrayList indices) {
      seeds.add(seed);
      starts.add(atoms.size());
      atoms.addAll(indices);
    }

    Conjunctions build() {
      starts.add(atoms.size());
      return new Conjunctions(seeds.toLongArray(), starts.toIntArray(), atoms.toIntArray());
    }
  }

  /** Adds one key per template, made from the values of its atoms. */
  void addKeys(int[] values, KeyBuffer.Keys keys) {
    long[] to = keys.reserve(seeds.length);
    int next = keys.size();
    int atom = 0;
    for (int t = 0; t < seeds.length; t++) {
      long key = seeds[t];
      for (int end = starts[t + 1]; atom < end; atom++) {
        key = TemplateEvaluator.combine(key, values[atoms[atom]]);
      }
      to[next + t] = TemplateEvaluator.mix(key);
    }
    keys.grow(seeds.length);
  }
}
