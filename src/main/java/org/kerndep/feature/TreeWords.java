package org.kerndep.feature;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntFunction;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.Sentence;
import org.kerndep.data.Word;

/** What features of whole trees see of a tree, in words. Immutable. */
final class TreeWords {

  private final Sentence sentence;
  private final DependencyTree tree;

  TreeWords(Sentence sentence, DependencyTree tree) {
    this.sentence = sentence;
    this.tree = tree;
  }

  /** The layers that a template looks at, {@code label} and {@code shape} among them. */
  static Set<String> layers(TreeTemplate template) {
    Set<String> layers = new LinkedHashSet<>();
    for (TreeAtom atom : template.atoms()) {
      layers.add(atom.property() == null ? "shape" : switch (atom.property()) {
        case TAG, TAGFRAME -> "pos";
        case WORD -> "lemma";
        case LABEL, FRAME, LABELSET, ALIKE -> TemplateShares.LABEL;
        case LEFT, RIGHT, SIZE, FINAL -> "shape";
      });
    }
    return layers;
  }

  /**
   * What a template sees.
   *
   * @param positions the positions of the words, by the numbers of their roles
   */
  String of(TreeTemplate template, int[] positions) {
    List<String> phrases = new ArrayList<>();
    for (TreeAtom atom : template.atoms()) {
      if (atom.property() == null) {
        phrases.add("in this order");
      } else {
        phrases.add(name(atom) + " " + phrase(atom.property(), positions[atom.role().ordinal()] + atom.offset()));
      }
    }
    return String.join(", ", phrases);
  }

  private static String name(TreeAtom atom) {
    return atom.offset() == 0 ? atom.role().words()
        : (Math.abs(atom.offset()) == 1 ? "word " : "second word ") + (atom.offset() < 0 ? "before " : "after ")
            + atom.role().words();
  }

  private String phrase(TreeAtom.Property property, int position) {
    if (position < 0 || position > tree.size()) {
      return "is outside";
    }
    return switch (property) {
      case TAG -> tag(position);
      case WORD -> word(position);
      case LABEL -> label(position);
      case FRAME -> "with " + children(position, this::label);
      case TAGFRAME -> "with " + children(position, this::tag);
      case LABELSET -> "with children " + labelSet(position);
      case LEFT -> "with " + count(position, true) + " on the left";
      case RIGHT -> "with " + count(position, false) + " on the right";
      case ALIKE -> "one of " + alike(position) + " with this label";
      case SIZE -> "over " + span(position) + " words";
      case FINAL -> position > 0 && tree.size() - last(position) > 1 ? "not at the end" : "at the end";
    };
  }

  private String tag(int position) {
    if (position == 0) {
      return "root";
    }
    Word word = sentence.word(position);
    return word.pos().equals(Word.ABSENT) ? word.cpos() : word.pos();
  }

  private String word(int position) {
    if (position == 0) {
      return "is the root";
    }
    Word word = sentence.word(position);
    return word.lemma().equals(Word.ABSENT) ? '"' + word.form() + '"' : "lemma " + word.lemma();
  }

  private String label(int position) {
    return position == 0 ? "root" : tree.label(position);
  }

  /** What the children are in their order, with a dot where the word itself stands. */
  private String children(int position, IntFunction<String> text) {
    List<String> texts = new ArrayList<>();
    boolean before = true;
    for (int m = 1; m <= tree.size(); m++) {
      if (before && m > position) {
        texts.add("·");
        before = false;
      }
      if (tree.head(m) == position) {
        texts.add(text.apply(m));
      }
    }
    if (before) {
      texts.add("·");
    }
    return String.join(" ", texts);
  }

  private String labelSet(int position) {
    Set<String> labels = new TreeSet<>();
    for (int m = 1; m <= tree.size(); m++) {
      if (tree.head(m) == position) {
        labels.add(tree.label(m));
      }
    }
    return labels.isEmpty() ? "none" : String.join(" ", labels);
  }

  private int count(int position, boolean left) {
    int count = 0;
    for (int m = 1; m <= tree.size(); m++) {
      count += tree.head(m) == position && m < position == left ? 1 : 0;
    }
    return count;
  }

  private int alike(int position) {
    int count = 0;
    for (int m = 1; m <= tree.size() && position > 0; m++) {
      count += tree.head(m) == tree.head(position) && tree.label(m).equals(tree.label(position)) ? 1 : 0;
    }
    return Math.max(1, count);
  }

  private int span(int position) {
    int first = position;
    for (int m = position; m >= 1; m--) {
      first = isBelow(m, position) ? m : first;
    }
    return last(position) - first + 1;
  }

  private int last(int position) {
    int last = position;
    for (int m = position; m <= tree.size(); m++) {
      last = m > 0 && isBelow(m, position) ? m : last;
    }
    return last;
  }

  private boolean isBelow(int word, int position) {
    int above = word;
    while (above != 0 && above != position) {
      above = tree.head(above);
    }
    return above == position;
  }
}
