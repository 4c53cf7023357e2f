package org.kerndep.train.rerank;

import static org.assertj.core.api.Assertions.assertThat;
import static org.kerndep.testing.Sentences.sentence;
import static org.kerndep.testing.Sentences.tree;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.kerndep.data.KBestList;
import org.kerndep.data.ParsedSentence;
import org.kerndep.data.ScoredTree;
import org.kerndep.data.ScoredTrees;
import org.kerndep.data.Sentence;
import org.kerndep.data.Taggings;
import org.kerndep.data.Taggings.Tagging;
import org.kerndep.data.Treebank;
import org.kerndep.data.Word;
import org.kerndep.rerank.ListRule;
import org.kerndep.train.config.RerankConfig;
import org.kerndep.train.config.TrainingConfig;

final class TaggingWeightTest {

  private static final Sentence VERB = tagged("VERB");
  private static final Sentence NOUN = tagged("NOUN");
  private static final ScoredTree RIGHT = new ScoredTree(tree("0:root 1:obj"), 1);
  private static final ScoredTree WRONG = new ScoredTree(tree("2:nsubj 0:root"), 1);

  @Test
  void theTaggerDecidesWhereItIsRight() throws IOException {
    ListRule rule = choose(new Tagging(VERB, -0.1), RIGHT, new Tagging(NOUN, -2), plus(WRONG, 3));
    assertThat(rule.taggings()).isEqualTo(3);
    assertThat(rule.taggingWeight()).isGreaterThan(1.5);
  }

  @Test
  void theParserDecidesWhereItIsRight() throws IOException {
    assertThat(choose(new Tagging(NOUN, -0.1), WRONG, new Tagging(VERB, -2), plus(RIGHT, 3)).taggingWeight())
        .isLessThan(1.6);
  }

  @Test
  void ofTheSameTreesThoseWithTheRightTagsWin() throws IOException {
    assertThat(choose(new Tagging(VERB, -0.1), RIGHT, new Tagging(NOUN, -2), plus(RIGHT, 0.5)).taggingWeight())
        .isGreaterThan(0.25);
  }

  @Test
  void tagsThatAreGivenNeedNoWeight() throws IOException {
    Treebank treebank = new Treebank(List.of(new ParsedSentence(VERB, RIGHT.tree())));
    KBestList list = KBestList.of(VERB, new ScoredTrees(List.of(RIGHT)));
    assertThat(TaggingWeight.choose(config(), treebank, List.of(list))).isEqualTo(ListRule.BEST);
  }

  private static ListRule choose(Tagging first, ScoredTree ofFirst, Tagging second, ScoredTree ofSecond)
      throws IOException {
    Treebank treebank = new Treebank(
        List.of(new ParsedSentence(new Taggings(List.of(first, second)), RIGHT.tree(), VERB)));
    KBestList list = KBestList.union(List.of(KBestList.of(first, new ScoredTrees(List.of(ofFirst))),
        KBestList.of(second, new ScoredTrees(List.of(ofSecond)))));
    return TaggingWeight.choose(config(), treebank, List.of(list));
  }

  private static RerankConfig config() throws IOException {
    return TrainingConfig.DEFAULT.reranker();
  }

  private static ScoredTree plus(ScoredTree tree, double more) {
    return new ScoredTree(tree.tree(), tree.score() + more);
  }

  private static Sentence tagged(String upos) {
    return new Sentence(List.of(new Word("Stop", "stop", upos, "_", "_"), sentence("Stop it").word(2)));
  }
}
