package org.kerndep.kernel;

import it.unimi.dsi.fastutil.ints.IntArrayList;
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
    return parse(text, DependencyTreeKernel::new);
  }

  @Override
  int add(FeatureTree tree, int word, int[][] children, SubtreeDag to, NodeVisitor nodes) {
    IntArrayList arcs = new IntArrayList(children[word].length);
    IntArrayList below = new IntArrayList(children[word].length);
    for (int child : children[word]) {
      arcs.add(to.arc(tree.arc(child)));
      below.add(add(tree, child, children, to, nodes));
    }
    int node = to.node(new SubtreeDag.Node(0, arcs, below));
    if (!below.isEmpty()) {
      nodes.node(node, word);
    }
    return node;
  }

  @Override
  public boolean[] differing(FeatureTree one, FeatureTree two) {
    boolean[] differing = new boolean[one.size() + 1];
    for (int m = 1; m <= one.size(); m++) {
      differing[m] = one.tree().head(m) != two.tree().head(m) || !one.arc(m).equals(two.arc(m));
    }
    return differing;
  }

  @Override
  SubtreePairs pairs(SubtreeDag dag) {
    return new RunPairs(dag, depth(), decay());
  }
}
