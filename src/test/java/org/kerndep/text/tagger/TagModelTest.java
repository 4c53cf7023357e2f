package org.kerndep.text.tagger;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.kerndep.data.Sentence;
import org.kerndep.data.Word;
import org.kerndep.data.WordKnowledge;
import org.kerndep.words.WordClasses;
import org.kerndep.words.WordClasses.Grain;

final class TagModelTest {

  /** Words that end in -ers are nouns before a verb, and verbs after a noun. */
  private static final List<Sentence> SENTENCES = sentences("the/DET farmers/NOUN bark/VERB", "a/DET dog/NOUN barks/VERB",
      "the/DET dog/NOUN sleeps/VERB", "the/DET barks/NOUN end/VERB", "some/DET sleepers/NOUN wake/VERB",
      "dogs/NOUN bark/VERB", "a/DET sleep/NOUN ends/VERB", "he/PRON barks/VERB");

  @Test
  void learnsTheTagsOfItsSentences() {
    TagModel model = TagModelTrainer.train(SENTENCES, WordKnowledge.NONE);
    for (Sentence sentence : SENTENCES) {
      assertThat(tags(model, forms(sentence))).isEqualTo(sentence.words().stream().map(Word::cpos).toList());
    }
  }

  @Test
  void contextDecidesAboutAmbiguousWords() {
    TagModel model = TagModelTrainer.train(SENTENCES, WordKnowledge.NONE);
    assertThat(tags(model, List.of("the", "barks", "end"))).containsExactly("DET", "NOUN", "VERB");
    assertThat(tags(model, List.of("he", "barks"))).containsExactly("PRON", "VERB");
  }

  @Test
  void sequencesAreDifferentOrderedAndWithinTheMargin() {
    TagModel model = TagModelTrainer.train(SENTENCES, WordKnowledge.NONE);
    List<TagSequence> best = model.best(List.of("the", "dog", "barks", "sleep"), 5, 3);
    assertThat(best).hasSizeGreaterThan(1).doesNotHaveDuplicates();
    double sum = 0;
    for (TagSequence sequence : best) {
      assertThat(sequence.logProbability()).isBetween(best.get(0).logProbability() - 3, best.get(0).logProbability());
      sum += Math.exp(sequence.logProbability());
    }
    assertThat(sum).isLessThanOrEqualTo(1 + 1e-9);
    assertThat(model.best(List.of("the", "dog", "barks", "sleep"), 5, 0)).hasSize(1);
    assertThat(model.best(List.of(), 5, 3)).singleElement()
        .satisfies(only -> assertThat(only.logProbability()).isCloseTo(0, within(1e-9)));
  }

  @Test
  void aLexiconKnowsWordsThatTheSentencesDoNotHave() {
    knowsWordsThatTheSentencesDoNotHave(WordKnowledge.LEXICON);
  }

  @Test
  void guessedTagsTellOfWordsThatTheSentencesDoNotHave() {
    knowsWordsThatTheSentencesDoNotHave(WordKnowledge.TAGS);
  }

  private static void knowsWordsThatTheSentencesDoNotHave(String layer) {
    List<Sentence> single = new ArrayList<>();
    SortedMap<String, String> forms = new TreeMap<>(Map.of("zebu", "n", "moo", "v"));
    for (String noun : List.of("dog", "cat", "table", "sky", "river")) {
      single.addAll(sentences(noun + "/NOUN"));
      forms.put(noun, "n");
    }
    for (String verb : List.of("bark", "go", "think", "sell", "run")) {
      single.addAll(sentences(verb + "/VERB"));
      forms.put(verb, "v");
    }
    WordKnowledge lexicon = new WordClasses("own", List.of(new Grain(layer, 9)), forms);
    TagModel model = TagModelTrainer.train(single, lexicon);
    assertThat(tags(model, List.of("zebu"))).containsExactly("NOUN");
    assertThat(tags(model, List.of("moo"))).containsExactly("VERB");
  }

  @Test
  void sentencesWithoutWordsTeachNothing() {
    TagModel model = TagModelTrainer.train(List.of(new Sentence(List.of())), WordKnowledge.NONE);
    assertThat(tags(model, List.of("dog", "barks"))).containsExactly(Word.ABSENT, Word.ABSENT);
  }

  @Test
  void theSameSentencesGiveTheSameModel() {
    TagModel one = TagModelTrainer.train(SENTENCES, WordKnowledge.NONE);
    TagModel other = TagModelTrainer.train(SENTENCES, WordKnowledge.NONE);
    for (int table = 0; table < one.weights().size(); table++) {
      assertThat(other.weights().get(table)).usingRecursiveComparison().isEqualTo(one.weights().get(table));
    }
  }

  private static List<String> tags(TagModel model, List<String> forms) {
    return model.best(forms, 1, 0).get(0).tags().stream().map(Tag::upos).toList();
  }

  private static List<String> forms(Sentence sentence) {
    return sentence.words().stream().map(Word::form).toList();
  }

  private static List<Sentence> sentences(String... texts) {
    return Arrays.stream(texts).map(text -> new Sentence(Arrays.stream(text.split(" "))
        .map(word -> word.split("/")).map(parts -> new Word(parts[0], null, parts[1], null, null)).toList())).toList();
  }
}
