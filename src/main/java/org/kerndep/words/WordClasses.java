package org.kerndep.words;

import it.unimi.dsi.fastutil.objects.Object2IntOpenHashMap;
import java.util.BitSet;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.kerndep.data.Treebank;
import org.kerndep.data.Word;
import org.kerndep.data.WordKnowledge;

/**
 * Words in a hierarchy of classes. A class is a path from the top of the hierarchy, and each layer cuts paths at a
 * length: short paths are few large classes, long paths many small ones. A word is looked up by its form, then by its
 * form in lower case. Immutable; share freely.
 */
public final class WordClasses implements WordKnowledge {

  /**
   * A layer of classes.
   *
   * @param layer its name, letters and a number
   * @param length how many steps of a path it looks at; of shorter paths all
   */
  public record Grain(String layer, int length) {

    public Grain {
      if (!layer.matches("[a-z]+[0-9]+") || length < 1) {
        throw new IllegalArgumentException("not a layer of classes: " + layer + " of length " + length);
      }
    }

    private String of(String path) {
      return path.substring(0, Math.min(length, path.length()));
    }
  }

  private static final int UNKNOWN = -1;

  private final String origin;
  private final List<Grain> grains;
  /** All paths, sorted. */
  private final List<String> paths;
  /** The words, sorted, and the numbers of their paths. */
  private final List<String> words;
  private final Object2IntOpenHashMap<String> pathOf;
  /** For each layer the class of each path. */
  private final Map<String, String[]> classes = new LinkedHashMap<>();
  /**
   * Makes such a table from another treebank; null if this one was not learnt from a treebank, or was read from a file.
   */
  private final Function<Treebank, WordClasses> learner;

  /**
   * Words and their paths.
   *
   * @param origin what they were made from, in one line
   * @param grains the layers, each with a name of its own
   */
  public WordClasses(String origin, List<Grain> grains, SortedMap<String, String> pathOfWord) {
    this(origin, grains, List.copyOf(new TreeSet<>(pathOfWord.values())), List.copyOf(pathOfWord.keySet()),
        pathOfWord.values());
  }

  private WordClasses(String origin, List<Grain> grains, List<String> paths, List<String> words,
      Collection<String> pathsOfWords) {
    this(origin, grains, paths, words,
        pathsOfWords.stream().mapToInt(path -> Collections.binarySearch(paths, path)).toArray());
  }

  /**
   * Words and the numbers of their paths.
   *
   * @param paths distinct and sorted, each with a word
   * @param words distinct and sorted
   * @param pathOfWord in the order of the words, from 0
   */
  public WordClasses(String origin, List<Grain> grains, List<String> paths, List<String> words, int[] pathOfWord) {
    this(origin, grains, paths, words, pathOfWord, null);
  }

  private WordClasses(String origin, List<Grain> grains, List<String> paths, List<String> words, int[] pathOfWord,
      Function<Treebank, WordClasses> learner) {
    this.learner = learner;
    this.origin = origin;
    this.grains = List.copyOf(grains);
    this.paths = List.copyOf(paths);
    this.words = List.copyOf(words);
    BitSet used = new BitSet(paths.size());
    IntStream.of(pathOfWord).forEach(used::set);
    if (!isSorted(paths) || !isSorted(words) || words.size() != pathOfWord.length || used.length() != paths.size()
        || used.cardinality() != paths.size()) {
      throw new IllegalArgumentException("words or paths of word classes out of order");
    }
    this.pathOf = new Object2IntOpenHashMap<>(this.words.toArray(String[]::new), pathOfWord);
    pathOf.defaultReturnValue(UNKNOWN);
    for (Grain grain : grains) {
      String[] ofPaths = paths.stream().map(grain::of).toArray(String[]::new);
      if (classes.put(grain.layer, ofPaths) != null) {
        throw new IllegalArgumentException("two layers of classes have the name " + grain.layer);
      }
    }
    if (origin.isBlank() || origin.contains("\n") || paths.contains("")) {
      throw new IllegalArgumentException("word classes without an origin or a path");
    }
  }

  private static boolean isSorted(List<String> texts) {
    return IntStream.range(1, texts.size()).allMatch(i -> texts.get(i - 1).compareTo(texts.get(i)) < 0);
  }

  @Override
  public Set<String> layers() {
    return Collections.unmodifiableSet(classes.keySet());
  }

  @Override
  public String value(Word word, String layer) {
    int path = path(word.form());
    return path == UNKNOWN ? Word.ABSENT : classes.get(layer)[path];
  }

  private int path(String form) {
    int path = pathOf.getInt(form);
    return path == UNKNOWN ? pathOf.getInt(form.toLowerCase(Locale.ROOT)) : path;
  }

  /** The same table, which can be learnt from another treebank. */
  WordClasses learntBy(Function<Treebank, WordClasses> otherLearner) {
    return new WordClasses(origin, grains, paths, words, words.stream().mapToInt(pathOf::getInt).toArray(), otherLearner);
  }

  @Override
  public WordClasses learntFrom(Treebank treebank) {
    return learner == null ? this : learner.apply(treebank);
  }

  @Override
  public String origin() {
    return origin;
  }

  /** The layers, in their order. */
  public List<Grain> grains() {
    return grains;
  }

  /** All paths, sorted. */
  public List<String> paths() {
    return paths;
  }

  /** How many words have a class. */
  public int size() {
    return words.size();
  }

  /** Tells each word, in the order of texts, and the number of its path. */
  public void forEach(BiConsumer<String, Integer> action) {
    words.forEach(word -> action.accept(word, pathOf.getInt(word)));
  }
}
