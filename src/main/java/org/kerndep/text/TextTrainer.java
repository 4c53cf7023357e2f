package org.kerndep.text;

import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.kerndep.data.WordKnowledge;
import org.kerndep.run.Progress;
import org.kerndep.run.Workers;
import org.kerndep.text.tagger.Tagger;
import org.kerndep.text.tagger.TaggerTrainer;

/**
 * Trains all models that make sentences from plain text, in parallel. The same corpus gives the same models, whatever
 * the number of threads.
 */
public final class TextTrainer {

  private TextTrainer() {}

  /**
   * All models of a corpus.
   *
   * @param knowledge what is known of words beyond the corpus
   */
  public static TextModel train(TextCorpus corpus, WordKnowledge knowledge, Workers workers, Progress progress) {
    Lexicon lexicon = LexiconTrainer.train(corpus);
    AtomicReference<Tagger> tagger = new AtomicReference<>();
    AtomicReference<Tokenizer> tokenizer = new AtomicReference<>();
    AtomicReference<SentenceSplitter> splitter = new AtomicReference<>();
    List<Runnable> trainers = List.of(
        () -> tagger.set(TaggerTrainer.train(corpus.sentences(), knowledge)),
        () -> tokenizer.set(new TokenizerTrainer(corpus, lexicon).train()),
        () -> splitter.set(new SentenceSplitterTrainer(corpus, lexicon).train()));
    progress.begin("text models", -1);
    workers.map(trainers.size(), i -> {
      trainers.get(i).run();
      return i;
    });
    progress.advance(corpus.sentences().size());
    progress.end("");
    return new TextModel(tokenizer.get(), splitter.get(), tagger.get());
  }
}
