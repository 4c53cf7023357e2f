package org.kerndep.kernel;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import java.util.Map;
import org.kerndep.kernel.property.PropertyList;

/**
 * Counts connected sets of arcs with one basic feature chosen for each arc (Qian and Liu 2015, with the recursion
 * corrected). The children that a set has below a node stand next to each other among all children of the node. The arc
 * from the root belongs to no set. Each arc multiplies the weight of a set by the decay; a set's depth is the number of
 * arcs on its longest way down. Immutable; share freely.
 */
public final class DependencyTreeKernel extends FragmentKernel {

  static final String NAME = "dependency-tree";

  static final String USAGE = NAME + "(decay=0.015,depth=3,normalised) of fragments of trees; depth and normalised may "
      + "be left out";

  public DependencyTreeKernel(double decay, int depth, boolean normalised) {
    super(NAME, decay, depth, normalised);
  }

  static DependencyTreeKernel parse(KernelText text, PropertyList properties) {
    Map<String, Double> numbers = text.numbers(PARAMETERS);
    return new DependencyTreeKernel(decay(text, numbers), depth(text, numbers), numbers.containsKey(NORMALISED));
  }

  @Override
  IntList nodes(FeatureTree tree, SubtreeDag to) {
    int[][] children = tree.children();
    IntArrayList nodes = new IntArrayList();
    for (int top : children[0]) {
      add(tree, top, children, to, nodes);
    }
    return nodes;
  }

  private static int add(FeatureTree tree, int word, int[][] children, SubtreeDag to, IntArrayList nodes) {
    IntArrayList arcs = new IntArrayList(children[word].length);
    IntArrayList below = new IntArrayList(children[word].length);
    for (int child : children[word]) {
      arcs.add(to.arc(tree.arc(child)));
      below.add(add(tree, child, children, to, nodes));
    }
    int node = to.node(new SubtreeDag.Node(0, arcs, below));
    if (!below.isEmpty()) {
      nodes.add(node);
    }
    return node;
  }

  /** Goes along the pairs of children from last to first: each begins all runs that the next begins, and one more. */
  @Override
  double value(SubtreeDag.Node a, SubtreeDag.Node b, Matches matches, Below below) {
    int ofA = a.children().size();
    int ofB = b.children().size();
    double sum = 0;
    for (int shift = 1 - ofA; shift < ofB; shift++) {
      double runs = 0;
      for (int i = Math.min(ofA, ofB - shift) - 1; i >= 0 && i + shift >= 0; i--) {
        int common = matches.of(a.arcs().getInt(i), b.arcs().getInt(i + shift));
        if (common == 0) {
          runs = 0;
        } else {
          double deeper = below == null ? 0 : below.of(a.children().getInt(i), b.children().getInt(i + shift));
          runs = decay() * common * (1 + deeper) * (1 + runs);
          sum += runs;
        }
      }
    }
    return sum;
  }
}
