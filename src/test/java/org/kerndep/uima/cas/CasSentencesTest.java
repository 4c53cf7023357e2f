package org.kerndep.uima.cas;

import static org.assertj.core.api.Assertions.assertThat;

import de.tudarmstadt.ukp.dkpro.core.api.lexmorph.type.morph.MorphologicalFeatures;
import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Lemma;
import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Sentence;
import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Token;
import java.nio.file.Path;
import java.util.List;
import org.apache.uima.fit.factory.JCasFactory;
import org.apache.uima.jcas.JCas;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kerndep.data.ParsedSentence;
import org.kerndep.data.Word;
import org.kerndep.io.TreebankReader;
import org.kerndep.uima.Documents;

class CasSentencesTest {

  @Test
  void readsWhatTheConllReaderReads() throws Exception {
    for (String file : List.of("english-test.conllu", "turkish.conllu")) {
      Path path = Path.of("examples", file);
      assertThat(CasSentences.of(Documents.read(path), PosSource.AUTO)).extracting(CasSentence::sentence)
          .containsExactlyElementsOf(
              TreebankReader.read(path).sentences().stream().map(ParsedSentence::sentence).toList());
    }
  }

  @Test
  void coarseAndFineTagsStayApart() throws Exception {
    assertThat(word("dogs/NOUN/NNS")).isEqualTo(new Word("dogs", "_", "NOUN", "NNS", "_"));
  }

  @Test
  void aTagInPosValueOnlyIsAlsoTheCoarseOne() throws Exception {
    assertThat(word("dogs//NOUN")).isEqualTo(new Word("dogs", "_", "NOUN", "NOUN", "_"));
    assertThat(word("dogs/_/NOUN")).isEqualTo(new Word("dogs", "_", "NOUN", "NOUN", "_"));
  }

  @Test
  void aCoarseTagAloneIsNotTheFineOne() throws Exception {
    assertThat(word("dogs/NOUN")).isEqualTo(new Word("dogs", "_", "NOUN", "_", "_"));
  }

  @Test
  void theSourceSaysWhichFeatureIsWhichTag() throws Exception {
    assertThat(word("dogs/NOUN/NNS", PosSource.COARSE)).isEqualTo(new Word("dogs", "_", "NOUN", "_", "_"));
    assertThat(word("dogs//NNS", PosSource.COARSE)).isEqualTo(new Word("dogs", "_", "_", "_", "_"));
    assertThat(word("dogs/X/NOUN", PosSource.FINE)).isEqualTo(new Word("dogs", "_", "NOUN", "NOUN", "_"));
    assertThat(word("dogs/NOUN", PosSource.FINE)).isEqualTo(new Word("dogs", "_", "_", "_", "_"));
  }

  @Test
  void sourcesHaveNames() {
    assertThat(PosSource.values()).extracting(PosSource::toString).containsExactly("auto", "coarse", "fine")
        .extracting(PosSource::parse).containsExactly(PosSource.values());
  }

  @Test
  void knowsWhetherThereArePartsOfSpeech() throws Exception {
    assertThat(CasSentences.of(Documents.of("en", "dogs/NOUN", "bark"), PosSource.AUTO).get(0).hasPos()).isTrue();
    assertThat(CasSentences.of(Documents.of("en", "dogs", "bark"), PosSource.AUTO).get(0).hasPos()).isFalse();
  }

  @Test
  void lemmaAndFeaturesAreTakenFromTheToken() throws Exception {
    JCas jcas = Documents.of("en", "dogs/NOUN");
    Token token = jcas.select(Token.class).single();
    Lemma lemma = new Lemma(jcas, 0, 4);
    lemma.setValue("dog");
    token.setLemma(lemma);
    MorphologicalFeatures morph = new MorphologicalFeatures(jcas, 0, 4);
    morph.setValue("Number=Plur");
    token.setMorph(morph);
    assertThat(onlyWord(jcas)).isEqualTo(new Word("dogs", "dog", "NOUN", "_", "Number=Plur"));
  }

  @ParameterizedTest
  @NullSource
  @ValueSource(strings = {"", "_"})
  void emptyFeaturesAreAbsent(String value) throws Exception {
    JCas jcas = Documents.of("en", "dogs/NOUN");
    MorphologicalFeatures morph = new MorphologicalFeatures(jcas, 0, 4);
    morph.setValue(value);
    jcas.select(Token.class).single().setMorph(morph);
    assertThat(onlyWord(jcas).features()).isEmpty();
  }

  @Test
  void theTokenFormReplacesTheText() throws Exception {
    JCas jcas = Documents.of("en", "n't/PART");
    jcas.select(Token.class).single().setText("not");
    assertThat(onlyWord(jcas).form()).isEqualTo("not");
  }

  @Test
  void aTokenOfNoLengthHasAForm() throws Exception {
    JCas jcas = JCasFactory.createText("a b");
    new Token(jcas, 1, 1).addToIndexes();
    new Sentence(jcas, 0, 3).addToIndexes();
    assertThat(onlyWord(jcas).form()).isEqualTo(Word.ABSENT);
  }

  @Test
  void passesOverSentencesWithoutTokens() throws Exception {
    JCas jcas = JCasFactory.createText("a b");
    new Sentence(jcas, 0, 3).addToIndexes();
    assertThat(CasSentences.of(jcas, PosSource.AUTO)).isEmpty();
  }

  private static Word word(String word) throws Exception {
    return word(word, PosSource.AUTO);
  }

  private static Word word(String word, PosSource source) throws Exception {
    return onlyWord(Documents.of("en", word), source);
  }

  private static Word onlyWord(JCas jcas) {
    return onlyWord(jcas, PosSource.AUTO);
  }

  private static Word onlyWord(JCas jcas, PosSource source) {
    return CasSentences.of(jcas, source).get(0).sentence().word(1);
  }
}
