package org.kerndep.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.kerndep.data.Sentence;
import org.kerndep.data.Treebank;
import org.kerndep.data.UserValues;
import org.kerndep.testing.Conll;

class MiscLayersTest {

  private static final MiscLayers LAYERS = MiscLayers.of(List.of("misc/Gloss", "Stem/value", "misc/Sem"));

  private static String row(String misc) {
    return Conll.row(1, "hau", 0, "root").replaceFirst("_$", misc);
  }

  private static UserValues values(String misc) throws IOException {
    return Conll.read(row(misc) + "\n\n", TreeColumns.REQUIRED).get(0).sentence(LAYERS).word(1).user();
  }

  @Test
  void aKeyOfMiscIsALayer() throws IOException {
    UserValues values = values("SpaceAfter=No|Sem=animal|Gloss=this");
    assertThat(values.of("misc/Gloss")).containsExactly("this");
    assertThat(values.of("misc/Sem")).containsExactly("animal");
    assertThat(values.paths()).containsExactly("misc/Gloss", "misc/Sem");
  }

  @Test
  void commasAndRepeatedKeysGiveSeveralValues() throws IOException {
    assertThat(values("Gloss=this,that").of("misc/Gloss")).containsExactly("this", "that");
    assertThat(values("Gloss=this|Gloss=that").of("misc/Gloss")).containsExactly("this", "that");
    assertThat(values("Gloss=a=b").of("misc/Gloss")).containsExactly("a=b");
  }

  @Test
  void whatIsNotThereHasNoValue() throws IOException {
    for (String misc : List.of("_", "", "Gloss", "Gloss=", "Gloss=_", "Glosses=x", "x|y")) {
      assertThat(values(misc)).as(misc).isEqualTo(UserValues.NONE);
    }
  }

  @Test
  void sentencesHaveNoLayersUnlessAskedFor() throws IOException {
    ConllBlock block = Conll.read(row("Gloss=this") + "\n\n", TreeColumns.REQUIRED).get(0);
    assertThat(block.sentence().word(1).user()).isEqualTo(UserValues.NONE);
    assertThat(block.sentence(MiscLayers.NONE)).isEqualTo(block.sentence());
    assertThat(block.parsed().sentence()).isEqualTo(block.sentence());
    Sentence layered = block.sentence(LAYERS);
    assertThat(layered).isNotEqualTo(block.sentence());
    assertThat(layered.word(1).with(UserValues.NONE)).isEqualTo(block.sentence().word(1));
  }

  @Test
  void otherFormatsHaveNoMisc() throws IOException {
    byte[] text = (row("Gloss=this") + "\n\n").getBytes(StandardCharsets.UTF_8);
    ConllBlock block = Conll.read("x.conllx", text, ConllFormat.CONLLX, TreeColumns.REQUIRED).get(0);
    assertThat(block.sentence(LAYERS)).isEqualTo(block.sentence());
  }

  @Test
  void otherPathsAreNoLayersOfConll() {
    assertThat(LAYERS.paths()).containsExactly("misc/Gloss", "misc/Sem");
    assertThat(MiscLayers.others(List.of("misc/Gloss", "Stem/value", "misc/a/b")))
        .containsExactly("Stem/value", "misc/a/b");
    assertThat(MiscLayers.all(List.of("misc/Gloss")).paths()).containsExactly("misc/Gloss");
    assertThatIllegalArgumentException().isThrownBy(() -> MiscLayers.all(List.of("misc/Gloss", "Stem/value")))
        .withMessageContainingAll("no layer Stem/value", "misc/KEY", "UIMA");
    assertThatIllegalArgumentException().isThrownBy(() -> new MiscLayers(List.of("Stem/value")));
  }

  @Test
  void aTreebankWithoutValuesIsRefused() throws IOException {
    ConllBlock block = Conll.read(row("Sem=animal") + "\n\n", TreeColumns.REQUIRED).get(0);
    Treebank treebank = new Treebank(List.of(block.parsed(LAYERS)));
    assertThat(MiscLayers.of(List.of("misc/Sem")).requireIn(treebank, "x.conllu")).isSameAs(treebank);
    assertThatThrownBy(() -> LAYERS.requireIn(treebank, "x.conllu")).isInstanceOf(BadInputException.class)
        .hasMessageContainingAll("x.conllu: no word has a value in the layer misc/Gloss", "MISC");
  }
}
