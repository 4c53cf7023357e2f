package org.kerndep.kernel;

import it.unimi.dsi.fastutil.HashCommon;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntLists;
import it.unimi.dsi.fastutil.longs.Long2ObjectOpenHashMap;
import java.util.Arrays;
import org.kerndep.kernel.property.PropertyList;

/**
 * Counts the fragments of ordered trees that consist of whole productions (Collins and Duffy 2002). A word stands for a
 * node with its label and tag; the production at it has its left children, its tag and its right children, and the tag
 * has a production to the form. Each production multiplies the weight of a fragment by the decay; a fragment's depth is
 * the number of productions on its longest way down. Immutable; share freely.
 */
public final class CollinsDuffyKernel extends FragmentKernel {

  static final String NAME = "collins-duffy";

  static final String USAGE = NAME + "(decay=0.6,depth=3,normalised) of fragments of whole productions; depth and "
      + "normalised may be left out";

  public CollinsDuffyKernel(double decay, int depth, boolean normalised) {
    super(NAME, decay, depth, normalised);
  }

  static CollinsDuffyKernel parse(KernelText text, PropertyList properties) {
    return parse(text, CollinsDuffyKernel::new);
  }

  @Override
  int add(FeatureTree tree, int word, int[][] children, SubtreeDag to, NodeVisitor nodes) {
    int tag = to.node(new SubtreeDag.Node(mixed(tree.tag(word), tree.form(word)), IntLists.EMPTY_LIST,
        IntLists.EMPTY_LIST));
    nodes.node(tag, word);
    IntArrayList below = new IntArrayList(children[word].length + 1);
    long production = symbol(tree, word);
    boolean before = true;
    for (int child : children[word]) {
      if (before && child > word) {
        before = false;
        below.add(tag);
        production = mixed(production, 1);
      }
      below.add(add(tree, child, children, to, nodes));
      production = mixed(production, symbol(tree, child));
    }
    if (before) {
      below.add(tag);
      production = mixed(production, 1);
    }
    int node = to.node(new SubtreeDag.Node(production, IntLists.EMPTY_LIST, below));
    nodes.node(node, word);
    return node;
  }

  @Override
  public boolean[] differing(FeatureTree one, FeatureTree two) {
    int[][] first = one.children();
    int[][] second = two.children();
    boolean[] differing = new boolean[one.size() + 1];
    for (int word = 1; word <= one.size(); word++) {
      differing[word] = !Arrays.equals(first[word], second[word]) || one.form(word) != two.form(word)
          || isOther(one, two, word) || Arrays.stream(first[word]).anyMatch(child -> isOther(one, two, child));
    }
    return differing;
  }

  private static boolean isOther(FeatureTree one, FeatureTree two, int word) {
    return symbol(one, word) != symbol(two, word);
  }

  private static long symbol(FeatureTree tree, int word) {
    return mixed(tree.tag(word), tree.arc(word).label());
  }

  private static long mixed(long key, long next) {
    return HashCommon.mix(31 * key + next + 0x9E3779B97F4A7C15L);
  }

  @Override
  SubtreePairs pairs(SubtreeDag dag) {
    return new ProductionPairs(dag);
  }

  /** Pairs by their productions. */
  private final class ProductionPairs extends SubtreePairs {

    /** For each production the nodes that have it. */
    private final Long2ObjectOpenHashMap<IntArrayList> nodes = new Long2ObjectOpenHashMap<>();

    ProductionPairs(SubtreeDag dag) {
      super(dag, depth());
    }

    @Override
    void index(int number, SubtreeDag.Node node) {
      nodes.computeIfAbsent(node.symbol(), symbol -> new IntArrayList(1)).add(number);
    }

    @Override
    Levels levels(SubtreeDag others) {
      return (wanted, deeper, visitor) -> visit(others, wanted, deeper, visitor);
    }

    private void visit(SubtreeDag others, int[] wanted, double[][] deeper, StartVisitor visitor) {
      for (int u : wanted) {
        SubtreeDag.Node other = others.node(u);
        IntArrayList having = nodes.get(other.symbol());
        for (int k = 0; having != null && k < having.size(); k++) {
          SubtreeDag.Node node = dag().node(having.getInt(k));
          // Another number of children under the same key is a damaged model or a chance in 2^64.
          if (node.children().size() == other.children().size()) {
            visitor.start(having.getInt(k), NO_ARC, u, WHOLE, value(node, other, deeper));
          }
        }
      }
    }

    private double value(SubtreeDag.Node node, SubtreeDag.Node other, double[][] deeper) {
      double product = decay();
      for (int i = 0; i < node.children().size(); i++) {
        double[] below = deeper[other.children().getInt(i)];
        product *= 1 + (below == null ? 0 : below[node.children().getInt(i)]);
      }
      return product;
    }
  }
}
