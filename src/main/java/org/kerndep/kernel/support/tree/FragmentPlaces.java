package org.kerndep.kernel.support.tree;

import java.util.ArrayList;
import java.util.List;
import org.kerndep.kernel.FeatureArc;
import org.kerndep.kernel.FeatureTree;
import org.kerndep.kernel.FragmentKernel;
import org.kerndep.kernel.ListSubtrees;
import org.kerndep.kernel.SubtreePairs;

/**
 * Two trees of a sentence as a fragment kernel sees them, by the places where they differ. A fragment belongs to the
 * arc that it begins with, the first one below its top; a fragment of productions to the word at its top. One thread.
 */
final class FragmentPlaces {

  /** Takes what learnt subtrees share with the two trees. */
  @FunctionalInterface
  interface ShareVisitor {

    /**
     * What a learnt subtree shares with one of the trees, divided by the length of the tree's features if the kernel is
     * normalised; negative for the second tree.
     *
     * @param place its number as a {@link TreePlace}
     * @param arc the learnt arc that it begins with, or {@link SubtreePairs#NO_ARC}
     */
    void share(int place, int subtree, int arc, double value);
  }

  private record Top(int tree, int word) {}

  private final List<FeatureTree> trees;
  private final ListSubtrees list;
  private final boolean[] differing;
  private final List<int[][]> children;
  /** By subtree the words of both trees at which it stands. */
  private final List<List<Top>> tops = new ArrayList<>();

  FragmentPlaces(FragmentKernel kernel, FeatureTree one, FeatureTree two) {
    this.trees = List.of(one, two);
    this.list = new ListSubtrees(kernel, trees);
    this.differing = kernel.differing(one, two);
    this.children = List.of(one.children(), two.children());
    for (int subtree = 0; subtree < list.dag().size(); subtree++) {
      tops.add(new ArrayList<>(2));
    }
    for (int tree = 0; tree < trees.size(); tree++) {
      for (int i = 0; i < list.nodes(tree).size(); i++) {
        tops.get(list.nodes(tree).getInt(i)).add(new Top(tree, list.tops(tree).getInt(i)));
      }
    }
  }

  /** How many numbers places have. */
  int count() {
    return TreePlace.count(words());
  }

  TreePlace place(int number) {
    return TreePlace.of(number, words());
  }

  /** The arc at a place. */
  FeatureArc arc(int number) {
    TreePlace place = place(number);
    return trees.get(place.tree()).arc(place.word());
  }

  private int words() {
    return trees.get(0).size();
  }

  /** Goes over all that both trees share with learnt subtrees, in the same order; nothing if they are not compared. */
  void visit(SubtreePairs learnt, ShareVisitor visitor) {
    if (!list.canBeCompared()) {
      return;
    }
    learnt.visitStarts(list.dag(), (subtree, arc, other, child, value) -> {
      for (Top top : tops.get(other)) {
        int word = child == SubtreePairs.WHOLE ? top.word : children.get(top.tree)[top.word][child];
        double signed = (top.tree == 0 ? value : -value) / list.length(top.tree);
        visitor.share(differing[word] ? TreePlace.number(top.tree, word, words()) : 0, subtree, arc, signed);
      }
    });
  }
}
