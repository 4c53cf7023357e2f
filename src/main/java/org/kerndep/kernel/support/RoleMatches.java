package org.kerndep.kernel.support;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import org.kerndep.kernel.property.KernelSentence;
import org.kerndep.kernel.property.KernelWord;

/**
 * What the words of a sentence share with a support's arcs in one role. At any time it is at one word, whose matches
 * with each arc it knows. Scratch of one thread.
 */
final class RoleMatches {

  private static final int NOWHERE = -1;

  private final KernelSentence words;
  private final ArcRole role;
  private final int[][] frequent;
  private final RareMatches[] rare;
  private final byte[] marks;
  private final short[] rareCounts;
  private int current = NOWHERE;

  RoleMatches(KernelSentence words, ArcRole role, int arcs) {
    this.words = words;
    this.role = role;
    this.frequent = new int[words.size() + 1][];
    this.rare = new RareMatches[words.size() + 1];
    this.marks = new byte[role.frequent().count()];
    this.rareCounts = new short[arcs];
  }

  /** The places of a word's frequent values. */
  int[] frequent(int position) {
    if (frequent[position] == null) {
      frequent[position] = role.frequent().places(words.word(position));
    }
    return frequent[position];
  }

  /** The arcs that share rare values with a word. */
  RareMatches rare(int position) {
    if (rare[position] == null) {
      moveTo(NOWHERE);
      rare[position] = new RareMatches(words.word(position), role, rareCounts);
    }
    return rare[position];
  }

  /** Goes to a word. */
  void moveTo(int position) {
    if (position != current) {
      mark(current, 0);
      mark(position, 1);
      current = position;
    }
  }

  private void mark(int position, int sign) {
    if (position != NOWHERE) {
      for (int place : frequent(position)) {
        marks[place] = (byte) sign;
      }
      RareMatches matches = rare[position];
      for (int i = 0; i < matches.size(); i++) {
        rareCounts[matches.arc(i)] = (short) (sign * matches.count(i));
      }
    }
  }

  /** How many frequent values a word of the support shares with the current word. */
  int frequentMatches(int word) {
    return role.words().count(word, marks);
  }

  /** How many rare values an arc of the support shares with the current word. */
  int rareMatches(int arc) {
    return rareCounts[arc];
  }

  /** The support's arcs that share rare values with a word in one role, and how many. Immutable. */
  static final class RareMatches {

    private final int[] arcs;
    private final short[] counts;

    /**
     * The matches of a word.
     *
     * @param scratch a 0 for each arc of the support; it is left so
     */
    RareMatches(KernelWord word, ArcRole role, short[] scratch) {
      IntArrayList found = new IntArrayList();
      for (int i = 0; i < word.size(); i++) {
        int value = word.value(i);
        int size = role.frequent().place(value) == ArcRole.FrequentValues.RARE ? role.postings().size(value) : 0;
        for (int n = 0; n < size; n++) {
          int arc = role.postings().member(value, n);
          if (scratch[arc]++ == 0) {
            found.add(arc);
          }
        }
      }
      arcs = found.toIntArray();
      counts = new short[arcs.length];
      for (int i = 0; i < arcs.length; i++) {
        counts[i] = scratch[arcs[i]];
        scratch[arcs[i]] = 0;
      }
    }

    int size() {
      return arcs.length;
    }

    int arc(int index) {
      return arcs[index];
    }

    /** How many rare values the arc's word shares. */
    int count(int index) {
      return counts[index];
    }
  }
}
