package org.kerndep.part;

import java.util.Set;
import org.kerndep.data.DependencyTree;

/**
 * Labelled scores to which every arc adds 1 if its head and 1 if its label is not that of the gold tree: decoding them
 * finds the most violated labelled tree.
 */
public final class LabelledLossScores implements LabelledPartScores {

  private final LabelledPartScores scores;
  private final DependencyTree gold;

  public LabelledLossScores(LabelledPartScores scores, DependencyTree gold) {
    this.scores = scores;
    this.gold = gold;
  }

  /** Wrong heads and wrong labels of a tree. */
  public static int cost(DependencyTree gold, DependencyTree tree) {
    int cost = 0;
    for (int m = 1; m <= gold.size(); m++) {
      cost += cost(gold, m, tree.head(m), tree.label(m));
    }
    return cost;
  }

  private static int cost(DependencyTree gold, int modifier, int head, String label) {
    return (gold.head(modifier) == head ? 0 : 1) + (gold.label(modifier).equals(label) ? 0 : 1);
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
    return scores.labelCount(arc);
  }

  @Override
  public String labelName(int arc, int label) {
    return scores.labelName(arc, label);
  }

  @Override
  public double arc(int head, int modifier, int label) {
    String name = scores.labelName(graph().arc(head, modifier), label);
    return scores.arc(head, modifier, label) + cost(gold, modifier, head, name);
  }

  @Override
  public double sibling(int head, int sibling, int modifier, int label) {
    return scores.sibling(head, sibling, modifier, label);
  }

  @Override
  public double innerChild(int head, int modifier, int child, int label) {
    return scores.innerChild(head, modifier, child, label);
  }

  @Override
  public double outerChild(int head, int modifier, int child, int label) {
    return scores.outerChild(head, modifier, child, label);
  }
}
