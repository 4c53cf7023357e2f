package org.kerndep.uima;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Sentence;
import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Token;
import de.tudarmstadt.ukp.dkpro.core.api.syntax.type.dependency.Dependency;
import de.tudarmstadt.ukp.dkpro.core.api.syntax.type.dependency.NSUBJ;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.uima.fit.factory.AnalysisEngineFactory;
import org.apache.uima.fit.factory.JCasFactory;
import org.apache.uima.jcas.JCas;
import org.apache.uima.jcas.cas.FSArray;
import org.apache.uima.resource.ResourceInitializationException;
import org.dkpro.core.testing.AssertAnnotations;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.KBestList;
import org.kerndep.data.ScoredTree;
import org.kerndep.data.TreeProbabilities;
import org.kerndep.testing.Hypotheses;
import org.kerndep.type.KBestParses;
import org.kerndep.uima.cas.CasHypotheses;
import org.kerndep.uima.cas.CasSentences;
import org.kerndep.uima.cas.DocumentException;

class HypothesisSelectorTest {

  private static final KBestList LIST = Hypotheses.of(
      new ScoredTree(DependencyTree.of(new int[] {0, 2, 0, 2}, new String[] {"", "nsubj", "root", "obj"}), 2),
      new ScoredTree(DependencyTree.of(new int[] {0, 3, 3, 0}, new String[] {"", "nsubj", "aux", "root"}), 1));

  @TempDir
  Path directory;

  private JCas jcas;

  @BeforeEach
  void makeDocument() throws Exception {
    jcas = Documents.of("en", "dogs/NOUN", "chase/VERB", "cats/NOUN");
    CasHypotheses.replace(jcas, List.of(CasHypotheses.create(jcas,
        Documents.sentence(jcas.select(Sentence.class).single()), LIST, new TreeProbabilities(LIST, 1), "ud", "m")));
  }

  @Test
  void takesTheBestTreeUnlessToldOtherwise() throws Exception {
    select(jcas);
    assertDependencies(
        "[  0,  4]NSUBJ(nsubj,basic) D[0,4](dogs) G[5,10](chase)",
        "[  5, 10]ROOT(root,basic) D[5,10](chase) G[5,10](chase)",
        "[ 11, 15]DOBJ(obj,basic) D[11,15](cats) G[5,10](chase)");
  }

  @Test
  void takesTheTreeOfTheRankInPlaceOfTheOneThatWas() throws Exception {
    select(jcas, "rank", 1);
    select(jcas, "rank", 2);
    assertDependencies(
        "[  0,  4]NSUBJ(nsubj,basic) D[0,4](dogs) G[11,15](cats)",
        "[  5, 10]AUX0(aux,basic) D[5,10](chase) G[11,15](cats)",
        "[ 11, 15]ROOT(root,basic) D[11,15](cats) G[11,15](cats)");
    assertThat(KBestLists.of(jcas)).containsExactly(KBestLists.of(LIST));
  }

  @Test
  void aSentenceWithFewerTreesGetsItsLastOneWhichIsLoggedOnce() throws Exception {
    select(jcas, "rank", 2);
    List<String> last = Documents.arcs(jcas);
    assertThat(Logs.of(() -> select(jcas, "rank", 9)))
        .containsOnlyOnce("doc-7: 1 of 1 sentences have fewer than 9 trees").contains("rank");
    assertThat(Documents.arcs(jcas)).isEqualTo(last);
    assertThat(Logs.of(() -> select(jcas, "rank", 2))).doesNotContain("fewer");
  }

  @Test
  void otherSentencesAndEnhancedDependenciesStay() throws Exception {
    JCas read = Documents.read(TinyModel.TEST_FILE);
    List<String> before = Documents.arcs(read);
    Sentence second = read.select(Sentence.class).get(1);
    List<Token> tokens = CasSentences.tokens(second);
    Dependency enhanced = new Dependency(read, tokens.get(0).getBegin(), tokens.get(0).getEnd());
    enhanced.setDependent(tokens.get(0));
    enhanced.setGovernor(tokens.get(1));
    enhanced.setDependencyType("kept");
    enhanced.setFlavor("enhanced");
    enhanced.addToIndexes();
    CasHypotheses.replace(read, List.of(chain(second, "new", "ud")));
    select(read);
    assertThat(read.select(Dependency.class).coveredBy(second)
        .filter(d -> "new".equals(d.getDependencyType())).toList()).hasSameSizeAs(tokens);
    assertThat(read.select(Dependency.class).filter(d -> "enhanced".equals(d.getFlavor())).toList())
        .containsExactly(enhanced);
    List<String> others = Documents.arcs(read);
    others.removeIf(arc -> arc.contains("new") || arc.contains("kept"));
    assertThat(before).containsAll(others).hasSize(others.size() + tokens.size());
  }

