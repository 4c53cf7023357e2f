package org.kerndep.kernel.support;

import org.kerndep.kernel.property.KernelSentence;

/**
 * What the words of a sentence share with a support's arcs in one role. At any time it stands at one word, for which it
 * knows the matches of each arc. Scratch of one thread.
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

  /** Stands at another word. */
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

  /** How many frequent values a token of the support shares with the word. */
  int frequentMatches(int token) {
    return role.tokens().count(token, marks);
  }

  /** How many rare values an arc of the support shares with the word. */
  int rareMatches(int arc) {
    return rareCounts[arc];
  }
}
