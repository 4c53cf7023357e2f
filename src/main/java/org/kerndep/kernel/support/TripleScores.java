package org.kerndep.kernel.support;

import org.kerndep.kernel.KernelArc;
import org.kerndep.kernel.TemplateKernel;
import org.kerndep.kernel.property.KernelSentence;
import org.kerndep.part.PartShape;

/** The scores of parts of three words in one sentence; arcs are left to others. Scratch of one thread. */
abstract class TripleScores implements SupportScores {

  /** What scores the parts of three words, shared by all sentences. */
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
}
