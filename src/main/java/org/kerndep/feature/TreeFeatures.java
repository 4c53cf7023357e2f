package org.kerndep.feature;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Supplier;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.EncodedSentence;
import org.kerndep.data.Sentence;
import org.kerndep.feature.TreeAtom.Property;
import org.kerndep.feature.TreeAtom.Role;
import org.kerndep.feature.TreeTemplate.Section;

/**
 * The features of whole trees, which see what parts of a few neighbouring words do not: all children of a word and the
 * order of their labels, any two of them, paths of several labels towards the root, and what is around and at the ends
 * of the words below a word. Weights that were stored belong to the numbers that this class gives features: they must
 * not change. Immutable; share freely.
 */
public final class TreeFeatures {

  /** In place of the property of an atom: the order of the words. */
  private static final int ORDER = -1;

  /** A template as it is evaluated: roles, offsets and properties of its atoms, by number. */
  private record Compiled(TreeTemplate template, long seed, int[] roles, int[] offsets, int[] properties) {

    static Compiled of(TreeTemplate template) {
      List<TreeAtom> atoms = template.atoms();
      return new Compiled(template, template.seed(), atoms.stream().mapToInt(atom -> atom.role().ordinal()).toArray(),
          atoms.stream().mapToInt(TreeAtom::offset).toArray(),
          atoms.stream().mapToInt(atom -> atom.property() == null ? ORDER : atom.property().ordinal()).toArray());
    }
  }

  private final int bits;
  /** By section. */
  private final Compiled[][] templates = new Compiled[Section.values().length][];
  private final List<Property> properties;

  /** Features that are numbers below 2^bits; some share theirs. */
  public TreeFeatures(TreeTemplateSet set, int bits) {
    this.bits = bits;
    for (Section section : Section.values()) {
      templates[section.ordinal()] = set.templates().stream().filter(template -> template.section() == section)
          .map(Compiled::of).toArray(Compiled[]::new);
    }
    this.properties = set.templates().stream().flatMap(template -> template.atoms().stream())
        .map(TreeAtom::property).filter(Objects::nonNull).distinct().toList();
  }

  /** The numbers of a tree's features, one as often as it occurs. */
  public int[] of(EncodedSentence x, DependencyTree tree) {
    return new OneTree(new TreeShape(x, tree), null, null).features();
  }

  /** Takes a feature of a tree. */
  @FunctionalInterface
  public interface Visitor {

    /**
     * A feature, as often as it occurs.
     *
     * @param section the name of the words that it looks at, such as {@code frame}
     * @param words what it sees; made when it is asked for, before the visit is over
     * @param layers the names of what it looks at, such as {@code pos} and {@code label}
     */
    void feature(int number, String section, Supplier<String> words, Set<String> layers);
  }

  /** Visits the features of a tree in the order of {@link #of}. */
  public void visit(Sentence sentence, EncodedSentence x, DependencyTree tree, Visitor visitor) {
    new OneTree(new TreeShape(x, tree), new TreeWords(sentence, tree), visitor).features();
  }

  /** The sum of the weights of features. */
  public static double score(int[] features, WeightTable weights) {
    return weights.sum(features, features.length, 0);
  }

  /** The features of one tree minus those of another. */
  public static SparseVector difference(int[] features, int[] others) {
    SparseVector.Builder difference = new SparseVector.Builder();
    for (int feature : features) {
      difference.add(feature, 1);
    }
    for (int feature : others) {
      difference.add(feature, -1);
    }
    return difference.build();
  }

  /** Collects the features of one tree. Scratch of one thread. */
  private final class OneTree {

    private final TreeShape shape;
    /** By property, then position plus {@link TreeAtom#FURTHEST}. */
    private final int[][] columns = new int[Property.values().length][];
    private final int[] positions = new int[Role.values().length];
    private int order;
    private final IntArrayList found = new IntArrayList();
    /** Null if nobody wants to know what features see. */
    private final TreeWords words;
    private final Visitor visitor;

    OneTree(TreeShape shape, TreeWords words, Visitor visitor) {
      this.shape = shape;
      this.words = words;
      this.visitor = visitor;
      for (Property property : properties) {
        int beyond = property.isEverywhere() ? TreeAtom.FURTHEST : 0;
        int[] column = new int[shape.size() + 1 + 2 * TreeAtom.FURTHEST];
        for (int position = -beyond; position <= shape.size() + beyond; position++) {
          column[position + TreeAtom.FURTHEST] = property.of(shape, position);
        }
        columns[property.ordinal()] = column;
      }
    }

    int[] features() {
      for (int position = 0; position <= shape.size(); position++) {
        place(Role.HEAD, position);
        place(Role.GRANDPARENT, shape.head(position));
        add(Section.FRAME);
        for (int i = 0; i < shape.childCount(position); i++) {
          addChild(position, i);
        }
        if (position > 0) {
          addSpan(position);
          addPath(position);
        }
      }
      return found.toIntArray();
    }

    /** A child with each of its siblings, and with each of its own children. */
    private void addChild(int head, int index) {
      int child = shape.child(head, index);
      place(Role.MODIFIER, child);
      add(Section.CHILD);
      for (int i = 0; i < shape.childCount(head); i++) {
        if (i != index) {
          int sibling = shape.child(head, i);
          place(Role.SIBLING, sibling);
          order = (child < sibling ? 4 : 0) + (child < head ? 2 : 0) + (sibling < head ? 1 : 0);
          add(Section.SIBLINGS);
        }
      }
      for (int i = 0; i < shape.childCount(child); i++) {
        place(Role.CHILD, shape.child(child, i));
        add(Section.GRANDCHILD);
      }
    }

    private void addSpan(int word) {
      place(Role.MODIFIER, word);
      place(Role.HEAD, shape.head(word));
      place(Role.FIRST, shape.first(word));
      place(Role.LAST, shape.last(word));
      add(Section.SPAN);
    }

    private void addPath(int word) {
      int head = shape.head(word);
      int above = shape.head(head);
      place(Role.MODIFIER, word);
      place(Role.HEAD, head);
      place(Role.GRANDPARENT, above);
      place(Role.GREAT_GRANDPARENT, shape.head(above));
      order = (word < head ? 2 : 0) + (head < above ? 1 : 0);
      add(Section.PATH);
    }

    private void place(Role role, int position) {
      positions[role.ordinal()] = position;
    }

    private void add(Section section) {
      for (Compiled template : templates[section.ordinal()]) {
        long key = template.seed;
        for (int i = 0; i < template.roles.length; i++) {
          key = TemplateEvaluator.combine(key, value(template, i));
        }
        int number = (int) (TemplateEvaluator.mix(key) >>> (Long.SIZE - bits));
        found.add(number);
        if (visitor != null) {
          visitor.feature(number, section.toString(), () -> words.of(template.template, positions),
              TreeWords.layers(template.template));
        }
      }
    }

    private int value(Compiled template, int atom) {
      int property = template.properties[atom];
      return property == ORDER ? order
          : columns[property][positions[template.roles[atom]] + template.offsets[atom] + TreeAtom.FURTHEST];
    }
  }
}
