package org.kerndep.text.tagger;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.kerndep.data.Word;
import org.kerndep.data.WordKnowledge;

/**
 * The features by which the words of a sentence get their tags, as keys of {@value #BITS} bits: hashes of a feature's
 * number and of the values it combines. What is known of a word is hashed once. One thread.
 */
final class TagFeatures {

  static final int BITS = 40;

  private static final int LONGEST_SUFFIX = 6;
  private static final int LONGEST_PREFIX = 5;
  /** The hash of places outside the sentence. */
  private static final long EDGE = 1;
  /** Grains of word classes: coarse, middle, fine. */
  private static final int GRAINS = 3;

  private final String[] lower;
  private final long[] forms;
  private final long[] words;
  private final long[] shapes;
  /** For each grain the class of each word; no grains if nothing is known of words. */
  private final long[][] classes;
  /** What a lexicon says of each word; nothing if there is none. */
  private final long[] entries;
  /** Which tags each word may have by its vector; nothing if that is not known. */
  private final long[] guesses;
  private final long capitals;
  private final long last;

  private long[] keys = new long[128];
  private int size;

  TagFeatures(List<String> sentence, WordKnowledge knowledge) {
    int n = sentence.size();
    lower = new String[n];
    forms = new long[n];
    words = new long[n];
    shapes = new long[n];
    int upper = 0;
    for (int i = 0; i < n; i++) {
      String form = sentence.get(i);
      lower[i] = form.toLowerCase(Locale.ROOT);
      forms[i] = hash(form, 0, form.length());
      words[i] = hash(lower[i], 0, lower[i].length());
      shapes[i] = shape(form);
      upper += Character.isUpperCase(form.codePointAt(0)) ? 1 : 0;
    }
    capitals = 10L * upper / Math.max(1, n);
    last = n == 0 ? EDGE : words[n - 1];
    classes = classes(sentence, knowledge);
    entries = layerIfKnown(sentence, knowledge, WordKnowledge.LEXICON);
    guesses = layerIfKnown(sentence, knowledge, WordKnowledge.TAGS);
  }

  private static long[][] classes(List<String> sentence, WordKnowledge knowledge) {
    List<String> layers = knowledge.classLayers();
    if (layers.isEmpty()) {
      return new long[0][];
    }
    long[][] classes = new long[GRAINS][];
    for (int grain = 0; grain < GRAINS; grain++) {
      classes[grain] = layer(sentence, knowledge, layers.get(grain * (layers.size() - 1) / (GRAINS - 1)));
    }
    return classes;
  }

  private static long[] layerIfKnown(List<String> sentence, WordKnowledge knowledge, String layer) {
    return knowledge.layers().contains(layer) ? layer(sentence, knowledge, layer) : new long[0];
  }

  private static long[] layer(List<String> sentence, WordKnowledge knowledge, String layer) {
    return sentence.stream().map(form -> knowledge.value(new Word(form, null, null, null, null), layer))
        .mapToLong(value -> hash(value, 0, value.length())).toArray();
  }

  int size() {
    return words.length;
  }

  /** The features of a word that tell which tags are possible: few, because all tags are scored by them. */
  long[] forCandidates(int i) {
    size = 0;
    add(100);
    add(101, words[i]);
    add(102, forms[i]);
    add(103, suffix(i, 2));
    add(104, suffix(i, 3));
    add(105, suffix(i, 4));
    add(106, shapes[i], i == 0 ? 1 : 0);
    add(107, word(i - 1));
    add(108, word(i + 1));
    if (classes.length > 0) {
      add(109, classOf(i, 1));
      add(110, classOf(i, 2));
      add(111, classOf(i - 1, 1));
      add(112, classOf(i + 1, 1));
    }
    if (entries.length > 0) {
      add(113, entries[i]);
    }
    if (guesses.length > 0) {
      add(114, guesses[i]);
      add(115, guesses[i], shapes[i]);
    }
    return keys();
  }

  /** The features of a word and the words around it. */
  long[] ofWord(int i) {
    size = 0;
    add(2, forms[i]);
    add(3, words[i]);
    add(12, word(i - 1), words[i]);
    add(13, words[i], word(i + 1));
    add(1);
    int length = lower[i].length();
    for (int k = 1; k < length && k <= LONGEST_SUFFIX; k++) {
      add(4, k, suffix(i, k));
    }
    for (int k = 1; k < length && k <= LONGEST_PREFIX; k++) {
      add(5, k, hash(lower[i], 0, k));
    }
    add(6, shapes[i]);
    add(7, shapes[i], i == 0 ? 1 : 0);
    add(8, word(i - 1));
    add(9, word(i + 1));
    add(10, word(i - 2));
    add(11, word(i + 2));
    add(14, word(i - 1), word(i + 1));
    add(15, suffix(i + 1, 3));
    add(16, suffix(i - 1, 3));
    add(17, at(shapes, i + 1));
    add(18, at(shapes, i - 1));
    add(19, at(shapes, i - 1), shapes[i], at(shapes, i + 1));
    add(20, capitals, shapes[i]);
    add(21, last);
    add(22, Math.min(5, size()), shapes[i]);
    if (classes.length > 0) {
      addClasses(i);
    }
    if (entries.length > 0) {
      addEntries(i);
    }
    if (guesses.length > 0) {
      addGuesses(i);
    }
    return keys();
  }

