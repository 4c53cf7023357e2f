package org.kerndep.train.text;

import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.kerndep.data.Layer;
import org.kerndep.data.Treebank;
import org.kerndep.data.Word;
import org.kerndep.data.WordKnowledge;

/**
 * How many words of a treebank have the same tags in another version of it.
 *
 * @param words all words
 * @param agreed for each of {@link #LAYERS} the words with the same value
 */
public record TagAgreement(long words, List<Long> agreed) {

  /** Part of speech, fine tag, features, lemma. */
  public static final List<Layer> LAYERS = List.of(Layer.CPOS, Layer.POS, Layer.MORPH, Layer.LEMMA);

  public static TagAgreement of(Treebank one, Treebank other) {
    List<Word> left = words(one);
    List<Word> right = words(other);
    Function<Layer, Long> count = layer -> IntStream.range(0, left.size())
        .filter(i -> values(layer, left.get(i)).equals(values(layer, right.get(i)))).count();
    return new TagAgreement(left.size(), LAYERS.stream().map(count).toList());
  }

  private static List<String> values(Layer layer, Word word) {
    return layer.values(word, WordKnowledge.NONE);
  }

  private static List<Word> words(Treebank treebank) {
    return treebank.sentences().stream().flatMap(s -> s.sentence().words().stream()).toList();
  }

  /** For each layer how many of a hundred words have the same value. */
  public List<Double> percentages() {
    return agreed.stream().map(count -> 100.0 * count / Math.max(1, words)).toList();
  }

  @Override
  public String toString() {
    return IntStream.range(0, LAYERS.size())
        .mapToObj(i -> String.format(Locale.ROOT, "%s %.2f", LAYERS.get(i), percentages().get(i)))
        .collect(Collectors.joining(", ", "right: ", " percent"));
  }
}
