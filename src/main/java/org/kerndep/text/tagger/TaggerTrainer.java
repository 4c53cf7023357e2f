package org.kerndep.text.tagger;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Function;
import org.kerndep.data.Sentence;
import org.kerndep.data.Word;
import org.kerndep.data.WordKnowledge;
import org.kerndep.text.classifier.Event;
import org.kerndep.text.classifier.EventLearner;
import org.kerndep.text.classifier.EventModel;
import org.kerndep.text.classifier.ModelsByTag;
import org.kerndep.text.classifier.WordShapes;

/** Learns tags, features and lemmas from tagged sentences. */
public final class TaggerTrainer {

  private static final EventLearner GREEDY = new EventLearner(10);
  private static final EventLearner FEATS = new EventLearner(10, true);

  private TaggerTrainer() {}

  /**
   * A tagger.
   *
   * @param knowledge what is known of words beyond the sentences
   */
  public static Tagger train(List<Sentence> sentences, WordKnowledge knowledge) {
    TagModel tags = TagModelTrainer.train(sentences, knowledge);
    return new SequenceTagger(tags, feats(sentences), LemmatizerTrainer.train(sentences));
  }

  /** A tagger as models of earlier versions have it. */
  static Tagger trainGreedy(List<Sentence> sentences) {
    EventModel upos =
        GREEDY.train(learner -> sentences.forEach(sentence -> uposEvents(sentence, learner)), Word.ABSENT);
    ModelsByTag xpos = GREEDY.train(detailEvents(sentences, word -> "", Word::pos), Word.ABSENT);
    return new GreedyTagger(upos, xpos, feats(sentences), LemmatizerTrainer.train(sentences));
  }

  private static ModelsByTag feats(List<Sentence> sentences) {
    return FEATS.train(detailEvents(sentences, Word::pos, Word::feats), Word.ABSENT);
  }

  private static void uposEvents(Sentence sentence, Consumer<Event> learner) {
    TagContext context = context(sentence);
    String[] tags = column(sentence, Word::cpos);
    for (int i = 0; i < tags.length; i++) {
      learner.accept(new Event(tags[i], context.forUpos(i, tags)));
    }
  }

  /** Events by part of speech. */
  private static SortedMap<String, List<Event>> detailEvents(List<Sentence> sentences, Function<Word, String> known,
      Function<Word, String> detail) {
    SortedMap<String, List<Event>> events = new TreeMap<>();
    for (Sentence sentence : sentences) {
      TagContext context = context(sentence);
      String[] upos = column(sentence, Word::cpos);
      String last = WordShapes.EDGE;
      for (int i = 0; i < upos.length; i++) {
        Word word = sentence.word(i + 1);
        String tag = detail.apply(word);
        events.computeIfAbsent(upos[i], tagged -> new ArrayList<>())
            .add(new Event(tag, context.forDetail(i, upos, known.apply(word), last)));
        last = tag;
      }
    }
    return events;
  }

  private static TagContext context(Sentence sentence) {
    return new TagContext(sentence.words().stream().map(Word::form).toList());
  }

  private static String[] column(Sentence sentence, Function<Word, String> column) {
    return sentence.words().stream().map(column).toArray(String[]::new);
  }
}