  @Test
  void mappingCanBeTurnedOffAndReplaced() throws Exception {
    select(jcas, "mappingEnabled", false);
    assertThat(types(jcas)).containsExactly("Dependency", "ROOT", "Dependency");
    Files.writeString(directory.resolve("fr-ud.map"), "*=" + NSUBJ.class.getName());
    select(jcas, "DependencyMappingLocation", directory + "/${language}-${dependency.tagset}.map", "language", "fr");
    assertThat(types(jcas)).containsExactly("NSUBJ", "ROOT", "NSUBJ");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "other"})
  void labelsOfAnUnknownTagsetArePlain(String tagset) throws Exception {
    jcas.select(KBestParses.class).single().setTagset(tagset.isEmpty() ? null : tagset);
    select(jcas);
    assertThat(types(jcas)).containsExactly("Dependency", "ROOT", "Dependency");
  }

  @Test
  void eachListIsMappedByItsOwnTagset() throws Exception {
    JCas read = Documents.read(TinyModel.TEST_FILE);
    List<Sentence> sentences = read.select(Sentence.class).toList();
    List<String> tagsets = List.of("ud", "other", "ud");
    List<KBestParses> lists = new ArrayList<>();
    for (int i = 0; i < tagsets.size(); i++) {
      lists.add(chain(sentences.get(i), "nsubj", tagsets.get(i)));
    }
    CasHypotheses.replace(read, lists);
    select(read);
    for (int i = 0; i < tagsets.size(); i++) {
      assertThat(read.select(Dependency.class).coveredBy(sentences.get(i)).map(d -> d.getType().getShortName())
          .collect(Collectors.toSet())).containsOnly("ROOT", tagsets.get(i).equals("ud") ? "NSUBJ" : "Dependency");
    }
  }

  @Test
  void aDocumentWithoutListsStaysAsItIs() throws Exception {
    select(JCasFactory.createJCas());
    select(JCasFactory.createText("", "en"));
    JCas read = Documents.read(TinyModel.TEST_FILE);
    List<String> before = Documents.arcs(read);
    select(read);
    assertThat(Documents.arcs(read)).isEqualTo(before);
  }

  @Test
  void tokensThatChangedAreAnErrorThatNamesPlaceAndRemedy() throws Exception {
    select(jcas);
    List<String> before = Documents.arcs(jcas);
    new Token(jcas, 11, 12).addToIndexes();
    assertThatThrownBy(() -> select(jcas, "rank", 2)).isInstanceOf(DocumentException.class)
        .hasMessageContainingAll("doc-7", "character 0", "a tree of 3 words for 4 tokens", "KBestParser");
    assertThat(Documents.arcs(jcas)).isEqualTo(before);
  }

  @Test
  void aListThatHoldsNoTreeIsAnError() {
    KBestParses list = jcas.select(KBestParses.class).single();
    list.getHypotheses(1).getHeads().set(2, 3);
    assertThatThrownBy(() -> select(jcas, "rank", 2)).hasMessageContainingAll("doc-7", "not a tree");
    list.getHypotheses(1).setHeads(null);
    assertThatThrownBy(() -> select(jcas, "rank", 2)).hasMessageContainingAll("doc-7", "no heads");
    list.setHypotheses(new FSArray<>(jcas, 0));
    assertThatThrownBy(() -> select(jcas)).hasMessageContainingAll("doc-7", "no trees");
    list.setHypotheses(null);
    assertThatThrownBy(() -> select(jcas)).hasMessageContainingAll("doc-7", "no trees");
  }

  @ParameterizedTest
  @ValueSource(ints = {0, -1})
  void aRankBelowOneIsAnErrorAtTheStart(int rank) {
    assertThatThrownBy(() -> select(jcas, "rank", rank)).isInstanceOf(ResourceInitializationException.class)
        .rootCause().hasMessage("parameter rank must be 1 or more: " + rank);
  }

  private void assertDependencies(String... expected) {
    AssertAnnotations.assertDependencies(expected, jcas.select(Dependency.class).toList());
    AssertAnnotations.assertValid(jcas);
  }

  private static void select(JCas jcas, Object... parameters) throws Exception {
    AnalysisEngineFactory.createEngine(HypothesisSelector.class, parameters).process(jcas);
  }

  private static List<String> types(JCas jcas) {
    return jcas.select(Dependency.class).map(d -> d.getType().getShortName()).collect(Collectors.toList());
  }

  /** One tree in which each word is the head of the next. */
  private static KBestParses chain(Sentence sentence, String label, String tagset) throws Exception {
    int[] heads = IntStream.rangeClosed(0, CasSentences.tokens(sentence).size()).map(m -> Math.max(0, m - 1)).toArray();
    String[] labels = new String[heads.length];
    Arrays.fill(labels, label);
    KBestList list = Hypotheses.of(new ScoredTree(DependencyTree.of(heads, labels), 0));
    return CasHypotheses.create(sentence.getJCas(), Documents.sentence(sentence), list, new TreeProbabilities(list, 1),
        tagset, "m");
  }
}
