package org.kerndep.text;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.kerndep.text.classifier.Event;
import org.kerndep.text.classifier.EventLearner;

/** Learns from running text where sentences end. That they end with their paragraph need not be learnt. */
final class SentenceSplitterTrainer {

  private static final EventLearner LEARNER = new EventLearner(10);

  private SentenceSplitterTrainer() {}

  static SentenceSplitter train(TextCorpus corpus) {
    return new SentenceSplitter(
        LEARNER.train(learner -> corpus.paragraphs().forEach(p -> events(p, learner)), SentenceSplitter.END));
  }

  private static void events(TextCorpus.Paragraph paragraph, Consumer<Event> learner) {
    Set<Integer> ends = new HashSet<>();
    paragraph.sentences().forEach(sentence -> ends.add(sentence.end()));
    List<TextToken> tokens = paragraph.tokens();
    SentenceEndContext context = new SentenceEndContext(paragraph.text(), tokens);
    for (int at = 0; at + 1 < tokens.size(); at++) {
      boolean end = ends.contains(tokens.get(at).end());
      learner.accept(new Event(end ? SentenceSplitter.END : SentenceSplitter.INSIDE, context.behind(at)));
      if (end) {
        context.startSentence();
      }
    }
  }
}
