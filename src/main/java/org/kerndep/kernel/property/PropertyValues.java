package org.kerndep.kernel.property;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntSortedSet;
import java.util.ArrayList;
import java.util.List;
import org.kerndep.data.Layer;
import org.kerndep.data.Sentence;
import org.kerndep.data.WordKnowledge;

/**
 * The values that each property of words had in the training data, one number for each pair of a property and a value.
 * The root has a value of its own in layers with single values, and so have the places before the root and after the
 * last word. Immutable; share freely.
 */
public final class PropertyValues {

  private final PropertyList properties;
  private final WordKnowledge knowledge;
  private final ValueTable table;

  private PropertyValues(PropertyList properties, WordKnowledge knowledge, ValueTable table) {
    this.properties = properties;
    this.knowledge = knowledge;
    this.table = table;
  }

  public PropertyList properties() {
    return properties;
  }

  /** Numbers run from 0 to this, exclusive. */
  public int size() {
    return table.size();
  }

  /** The value of a number. */
  public PropertyValue value(int number) {
    return table.valueOf(number);
  }

  /** The value of a number for readers, such as {@code lemma see} or {@code word before VERB}. */
  public String words(int number) {
    PropertyValue value = value(number);
    return properties.words().get(value.property()).words(value.atoms());
  }

  /** The names of the layers that the value of a number is of. */
  public List<String> layers(int number) {
    return properties.words().get(value(number).property()).slots().stream()
        .map(slot -> slot.layer().name()).distinct().toList();
  }

  /** Whether the value of a number is the word's own form, lemma or tag, or what a user layer says of it. */
  public boolean isPlain(int number) {
    List<PropertySlot> slots = properties.words().get(value(number).property()).slots();
    Layer layer = slots.get(0).layer();
    return slots.size() == 1 && slots.get(0).offset() == 0 && !layer.equals(Layer.MORPH)
        && (Layer.COLUMNS.contains(layer) || layer.isUserLayer());
  }

  /** The sentence in numbers; values that have none are left out. */
  public KernelSentence encode(Sentence sentence) {
    return encode(sentence, properties, knowledge, table);
  }

  private static KernelSentence encode(Sentence sentence, PropertyList properties, WordKnowledge knowledge,
      ValueTable table) {
    List<WordProperty> words = properties.words();
    SentenceAtoms atoms = new SentenceAtoms(sentence, words, knowledge, table);
    List<KernelWord> tokens = new ArrayList<>(sentence.size() + 1);
    IntArrayList found = new IntArrayList();
    for (int position = 0; position <= sentence.size(); position++) {
      found.clear();
      for (int property = 0; property < words.size(); property++) {
        atoms.collect(property, words.get(property).slots(), position, table, found);
      }
      tokens.add(new KernelWord(found));
    }
    return new KernelSentence(tokens);
  }

  /** The values of some numbers alone, in the same order and numbered anew from 0. */
  public PropertyValues restrictedTo(IntSortedSet numbers) {
    Builder builder = new Builder(properties, knowledge);
    numbers.forEach((int number) -> builder.add(value(number)));
    return builder.build();
  }

  /** Numbers values in the order in which they come. */
  public static final class Builder {

    private final PropertyList properties;
    private final WordKnowledge knowledge;
    private final ValueTable table;

    public Builder(PropertyList properties) {
      this(properties, WordKnowledge.NONE);
    }

    /** The same for words of which more is known; the properties are as {@linkplain PropertyList#knownBy known}. */
    public Builder(PropertyList properties, WordKnowledge knowledge) {
      knowledge.require(properties.layers());
      this.properties = properties.knownBy(knowledge);
      this.knowledge = knowledge;
      this.table = new ValueTable(this.properties.words().size());
    }

    /** Adds the values of a sentence's words and gives the sentence in numbers. */
    public KernelSentence add(Sentence sentence) {
      return encode(sentence, properties, knowledge, table);
    }

    /** Adds one value, if it is new. */
    public Builder add(PropertyValue value) {
      List<WordProperty> words = properties.words();
      int property = value.property();
      if (property < 0 || property >= words.size() || words.get(property).slots().size() != value.atoms().size()) {
        throw new IllegalArgumentException("no property for the value " + value);
      }
      int node = property;
      int last = value.atoms().size() - 1;
      for (int i = 0; i < last; i++) {
        node = table.node(node, table.atom(value.atoms().get(i)));
      }
      table.value(node, table.atom(value.atoms().get(last)));
      return this;
    }

    /** The values so far; nothing can be added afterwards. */
    public PropertyValues build() {
      table.close();
      return new PropertyValues(properties, knowledge, table);
    }
  }
}
