package org.kerndep.text;

import java.util.List;
import java.util.function.Supplier;
import org.kerndep.run.Progress;
import org.kerndep.run.Workers;

/**
 * Trains all models that make sentences from plain text, in parallel. The same corpus gives the same models, whatever the
 * number of threads.
 */
public final class TextTrainer {

  private TextTrainer() {}

  public static TextModel train(TextCorpus corpus, Workers workers, Progress progress) {
    List<Supplier<Object>> trainers = List.of(
        () -> TaggerTrainer.train(corpus.sentences()),
        () -> new TokenizerTrainer(corpus).train(),
        () -> SplitterTrainer.train(corpus));
    progress.begin("text models", -1);
    List<Object> models = workers.map(trainers.size(), i -> trainers.get(i).get());
    progress.advance(corpus.sentences().size());
    progress.end("");
    return new TextModel((Tokenizer) models.get(1), (SentenceSplitter) models.get(2), (Tagger) models.get(0));
  }
}
