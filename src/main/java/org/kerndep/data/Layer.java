package org.kerndep.data;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Something in which words have values. Templates, property lists and models name it the same way, and this is the one
 * place that knows which layers there are:
 *
 * <ul>
 *   <li>the {@link #COLUMNS};
 *   <li>user layers, which are named by a feature path: an annotation type of UIMA and the features that lead to its
 *       values, as in {@code NamedEntity/value}, or a key of CoNLL-U's MISC, as in {@code misc/Gloss}. A word has any
 *       number of values;
 *   <li>layers of {@link WordKnowledge}, letters and a number as in {@code class64}. A word has at most one value;
 *   <li>names that stand for these whatever the knowledge: {@code class.coarse}, {@code class.middle} and
 *       {@code class.fine}. {@link #knownBy} tells which layer is meant.
 * </ul>
 *
 * <p>Equal if the names are. Immutable; share freely.
 */
public final class Layer {

  public static final Layer FORM = column("form", 0, Word::form);
  public static final Layer LEMMA = column("lemma", 1, Word::lemma);
  public static final Layer POS = column("pos", 2, Word::pos);
  public static final Layer CPOS = column("cpos", 3, Word::cpos);
  /** Morphological features: any number of values per word, each with the name of its attribute. */
  public static final Layer MORPH = new Layer("morph", 4, null, (word, knowledge) -> word.features());

  /** The columns of words, which every vocabulary has. */
  public static final List<Layer> COLUMNS = List.of(FORM, LEMMA, POS, CPOS, MORPH);

  /** Names for the layers of any knowledge, the last of them first. */
  private static final List<String> GRAINS = List.of("class.fine", "class.middle", "class.coarse");

  private static final int NO_COLUMN = -1;
  private static final String STEP = "[^/+,#\\s-]+";
  private static final Pattern PATH = Pattern.compile(STEP + "(/" + STEP + ")+");
  private static final Pattern OF_KNOWLEDGE = Pattern.compile("[a-z]+[0-9]+");
  private static final Pattern NUMBER = Pattern.compile("[0-9]([0-9.,]*[0-9])?");
  private static final String NUMBER_VALUE = "<num>";

  private final String name;
  private final int column;
  /** The text of a word, null if a word can have many values. */
  private final BiFunction<Word, WordKnowledge, String> single;
  /** The values of a word, null if a word has at most one. */
  private final BiFunction<Word, WordKnowledge, List<String>> multi;

  private Layer(String name, int column, BiFunction<Word, WordKnowledge, String> single,
      BiFunction<Word, WordKnowledge, List<String>> multi) {
    this.name = name;
    this.column = column;
    this.single = single;
    this.multi = multi;
  }

  private static Layer column(String name, int column, Function<Word, String> text) {
    return new Layer(name, column, (word, knowledge) -> text.apply(word), null);
  }

  /** The layer of that name. Whether a layer of knowledge exists is for {@link WordKnowledge#require} to say. */
  public static Layer named(String name) {
    if (name.contains("/")) {
      return user(name);
    }
    if (OF_KNOWLEDGE.matcher(name).matches() || GRAINS.contains(name)) {
      return new Layer(name, NO_COLUMN, (word, knowledge) -> knowledge.value(word, name), null);
    }
    return COLUMNS.stream().filter(layer -> layer.name.equals(name)).findFirst()
        .orElseThrow(() -> unknown(name, List.of()));
  }

  /** The user layer of a feature path. */
  public static Layer user(String path) {
    if (!PATH.matcher(path).matches()) {
      throw new IllegalArgumentException(
          "'" + path + "' is no feature path; write a type and its features, as in NamedEntity/value");
    }
    return new Layer(path, NO_COLUMN, null, (word, knowledge) -> word.user().of(path));
  }

  /** What is to be said of a name that no layer has. */
  static IllegalArgumentException unknown(String name, Collection<String> ofKnowledge) {
    return new IllegalArgumentException("unknown layer '" + name + "'; layers are "
        + Stream.concat(COLUMNS.stream().map(Layer::name), ofKnowledge.stream().sorted())
            .collect(Collectors.joining(", ")) + ", and feature paths such as NamedEntity/value");
  }

  /** The name in templates, property lists and models. */
  public String name() {
    return name;
  }

  /** Whether a word has at most one value; only then do the root and places outside the sentence have one. */
  public boolean isSingleValued() {
    return single != null;
  }

  /** Whether it is named by a feature path. */
  public boolean isUserLayer() {
    return column == NO_COLUMN && multi != null;
  }

  boolean isColumn() {
    return column != NO_COLUMN;
  }

  /**
   * The layer that is meant where so much is known of words: itself, or if it is {@code class.fine} the finest layer of
   * the knowledge, and so on; of fewer than three layers the coarsest serves for those that are missing. None if
   * {@code class.fine} and the like mean nothing because the knowledge has no layers.
   */
  public Optional<Layer> knownBy(WordKnowledge knowledge) {
    if (!GRAINS.contains(name)) {
      return Optional.of(this);
    }
    List<String> fromCoarse = knowledge.classLayers();
    return fromCoarse.isEmpty()
        ? Optional.empty()
        : Optional.of(named(fromCoarse.get(Math.max(0, fromCoarse.size() - 1 - GRAINS.indexOf(name)))));
  }

  /** Its place among layers that begin with the {@link #COLUMNS}. */
  int placeIn(List<Layer> layers) {
    int place = isColumn() ? column : layers.indexOf(this);
    if (place < 0) {
      throw new IllegalArgumentException("layer " + name + " is not among " + layers);
    }
    return place;
  }

  /** The values of a word, none if they are absent. */
  public List<String> values(Word word, WordKnowledge knowledge) {
    if (!isSingleValued()) {
      return multi.apply(word, knowledge);
    }
    String text = text(word, knowledge);
    return isAbsent(text) ? List.of() : List.of(normalise(text));
  }

  /** The text of a word in a layer with single values; {@link Word#ABSENT} if there is none. */
  String text(Word word, WordKnowledge knowledge) {
    return single.apply(word, knowledge);
  }

  /** A value for readers: tags and features speak for themselves, forms are quoted, others follow the layer's name. */
  public String words(String value) {
    if (equals(FORM)) {
      return '"' + value + '"';
    }
    return equals(POS) || equals(CPOS) || equals(MORPH) ? value : name + " " + value;
  }

  /** Whether a text is no value. A form always is one. */
  boolean isAbsent(String text) {
    return text.equals(Word.ABSENT) && this != FORM;
  }

  /** The value that stands for a text: words of digits share one. */
  String normalise(String text) {
    boolean word = this == FORM || this == LEMMA;
    return word && Character.isDigit(text.charAt(0)) && NUMBER.matcher(text).matches() ? NUMBER_VALUE : text;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Layer that && name.equals(that.name);
  }

  @Override
  public int hashCode() {
    return name.hashCode();
  }

  @Override
  public String toString() {
    return name;
  }
}
