package org.kerndep.text;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.kerndep.text.classifier.Event;
import org.kerndep.text.classifier.EventModel;
import org.kerndep.text.classifier.LogisticLearner;

/** Learns from running text where sentences end. That they end with their paragraph need not be learnt. */
final class SentenceSplitterTrainer {

  private static final LogisticLearner LEARNER = new LogisticLearner(10, 0.1, 0.0001);

  private final TextCorpus corpus;
  private final Lexicon lexicon;

  /**
   * A trainer.
   *
   * @param lexicon of the same corpus
   */
  SentenceSplitterTrainer(TextCorpus corpus, Lexicon lexicon) {
    this.corpus = corpus;
    this.lexicon = lexicon;
  }

  SentenceSplitter train() {
    EventModel ends =
        LEARNER.train(learner -> corpus.paragraphs().forEach(p -> events(p, learner)), SentenceSplitter.END);
    return new SentenceSplitter(ends, lexicon);
  }

  private void events(TextCorpus.Paragraph paragraph, Consumer<Event> learner) {
    Set<Integer> ends = new HashSet<>();
    paragraph.sentences().forEach(sentence -> ends.add(sentence.end()));
    List<TextToken> tokens = paragraph.tokens();
    SentenceEndContext context =
        new SentenceEndContext(new SplitterTokens(paragraph.text(), tokens, lexicon, 1), lexicon);
    for (int at = 0; at + 1 < tokens.size(); at++) {
      boolean end = ends.contains(tokens.get(at).end());
      learner.accept(new Event(end ? SentenceSplitter.END : SentenceSplitter.INSIDE, context.behind(at)));
      if (end) {
        context.startSentence(at + 1);
      }
    }
  }
}
