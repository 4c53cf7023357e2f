package org.kerndep.text;

import java.util.HashSet;
import java.util.Set;
import java.util.function.Consumer;
import org.kerndep.text.classifier.Event;
import org.kerndep.text.classifier.EventLearner;
import org.kerndep.text.classifier.EventModel;

/** Learns from running text where tokens and words begin. */
final class TokenizerTrainer {

  private static final EventLearner LEARNER = new EventLearner(10);

  private final TextCorpus corpus;
  private final boolean spacedNumbers;

  TokenizerTrainer(TextCorpus corpus) {
    this.corpus = corpus;
    this.spacedNumbers = corpus.paragraphs().stream().anyMatch(TokenizerTrainer::hasSpacedNumbers);
  }

  Tokenizer train() {
    EventModel boundaries =
        LEARNER.train(learner -> corpus.paragraphs().forEach(p -> events(p, learner)), Tokenizer.INSIDE);
    return new Tokenizer(boundaries, spacedNumbers, MultiwordTableTrainer.train(corpus));
  }

  private static boolean hasSpacedNumbers(TextCorpus.Paragraph paragraph) {
    return paragraph.tokens().stream()
        .anyMatch(token -> token.form(paragraph.text()).matches(".*\\d[\\s\\p{Zs}]\\d.*"));
  }

  private void events(TextCorpus.Paragraph paragraph, Consumer<Event> learner) {
    Set<Integer> tokenStarts = new HashSet<>();
    Set<Integer> wordStarts = new HashSet<>();
    for (TextToken token : paragraph.tokens()) {
      tokenStarts.add(token.begin());
      if (token.isSpelledOut(paragraph.text())) {
        int start = token.begin();
        for (String word : token.words()) {
          wordStarts.add(start);
          start += word.length();
        }
      }
    }
    for (WhitespaceToken stretch : WhitespaceToken.of(paragraph.text(), spacedNumbers)) {
      events(stretch, tokenStarts, wordStarts, learner);
    }
  }

  private static void events(WhitespaceToken stretch, Set<Integer> tokenStarts, Set<Integer> wordStarts,
      Consumer<Event> learner) {
    int wordStart = stretch.begin();
    for (int at = stretch.begin() + 1; at < stretch.end(); at++) {
      if (stretch.mayBreak(at)) {
        int start = stretch.startAt(at);
        String decision = tokenStarts.contains(start) ? Tokenizer.TOKEN
            : wordStarts.contains(start) ? Tokenizer.WORD : Tokenizer.INSIDE;
        learner.accept(new Event(decision, BoundaryContext.of(stretch, wordStart, at)));
        wordStart = decision.equals(Tokenizer.INSIDE) ? wordStart : start;
      }
    }
  }
}
