package org.kerndep.uima.cas;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import de.tudarmstadt.ukp.dkpro.core.api.lexmorph.type.morph.MorphologicalFeatures;
import de.tudarmstadt.ukp.dkpro.core.api.lexmorph.type.pos.POS;
import de.tudarmstadt.ukp.dkpro.core.api.lexmorph.type.pos.POS_NOUN;
import de.tudarmstadt.ukp.dkpro.core.api.lexmorph.type.pos.POS_VERB;
import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Lemma;
import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Sentence;
import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Token;
import java.util.List;
import org.apache.uima.jcas.JCas;
import org.dkpro.core.testing.AssertAnnotations;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.kerndep.data.Taggings;
import org.kerndep.data.Taggings.Tagging;
import org.kerndep.data.Word;
import org.kerndep.type.TagAlternatives;
import org.kerndep.uima.Documents;

class CasTaggingsTest {

  private static final Word I = new Word("I", null, "PRON", "PRP", null);
  private static final org.kerndep.data.Sentence VERB =
      new org.kerndep.data.Sentence(List.of(I, new Word("saw", "see", "VERB", "VBD", "Tense=Past")));
  private static final org.kerndep.data.Sentence NOUN =
      new org.kerndep.data.Sentence(List.of(I, new Word("saw", "saw", "NOUN", "NN", null)));
  private static final Taggings BOTH = new Taggings(List.of(new Tagging(NOUN, -0.5), new Tagging(VERB, -1)));

  private JCas jcas;
  private Token saw;

  @BeforeEach
  void makeDocument() throws Exception {
    jcas = Documents.of("en", "I/PRON/PRP", "saw/NOUN/NN");
    saw = jcas.select(Token.class).get(1);
    Lemma lemma = new Lemma(jcas, saw.getBegin(), saw.getEnd());
    lemma.setValue("saw");
    lemma.addToIndexes();
    saw.setLemma(lemma);
    Sentence sentence = jcas.select(Sentence.class).single();
    CasTaggings.replace(jcas, List.of(CasTaggings.create(jcas, sentence, BOTH,
        word -> jcas.getCasType(word.cpos().equals("VERB") ? POS_VERB.type : POS_NOUN.type))));
  }

  @Test
  void alternativesComeBackAndLaterOnesTakeTheirPlace() {
    assertThat(CasTaggings.of(jcas, sentence())).isEqualTo(BOTH);
    CasTaggings.replace(jcas, List.of());
    assertThat(jcas.select(TagAlternatives.class).toList()).isEmpty();
    assertThat(CasTaggings.of(jcas, sentence())).isEqualTo(Taggings.given(NOUN));
  }

  @Test
  void tokensGetTheTagsOfTheChosenOneAndAlternativesStay() {
    POS untouched = jcas.select(Token.class).get(0).getPos();
    CasTaggings.choose(jcas, sentence(), VERB);
    assertThat(sentence().sentence()).isEqualTo(VERB);
    assertThat(jcas.select(POS.class).toList()).containsExactly(untouched, saw.getPos());
    assertThat(saw.getPos()).isInstanceOf(POS_VERB.class);
    assertThat(saw.getMorph().getTense()).isEqualTo("Past");
    assertThat(jcas.select(Lemma.class).toList()).containsExactly(saw.getLemma());
    assertThat(jcas.select(TagAlternatives.class).single().getChosen()).isEqualTo(1);
    assertThat(CasTaggings.of(jcas, sentence())).isEqualTo(BOTH);
    AssertAnnotations.assertValid(jcas);
    CasTaggings.choose(jcas, sentence(), NOUN);
    assertThat(sentence().sentence()).isEqualTo(NOUN);
    assertThat(jcas.select(MorphologicalFeatures.class).toList()).isEmpty();
    assertThat(saw.getMorph()).isNull();
    assertThat(jcas.select(TagAlternatives.class).single().getChosen()).isZero();
  }

  @Test
  void tagsThatSomebodyChangedAreLeftAlone() {
    saw.getPos().setPosValue("VB");
    assertThat(CasTaggings.of(jcas, sentence())).isEqualTo(Taggings.given(sentence().sentence()));
    assertThat(CasTaggings.isChanged(jcas, sentence())).isTrue();
    saw.getPos().setPosValue("NN");
    assertThat(CasTaggings.isChanged(jcas, sentence())).isFalse();
    new Token(jcas, 0, 0).addToIndexes();
    assertThat(CasTaggings.of(jcas, sentence()).size()).isEqualTo(1);
  }

  @Test
  void withoutAlternativesUniversalTagsHaveTheTypesOfTheirNames() {
    CasTaggings.replace(jcas, List.of());
    CasTaggings.choose(jcas, sentence(), VERB);
    assertThat(saw.getPos()).isInstanceOf(POS_VERB.class);
    assertThat(CasTaggings.isChanged(jcas, sentence())).isFalse();
  }

  @Test
  void rejectsAlternativesThatAreNotInOrder() {
    jcas.select(TagAlternatives.class).single().getTaggings(0).setLogProbability(-7);
    assertThatThrownBy(() -> CasTaggings.of(jcas, sentence())).isInstanceOf(IllegalArgumentException.class)
        .hasMessage("tagging 2 is more probable than the one before");
  }

  private CasSentence sentence() {
    return CasSentences.of(jcas.select(Sentence.class).single(), PosSource.AUTO);
  }
}
