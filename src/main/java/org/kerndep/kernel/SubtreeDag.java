package org.kerndep.kernel;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import it.unimi.dsi.fastutil.objects.Object2IntOpenHashMap;
import java.util.ArrayList;
import java.util.List;

/**
 * The subtrees of any number of trees, equal ones once: a directed acyclic graph. Subtrees are numbered from 0, those
 * below a node before the node; so are the arcs in them. Grows by one thread; others may read in between.
 */
public final class SubtreeDag {

  /**
   * A subtree by the node at its top.
   *
   * @param symbol what stands at the node
   * @param arcs the numbers of the arcs to its children, in order
   * @param children the numbers of the subtrees below, in order
   */
  public record Node(long symbol, IntList arcs, IntList children) {}

  private final List<FeatureArc> arcs = new ArrayList<>();
  private final Object2IntOpenHashMap<FeatureArc> arcNumbers = numbers();
  private final List<Node> nodes = new ArrayList<>();
  private final Object2IntOpenHashMap<Node> nodeNumbers = numbers();

  private static <T> Object2IntOpenHashMap<T> numbers() {
    Object2IntOpenHashMap<T> numbers = new Object2IntOpenHashMap<>();
    numbers.defaultReturnValue(-1);
    return numbers;
  }

  /** The number of an arc, which is added if it is new. */
  public int arc(FeatureArc arc) {
    return number(arc, arcs, arcNumbers);
  }

  /** The number of a subtree, which is added if it is new. */
  public int node(Node node) {
    return number(node, nodes, nodeNumbers);
  }

  private static <T> int number(T thing, List<T> all, Object2IntOpenHashMap<T> numbers) {
    int known = numbers.getInt(thing);
    if (known < 0) {
      known = all.size();
      numbers.put(thing, known);
      all.add(thing);
    }
    return known;
  }

  /** How many arcs it has. */
  public int arcCount() {
    return arcs.size();
  }

  /** The arc of a number. */
  public FeatureArc arc(int number) {
    return arcs.get(number);
  }

  /** How many subtrees it has. */
  public int size() {
    return nodes.size();
  }

  /** The subtree of a number. */
  public Node node(int number) {
    return nodes.get(number);
  }

  /** The same subtrees with the same numbers, whatever is added here later. */
  public SubtreeDag copy() {
    SubtreeDag copy = new SubtreeDag();
    arcs.forEach(copy::arc);
    nodes.forEach(copy::node);
    return copy;
  }

  /** Adds a subtree of another graph and what is below it; gives its number here. */
  public int add(SubtreeDag other, int number) {
    Node node = other.node(number);
    IntArrayList ownArcs = new IntArrayList(node.arcs.size());
    node.arcs.forEach((int arc) -> ownArcs.add(arc(other.arc(arc))));
    IntArrayList ownChildren = new IntArrayList(node.children.size());
    node.children.forEach((int child) -> ownChildren.add(add(other, child)));
    return node(new Node(node.symbol, ownArcs, ownChildren));
  }
}
