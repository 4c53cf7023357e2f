package org.kerndep.base;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.kerndep.data.ParsedSentence;
import org.kerndep.data.Treebank;

/**
 * The labels of a treebank in alphabetical order, and whether each occurs on arcs from the root, on other arcs, or
 * both: a parser gives a label only where training had it. Immutable.
 */
public final class LabelSet {

  /** A label and where it occurs. */
  public record Label(String name, boolean atRoot, boolean elsewhere) {

    private Label or(Label other) {
      return new Label(name, atRoot || other.atRoot, elsewhere || other.elsewhere);
    }
  }

  private final List<Label> labels;
  private final boolean anyAtRoot;
  private final boolean anyElsewhere;

  /** Labels in alphabetical order, at least one. */
  public LabelSet(List<Label> labels) {
    if (labels.isEmpty()) {
      throw new IllegalArgumentException("no labels");
    }
    for (int i = 1; i < labels.size(); i++) {
      if (labels.get(i - 1).name().compareTo(labels.get(i).name()) >= 0) {
        throw new IllegalArgumentException("labels out of order: " + labels.get(i).name());
      }
    }
    this.labels = List.copyOf(labels);
    this.anyAtRoot = labels.stream().anyMatch(Label::atRoot);
    this.anyElsewhere = labels.stream().anyMatch(Label::elsewhere);
  }

  public static LabelSet of(Treebank treebank) {
    TreeMap<String, Label> found = new TreeMap<>();
    for (ParsedSentence s : treebank.sentences()) {
      for (int m = 1; m <= s.size(); m++) {
        boolean root = s.tree().head(m) == 0;
        found.merge(s.tree().label(m), new Label(s.tree().label(m), root, !root), Label::or);
      }
    }
    return new LabelSet(new ArrayList<>(found.values()));
  }

  public List<Label> labels() {
    return labels;
  }

  public int size() {
    return labels.size();
  }

  String name(int index) {
    return labels.get(index).name();
  }

  /** The index of a label, -1 if it is not one of these. */
  public int index(String name) {
    int low = 0;
    int high = labels.size() - 1;
    while (low <= high) {
      int middle = (low + high) >>> 1;
      int order = labels.get(middle).name().compareTo(name);
      if (order == 0) {
        return middle;
      }
      low = order < 0 ? middle + 1 : low;
      high = order < 0 ? high : middle - 1;
    }
    return -1;
  }

  /** Whether an arc may have this label; if training had no label for arcs of its kind, any will do. */
  boolean isAllowed(int index, boolean rootArc) {
    Label label = labels.get(index);
    return rootArc ? label.atRoot() || !anyAtRoot : label.elsewhere() || !anyElsewhere;
  }
}
