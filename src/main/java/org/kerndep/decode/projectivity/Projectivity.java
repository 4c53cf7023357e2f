package org.kerndep.decode.projectivity;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.ParsedSentence;
import org.kerndep.data.Treebank;

/**
 * How a projective parser learns and restores trees that are not projective: the pseudo-projective encodings of Nivre
 * and Nilsson (2005). Before training, {@link #projectivise} lifts words to higher heads and notes in the labels what
 * was done; after parsing, {@link #deprojectivise} moves them back as far as the labels tell where to. Marks are the
 * arrows {@code ↑} and {@code ↓}. Immutable; share freely.
 */
public enum Projectivity {
  /** Trees stay as they are; what a projective parser does with others, it decides itself. */
  NONE("none", false, false),
  /** A lifted word's label tells the label of its syntactic head: {@code d↑h}. n labels become at most n(n+1). */
  HEAD("head", true, false),
  /** A lifted word is marked, and so are those it was lifted over: {@code d↑}, {@code p↓}. At most 4n labels. */
  PATH("path", false, true),
  /** Both: {@code d↑h} and {@code p↓}. At most 2n(n+1) labels. */
  HEAD_PATH("head+path", true, true);

  private final String text;
  private final boolean tellsHead;
  private final boolean tellsPath;

  Projectivity(String text, boolean tellsHead, boolean tellsPath) {
    this.text = text;
    this.tellsHead = tellsHead;
    this.tellsPath = tellsPath;
  }

  public static List<String> names() {
    return Arrays.stream(values()).map(Projectivity::toString).toList();
  }

  /** The encoding of that name. */
  public static Projectivity parse(String name) {
    for (Projectivity projectivity : values()) {
      if (projectivity.text.equals(name)) {
        return projectivity;
      }
    }
    throw new IllegalArgumentException(
        "unknown projectivity " + name + "; known are " + String.join(", ", names()));
  }

  /**
   * A projective tree whose labels tell how to undo it, or the tree itself if it is projective or this is
   * {@link #NONE}. A tree with one child of the root keeps one.
   *
   * @throws IllegalArgumentException if a label has a mark already
   */
  public DependencyTree projectivise(DependencyTree tree) {
    return projectivise(tree, "");
  }

  /**
   * The same sentences with projective trees.
   *
   * @throws IllegalArgumentException if a label has a mark already
   */
  public Treebank projectivise(Treebank treebank) {
    List<ParsedSentence> sentences = new ArrayList<>();
    for (ParsedSentence s : treebank.sentences()) {
      String place = "sentence " + (sentences.size() + 1) + ", ";
      sentences.add(new ParsedSentence(s.sentence(), projectivise(s.tree(), place)));
    }
    return new Treebank(sentences);
  }

  /**
   * The tree that was projectivised, as far as its labels allow, without marks. Always a tree, whatever the labels say:
   * a lifted word whose head is not found stays where it is. O(n²) for each lifted word. {@link #NONE} gives the tree
   * itself, marks or not.
   */
  public DependencyTree deprojectivise(DependencyTree tree) {
    return this == NONE ? tree : new Deprojectivizer(tree).lower(this);
  }

  /** A label without marks. */
  public String plain(String label) {
    return this == NONE ? label : MarkedLabel.parse(label).label();
  }

  private DependencyTree projectivise(DependencyTree tree, String place) {
    if (this == NONE) {
      return tree;
    }
    requireUnmarked(tree, place);
    Lifting lifting = new Lifting(tree);
    return lifting.isNeeded() ? DependencyTree.of(lifting.heads(), labels(tree, lifting)) : tree;
  }

  private String[] labels(DependencyTree tree, Lifting lifting) {
    String[] labels = new String[tree.size() + 1];
    for (int m = 1; m < labels.length; m++) {
      boolean lifted = lifting.isLifted(m);
      String headLabel = lifted && tellsHead ? tree.label(tree.head(m)) : "";
      labels[m] = new MarkedLabel(tree.label(m), lifted, headLabel, tellsPath && lifting.isPassed(m)).toString();
    }
    return labels;
  }

  private void requireUnmarked(DependencyTree tree, String place) {
    for (int m = 1; m <= tree.size(); m++) {
      if (MarkedLabel.isMarked(tree.label(m))) {
        throw new IllegalArgumentException(place + "word " + m + ": label " + tree.label(m)
            + " contains a mark of the projectivity " + text + "; rename the label or choose projectivity none");
      }
    }
  }

  @Override
  public String toString() {
    return text;
  }
}
