package org.kerndep;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.kerndep.data.Taggings;
import org.kerndep.text.TextSentence;

/** One parser that many threads use. */
class SharedParserIT {

  private static final int THREADS = 8;
  private static final int TREES = 3;
  private static final String TEXT = "The old man the boats. Time flies like an arrow while her play lasts. "
      + "Does the cook like cut flowers? They can fish near the light house. Her duck still presses on. "
      + "I saw that gas can explode. Most that work part time book rooms early. Set plans fast.";

  @Test
  void confidencesOfSentencesWithSeveralTaggingsDoNotDependOnThreads() throws Exception {
    DependencyParser parser = DependencyParser.english();
    List<Taggings> sentences = parser.tag(TEXT).stream().map(TextSentence::taggings).toList();
    assertThat(sentences).hasSizeGreaterThan(5);
    assertThat(sentences.stream().filter(sentence -> sentence.size() > 1)).hasSizeGreaterThan(3);
    List<String> expected = sentences.stream().map(sentence -> described(parser, sentence)).toList();

    ExecutorService executor = Executors.newFixedThreadPool(THREADS);
    try {
      CyclicBarrier start = new CyclicBarrier(THREADS);
      List<Future<List<String>>> results = new ArrayList<>();
      for (int thread = 0; thread < THREADS; thread++) {
        List<Integer> order = shuffled(sentences.size(), thread);
        results.add(executor.submit(() -> {
          start.await();
          String[] found = new String[sentences.size()];
          order.forEach(i -> found[i] = described(parser, sentences.get(i)));
          return List.of(found);
        }));
      }
      for (Future<List<String>> result : results) {
        assertThat(result.get()).isEqualTo(expected);
      }
    } finally {
      executor.shutdownNow();
    }
  }

  private static List<Integer> shuffled(int size, int seed) {
    List<Integer> order = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      order.add(i);
    }
    Collections.shuffle(order, new Random(seed));
    return order;
  }

  /** Trees, tags, scores and the probability of every arc, to the last bit. */
  private static String described(DependencyParser parser, Taggings sentence) {
    ConfidentList found = parser.parseWithConfidence(sentence, TREES);
    StringBuilder text = new StringBuilder();
    found.list().hypotheses().forEach(hypothesis -> text.append(hypothesis).append('\n'));
    int n = sentence.best().size();
    for (int head = 0; head <= n; head++) {
      for (int modifier = 1; modifier <= n; modifier++) {
        if (head != modifier) {
          text.append(found.arcs().orElseThrow().probability(head, modifier)).append(' ');
        }
      }
    }
    return text.toString();
  }
}
