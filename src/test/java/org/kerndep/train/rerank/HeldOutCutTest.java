package org.kerndep.train.rerank;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.kerndep.data.Treebank;
import org.kerndep.testing.Sentences;
import org.kerndep.train.config.RerankTuning;
import org.kerndep.train.fold.Folds;

class HeldOutCutTest {

  @Test
  void wholeFoldsAreHeldOutInTurn() {
    Folds folds = new Folds(
        new Treebank(Collections.nCopies(300, Sentences.parsed("word", "0:root"))), 10);
    List<HeldOutCut> cuts = HeldOutCut.of(RerankTuning.CROSS_VALIDATION, folds);
    assertThat(cuts).hasSize(5);
    for (int part = 0; part < 5; part++) {
      HeldOutCut cut = cuts.get(part);
      int held = part;
      assertThat(cut.heldOut().intStream().map(folds::foldOf)).allMatch(fold -> fold % 5 == held).hasSize(60);
      assertThat(cut.learnt().intStream().map(folds::foldOf)).noneMatch(fold -> fold % 5 == held).hasSize(240);
    }
    HeldOutCut split = HeldOutCut.of(RerankTuning.SPLIT, folds).get(0);
    assertThat(split.heldOut().intStream().map(folds::foldOf)).allMatch(fold -> fold == 9).hasSize(30);
    assertThat(split.learnt().intStream().map(folds::foldOf)).noneMatch(fold -> fold == 9).hasSize(270);
  }
}
