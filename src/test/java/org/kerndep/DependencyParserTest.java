package org.kerndep;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.ParsedSentence;
import org.kerndep.data.Sentence;
import org.kerndep.testing.Sentences;
import org.kerndep.text.TextSentence;
import org.kerndep.text.TextToken;

/**
 * The facade over models that earlier releases wrote: golden-4 has a reranker, golden-text a tokenizer and a tagger.
 */
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

  @Test
  void textBecomesSentencesWithPlacesTagsAndTrees() throws IOException {
    DependencyParser parser = parser("golden-text.kdp");
    String text = "The dog barked.  She can't\nsleep.\n\nGo home";
    List<ParsedTextSentence> sentences = parser.parse(text);
    assertThat(sentences).hasSizeGreaterThanOrEqualTo(2);
    int end = 0;
    for (ParsedTextSentence sentence : sentences) {
      assertThat(sentence.begin()).isGreaterThanOrEqualTo(end).isEqualTo(sentence.begin(1));
      end = sentence.end();
      assertThat(sentence.end(sentence.size())).isEqualTo(end);
      for (TextToken token : sentence.text().tokens()) {
        assertThat(text.substring(token.begin(), token.end())).isEqualTo(token.form(text)).doesNotContain(" ", "\n");
      }
      assertThat(sentence.words()).isEqualTo(parser.tag(sentence.words()));
      assertThat(sentence.tree()).isEqualTo(parser.parse(sentence.words()));
    }
    assertThat(text.substring(sentences.get(sentences.size() - 1).begin())).isEqualTo("Go home");
    assertThat(parser.tag(text)).isEqualTo(sentences.stream().map(ParsedTextSentence::text).toList());
    assertThat(parser.parse(" \n\n ")).isEmpty();
  }

  @Test
  void wordsOfAMultiwordTokenShareItsSpan() {
    TextSentence text = new TextSentence(
        List.of(new TextToken(3, 9, List.of("can", "not")), new TextToken(10, 12, List.of("go"))),
        Sentences.sentence("can not go"));
    ParsedTextSentence sentence = new ParsedTextSentence(text, DependencyTree.unlabelled(new int[] {0, 3, 3, 0}));
    assertThat(List.of(sentence.begin(1), sentence.begin(2), sentence.begin(3))).containsExactly(3, 3, 10);
    assertThat(List.of(sentence.end(1), sentence.end(2), sentence.end(3))).containsExactly(9, 9, 12);
  }

  @Test
  void aModelWithoutATokenizerSaysHowToGetOne() throws IOException {
    DependencyParser parser = parser("golden-1.kdp");
    assertThatIllegalStateException().isThrownBy(() -> parser.parse("Go home."))
        .withMessageContaining("kerndep train --with-text");
    assertThatIllegalStateException().isThrownBy(() -> parser.tag(Sentences.sentence("Go home .")));
  }
}
