package org.kerndep.words;

import it.unimi.dsi.fastutil.objects.Object2IntOpenHashMap;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.kerndep.data.ParsedSentence;
import org.kerndep.data.Treebank;
import org.kerndep.data.Word;
import org.kerndep.data.WordKnowledge;
import org.kerndep.words.WordClasses.Grain;

/**
 * Guesses from the vectors of words which parts of speech they can have: a {@link TagNetwork} learns it from the words
 * of a treebank and tells it of all words. The guesses become a table of words with the layer {@link
 * WordKnowledge#TAGS}. Immutable; share freely.
 */
final class VectorTags {

  private static final List<Grain> GRAINS = List.of(new Grain(WordKnowledge.TAGS, Integer.MAX_VALUE));
  /** A tag is left out if it is less probable than this, */
  private static final double LEAST = 0.15;
  /** or if there are so many more probable ones. */
  private static final int MOST = 3;
  /** From this on a word is taken to have one tag only. */
  private static final double CERTAIN = 0.9;
  private static final double HEAVIEST = 3;

  private final List<String> words;
  private final Object2IntOpenHashMap<String> numbers = new Object2IntOpenHashMap<>();
  private final List<float[]> scaled;
  private final String origin;

  /**
   * Guesses from some vectors.
   *
   * @param origin what the vectors were read from, in one line
   */
  VectorTags(WordVectors vectors, String origin) {
    this.words = vectors.words();
    this.scaled = vectors.centred().vectors().stream().map(VectorTags::scaled).toList();
    this.origin = origin;
    numbers.defaultReturnValue(-1);
    words.forEach(word -> numbers.put(word, numbers.size()));
  }

  /** The same direction with numbers of about 1. */
  private static float[] scaled(float[] vector) {
    float[] longer = new float[vector.length];
    for (int d = 0; d < vector.length; d++) {
      longer[d] = (float) (vector[d] * Math.sqrt(vector.length));
    }
    return longer;
  }

  /**
   * The guesses for all words with vectors, learnt from a treebank; none if its words have no vectors, or only one tag.
   */
  Optional<WordClasses> learn(Treebank treebank) {
    TreeSet<String> seen = new TreeSet<>();
    treebank.sentences().forEach(s -> s.gold().words().forEach(word -> seen.add(word.cpos())));
    List<String> tags = List.copyOf(seen);
    List<TagNetwork.Example> examples = examples(treebank, tags);
    return tags.size() < 2 || examples.isEmpty() ? Optional.empty()
        : Optional.of(new WordClasses("tags by " + origin, GRAINS, guesses(TagNetwork.train(examples), tags))
            .learntBy(other -> learn(other).orElseGet(this::nothing)));
  }

  /** What is learnt from a part of a treebank that teaches nothing. */
  private WordClasses nothing() {
    return new WordClasses("tags by " + origin, GRAINS, new TreeMap<>());
  }

  /** The words of the treebank that have vectors, in the order of the vectors. */
  private List<TagNetwork.Example> examples(Treebank treebank, List<String> tags) {
    Map<String, Integer> numberOfTag = new TreeMap<>();
    tags.forEach(tag -> numberOfTag.put(tag, numberOfTag.size()));
    SortedMap<Integer, float[]> counts = new TreeMap<>();
    for (ParsedSentence sentence : treebank.sentences()) {
      for (Word word : sentence.gold().words()) {
        int known = numbers.getInt(word.form());
        int number = known >= 0 ? known : numbers.getInt(word.form().toLowerCase(Locale.ROOT));
        if (number >= 0) {
          counts.computeIfAbsent(number, n -> new float[tags.size()])[numberOfTag.get(word.cpos())]++;
        }
      }
    }
    List<TagNetwork.Example> examples = new ArrayList<>();
    counts.forEach((number, ofTags) -> examples.add(example(scaled.get(number), ofTags)));
    return examples;
  }

  private static TagNetwork.Example example(float[] vector, float[] ofTags) {
    float sum = 0;
    for (float count : ofTags) {
      sum += count;
    }
    float[] shares = new float[ofTags.length];
    for (int tag = 0; tag < shares.length; tag++) {
      shares[tag] = ofTags[tag] / sum;
    }
    return new TagNetwork.Example(vector, shares, (float) Math.min(HEAVIEST, 1 + StrictMath.log(sum)));
  }

  private SortedMap<String, String> guesses(TagNetwork network, List<String> tags) {
    SortedMap<String, String> guesses = new TreeMap<>();
    for (int i = 0; i < words.size(); i++) {
      guesses.put(words.get(i), text(network.probabilities(scaled.get(i)), tags));
    }
    return guesses;
  }

  /** A tag if it is certain; else those that are probable, the best first, each with a stroke behind it. */
  private static String text(double[] probabilities, List<String> tags) {
    List<Integer> best = IntStream.range(0, probabilities.length).boxed()
        .sorted(Comparator.comparingDouble(tag -> -probabilities[tag])).limit(MOST).toList();
    if (probabilities[best.get(0)] >= CERTAIN) {
      return tags.get(best.get(0));
    }
    StringBuilder text = new StringBuilder();
    for (int tag : best) {
      if (text.isEmpty() || probabilities[tag] >= LEAST) {
        text.append(tags.get(tag)).append('/');
      }
    }
    return text.toString();
  }
}
