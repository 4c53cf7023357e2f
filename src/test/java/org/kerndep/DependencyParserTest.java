package org.kerndep;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kerndep.data.ParsedSentence;
import org.kerndep.data.Sentence;
import org.kerndep.testing.Sentences;

/** The facade over models that earlier releases wrote, of which golden-4 has a reranker. */
class DependencyParserTest {

  private static final Path MODELS = Path.of("src/test/resources/org/kerndep/bundle");

  private static DependencyParser parser(String model) throws IOException {
    return DependencyParser.load(MODELS.resolve(model));
  }

  @ParameterizedTest
  @ValueSource(strings = {"golden-1.kdp", "golden-4.kdp"})
  void confidenceComesWithTheSameTrees(String model) throws IOException {
    DependencyParser parser = parser(model);
    for (ParsedSentence gold : Examples.read(Examples.ENGLISH_TEST).sentences()) {
      Sentence sentence = gold.sentence();
      ConfidentList found = parser.parseWithConfidence(sentence, 5);
      assertThat(found.list()).isEqualTo(parser.parse(sentence, 5));
      assertThat(parser.parseWithConfidence(sentence).tree()).isEqualTo(parser.parse(sentence));
      ArcProbabilities arcs = found.arcs().orElseThrow();
      for (int m = 1; m <= sentence.size(); m++) {
        assertThat(arcs.probability(found.tree().head(m), m)).isBetween(0.0, 1.0);
      }
    }
  }

  @Test
  void aSentenceTooLongToBeDecodedWholeHasATreeButNoProbabilities() throws IOException {
    DependencyParser parser = parser("golden-4.kdp");
    Sentence sentence = Sentences.sentence("go ".repeat(301).strip());
    ConfidentList found = parser.parseWithConfidence(sentence, 3);
    assertThat(found.arcs()).isEmpty();
    assertThat(found.list()).isEqualTo(parser.parse(sentence, 3));
  }
}
