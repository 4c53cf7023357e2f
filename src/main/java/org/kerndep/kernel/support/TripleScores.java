package org.kerndep.kernel.support;

import org.kerndep.kernel.KernelArc;
import org.kerndep.kernel.TemplateKernel;
import org.kerndep.kernel.property.KernelSentence;
import org.kerndep.part.PartShape;

/** The scores of parts of three words in one sentence; arcs are left to others. Scratch of one thread. */
abstract class TripleScores implements SupportScores {

  /** The scorers of the two shapes, shared by all sentences. */
  record Scorers(TripleScorer siblings, TripleScorer grandparents, Postings postings) {

    Scorers(Support support, TemplateKernel kernel, Postings postings) {
      this(new TripleScorer(support, PartShape.SIBLING, kernel),
          new TripleScorer(support, PartShape.GRANDPARENT, kernel), postings);
    }
  }

  private final Scorers scorers;
  private final WordMatches matches;

  TripleScores(KernelSentence words, Scorers scorers) {
    this.scorers = scorers;
    this.matches = new WordMatches(words, scorers.postings());
  }

  WordMatches matches() {
    return matches;
  }

  @Override
  public double sibling(int head, int sibling, int modifier, int siblingLabel, int modifierLabel) {
    return scorers.siblings().score(matches, head, sibling, modifier,
        new KernelArc(siblingLabel, sibling - head), new KernelArc(modifierLabel, modifier - head));
  }

  @Override
  public double grandparent(int grandparent, int head, int modifier, int headLabel, int modifierLabel) {
    return scorers.grandparents().score(matches, grandparent, head, modifier,
        new KernelArc(headLabel, head - grandparent), new KernelArc(modifierLabel, modifier - head));
  }

  /**
   * Scores parts of three words by the support's parts of the same shape: one product of three counts for each of them.
   * Immutable; share freely.
   */
  static final class TripleScorer {

    private final SupportParts parts;
    private final ArcRuns runs;
    private final TemplateKernel kernel;
    private final double weight;

    TripleScorer(Support support, PartShape shape, TemplateKernel kernel) {
      this.weight = kernel.weight(shape);
      this.parts = weight == 0 ? SupportParts.empty(shape) : support.parts(shape);
      this.runs = new ArcRuns(parts, kernel);
      this.kernel = kernel;
    }

    /** The score of a part with words at these positions. */
    double score(WordMatches matches, int first, int second, int third, KernelArc toSecond, KernelArc toThird) {
      if (parts.size() == 0) {
        return 0;
      }
      short[] a = matches.at(first);
      short[] b = matches.at(second);
      short[] c = matches.at(third);
      double total = 0;
      for (int run = 0; run < runs.count(); run++) {
        int factor = kernel.matches(runs.arc(run, 0), toSecond) * kernel.matches(runs.arc(run, 1), toThird);
        if (factor != 0) {
          double sum = 0;
          for (int i = runs.start(run); i < runs.start(run + 1); i++) {
            int product = a[parts.word(0, i)] * b[parts.word(1, i)] * c[parts.word(2, i)];
            sum += parts.coefficient(i) * product;
          }
          total += factor * sum;
        }
      }
      return weight * total;
    }
  }

  /** For each word of a sentence, how many of its values each word of a support has. Scratch of one thread. */
  static final class WordMatches {

    private final KernelSentence words;
    private final Postings postings;
    private final short[][] counts;

    WordMatches(KernelSentence words, Postings postings) {
      this.words = words;
      this.postings = postings;
      this.counts = new short[words.size() + 1][];
    }

    /** By number of the support's word; counted when first asked for. */
    short[] at(int position) {
      if (counts[position] == null) {
        counts[position] = postings.matches(words.word(position));
      }
      return counts[position];
    }
  }
}
