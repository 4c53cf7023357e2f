package org.kerndep.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import it.unimi.dsi.fastutil.longs.LongOpenHashSet;
import it.unimi.dsi.fastutil.longs.LongSet;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.kerndep.Examples;
import org.kerndep.base.BaseModel;
import org.kerndep.base.BaseParser;
import org.kerndep.data.KBestList;
import org.kerndep.data.WordKnowledge;
import org.kerndep.feature.TemplateSet;

/** The features of a list against those of its trees. */
class ListFeaturesTest {

  private static final int TREES = 8;

  private final List<FeatureTree> trees;
  private final ListFeatures list;

  ListFeaturesTest() {
    BaseModel base = Examples.englishModel().base();
    KBestList parsed = Examples.read(Examples.ENGLISH_TEST).sentences().stream()
        .map(s -> KBestList.of(s.sentence(), new BaseParser(base).parse(s.sentence(), TREES)))
        .filter(trees -> trees.size() == TREES).findFirst().orElseThrow();
    trees = new FeatureTrees(TemplateSet.named("qian-liu"), WordKnowledge.NONE, new LabelNumbers(base.labelNames()))
        .of(parsed);
    list = ListFeatures.of(trees);
  }

  @Test
  void aTreeHasTheFeaturesOfItsArcs() {
    for (int tree = 0; tree < TREES; tree++) {
      assertThat(list.keys(tree)).containsExactly(trees.get(tree).features());
      assertThat(list.count(tree)).isEqualTo(trees.get(tree).features().length);
    }
  }

  @Test
  void twoTreesShareWhatBothHave() {
    for (int tree = 0; tree < TREES; tree++) {
      for (int other = 0; other < TREES; other++) {
        assertThat(list.common(tree, other))
            .isEqualTo(FeatureTree.common(trees.get(tree).features(), trees.get(other).features()));
      }
    }
  }

  @Test
  void changesLeadFromTreeToTree() {
    LongSet present = new LongOpenHashSet();
    list.visit((feature, by) -> {
          long key = list.key(feature);
          assertThat(by > 0 ? present.add(key) : present.remove(key)).isTrue();
        },
        tree -> assertThat(sorted(present)).containsExactly(trees.get(tree).features()));
  }

  private static long[] sorted(LongSet keys) {
    long[] sorted = keys.toLongArray();
    Arrays.sort(sorted);
    return sorted;
  }
}