  private void addClasses(int i) {
    for (int grain = 0; grain < GRAINS; grain++) {
      add(30, grain, classOf(i, grain));
      add(31, grain, classOf(i - 1, grain));
      add(32, grain, classOf(i + 1, grain));
    }
    long own = classOf(i, 1);
    long before = classOf(i - 1, 1);
    long after = classOf(i + 1, 1);
    add(33, classOf(i - 2, 1));
    add(34, classOf(i + 2, 1));
    add(35, before, own);
    add(36, own, after);
    add(37, before, own, after);
    add(38, before, after);
    add(39, classOf(i, 2), suffix(i, 2));
    add(40, own, shapes[i]);
    add(41, classOf(i - 1, 2), classOf(i, 2));
    add(42, classOf(i, 2), classOf(i + 1, 2));
    add(43, word(i - 1), own);
    add(44, own, word(i + 1));
    add(45, classOf(i - 2, 1), before, own);
    add(46, own, after, classOf(i + 2, 1));
  }

  private void addEntries(int i) {
    long own = entries[i];
    long before = at(entries, i - 1);
    long after = at(entries, i + 1);
    add(50, own);
    add(51, own, shapes[i]);
    add(52, before, own);
    add(53, own, after);
    add(54, before, own, after);
    add(55, word(i - 1), own);
    add(56, own, word(i + 1));
    add(57, after);
    add(58, before);
    add(59, own, suffix(i, 2));
    add(70, word(i - 1), own, after);
    add(71, own, after, word(i + 2));
    add(72, own, after, at(entries, i + 2));
  }

  private void addGuesses(int i) {
    long own = guesses[i];
    long before = at(guesses, i - 1);
    long after = at(guesses, i + 1);
    add(80, own);
    add(81, own, shapes[i]);
    add(82, before);
    add(83, after);
    add(84, before, own);
    add(85, own, after);
    add(86, before, own, after);
    add(87, own, suffix(i, 2));
    add(88, word(i - 1), own);
    add(89, own, word(i + 1));
    if (entries.length > 0) {
      add(90, own, entries[i]);
    }
  }

  /** The features of a word that are combined with the tag of the word before it. */
  long[] ofPair(int i) {
    size = 0;
    add(60);
    add(61, words[i]);
    add(62, word(i + 1));
    add(63, suffix(i, 3));
    if (classes.length > 0) {
      add(64, classOf(i, 1));
      add(65, classOf(i, 2));
      add(66, classOf(i + 1, 1));
    }
    if (entries.length > 0) {
      add(67, entries[i]);
      add(68, entries[i], at(entries, i + 1));
    }
    if (guesses.length > 0) {
      add(73, guesses[i]);
      add(74, guesses[i], at(guesses, i + 1));
    }
    return keys();
  }

  /** A feature joined with a tag. */
  static long with(long key, int tag) {
    return key(combined(key, tag + 1L));
  }

  /** The two tags before a word. */
  static long tags(int beforeLast, int before) {
    return key(combined(combined(99, beforeLast + 1L), before + 1L));
  }

  private void add(long feature) {
    if (size == keys.length) {
      keys = Arrays.copyOf(keys, 2 * size);
    }
    keys[size++] = key(mixed(feature));
  }

  private void add(long feature, long value) {
    add(combined(feature, value));
  }

  private void add(long feature, long first, long second) {
    add(combined(combined(feature, first), second));
  }

  private void add(long feature, long first, long second, long third) {
    add(combined(combined(combined(feature, first), second), third));
  }

  private long[] keys() {
    return Arrays.copyOf(keys, size);
  }

  private static long key(long hash) {
    return hash >>> Long.SIZE - BITS;
  }

  private long word(int i) {
    return at(words, i);
  }

  private long classOf(int i, int grain) {
    return at(classes[grain], i);
  }

  private long suffix(int i, int length) {
    if (i < 0 || i >= lower.length) {
      return EDGE;
    }
    return hash(lower[i], Math.max(0, lower[i].length() - length), lower[i].length());
  }

  private static long at(long[] values, int i) {
    return i < 0 ? EDGE : i >= values.length ? EDGE + 1 : values[i];
  }

  /** The classes of a form's characters in their order, runs of one class as one. */
  private static long shape(String form) {
    long hash = 0;
    int before = 0;
    for (int i = 0; i < form.length(); i++) {
      char c = form.charAt(i);
      int sign = Character.isUpperCase(c) ? 'X' : Character.isLetter(c) ? 'x' : Character.isDigit(c) ? 'd' : c;
      if (sign != before) {
        hash = combined(hash, sign);
      }
      before = sign;
    }
    return hash;
  }

  private static long hash(String text, int from, int to) {
    long hash = 0xCBF29CE484222325L;
    for (int i = from; i < to; i++) {
      hash = (hash ^ text.charAt(i)) * 0x100000001B3L;
    }
    return mixed(hash);
  }

  private static long combined(long hash, long value) {
    return mixed(hash * 0x9E3779B97F4A7C15L + value);
  }

  /** Lets every bit of a hash depend on every other (the finaliser of MurmurHash3). */
  private static long mixed(long hash) {
    long h = (hash ^ hash >>> 33) * 0xFF51AFD7ED558CCDL;
    h = (h ^ h >>> 33) * 0xC4CEB9FE1A85EC53L;
    return h ^ h >>> 33;
  }
}
