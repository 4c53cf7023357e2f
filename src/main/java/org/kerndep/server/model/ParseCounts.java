package org.kerndep.server.model;

import java.util.concurrent.atomic.LongAdder;
import org.kerndep.server.http.Metrics;

/** How much has been parsed. Shared freely by threads. */
public record ParseCounts(LongAdder sentences, LongAdder words) {

  /** Counts that metrics show. */
  public static ParseCounts in(Metrics metrics) {
    return new ParseCounts(metrics.counter("kerndep_sentences_total", "Parsed sentences."),
        metrics.counter("kerndep_words_total", "Parsed words."));
  }

  void add(int length) {
    sentences.increment();
    words.add(length);
  }
}
