package org.kerndep.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.ParsedSentence;
import org.kerndep.data.Sentence;
import org.kerndep.data.Treebank;
import org.kerndep.data.Word;
import org.kerndep.data.WordKnowledge;
import org.kerndep.testing.Sentences;

class VectorTagsTest {

  private static final int WORDS = 600;
  private static final WordVectors VECTORS = PlantedVectors.words(WORDS, 6, 0.3, 5);

  /** A treebank of one-word sentences, each a form and its tag. */
  private static Treebank treebank(List<String> formsAndTags) {
    List<ParsedSentence> sentences = new ArrayList<>();
    for (String text : formsAndTags) {
      String[] parts = text.split(" ");
      Sentence sentence = new Sentence(List.of(new Word(parts[0], parts[0], parts[1], "_", "_")));
      sentences.add(new ParsedSentence(sentence, DependencyTree.of(new int[2], new String[2])));
    }
    return new Treebank(sentences);
  }

  private static String guess(WordClasses guesses, String form) {
    return guesses.value(Sentences.word(form), WordKnowledge.TAGS);
  }

  @Test
  void wordsThatTheTreebankLacksAreGuessedByTheirVectors() {
    List<String> seen = IntStream.range(0, WORDS / 2).mapToObj(i -> "w" + i + (i % 6 < 3 ? " NOUN" : " VERB")).toList();
    WordClasses guesses = new VectorTags(VECTORS, "own").learn(treebank(seen)).orElseThrow();
    for (int i = 0; i < WORDS; i++) {
      assertThat(guess(guesses, "w" + i)).isEqualTo(i % 6 < 3 ? "NOUN" : "VERB");
    }
    assertThat(guess(guesses, "W7")).isEqualTo("NOUN");
    assertThat(guess(guesses, "unknown")).isEqualTo(Word.ABSENT);
  }

  @Test
  void ambiguousWordsHaveTheirTagsMostProbableFirst() {
    List<String> seen = new ArrayList<>();
    for (int i = 0; i < WORDS / 2; i++) {
      seen.addAll(i % 6 == 0 ? List.of("w" + i + " NOUN", "W" + i + " NOUN", "w" + i + " VERB") : List.of("w" + i + " ADJ"));
    }
    WordClasses guesses = new VectorTags(VECTORS, "own").learn(treebank(seen)).orElseThrow();
    assertThat(guess(guesses, "w594")).isEqualTo("NOUN/VERB/");
    assertThat(guess(guesses, "w595")).isEqualTo("ADJ");
  }

  @Test
  void thereAreNoGuessesWithoutVectorsOrTagsToLearnFrom() {
    assertThat(new VectorTags(VECTORS, "own").learn(treebank(List.of("x NOUN", "y VERB")))).isEmpty();
    assertThat(new VectorTags(VECTORS, "own").learn(treebank(List.of("w1 NOUN", "w2 NOUN")))).isEmpty();
  }

  @Test
  void guessesAreNoClasses() {
    WordClasses guesses = new VectorTags(VECTORS, "own").learn(treebank(List.of("w1 NOUN", "w2 VERB"))).orElseThrow();
    assertThat(guesses.layers()).containsExactly(WordKnowledge.TAGS);
    assertThat(guesses.classLayers()).isEmpty();
  }

  /** So that the tagger of a fold does not know the tags of the words that it is tried on. */
  @Test
  void guessesCanBeLearntFromAnotherTreebank() {
    WordClasses first = new VectorTags(VECTORS, "own").learn(treebank(List.of("w1 NOUN", "w2 VERB"))).orElseThrow();
    Treebank other = treebank(List.of("w1 VERB", "w2 NOUN"));
    WordKnowledge again = WordTables.of(List.of(first)).learntFrom(other);
    assertThat(guess((WordClasses) again, "w1")).startsWith("VERB");
    assertThat(guess(first, "w1")).startsWith("NOUN");
    assertThat(guess(first.learntFrom(treebank(List.of("w1 NOUN", "w2 VERB"))), "w1")).isEqualTo(guess(first, "w1"));
  }

  @Test
  void aFoldThatTeachesNothingKnowsNothing() {
    WordClasses first = new VectorTags(VECTORS, "own").learn(treebank(List.of("w1 NOUN", "w2 VERB"))).orElseThrow();
    WordClasses again = first.learntFrom(treebank(List.of("w1 NOUN")));
    assertThat(again.layers()).containsExactly(WordKnowledge.TAGS);
    assertThat(guess(again, "w1")).isEqualTo(Word.ABSENT);
  }
}
