package org.kerndep.uima.cas;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Sentence;
import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Token;
import java.util.List;
import org.apache.uima.jcas.JCas;
import org.dkpro.core.testing.AssertAnnotations;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.KBestList;
import org.kerndep.data.ScoredTree;
import org.kerndep.data.Taggings.Tagging;
import org.kerndep.data.TreeProbabilities;
import org.kerndep.data.Word;
import org.kerndep.testing.Hypotheses;
import org.kerndep.testing.Sentences;
import org.kerndep.type.Hypothesis;
import org.kerndep.type.KBestParses;
import org.kerndep.uima.Documents;
import org.kerndep.uima.KBestLists;

class CasHypothesesTest {

  private static final org.kerndep.data.Sentence SENTENCE = Sentences.sentence("dogs chase cats");
  private static final KBestList LIST = Hypotheses.of(SENTENCE,
      new ScoredTree(tree(new int[] {0, 2, 0, 2}, "nsubj", "root", "obj"), 1.5),
      new ScoredTree(tree(new int[] {0, 3, 3, 0}, "nsubj", "aux:pass", "root"), -0.25));
  private static final TreeProbabilities PROBABILITIES = new TreeProbabilities(LIST, 1);

  private JCas jcas;

  @BeforeEach
  void makeDocument() throws Exception {
    jcas = Documents.of("en", "dogs/NOUN", "chase/VERB", "cats/NOUN");
  }

  @Test
  void aListLiesOverItsSentenceAndHoldsRanksScoresAndTrees() {
    KBestParses parses = create("ud");
    Sentence sentence = jcas.select(Sentence.class).single();
    assertThat(parses.getBegin()).isEqualTo(sentence.getBegin());
    assertThat(parses.getEnd()).isEqualTo(sentence.getEnd());
    assertThat(parses.getTagset()).isEqualTo("ud");
    assertThat(parses.getHypotheses()).extracting(Hypothesis::getRank).containsExactly(1, 2);
    assertThat(parses.getHypotheses(1).getHeads().toArray()).containsExactly(3, 3, 0);
    assertThat(parses.getHypotheses(1).getLabels().toArray()).containsExactly("nsubj", "aux:pass", "root");
    CasHypotheses.replace(jcas, List.of(parses));
    assertThat(KBestLists.of(jcas)).containsExactly(KBestLists.of(LIST));
    AssertAnnotations.assertValid(jcas);
  }

  @Test
  void listsTakeThePlaceOfEarlierOnes() {
    CasHypotheses.replace(jcas, List.of(create("old")));
    KBestParses later = create("new");
    CasHypotheses.replace(jcas, List.of(later));
    assertThat(jcas.select(KBestParses.class).toList()).containsExactly(later);
    CasHypotheses.replace(jcas, List.of());
    assertThat(jcas.select(KBestParses.class).toList()).isEmpty();
  }

  @Test
  void rejectsHeadsThatAreNoTree() {
    Hypothesis hypothesis = create("ud").getHypotheses(0);
    hypothesis.getHeads().set(1, 1);
    assertThatThrownBy(() -> new CasHypothesis(hypothesis).tree())
        .isInstanceOf(IllegalArgumentException.class).hasMessageContaining("not a tree");
  }

  @Test
  void probabilitiesAreThoseOfTheList() {
    assertThat(create("ud").getHypotheses()).extracting(Hypothesis::getProbability)
        .containsExactly(PROBABILITIES.tree(0), PROBABILITIES.tree(1));
  }

  @Test
  void aRankedListHoldsAllScoresAndGivesBackTheOrderOfTheBaseModel() {
    KBestParses parses = create("ud");
    KBestList ranked = LIST.reranked(new double[] {0.5, 4}, 2);
    CasHypotheses.fill(jcas, parses, sentence(), ranked, new TreeProbabilities(ranked, 1));
    assertThat(parses.getModel()).isEqualTo("m");
    assertThat(parses.getHypotheses()).extracting(Hypothesis::getRank).containsExactly(1, 2);
    assertThat(parses.getHypotheses()).extracting(Hypothesis::getScore).containsExactly(0.5, 0.5);
    assertThat(parses.getHypotheses()).extracting(Hypothesis::getBaseScore).containsExactly(1.5, -0.25);
    assertThat(parses.getHypotheses()).extracting(Hypothesis::getRerankScore).containsExactly(0.5, 4.0);
    ranked = LIST.reranked(new double[] {0, 4}, 1);
    CasHypotheses.fill(jcas, parses, sentence(), ranked, new TreeProbabilities(ranked, 1));
    assertThat(parses.getHypotheses()).extracting(Hypothesis::getBaseScore).containsExactly(-0.25, 1.5);
    assertThat(CasHypotheses.baseList(jcas, parses, sentence())).isEqualTo(LIST);
    Token token = sentence().token(1);
    CasSentence longer = new CasSentence(sentence().annotation(), List.of(token, token, token, token),
        Sentences.sentence("dogs chase fat cats"));
    assertThatThrownBy(() -> CasHypotheses.baseList(jcas, parses, longer))
        .hasMessage("a tree of 3 words for 4 tokens");
  }

  @Test
  void hypothesesWithTagsOfTheirOwnComeBackWithThem() {
    Word verb = new Word("dogs", "dog", "VERB", "VBZ", "Tense=Pres");
    org.kerndep.data.Sentence other =
        new org.kerndep.data.Sentence(List.of(verb, SENTENCE.word(2), SENTENCE.word(3)));
    ScoredTree tree = new ScoredTree(LIST.best().tree(), 1);
    KBestList list = new KBestList(List.of(org.kerndep.data.Hypothesis.of(new Tagging(SENTENCE, -0.5), tree),
        org.kerndep.data.Hypothesis.of(new Tagging(other, -1), tree)));
    KBestParses parses =
        CasHypotheses.create(jcas, sentence(), list, new TreeProbabilities(list, 1), "ud", "m");
    assertThat(parses.getHypotheses(0).getCoarseTags()).isNull();
    assertThat(parses.getHypotheses(1).getCoarseTags().toArray()).startsWith("VERB");
    assertThat(parses.getHypotheses()).extracting(Hypothesis::getTagLogProbability).containsExactly(-0.5, -1.0);
    assertThat(CasHypotheses.baseList(jcas, parses, sentence())).isEqualTo(list);
    assertThat(CasHypotheses.select(parses, 2, SENTENCE).sentence()).isEqualTo(other);
    CasHypotheses.keepTags(parses, SENTENCE, other);
    assertThat(parses.getHypotheses(0).getCoarseTags().toArray()).startsWith(SENTENCE.word(1).cpos());
    assertThat(parses.getHypotheses(1).getCoarseTags()).isNull();
    assertThat(CasHypotheses.select(parses, 1, other).sentence()).isEqualTo(SENTENCE);
  }

  private CasSentence sentence() {
    Sentence annotation = jcas.select(Sentence.class).single();
    return new CasSentence(annotation, CasSentences.tokens(annotation), SENTENCE);
  }

  private KBestParses create(String tagset) {
    return CasHypotheses.create(jcas, sentence(), LIST, PROBABILITIES, tagset, "m");
  }

  private static DependencyTree tree(int[] heads, String first, String second, String third) {
    return DependencyTree.of(heads, new String[] {"", first, second, third});
  }
}
