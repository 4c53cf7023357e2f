package org.kerndep.decode.projectivity;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.kerndep.data.DependencyTree;

/**
 * Undoes lifting as far as marked labels tell how: each lifted word, from the top of the tree down, looks for its
 * syntactic head breadth first among the words below its present head, in each layer the nearest first. It never looks
 * below itself, so that no cycle can come of it. A word that finds none looks once more when all others have moved,
 * since its head may have been among them, and then stays where it is. For one tree and one thread.
 */
final class Deprojectivizer {

  private static final int NONE = 0;

  private final int[] heads;
  private final MarkedLabel[] labels;

  Deprojectivizer(DependencyTree tree) {
    heads = tree.heads();
    labels = new MarkedLabel[heads.length];
    for (int m = 0; m < heads.length; m++) {
      labels[m] = MarkedLabel.parse(tree.label(m));
    }
  }

  /** The tree with its lifted words moved and without marks. */
  DependencyTree lower(Projectivity scheme) {
    List<Integer> notFound = lower(liftedWords(), scheme);
    lower(notFound, scheme);
    String[] plain = new String[labels.length];
    for (int m = 0; m < plain.length; m++) {
      plain[m] = labels[m].label();
    }
    return DependencyTree.of(heads, plain);
  }

  /** Moves words in this order; returns those for which there is no head. */
  private List<Integer> lower(List<Integer> words, Projectivity scheme) {
    List<Integer> notFound = new ArrayList<>();
    for (int m : words) {
      int head = syntacticHead(m, scheme);
      if (head == NONE) {
        notFound.add(m);
      } else {
        heads[m] = head;
      }
    }
    return notFound;
  }

  private int syntacticHead(int m, Projectivity scheme) {
    return switch (scheme) {
      case NONE -> NONE;
      case HEAD -> byHeadLabel(m);
      case PATH -> byPath(m);
      case HEAD_PATH -> byHeadLabelOnPath(m);
    };
  }

  /** From the top down, in one layer from left to right. */
  private List<Integer> liftedWords() {
    return IntStream.range(1, heads.length)
        .filter(m -> labels[m].lifted())
        .boxed()
        .sorted(Comparator.comparingInt(this::depth))
        .toList();
  }

  private int depth(int word) {
    int depth = 0;
    for (int w = word; w != 0; w = heads[w]) {
      depth++;
    }
    return depth;
  }

  private int byHeadLabel(int m) {
    return find(m, b -> true, b -> hasLabelOfHead(b, m));
  }

  private int byPath(int m) {
    return find(m, this::isOnPath, this::isEndOfPath);
  }

  private int byHeadLabelOnPath(int m) {
    int end = find(m, this::isOnPath, b -> hasLabelOfHead(b, m) && isEndOfPath(b));
    return end != NONE ? end : find(m, this::isOnPath, b -> hasLabelOfHead(b, m));
  }

  private boolean hasLabelOfHead(int word, int m) {
    return labels[word].label().equals(labels[m].headLabel());
  }

  private boolean isOnPath(int word) {
    return labels[word].onPath();
  }

  private boolean isEndOfPath(int word) {
    for (int child = 1; child < heads.length; child++) {
      if (heads[child] == word && isOnPath(child)) {
        return false;
      }
    }
    return true;
  }

  /** The nearest accepted word of the highest layer that has one, reached through followed words only. */
  private int find(int m, IntPredicate follow, IntPredicate accept) {
    BitSet layer = new BitSet();
    layer.set(heads[m]);
    while (!layer.isEmpty()) {
      layer = layerBelow(layer, m, follow);
      int found = nearest(m, layer, accept);
      if (found != NONE) {
        return found;
      }
    }
    return NONE;
  }

  private BitSet layerBelow(BitSet layer, int m, IntPredicate follow) {
    BitSet next = new BitSet();
    for (int b = 1; b < heads.length; b++) {
      if (b != m && layer.get(heads[b]) && follow.test(b)) {
        next.set(b);
      }
    }
    return next;
  }

  /** Of two at the same distance the left one. */
  private static int nearest(int m, BitSet layer, IntPredicate accept) {
    return layer.stream()
        .filter(accept)
        .boxed()
        .min(Comparator.comparingInt(b -> Math.abs(b - m)))
        .orElse(NONE);
  }
}
