package org.kerndep.feature;

import it.unimi.dsi.fastutil.longs.LongArrayList;

/** The keys of the features that fire for a part, reused from part to part. Scratch of one thread. */
final class KeyBuffer {

  /** Keys of features that fire once. */
  final LongArrayList once = new LongArrayList(256);

  /** Keys of features that fire twice: alone, and together with direction and distance. */
  final LongArrayList twice = new LongArrayList(1024);

  void clear() {
    once.clear();
    twice.clear();
  }
}
