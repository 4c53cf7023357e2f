package org.kerndep.feature;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.kerndep.data.Sentence;
import org.kerndep.data.Word;
import org.kerndep.data.WordKnowledge;

class BasicArcFeaturesTest {

  private final Sentence sentence = new Sentence(List.of(word("Dogs", "N"), word("do", "V"), word("bark", "V"),
      word("a=b c%", "X")));

  private static Word word(String form, String pos) {
    return new Word(form, "_", pos, pos, "_");
  }

  private List<String> texts(String templates, boolean labelled, int head, int modifier) {
    return new BasicArcFeatures(TemplateSet.parse(templates), labelled).of(sentence, WordKnowledge.NONE)
        .texts(head, modifier, "sub j");
  }

  @Test
  void featuresAreReadable() {
    assertThat(texts("arc h.form m.pos dd?", false, 3, 1))
        .containsExactly("h.form=bark m.pos=N", "h.form=bark m.pos=N dd=left2");
    assertThat(texts("arc h+1.form m-1.pos dir", true, 3, 1))
        .containsExactly("h+1.form=a%003db%0020c%0025 m-1.pos=<root> dir=left label=sub%0020j");
    assertThat(texts("arc b.pos h.lemma m+1.pos", false, 4, 1)).containsExactly("b.pos=V h.lemma=<none> m+1.pos=V");
    assertThat(texts("arc m+1.pos h-1.pos", false, 2, 1)).containsExactly("m+1.pos=<other-end> h-1.pos=<other-end>");
  }

  @Test
  void keysAreThoseOfTexts() {
    for (boolean labelled : new boolean[] {true, false}) {
      BasicArcFeatures features = new BasicArcFeatures(TemplateSet.named("qian-liu"), labelled);
      BasicArcFeatures.OfSentence of = features.of(sentence, WordKnowledge.NONE);
      for (int head = 1; head <= 4; head++) {
        for (int modifier = 1; modifier <= 4; modifier++) {
          if (head != modifier) {
            long[] keys = of.keys(head, modifier, "x");
            List<String> texts = of.texts(head, modifier, "x");
            assertThat(texts.stream().mapToLong(BasicArcFeatures::key).toArray()).isEqualTo(keys);
            assertThat(texts).doesNotHaveDuplicates();
          }
        }
      }
    }
  }

  @Test
  void theSetOfQianAndLiuHasSixteenPairsAndTheWordsBetween() {
    BasicArcFeatures features = new BasicArcFeatures(TemplateSet.named("qian-liu"), false);
    assertThat(features.of(sentence, WordKnowledge.NONE).texts(3, 2, "x")).hasSize(32);
    assertThat(features.of(sentence, WordKnowledge.NONE).texts(4, 1, "x")).hasSize(33);
    assertThat(TemplateSet.parse(features.templates().toString())).isEqualTo(features.templates());
  }

  @Test
  void aTextWithoutValuesIsRefused() {
    assertThatThrownBy(() -> BasicArcFeatures.key("h.pos=N m.pos")).hasMessageContaining("'m.pos'");
  }
}
