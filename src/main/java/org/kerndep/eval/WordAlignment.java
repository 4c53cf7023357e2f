package org.kerndep.eval;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.kerndep.eval.TextAnalysis.AnalysedWord;

/**
 * Aligns the words of two analyses of a text (the CoNLL 2018 shared task's definition): words that are tokens of their
 * own agree if they stand at the same place; where a token of either analysis has several words, the words of all
 * tokens that begin within it agree by a longest common subsequence of their forms in lower case. One thread.
 */
final class WordAlignment {

  private static final int NONE = -1;

  private final List<AnalysedWord> gold;
  private final List<AnalysedWord> system;
  private final int[] systemOf;

  private WordAlignment(List<AnalysedWord> gold, List<AnalysedWord> system) {
    this.gold = gold;
    this.system = system;
    this.systemOf = new int[gold.size()];
    Arrays.fill(systemOf, NONE);
  }

  /** For each gold word the index of its system word, or -1. */
  static int[] of(List<AnalysedWord> gold, List<AnalysedWord> system) {
    WordAlignment alignment = new WordAlignment(gold, system);
    alignment.align();
    return alignment.systemOf;
  }

  private void align() {
    int g = 0;
    int s = 0;
    while (g < gold.size() && s < system.size()) {
      AnalysedWord goldWord = gold.get(g);
      AnalysedWord systemWord = system.get(s);
      boolean goldFirst = goldWord.begin() <= systemWord.begin();
      if (goldFirst && goldWord.inMultiword() || goldWord.begin() >= systemWord.begin() && systemWord.inMultiword()) {
        int end = regionEnd(g, s);
        int nextGold = behind(gold, g, end);
        int nextSystem = behind(system, s, end);
        alignRegion(g, nextGold, s, nextSystem);
        g = nextGold;
        s = nextSystem;
      } else if (goldWord.isAt(systemWord)) {
        systemOf[g++] = s++;
      } else if (goldFirst) {
        g++;
      } else {
        s++;
      }
    }
  }

  /** The end of a run of overlapping multiword tokens. */
  private int regionEnd(int g, int s) {
    int end = Math.min(gold.get(g).begin(), system.get(s).begin()) + 1;
    int before;
    do {
      before = end;
      end = Math.max(reach(gold, g, end), reach(system, s, end));
    } while (end > before);
    return end;
  }

  /** The end of the last multiword token that begins before a place, or the place. */
  private static int reach(List<AnalysedWord> words, int from, int place) {
    int end = place;
    for (int i = from; i < words.size() && words.get(i).begin() < end; i++) {
      end = words.get(i).inMultiword() ? Math.max(end, words.get(i).end()) : end;
    }
    return end;
  }

  /** The first word that begins at or after a place. */
  private static int behind(List<AnalysedWord> words, int from, int place) {
    int i = from;
    while (i < words.size() && words.get(i).begin() < place) {
      i++;
    }
    return i;
  }

  private void alignRegion(int goldFrom, int goldTo, int systemFrom, int systemTo) {
    int[][] longest = new int[goldTo - goldFrom + 1][systemTo - systemFrom + 1];
    for (int g = goldTo - 1; g >= goldFrom; g--) {
      for (int s = systemTo - 1; s >= systemFrom; s--) {
        int row = g - goldFrom;
        int column = s - systemFrom;
        longest[row][column] = agree(g, s)
            ? longest[row + 1][column + 1] + 1
            : Math.max(longest[row + 1][column], longest[row][column + 1]);
      }
    }
    int g = goldFrom;
    int s = systemFrom;
    while (g < goldTo && s < systemTo) {
      if (agree(g, s)) {
        systemOf[g++] = s++;
      } else if (longest[g - goldFrom + 1][s - systemFrom] >= longest[g - goldFrom][s - systemFrom + 1]) {
        g++;
      } else {
        s++;
      }
    }
  }

  private boolean agree(int g, int s) {
    return lower(gold.get(g)).equals(lower(system.get(s)));
  }

  private static String lower(AnalysedWord word) {
    return word.word().form().toLowerCase(Locale.ROOT);
  }
}
