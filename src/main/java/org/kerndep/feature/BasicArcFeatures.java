package org.kerndep.feature;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.kerndep.data.Layer;
import org.kerndep.data.Sentence;
import org.kerndep.data.WordKnowledge;
import org.kerndep.feature.Atom.Role;

/**
 * The features that the arc templates of a set give labelled arcs, each as text such as
 * {@code h.pos=VERB m.pos=NOUN dd=right2} and as a 64-bit key that depends on the text alone. Immutable; share freely.
 */
public final class BasicArcFeatures {

  private static final String LABEL = "label";
  private static final long LABEL_NAME = FeatureText.hash(LABEL);
  /** How far from a word of an arc an atom may look. */
  private static final int FURTHEST = 2;
  private static final Atom DISTANCE = Atom.parse("dd");

  private final TemplateSet templates;
  private final boolean labelled;
  private final List<List<Atom>> conjunctions;
  /** The distinct atoms, and those of each conjunction by their numbers. */
  private final List<Atom> atoms;
  private final long[] names;
  private final int[][] numbers;

  /**
   * Features of a set.
   *
   * @param labelled whether the label of the arc is a part of every feature
   */
  public BasicArcFeatures(TemplateSet templates, boolean labelled) {
    this.templates = templates.arcs();
    this.labelled = labelled;
    Set<List<Atom>> distinct = new LinkedHashSet<>();
    for (Template template : templates.templates(TemplateSet.Section.ARC)) {
      distinct.add(template.atoms());
      if (template.twice()) {
        List<Atom> more = new ArrayList<>(template.atoms());
        more.add(DISTANCE);
        distinct.add(more);
      }
    }
    this.conjunctions = List.copyOf(distinct);
    this.atoms = conjunctions.stream().flatMap(List::stream).distinct().toList();
    this.names = atoms.stream().mapToLong(atom -> FeatureText.hash(atom.toString())).toArray();
    this.numbers = conjunctions.stream().map(c -> c.stream().mapToInt(atoms::indexOf).toArray()).toArray(int[][]::new);
  }

  /** The arc templates. */
  public TemplateSet templates() {
    return templates;
  }

  public boolean labelled() {
    return labelled;
  }

  /** The key of a feature by its text. */
  public static long key(String text) {
    long key = FeatureText.START;
    for (String part : text.split(" ")) {
      int equals = part.lastIndexOf('=');
      if (equals < 0) {
        throw new IllegalArgumentException("'" + part + "' in the feature '" + text + "' has no value");
      }
      key = FeatureText.extend(key, FeatureText.hash(part.substring(0, equals)),
          FeatureText.hash(FeatureText.unescape(part.substring(equals + 1))));
    }
    return key;
  }

  /** The features of the arcs of a sentence. */
  public OfSentence of(Sentence sentence, WordKnowledge knowledge) {
    return new OfSentence(sentence, knowledge);
  }

  /** The features of the arcs of one sentence. Scratch of one thread. */
  public final class OfSentence {

    private final Sentence sentence;
    private final WordKnowledge knowledge;
    /** By layer and position: the hashes of the values; filled when they are asked for. */
    private final Map<Layer, long[][]> hashes = new HashMap<>();
    private int head;
    private int modifier;

    private OfSentence(Sentence sentence, WordKnowledge knowledge) {
      this.sentence = sentence;
      this.knowledge = knowledge;
    }

    /** The keys of the features of an arc, each once. */
    public long[] keys(int headPosition, int modifierPosition, String label) {
      head = headPosition;
      modifier = modifierPosition;
      long[][] values = new long[atoms.size()][];
      for (int i = 0; i < values.length; i++) {
        values[i] = hashes(atoms.get(i));
      }
      LongArrayList keys = new LongArrayList(2 * numbers.length);
      long labelHash = labelled ? FeatureText.hash(label) : 0;
      for (int[] conjunction : numbers) {
        addKeys(FeatureText.START, conjunction, 0, values, labelHash, keys);
      }
      return keys.toLongArray();
    }

    private void addKeys(long key, int[] conjunction, int from, long[][] values, long labelHash, LongArrayList to) {
      if (from == conjunction.length) {
        to.add(labelled ? FeatureText.extend(key, LABEL_NAME, labelHash) : key);
        return;
      }
      int atom = conjunction[from];
      for (long value : values[atom]) {
        addKeys(FeatureText.extend(key, names[atom], value), conjunction, from + 1, values, labelHash, to);
      }
    }

    private long[] hashes(Atom atom) {
      if (atom.property() == null && atom.role() != Role.BETWEEN) {
        int position = (atom.role() == Role.HEAD ? head : modifier) + atom.offset();
        if (atom.offset() == 0 || position != (atom.role() == Role.HEAD ? modifier : head)) {
          return hashes(atom.layer(), position);
        }
      }
      return values(atom).stream().mapToLong(FeatureText::hash).toArray();
    }

    private long[] hashes(Layer layer, int position) {
      long[][] column = hashes.computeIfAbsent(layer, l -> new long[sentence.size() + 1 + 2 * FURTHEST][]);
      long[] known = column[position + FURTHEST];
      if (known == null) {
        known = values(layer, position).stream().mapToLong(FeatureText::hash).toArray();
        column[position + FURTHEST] = known;
      }
      return known;
    }

    /** The features of an arc as text, each once, in the order of their {@link #keys}. */
    public List<String> texts(int headPosition, int modifierPosition, String label) {
      head = headPosition;
      modifier = modifierPosition;
      List<String> texts = new ArrayList<>();
      for (List<Atom> conjunction : conjunctions) {
        add("", conjunction, label, texts);
      }
      return texts;
    }

    /** Adds the features that begin with a text. */
    private void add(String text, List<Atom> rest, String label, List<String> to) {
      if (rest.isEmpty()) {
        to.add(labelled ? text + " " + LABEL + "=" + FeatureText.escape(label) : text);
        return;
      }
      String before = (text.isEmpty() ? "" : text + " ") + rest.get(0) + "=";
      for (String value : values(rest.get(0))) {
        add(before + FeatureText.escape(value), rest.subList(1, rest.size()), label, to);
      }
    }

    private List<String> values(Atom atom) {
      if (atom.property() != null) {
        return List.of(switch (atom.property()) {
          case BIAS -> "1";
          case DIR -> head < modifier ? "right" : "left";
          case DD -> Distance.text(Distance.code(head, modifier));
        });
      }
      if (atom.role() == Role.BETWEEN) {
        Set<String> between = new LinkedHashSet<>();
        for (int b = Math.min(head, modifier) + 1; b < Math.max(head, modifier); b++) {
          between.addAll(values(atom.layer(), b));
        }
        return List.copyOf(between);
      }
      int own = atom.role() == Role.HEAD ? head : modifier;
      int other = atom.role() == Role.HEAD ? modifier : head;
      int position = own + atom.offset();
      return position == other ? List.of("<other-end>") : values(atom.layer(), position);
    }

    private List<String> values(Layer layer, int position) {
      if (position >= 1 && position <= sentence.size()) {
        List<String> values = layer.values(sentence.word(position), knowledge);
        return values.isEmpty() && layer.isSingleValued() ? List.of("<none>") : values;
      }
      return layer.isSingleValued()
          ? List.of(position < 0 ? "<start>" : position == 0 ? "<root>" : "<end>") : List.of();
    }
  }
}
