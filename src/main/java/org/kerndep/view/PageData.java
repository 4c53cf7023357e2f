package org.kerndep.view;

import java.io.IOException;
import java.io.Writer;

/** The sentences of a page as one JSON object, written one by one. */
final class PageData {

  private final ComparedTrees trees;
  private final int max;
  private final StringBuilder said = new StringBuilder();
  private int sentences;
  private boolean cut;

  PageData(ComparedTrees trees, int max) {
    this.trees = trees;
    this.max = max;
  }

  /** Adds a text about the page. */
  void say(String key, String value) {
    said.append(SentenceJson.quoted(key)).append(':').append(SentenceJson.quoted(value)).append(",\n");
  }

  /** Writes all sentences that have words, or as many as the page may have. */
  void write(Writer out) throws IOException {
    SentenceJson json = new SentenceJson();
    out.write("{" + said + "\"sentences\":[");
    ComparedTrees.Pair pair = nextWithWords();
    for (; pair != null && sentences < max; pair = nextWithWords()) {
      out.write((sentences > 0 ? ",\n" : "\n") + json.text(pair.sentence(), pair.reference()));
      sentences++;
    }
    cut = pair != null;
    out.write("],\n\"labels\":" + json.labels() + ",\n\"tags\":" + json.tags() + ",\n\"cut\":" + cut + "}");
  }

  private ComparedTrees.Pair nextWithWords() throws IOException {
    ComparedTrees.Pair pair = trees.next();
    while (pair != null && pair.sentence().sentence().size() == 0) {
      pair = trees.next();
    }
    return pair;
  }

  /** How many were written. */
  int sentences() {
    return sentences;
  }

  /** Whether there were more. */
  boolean isCut() {
    return cut;
  }
}
