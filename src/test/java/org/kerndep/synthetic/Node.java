package org.kerndep.synthetic;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.ParsedSentence;
import org.kerndep.data.Sentence;
import org.kerndep.data.Word;

/** A word with its dependents in order. An extraposed dependent is spoken after everything else. */
final class Node {

  private final Word word;
  private final List<Node> left = new ArrayList<>();
  private final List<Node> right = new ArrayList<>();
  private final List<Node> extraposed = new ArrayList<>();
  private String label = "root";
  private Node head;

  Node(Word word) {
    this.word = word;
  }

  /** Adds a dependent before the word, behind those already there. */
  Node left(String relation, Node dependent) {
    left.add(attach(relation, dependent));
    return this;
  }

  /** Adds a dependent before everything that is there. */
  Node leftmost(String relation, Node dependent) {
    left.add(0, attach(relation, dependent));
    return this;
  }

  /** Adds a dependent after the word and those already there. */
  Node right(String relation, Node dependent) {
    right.add(attach(relation, dependent));
    return this;
  }

  /** Adds a dependent at the end of the sentence. */
  Node extraposed(String relation, Node dependent) {
    extraposed.add(attach(relation, dependent));
    return this;
  }

  private Node attach(String relation, Node dependent) {
    dependent.label = relation;
    dependent.head = this;
    return dependent;
  }

  /** The sentence below this root, ended by a period. */
  ParsedSentence toSentence(Node period) {
    List<Node> order = new ArrayList<>();
    List<Node> late = new ArrayList<>();
    speak(order, late);
    for (Node node : late) {
      node.speak(order, new ArrayList<>());
    }
    order.add(attach("punct", period));
    Map<Node, Integer> positions = new IdentityHashMap<>();
    for (Node node : order) {
      positions.put(node, positions.size() + 1);
    }
    int[] heads = new int[order.size() + 1];
    String[] labels = new String[order.size() + 1];
    for (Node node : order) {
      heads[positions.get(node)] = node.head == null ? 0 : positions.get(node.head);
      labels[positions.get(node)] = node.label;
    }
    return new ParsedSentence(
        new Sentence(order.stream().map(n -> n.word).toList()), DependencyTree.of(heads, labels));
  }

  private void speak(List<Node> order, List<Node> late) {
    left.forEach(node -> node.speak(order, late));
    order.add(this);
    right.forEach(node -> node.speak(order, late));
    late.addAll(extraposed);
  }
}
