package org.kerndep;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kerndep.data.Sentence;
import org.kerndep.data.Word;

/** Short texts in the language of the English model, and in others. */
class LanguageEvidenceIT {

  private static DependencyParser parser;

  @BeforeAll
  static void load() throws Exception {
    parser = DependencyParser.english();
  }

  @ParameterizedTest
  @ValueSource(strings = {
      "Gestern haben wir im Garten meiner Großmutter zusammen einen großen Apfelkuchen gebacken.",
      "Guten Morgen, wie geht es dir heute?",
      "Hier, nous avons mangé une tarte aux pommes dans le jardin de ma grand-mère.",
      "Ayer comimos una tarta de manzana en el jardín de mi abuela con todos los primos.",
      "Ontem comemos uma torta de maçã no jardim da minha avó com todos os primos.",
      "Bugün hava çok güzel, bu yüzden çocuklarla birlikte parka gidiyoruz.",
      "I går spiste vi en stor æblekage i min bedstemors have sammen med børnene.",
      "Вчера мы ели яблочный пирог в саду у бабушки."})
  void anotherLanguage(String text) {
    assertThat(evidence(text).isAgainst()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {
      "Hello!",
      "lol thx m8 brb",
      "Mehmet Öztürk and Łukasz Piszczek signed for Fenerbahçe.",
      "Kowalski beats Djokovic in Szczecin thriller",
      "STOCKS TUMBLE AS OIL SOARS",
      "We had schnitzel, sauerkraut and a glass of Gewürztraminer.",
      "See https://example.org/x or write to anna@example.org.",
      "Photosynthetic cyanobacteria oxygenate anoxic sediments."})
  void englishHoweverShort(String text) {
    assertThat(evidence(text).isAgainst()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"examples/english.txt", "docs/CONTRIBUTING.md", "README.md"})
  void longerEnglish(String file) throws Exception {
    assertThat(evidence(Files.readString(Path.of(file))).isAgainst()).isFalse();
  }

  @Test
  void oneVeryLongWord() {
    LanguageEvidence evidence = new LanguageEvidence(parser.vocabulary());
    evidence.add(new Sentence(List.of(new Word("a".repeat(1 << 20), "_", "_", "_", "_"))));
    assertThat(evidence.isAgainst()).isFalse();
  }

  private static LanguageEvidence evidence(String text) {
    LanguageEvidence evidence = new LanguageEvidence(parser.vocabulary());
    parser.tag(text).forEach(sentence -> evidence.add(sentence.words()));
    return evidence;
  }
}
