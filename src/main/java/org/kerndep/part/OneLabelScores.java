package org.kerndep.part;

import java.util.Set;
import org.kerndep.data.Word;

/** Scores without labels, seen as scores with one label that has no name. */
final class OneLabelScores implements LabelledPartScores {

  private final PartScores scores;

  OneLabelScores(PartScores scores) {
    this.scores = scores;
  }

  @Override
  public ArcGraph graph() {
    return scores.graph();
  }

  @Override
  public Set<PartShape> shapes() {
    return scores.shapes();
  }

  @Override
  public int labelCount(int arc) {
    return 1;
  }

  @Override
  public String labelName(int arc, int label) {
    return Word.ABSENT;
  }

  @Override
  public double arc(int head, int modifier, int label) {
    return scores.arc(head, modifier);
  }

  @Override
  public double sibling(int head, int sibling, int modifier, int label) {
    return scores.sibling(head, sibling, modifier);
  }

  @Override
  public double innerChild(int head, int modifier, int child, int label) {
    return scores.innerChild(head, modifier, child);
  }

  @Override
  public double outerChild(int head, int modifier, int child, int label) {
    return scores.outerChild(head, modifier, child);
  }
}
