package org.kerndep;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Published models take plain text of their languages apart and find the main verb. */
class PublishedModelsIT {

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "en | She doesn't know where he went. | She does n't know where he went . | know",
      "pt | A menina não quer ir à escola hoje. | A menina não quer ir a a escola hoje . | quer",
      "fr | Il parle du livre que nous avons lu. | Il parle de le livre que nous avons lu . | parle"})
  void wordsAndRoot(String language, String text, String words, String root) throws Exception {
    ParsedTextSentence sentence = DependencyParser.of(language).parse(text).get(0);
    StringBuilder forms = new StringBuilder();
    StringBuilder roots = new StringBuilder();
    for (int m = 1; m <= sentence.size(); m++) {
      forms.append(m == 1 ? "" : " ").append(sentence.word(m).form());
      roots.append(sentence.tree().head(m) == 0 ? sentence.word(m).form() : "");
    }
    assertThat(forms).hasToString(words);
    assertThat(roots).hasToString(root);
  }
}
