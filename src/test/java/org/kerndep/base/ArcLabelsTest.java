package org.kerndep.base;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import it.unimi.dsi.fastutil.ints.IntList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.kerndep.Examples;
import org.kerndep.data.EncodedSentence;
import org.kerndep.data.Layer;
import org.kerndep.data.ParsedSentence;
import org.kerndep.data.Sentence;
import org.kerndep.data.Treebank;
import org.kerndep.data.Vocabulary;
import org.kerndep.data.Word;

class ArcLabelsTest {

  private final Treebank treebank = Examples.read(Examples.ENGLISH_TRAIN);
  private final Vocabulary vocabulary = new Vocabulary.Builder(1).addAll(treebank).build();
  private final LabelSet labels = LabelSet.of(treebank);
  private final ArcLabels arcLabels = ArcLabels.of(treebank, vocabulary, labels);

  private List<String> names(IntList indices) {
    return indices.intStream().mapToObj(labels::name).toList();
  }

  @Test
  void everyArcOfTheTreebankMayHaveItsLabel() {
    for (ParsedSentence s : treebank.sentences()) {
      EncodedSentence x = vocabulary.encode(s.sentence());
      for (int m = 1; m <= s.size(); m++) {
        assertThat(names(arcLabels.of(x, s.tree().head(m), m))).contains(s.tree().label(m));
      }
    }
  }

  @Test
  void tagsSeenTogetherHaveTheLabelsSeenThere() {
    EncodedSentence x = vocabulary.encode(new Sentence(List.of(
        new Word("the", "the", "DET", "DT", "_"), new Word("dog", "dog", "NOUN", "NN", "_"))));
    assertThat(names(arcLabels.of(x, 2, 1))).contains("det").doesNotContain("nsubj", "root");
  }

  @Test
  void tagsNeverSeenTogetherMayHaveAnyLabelOfTheirPlace() {
    EncodedSentence x = vocabulary.encode(new Sentence(List.of(
        new Word("a", "a", "NEW", "NEW", "_"), new Word("b", "b", "NEW", "NEW", "_"))));
    assertThat(names(arcLabels.of(x, 0, 1))).containsExactly("root");
    assertThat(names(arcLabels.of(x, 1, 2))).hasSize(labels.size() - 1).doesNotContain("root");
  }

  @Test
  void impossibleLabelsAreRefused() {
    ArcLabels.Tags tags = new ArcLabels.Tags(5, 6);
    for (IntList wrong : List.of(IntList.of(), IntList.of(2, 1), IntList.of(-1), IntList.of(labels.size()))) {
      assertThatThrownBy(() -> new ArcLabels(labels, Layer.CPOS, Map.of(tags, wrong)))
          .isInstanceOf(IllegalArgumentException.class);
    }
    assertThatThrownBy(() -> new ArcLabels(labels, Layer.MORPH, Map.of())).hasMessageContaining("morph");
  }

  @Test
  void fineTagsServeWhereThereAreNoCoarseOnes() {
    Treebank fine = new Treebank(treebank.sentences().stream().map(s -> new ParsedSentence(
        new Sentence(s.sentence().words().stream()
            .map(w -> new Word(w.form(), w.lemma(), Word.ABSENT, w.pos(), w.feats())).toList()), s.tree())).toList());
    ArcLabels ofFine = ArcLabels.of(fine, new Vocabulary.Builder(1).addAll(fine).build(), labels);
    assertThat(arcLabels.layer()).isEqualTo(Layer.CPOS);
    assertThat(ofFine.layer()).isEqualTo(Layer.POS);
    assertThat(ofFine.seen()).hasSizeGreaterThan(arcLabels.seen().size());
  }
}
