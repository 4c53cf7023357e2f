package org.kerndep.explain;

import it.unimi.dsi.fastutil.longs.Long2ObjectOpenHashMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.kerndep.data.Hypothesis;
import org.kerndep.data.KBestList;
import org.kerndep.feature.BasicArcFeatures;
import org.kerndep.feature.FeatureText;
import org.kerndep.kernel.FeatureArc;
import org.kerndep.kernel.FeatureTree;
import org.kerndep.kernel.LabelNumbers;
import org.kerndep.kernel.support.tree.TreePlace;
import org.kerndep.kernel.support.tree.TreeShare;
import org.kerndep.rerank.TreeKernelScorer;

/**
 * What a kernel of whole trees says, by the places where two trees differ and, where these are arcs, by their features.
 * Immutable; share freely.
 */
final class TreeKernelReasons implements ScorerReasons {

  private final TreeKernelScorer scorer;

  TreeKernelReasons(TreeKernelScorer scorer) {
    this.scorer = scorer;
  }

  @Override
  public void add(KBestList pair, KBestList candidates, Reasons to) {
    if (!scorer.support().hasSay(scorer.trees().of(candidates))) {
      return;
    }
    TreePlaceReasons reasons = new TreePlaceReasons(scorer.kernel(), pair);
    List<FeatureTree> trees = scorer.trees().of(pair);
    Map<TreePlace, Long2ObjectOpenHashMap<String>> texts = new HashMap<>();
    for (TreeShare share : scorer.support().difference(trees.get(0), trees.get(1))) {
      Reasons.Group group = reasons.at(share.place(), to);
      if (share.feature() == TreeShare.NO_FEATURE) {
        group.add(reasons.whole(share.place()), TreePlaceReasons.LAYER, share.value());
      } else {
        String text = texts.computeIfAbsent(share.place(), place -> texts(pair.get(place.tree()),
            trees.get(place.tree()).arc(place.word()), place.word())).get(share.feature());
        group.add(FeatureWords.words(text), FeatureWords.layers(text), share.value());
      }
    }
  }

  /** The texts of an arc's features by their keys, alone and with the label. */
  private Long2ObjectOpenHashMap<String> texts(Hypothesis hypothesis, FeatureArc arc, int modifier) {
    BasicArcFeatures.OfSentence features =
        scorer.trees().features().of(hypothesis.sentence(), scorer.trees().knowledge());
    String label = hypothesis.tree().label(modifier);
    long[] keys = features.keys(hypothesis.tree().head(modifier), modifier, label);
    List<String> own = features.texts(hypothesis.tree().head(modifier), modifier, label);
    Long2ObjectOpenHashMap<String> texts = new Long2ObjectOpenHashMap<>();
    for (int i = 0; i < keys.length; i++) {
      texts.put(keys[i], own.get(i));
      if (arc.label() != LabelNumbers.UNKNOWN) {
        texts.put(arc.withLabel(keys[i]), own.get(i) + " label=" + FeatureText.escape(label));
      }
    }
    return texts;
  }
}
