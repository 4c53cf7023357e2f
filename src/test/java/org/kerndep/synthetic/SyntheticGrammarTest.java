package org.kerndep.synthetic;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.Layer;
import org.kerndep.data.ParsedSentence;
import org.kerndep.data.Treebank;
import org.kerndep.data.Vocabulary;
import org.kerndep.data.Word;
import org.kerndep.data.WordKnowledge;
import org.kerndep.io.ConllBlock;
import org.kerndep.io.TreeColumns;
import org.kerndep.testing.Conll;

/** The made-up treebank has what the tests that use it rely on. */
class SyntheticGrammarTest {

  private static final Treebank TREEBANK = SyntheticGrammar.generate(2000, 1);

  @Test
  void hasTheSentencesAskedFor() {
    assertThat(TREEBANK.size()).isEqualTo(2000);
    assertThat(TREEBANK.wordCount() / (double) TREEBANK.size()).isBetween(6.0, 15.0);
    assertThat(SyntheticGrammar.generate(0, 1).isEmpty()).isTrue();
  }

  @Test
  void everySentenceHasOneRootAndEveryWordEveryAnnotation() {
    assertThat(TREEBANK.isSingleRooted()).isTrue();
    for (Layer layer : Layer.COLUMNS) {
      assertThat(words(TREEBANK).map(word -> layer.values(word, WordKnowledge.NONE))).doesNotContain(List.of());
    }
  }

  @Test
  void sameSeedSameTreebank() {
    assertThat(SyntheticGrammar.generate(2000, 1).sentences()).isEqualTo(TREEBANK.sentences());
  }

  @Test
  void otherSeedOtherSentencesOfTheSameLanguage() {
    Treebank other = SyntheticGrammar.generate(2000, 2);
    assertThat(other.sentences()).isNotEqualTo(TREEBANK.sentences());
    Vocabulary vocabulary = new Vocabulary.Builder(1).addAll(TREEBANK).build();
    long unseen = words(other).filter(w -> vocabulary.id(Layer.LEMMA, w.lemma()) == Vocabulary.UNSEEN).count();
    assertThat(unseen / (double) other.wordCount()).isLessThan(0.01);
  }

  @Test
  void someSentencesAreNotProjective() {
    for (long seed = 1; seed <= 5; seed++) {
      Treebank treebank = SyntheticGrammar.generate(1000, seed);
      long crossing = treebank.sentences().stream().filter(s -> !s.tree().isProjective()).count();
      assertThat(crossing / 1000.0).as("seed %d", seed).isBetween(0.05, 0.10);
    }
  }

  @Test
  void hasTheConstructionsItPromises() {
    Set<String> labels = TREEBANK.sentences().stream()
        .flatMap(s -> IntStream.rangeClosed(1, s.size()).mapToObj(s.tree()::label))
        .collect(Collectors.toSet());
    assertThat(labels).containsExactlyInAnyOrder(
        "root", "nsubj", "obj", "obl", "nmod", "nmod:poss", "amod", "det", "case",
        "advmod", "acl:relcl", "conj", "cc", "punct");
  }

  @Test
  void morphologyDecidesWhatTagsLeaveOpen() {
    Treebank large = SyntheticGrammar.generate(10_000, 3);
    assertThat(ambiguousShare(large, Word::cpos)).as("by tags").isGreaterThan(0.15);
    assertThat(ambiguousShare(large, w -> w.cpos() + w.feats())).as("by tags and features").isZero();
  }

  @Test
  void comesBackFromConllu() throws IOException {
    List<ConllBlock> blocks = Conll.read(SyntheticGrammar.toConllu(TREEBANK), TreeColumns.REQUIRED);
    assertThat(blocks.stream().map(ConllBlock::parsed).toList()).isEqualTo(TREEBANK.sentences());
  }

  /** The share of sentences whose words look, through a view, like those of another sentence with other heads. */
  @Test
  void onlyTheClassTellsToWhichNounAParticleBelongs() {
    Treebank treebank = SyntheticGrammar.generateWithClasses(200, 1);
    int ofOwner = 0;
    for (ParsedSentence s : treebank.sentences()) {
      for (int m = 1; m <= s.size(); m++) {
        if (s.tree().label(m).equals("discourse")) {
          String own = classOf(s, m);
          assertThat(List.of(classOf(s, m - 1), classOf(s, m - 2))).containsOnlyOnce(own);
          assertThat(classOf(s, s.tree().head(m))).isEqualTo(own);
          ofOwner += s.tree().head(m) == m - 1 ? 1 : 0;
        }
      }
    }
    assertThat(ofOwner).isBetween(170, 230);
    assertThat(SyntheticGrammar.toConllu(treebank)).contains("\t_\tClass=a\n", "\t_\tClass=b\n");
  }

  private static String classOf(ParsedSentence s, int word) {
    return s.sentence().word(word).user().of(SyntheticGrammar.CLASSES).get(0);
  }

  private static double ambiguousShare(Treebank treebank, Function<Word, String> view) {
    Map<List<String>, Set<DependencyTree>> trees = new HashMap<>();
    Function<ParsedSentence, List<String>> look = s -> s.sentence().words().stream().map(view).toList();
    for (ParsedSentence s : treebank.sentences()) {
      trees.computeIfAbsent(look.apply(s), key -> new HashSet<>()).add(DependencyTree.unlabelled(s.tree().heads()));
    }
    long ambiguous = treebank.sentences().stream().filter(s -> trees.get(look.apply(s)).size() > 1).count();
    return ambiguous / (double) treebank.size();
  }

  private static Stream<Word> words(Treebank treebank) {
    return treebank.sentences().stream().flatMap(s -> s.sentence().words().stream());
  }
}
