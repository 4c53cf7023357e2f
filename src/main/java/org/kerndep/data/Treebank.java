package org.kerndep.data;

import java.util.List;

/** Sentences with their trees, in file order, and what a parser wants to know of them as a whole. Immutable. */
public final class Treebank {

  private final List<ParsedSentence> sentences;

  /** Sentences without words are left out: they have nothing to learn from. */
  public Treebank(List<ParsedSentence> sentences) {
    this.sentences = sentences.stream().filter(s -> s.size() > 0).toList();
  }

  public List<ParsedSentence> sentences() {
    return sentences;
  }

  public int size() {
    return sentences.size();
  }

  public boolean isEmpty() {
    return sentences.isEmpty();
  }

  public long wordCount() {
    return sentences.stream().mapToLong(ParsedSentence::size).sum();
  }

  /** Whether any word has a value in a layer that users name. */
  public boolean hasValues(String path) {
    return sentences.stream().flatMap(s -> s.sentence().words().stream()).anyMatch(w -> !w.user().of(path).isEmpty());
  }

  /** Whether every tree has exactly one child of the root. */
  public boolean isSingleRooted() {
    return sentences.stream().allMatch(s -> s.tree().rootChildren() == 1);
  }

  /** The share of arcs that are not projective, 0 to 1. */
  public double nonProjectiveShare() {
    long crossing = 0;
    for (ParsedSentence s : sentences) {
      for (int m = 1; m <= s.size(); m++) {
        if (!s.tree().isProjectiveArc(m)) {
          crossing++;
        }
      }
    }
    return crossing / (double) Math.max(1, wordCount());
  }
}
