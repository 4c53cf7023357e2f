package org.kerndep.text;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.kerndep.text.classifier.Event;
import org.kerndep.text.classifier.EventLearner;
import org.kerndep.text.classifier.WordShapes;

/** Collects the multiword tokens of a treebank that do not spell out their words. */
final class MultiwordTableTrainer {

  private static final EventLearner LEARNER = new EventLearner(10);

  private MultiwordTableTrainer() {}

  static MultiwordTable train(TextCorpus corpus) {
    Set<String> forms = new HashSet<>();
    visit(corpus, (paragraph, tokens, at) -> {
      TextToken token = tokens.get(at);
      if (token.isMultiword() && !token.isSpelledOut(paragraph.text())) {
        forms.add(form(paragraph, token));
      }
    });
    SortedMap<String, Map<String, Integer>> counts = new TreeMap<>();
    visit(corpus, (paragraph, tokens, at) -> {
      String form = form(paragraph, tokens.get(at));
      if (forms.contains(form)) {
        counts.computeIfAbsent(form, f -> new TreeMap<>()).merge(analysis(tokens.get(at)), 1, Integer::sum);
      }
    });
    SortedMap<String, List<String>> analyses = new TreeMap<>();
    counts.forEach((form, known) -> analyses.put(form, known.keySet().stream()
        .sorted(Comparator.comparing((String analysis) -> -known.get(analysis))).toList()));
    return new MultiwordTable(analyses, LEARNER.train(events(corpus, analyses), WordShapes.EDGE));
  }

  private static List<Event> events(TextCorpus corpus, SortedMap<String, List<String>> analyses) {
    List<Event> events = new ArrayList<>();
    visit(corpus, (paragraph, tokens, at) -> {
      if (analyses.getOrDefault(form(paragraph, tokens.get(at)), List.of()).size() > 1) {
        events.add(new Event(analysis(tokens.get(at)), MultiwordTable.context(paragraph.text(), tokens, at)));
      }
    });
    return events;
  }

  private static String form(TextCorpus.Paragraph paragraph, TextToken token) {
    return WordShapes.lower(token.form(paragraph.text()));
  }

  private static String analysis(TextToken token) {
    return WordShapes.lower(String.join(" ", token.words()));
  }

  /** Is called with every token of a corpus. */
  @FunctionalInterface
  private interface Visitor {
    void visit(TextCorpus.Paragraph paragraph, List<TextToken> tokens, int at);
  }

  private static void visit(TextCorpus corpus, Visitor visitor) {
    for (TextCorpus.Paragraph paragraph : corpus.paragraphs()) {
      List<TextToken> tokens = paragraph.tokens();
      for (int at = 0; at < tokens.size(); at++) {
        visitor.visit(paragraph, tokens, at);
      }
    }
  }
}
