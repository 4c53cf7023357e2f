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
 * WordKnowledge#TAGS}. One thread.
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

  private final WordVectors vectors;
  private final List<float[]> scaled;
  private final List<String> tags;
  /** For each word how often the treebank has it with each tag; null if it has not. */
  private final float[][] counts;

  private VectorTags(WordVectors vectors, Treebank treebank) {
    this.vectors = vectors;
    this.scaled = vectors.centred().vectors().stream().map(VectorTags::scaled).toList();
    TreeSet<String> seen = new TreeSet<>();
    treebank.sentences().forEach(s -> s.gold().words().forEach(word -> seen.add(word.cpos())));
    this.tags = List.copyOf(seen);
    this.counts = new float[vectors.words().size()][];
    count(treebank);
  }

  /** The same direction with numbers of about 1. */
  private static float[] scaled(float[] vector) {
    float[] longer = new float[vector.length];
    for (int d = 0; d < vector.length; d++) {
      longer[d] = (float) (vector[d] * Math.sqrt(vector.length));
    }
    return longer;
  }

  private void count(Treebank treebank) {
    Object2IntOpenHashMap<String> numbers = new Object2IntOpenHashMap<>();
    numbers.defaultReturnValue(-1);
    vectors.words().forEach(word -> numbers.put(word, numbers.size()));
    Map<String, Integer> numberOfTag = new TreeMap<>();
    tags.forEach(tag -> numberOfTag.put(tag, numberOfTag.size()));
    for (ParsedSentence sentence : treebank.sentences()) {
      for (Word word : sentence.gold().words()) {
        int known = numbers.getInt(word.form());
        int number = known >= 0 ? known : numbers.getInt(word.form().toLowerCase(Locale.ROOT));
        if (number >= 0) {
          counts[number] = counts[number] == null ? new float[tags.size()] : counts[number];
          counts[number][numberOfTag.get(word.cpos())]++;
        }
      }
    }
  }

  /** The guesses for all words with vectors; none if the treebank's words have no vectors, or only one tag. */
  static Optional<WordClasses> of(WordVectors vectors, Treebank treebank, String origin) {
    VectorTags run = new VectorTags(vectors, treebank);
    List<TagNetwork.Example> examples = run.examples();
    return run.tags.size() < 2 || examples.isEmpty()
        ? Optional.empty()
        : Optional.of(new WordClasses("tags by " + origin, GRAINS, run.guesses(TagNetwork.train(examples))));
  }

  /** The words of the treebank that have vectors. */
  private List<TagNetwork.Example> examples() {
    List<TagNetwork.Example> examples = new ArrayList<>();
    for (int i = 0; i < counts.length; i++) {
      if (counts[i] != null) {
        examples.add(example(scaled.get(i), counts[i]));
      }
    }
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

  private SortedMap<String, String> guesses(TagNetwork network) {
    SortedMap<String, String> guesses = new TreeMap<>();
    for (int i = 0; i < counts.length; i++) {
      guesses.put(vectors.words().get(i), text(network.probabilities(scaled.get(i))));
    }
    return guesses;
  }

  /** A tag if it is certain; else those that are probable, the best first, each with a stroke behind it. */
  private String text(double[] probabilities) {
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
