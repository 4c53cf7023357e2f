package org.kerndep.text;

import java.util.HashSet;
import java.util.Set;
import java.util.function.Consumer;
import org.kerndep.text.classifier.Event;
import org.kerndep.text.classifier.EventModel;
import org.kerndep.text.classifier.LogisticLearner;

/** Learns from running text where tokens and words begin. */
final class TokenizerTrainer {

  private static final LogisticLearner LEARNER = new LogisticLearner(10, 0.1, 0.0001);

  private final TextCorpus corpus;
  private final boolean spacedNumbers;
  private final Lexicon lexicon;

  /**
   * A trainer.
   *
   * @param lexicon of the same corpus
   */
  TokenizerTrainer(TextCorpus corpus, Lexicon lexicon) {
    this.corpus = corpus;
    this.lexicon = lexicon;
    this.spacedNumbers = corpus.paragraphs().stream().anyMatch(TokenizerTrainer::hasSpacedNumbers);
  }

  Tokenizer train() {
    EventModel boundaries =
        LEARNER.train(learner -> corpus.paragraphs().forEach(p -> events(p, learner)), Tokenizer.INSIDE);
    return new Tokenizer(boundaries, spacedNumbers, MultiwordTableTrainer.train(corpus), lexicon);
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

  private void events(WhitespaceToken stretch, Set<Integer> tokenStarts, Set<Integer> wordStarts,
      Consumer<Event> learner) {
    int wordStart = stretch.begin();
    for (int at = stretch.begin() + 1; at < stretch.end(); at++) {
      int start = stretch.startAt(at);
      String decision = switch (stretch.breakAt(at, lexicon)) {
        case YES -> Tokenizer.TOKEN;
        case NO -> Tokenizer.INSIDE;
        case OPEN -> tokenStarts.contains(start) ? Tokenizer.TOKEN
            : wordStarts.contains(start) ? Tokenizer.WORD : Tokenizer.INSIDE;
      };
      if (stretch.breakAt(at, lexicon) == WhitespaceToken.Break.OPEN) {
        learner.accept(new Event(decision, BoundaryContext.of(stretch, wordStart, at, lexicon)));
      }
      wordStart = decision.equals(Tokenizer.INSIDE) ? wordStart : start;
    }
  }
}
