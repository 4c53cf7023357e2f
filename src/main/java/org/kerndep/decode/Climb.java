package org.kerndep.decode;

import java.util.Set;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.RootMode;
import org.kerndep.part.ArcGraph;
import org.kerndep.part.AttachmentGain;
import org.kerndep.part.EditableTree;
import org.kerndep.part.PartScores;
import org.kerndep.part.PartShape;
import org.kerndep.part.Parts;

/**
 * The way from one tree to a tree that no change of a single head improves (Zhang et al. 2014). Words are visited
 * children before parents, and each takes the best head that is not below it. Where the root has one child only, that
 * child and another word may also change places under the root. All trees on the way and next to it are offered to
 * the list of the best. Used once, by one thread.
 */
final class Climb {

  /** A change must gain more than this, so that rounding cannot make the climb go in circles. */
  static final double LEAST_GAIN = 1e-9;

  private final ArcGraph graph;
  private final boolean single;
  private final EditableTree tree;
  private final AttachmentGain gain;
  private final BestTrees found;
  private double score;

  Climb(DependencyTree start, PartScores scores, Set<PartShape> shapes, RootMode roots, BestTrees found) {
    graph = scores.graph();
    single = roots == RootMode.SINGLE;
    tree = new EditableTree(start);
    gain = new AttachmentGain(tree, scores, shapes);
    this.found = found;
    score = found.offer(start);
  }

  /** Climbs to the top; gives its score. */
  double toTop() {
    boolean changed = true;
    while (changed) {
      changed = sweep();
    }
    return found.offer(tree.toTree());
  }

  private boolean sweep() {
    boolean changed = false;
    for (int word : childrenFirst()) {
      if (!(single && tree.head(word) == 0)) {
        changed |= move(word);
      }
    }
    for (int i = 0; single && i < graph.childCount(0, true); i++) {
      changed |= moveToRoot(graph.modifier(graph.childArc(0, true, i)));
    }
    return changed;
  }

  /** All words, each after the words below it. */
  private int[] childrenFirst() {
    int[] order = new int[tree.size()];
    int from = order.length;
    int[] stack = new int[order.length + 1];
    int depth = 1;
    while (depth > 0) {
      int node = stack[--depth];
      if (node > 0) {
        order[--from] = node;
      }
      depth = push(tree.firstChild(node, true), stack, depth);
      depth = push(tree.firstChild(node, false), stack, depth);
    }
    return order;
  }

  private int push(int first, int[] stack, int depth) {
    int next = depth;
    for (int c = first; c != Parts.NONE; c = tree.nextChild(c)) {
      stack[next++] = c;
    }
    return next;
  }

  private boolean move(int word) {
    int old = tree.head(word);
    tree.detach(word);
    int best = bestHead(word, old, gain.of(old, word));
    tree.attach(best, word);
    return best != old;
  }

  /**
   * The head with the highest gain, or the one given if no other is better; the score becomes that of the tree with it.
   *
   * @param oldGain what another head must exceed
   */
  private int bestHead(int word, int old, double oldGain) {
    int best = old;
    double rest = score - oldGain;
    double bestGain = oldGain + LEAST_GAIN;
    for (int arc = graph.firstArc(word); arc < graph.firstArc(word) + graph.headCount(word); arc++) {
      int head = graph.head(arc);
      if (head != old && !(single && head == 0) && !tree.isWithin(head, word)) {
        double candidate = gain.of(head, word);
        offer(head, word, rest + candidate);
        if (candidate > bestGain) {
          best = head;
          bestGain = candidate;
          score = rest + candidate;
        }
      }
    }
    return best;
  }

  private void offer(int head, int word, double scoreWithHead) {
    if (found.isWanted(scoreWithHead)) {
      tree.attach(head, word);
      found.offer(tree.toTree());
      tree.detach(word);
    }
  }

  /** Makes a word the root's only child if that and the best head for the one before gain something. */
  private boolean moveToRoot(int word) {
    int before = tree.firstChild(0, true);
    int old = tree.head(word);
    if (before == word) {
      return false;
    }
    tree.detach(before);
    double rootGain = gain.of(0, before);
    tree.detach(word);
    double oldGain = rootGain + gain.of(old, word) - gain.of(0, word);
    tree.attach(0, word);
    int head = bestHead(before, EditableTree.DETACHED, oldGain);
    if (head != EditableTree.DETACHED) {
      tree.attach(head, before);
      return true;
    }
    tree.detach(word);
    tree.attach(old, word);
    tree.attach(0, before);
    return false;
  }
}
