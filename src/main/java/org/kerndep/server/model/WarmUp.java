package org.kerndep.server.model;

import org.kerndep.DependencyParser;
import org.kerndep.text.TextSentence;

/** Parses some sentences that nobody asked for, so that those of the first request need not wait for the compiler. */
public final class WarmUp {

  private static final int ROUNDS = 40;
  private static final String TEXT = "The old woman who lived by the harbour had never seen the ships that her "
      + "brothers built. When it rained, she didn't go out; she wrote long letters to friends in other towns.";

  private WarmUp() {}

  /** Warms up the models that read plain text, in turn. */
  public static void run(ServedModels models) {
    for (int round = 0; round < ROUNDS; round++) {
      models.all().stream().map(ServedModel::parser).filter(parser -> parser.text().isPresent()).forEach(WarmUp::parse);
    }
  }

  private static void parse(DependencyParser parser) {
    for (TextSentence sentence : parser.tag(TEXT)) {
      parser.parse(sentence);
      parser.parseWithConfidence(sentence.taggings(), 3);
    }
  }
}
