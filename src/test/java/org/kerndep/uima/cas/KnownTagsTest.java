package org.kerndep.uima.cas;

import static org.assertj.core.api.Assertions.assertThat;

import de.tudarmstadt.ukp.dkpro.core.api.lexmorph.type.pos.POS;
import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Token;
import java.util.List;
import java.util.Map;
import org.apache.uima.jcas.JCas;
import org.dkpro.core.api.lexmorph.pos.POSUtils;
import org.dkpro.core.api.resources.MappingProvider;
import org.dkpro.core.api.resources.MappingProviderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kerndep.data.Layer;
import org.kerndep.data.Vocabulary;
import org.kerndep.uima.Documents;

/** Where {@code posSource=auto} finds the tags that different producers write. */
class KnownTagsTest {

  private static final List<String> UPOS =
      List.of("ADJ", "ADP", "ADV", "AUX", "CCONJ", "DET", "NOUN", "PRON", "PUNCT", "SCONJ", "SYM", "VERB", "X");
  private static final List<String> PTB = List.of(".", "CC", "DT", "NN", "NNS", "SYM", "VB", "VBP");

  private static final Vocabulary UD = vocabulary(UPOS, PTB);
  private static final Vocabulary UD_WITHOUT_XPOS = vocabulary(UPOS, List.of());
  private static final Vocabulary CONLL09 = vocabulary(PTB, PTB);

  @Test
  void conllUReaderHasUposInCoarseValueAndXposInPosValue() throws Exception {
    assertTags(UD, Documents.of("en", "Cats/NOUN/NNS", "%/SYM/SYM", "bark/VERB/VBP"),
        "NOUN NNS", "SYM SYM", "VERB VBP");
    assertTags(UD, Documents.of("en", "Cats/NOUN", "bark/VERB"), "NOUN _", "VERB _");
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "de", "xx"})
  void openNlpPosTaggerHasUposInPosValueWhateverDkproMapsItTo(String language) throws Exception {
    String[] tags = {"NOUN NOUN", "CCONJ CCONJ", "SYM SYM", "VERB VERB"};
    JCas jcas = tagged(language, "Cats NOUN", "and CCONJ", "% SYM", "bark VERB");
    assertTags(UD, jcas, tags);
    assertTags(UD_WITHOUT_XPOS, jcas, tags);
  }

  @Test
  void aMapToOneTagIsNotTakenForTheTags() throws Exception {
    assertTags(UD, Documents.of("en", "Cats/X/NOUN", "and/X/CCONJ", "bark/X/VERB"),
        "NOUN NOUN", "CCONJ CCONJ", "VERB VERB");
  }

  @Test
  void udPipeHasUposInBoth() throws Exception {
    assertTags(UD, Documents.of("en", "Cats/NOUN/NOUN", "bark/VERB/VERB"), "NOUN NOUN", "VERB VERB");
  }

  @Test
  void taggersWithATagsetOfTheirOwnHaveTheMappedTagInCoarseValue() throws Exception {
    assertTags(UD, tagged("en", "Cats NNS", "and CC", "dogs NNS", "bark VBP"),
        "NOUN NNS", "CCONJ CC", "NOUN NNS", "VERB VBP");
  }

  @Test
  void conjStaysWhatItIsForAModelThatKnowsIt() throws Exception {
    JCas jcas = tagged("en", "Cats NNS", "and CC");
    assertTags(vocabulary(List.of("CONJ", "NOUN"), PTB), jcas, "NOUN NNS", "CONJ CC");
    assertTags(vocabulary(List.of("CCONJ", "CONJ", "NOUN"), PTB), jcas, "NOUN NNS", "CONJ CC");
    assertTags(vocabulary(List.of("NOUN"), PTB), jcas, "NOUN NNS", "CONJ CC");
  }

  @Test
  void aModelWithOneTagsetFindsItInPosValue() throws Exception {
    assertTags(CONLL09, tagged("en", "Cats NNS", "bark VBP"), "NNS NNS", "VBP VBP");
  }

  @Test
  void aWordThatHasNothingThereHasTheOtherTag() throws Exception {
    assertTags(UD, Documents.of("en", "Cats/NOUN/NNS", "bark//VBP", "so"), "NOUN NNS", "VBP VBP", "_ _");
    assertTags(UD, Documents.of("en", "Cats//NOUN", "and/X/CCONJ", "dogs//NOUN", "bark/VERB"),
        "NOUN NOUN", "CCONJ CCONJ", "NOUN NOUN", "VERB _");
  }

  @Test
  void tagsThatTheModelDoesNotKnowAreThoseOfConllUReader() throws Exception {
    assertTags(UD, Documents.of("en", "Cats/N/N1", "bark/V/V1"), "N N1", "V V1");
    assertTags(UD, Documents.of("en", "Cats//N1"), "N1 N1");
    assertTags(UD, Documents.of("en", "Cats"), "_ _");
  }

  @Test
  void otherSourcesDoNotLookAtTheModel() throws Exception {
    JCas jcas = Documents.of("en", "Cats/X/NOUN");
    assertThat(PosSource.COARSE.in(jcas, UD)).isSameAs(PosSource.COARSE);
    assertThat(PosSource.FINE.in(jcas, UD)).isSameAs(PosSource.FINE);
  }

  private static void assertTags(Vocabulary model, JCas jcas, String... expected) {
    PosTags tags = PosSource.AUTO.in(jcas, model);
    assertThat(CasSentences.of(jcas, tags).get(0).sentence().words()).extracting(w -> w.cpos() + " " + w.pos())
        .containsExactly(expected);
  }

  /** Tags words such as {@code dogs NOUN} the way DKPro's taggers do: with a map to types, and those to coarse tags. */
  private static JCas tagged(String language, String... words) throws Exception {
    String[] plain = List.of(words).stream().map(w -> w.split(" ")[0]).toArray(String[]::new);
    JCas jcas = Documents.of(language, plain);
    MappingProvider map = MappingProviderFactory.createPosMappingProvider(null, null, (String) null, language);
    map.configure(jcas.getCas());
    List<Token> tokens = jcas.select(Token.class).toList();
    for (int i = 0; i < words.length; i++) {
      String tag = words[i].split(" ")[1];
      Token token = tokens.get(i);
      POS pos = (POS) jcas.getCas().createAnnotation(map.getTagType(tag), token.getBegin(), token.getEnd());
      pos.setPosValue(tag);
      POSUtils.assignCoarseValue(pos);
      pos.addToIndexes();
      token.setPos(pos);
    }
    return jcas;
  }

  private static Vocabulary vocabulary(List<String> coarse, List<String> fine) {
    return new Vocabulary(Map.of(Layer.CPOS, coarse, Layer.POS, fine));
  }
}
