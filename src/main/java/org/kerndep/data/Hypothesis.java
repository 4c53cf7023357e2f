package org.kerndep.data;

import java.util.Objects;

/**
 * One analysis of a sentence: its words with their tags, a tree over them, and the scores that led to its place in a
 * list. Scores are comparable only within one list. Immutable; share freely.
 *
 * @param sentence the words with their tags; hypotheses that have the same tags share it
 * @param tagging the natural logarithm of how probable its tags are; 0 if they were given
 * @param tree a tree over exactly these words
 * @param base what the base parser gave it; where several taggings were parsed, with the share of the tagging
 * @param rerank what the reranker gave it; 0 if there was none or nothing to choose
 * @param score the final score, by which hypotheses are ranked
 */
public record Hypothesis(Sentence sentence, double tagging, DependencyTree tree, double base, double rerank,
    double score) {

  public Hypothesis {
    Objects.requireNonNull(sentence, "sentence");
    if (sentence.size() != tree.size()) {
      throw new IllegalArgumentException(
          "sentence has " + sentence.size() + " words, its tree " + tree.size());
    }
  }

  /** A hypothesis whose tags were given. */
  public Hypothesis(Sentence sentence, DependencyTree tree, double base, double rerank, double score) {
    this(sentence, 0, tree, base, rerank, score);
  }

  /** A tree as the base parser scored it, of words whose tags were given. */
  public static Hypothesis of(Sentence sentence, ScoredTree tree) {
    return of(new Taggings.Tagging(sentence, 0), tree);
  }

  /** A tree as the base parser scored it. */
  public static Hypothesis of(Taggings.Tagging tagging, ScoredTree tree) {
    return new Hypothesis(tagging.sentence(), tagging.logProbability(), tree.tree(), tree.score(), 0, tree.score());
  }

  /** The same before reranking, with another score of the base parser. */
  Hypothesis withBase(double other) {
    return new Hypothesis(sentence, tagging, tree, other, 0, other);
  }

  /** Whether another has the same tags and the same tree, whatever the scores. */
  boolean isAnalysedLike(Hypothesis other) {
    return tree.equals(other.tree) && (sentence == other.sentence || sentence.equals(other.sentence));
  }
}
