package org.kerndep.text.tagger;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.kerndep.data.Sentence;
import org.kerndep.data.Word;
import org.kerndep.text.classifier.Event;
import org.kerndep.text.classifier.EventLearner;
import org.kerndep.text.classifier.ModelsByTag;

/**
 * Learns lemma rules from the distinct words of a treebank, each counted once, and the exceptions where the rules fail.
 */
final class LemmatizerTrainer {

  private static final EventLearner LEARNER = new EventLearner(10);
  private static final LemmaRule NONE = new LemmaRule(false, 0, "", 0, "");

  private LemmatizerTrainer() {}

  static Lemmatizer train(List<Sentence> sentences) {
    SortedMap<String, Map<Word, Integer>> byTags = new TreeMap<>();
    SortedMap<String, Map<Word, Integer>> byForm = new TreeMap<>();
    sentences.stream().flatMap(sentence -> sentence.words().stream()).forEach(word -> {
      Word plain = new Word(word.form(), word.lemma(), word.cpos(), null, word.feats());
      count(byTags, Lemmatizer.key(word.form(), word.cpos(), word.feats()), plain);
      count(byForm, Lemmatizer.key(word.form(), word.cpos()), plain);
    });
    SortedMap<String, List<Event>> events = new TreeMap<>();
    byTags.values().forEach(words -> addEvent(events, best(words)));
    ModelsByTag rules = LEARNER.train(events, NONE.toString());
    SortedMap<String, String> exceptions = new TreeMap<>();
    Lemmatizer ruled = new Lemmatizer(rules, new TreeMap<>());
    byForm.forEach((key, words) -> add(exceptions, key, best(words), ruled));
    Lemmatizer better = new Lemmatizer(rules, new TreeMap<>(exceptions));
    byTags.forEach((key, words) -> add(exceptions, key, best(words), better));
    return new Lemmatizer(rules, exceptions);
  }

  private static void count(Map<String, Map<Word, Integer>> counts, String key, Word word) {
    counts.computeIfAbsent(key, k -> new TreeMap<>(Comparator.comparing(Word::lemma).thenComparing(Word::feats)))
        .merge(word, 1, Integer::sum);
  }

  /** The most frequent; of equally frequent ones the first. */
  private static Word best(Map<Word, Integer> words) {
    int most = words.values().stream().mapToInt(count -> count).max().orElseThrow();
    return words.keySet().stream().filter(word -> words.get(word) == most).findFirst().orElseThrow();
  }

  private static void addEvent(Map<String, List<Event>> events, Word word) {
    LemmaRule rule = LemmaRule.of(word.form(), word.lemma());
    if (rule.hasText()) {
      events.computeIfAbsent(word.cpos(), upos -> new ArrayList<>())
          .add(new Event(rule.toString(), Lemmatizer.context(word.form(), word.feats())));
    }
  }

  private static void add(Map<String, String> exceptions, String key, Word word, Lemmatizer lemmatizer) {
    if (!lemmatizer.lemma(word.form(), word.cpos(), word.feats()).equals(word.lemma())) {
      exceptions.put(key, word.lemma());
    }
  }
}
