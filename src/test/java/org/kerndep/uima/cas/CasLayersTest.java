package org.kerndep.uima.cas;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import de.tudarmstadt.ukp.dkpro.core.api.lexmorph.type.morph.MorphologicalFeatures;
import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Token;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.apache.uima.jcas.JCas;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.kerndep.data.UserValues;
import org.kerndep.uima.Documents;
import org.kerndep.uima.LayerTypes;

class CasLayersTest {

  private static final String FIELD = "Field/value";

  private JCas jcas;
  private List<Token> tokens;

  @BeforeEach
  void makeDocument() throws Exception {
    jcas = LayerTypes.newCas();
    Documents.fill(jcas, "en", "New", "York", "City", "sleeps");
    tokens = jcas.select(Token.class).toList();
  }

  private void field(Token first, Token last, String value) {
    LayerTypes.add(jcas, LayerTypes.FIELD, first.getBegin(), last.getEnd(), "value", value);
  }

  private List<List<String>> values(String path) {
    CasLayers layers = CasLayers.read(jcas, List.of(path));
    return tokens.stream().map(token -> layers.of(token).of(path)).toList();
  }

  @Test
  void annotationsGiveTheirValuesToTheTokensThatTheyCover() {
    field(tokens.get(0), tokens.get(2), "place");
    field(tokens.get(1), tokens.get(1), "name");
    assertThat(values(FIELD))
        .containsExactly(List.of("place"), List.of("place", "name"), List.of("place"), List.of());
  }

  @Test
  void anAnnotationThatCoversOnlyPartOfATokenDoesNotCount() {
    LayerTypes.add(jcas, LayerTypes.FIELD, 0, 2, "value", "within");
    LayerTypes.add(jcas, LayerTypes.FIELD, 1, 6, "value", "across");
    LayerTypes.add(jcas, LayerTypes.FIELD, 3, 9, "value", "wide");
    assertThat(values(FIELD)).containsExactly(List.of(), List.of("wide"), List.of(), List.of());
  }

  @Test
  void aPathFromTokenStartsAtTheToken() {
    MorphologicalFeatures morph = new MorphologicalFeatures(jcas, 0, 30);
    morph.setGender("Neut");
    morph.addToIndexes();
    tokens.get(3).setMorph(morph);
    assertThat(values("Token/morph/gender")).containsExactly(List.of(), List.of(), List.of(), List.of("Neut"));
    assertThat(values("MorphologicalFeatures/gender")).allMatch(v -> v.equals(List.of("Neut")));
  }

  @Test
  void severalLayersAreReadTogether() {
    field(tokens.get(0), tokens.get(0), "x");
    LayerTypes.add(jcas, LayerTypes.TWIN, 0, 3, "value", "y");
    CasLayers layers = CasLayers.read(jcas, List.of(FIELD, "my.types.Twin/value", "your.types.Twin/value"));
    assertThat(layers.of(tokens.get(0)).paths()).containsExactly(FIELD, "my.types.Twin/value");
    assertThat(layers.of(tokens.get(1))).isSameAs(UserValues.NONE);
    assertThat(layers.withoutValues()).containsExactly("your.types.Twin/value");
    assertThat(CasLayers.read(jcas, List.of())).isSameAs(CasLayers.NONE);
    assertThat(CasLayers.NONE.withoutValues()).isEmpty();
  }

  @Test
  void wordsOfSentencesHaveTheValues() {
    field(tokens.get(1), tokens.get(1), "x");
    CasSentence sentence =
        CasSentences.of(jcas, PosSource.AUTO, CasLayers.read(jcas, List.of(FIELD))).get(0);
    assertThat(sentence.sentence().word(2).user().of(FIELD)).containsExactly("x");
    assertThat(sentence.sentence().word(1).user()).isSameAs(UserValues.NONE);
  }

  @Test
  void aWrongPathIsNamed() {
    assertThatIllegalArgumentException().isThrownBy(() -> CasLayers.read(jcas, List.of("Field/x")))
        .withMessageStartingWith("layer Field/x: my.types.Field has no feature x");
    assertThatIllegalArgumentException().isThrownBy(() -> CasLayers.read(jcas, List.of("misc/Gloss")))
        .withMessage("layer misc/Gloss: MISC of CoNLL-U is read on the command line only");
  }

  @Test
  void findsWhatComparingAllWithAllFinds() throws Exception {
    Random random = new Random(5);
    for (int round = 0; round < 50; round++) {
      JCas many = LayerTypes.newCas();
      many.setDocumentText("x".repeat(30));
      for (int i = 0; i < 12; i++) {
        int begin = random.nextInt(30);
        new Token(many, begin, begin + random.nextInt(31 - begin)).addToIndexes();
        int from = random.nextInt(30);
        LayerTypes.add(many, LayerTypes.FIELD, from, from + random.nextInt(31 - from), "value", "v" + i);
      }
      CasLayers layers = CasLayers.read(many, List.of(FIELD));
      for (Token token : many.select(Token.class)) {
        List<String> expected = new ArrayList<>();
        many.getCas().select(LayerTypes.FIELD).forEach(fs -> {
          var field = (org.apache.uima.jcas.tcas.Annotation) fs;
          if (field.getBegin() <= token.getBegin() && token.getEnd() <= field.getEnd()) {
            expected.add(fs.getStringValue(fs.getType().getFeatureByBaseName("value")));
          }
        });
        assertThat(layers.of(token).of(FIELD)).as("round %d", round).containsExactlyElementsOf(expected);
      }
    }
  }
}
