package org.kerndep.kernel;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.EncodedSentence;
import org.kerndep.data.Hypothesis;
import org.kerndep.data.KBestList;
import org.kerndep.data.Layer;
import org.kerndep.data.Sentence;
import org.kerndep.data.Vocabulary;
import org.kerndep.feature.ArcKeys;
import org.kerndep.feature.TemplateSet;

/**
 * Makes the trees of lists ready for kernels of whole trees. Immutable; share freely.
 *
 * @param vocabulary the values that features know
 * @param templates those of arcs, which are the basic features
 * @param labels the labels that are known
 */
public record FeatureTrees(Vocabulary vocabulary, TemplateSet templates, LabelNumbers labels) {

  public FeatureTrees {
    templates = templates.ofArcs();
    if (!vocabulary.layers().containsAll(templates.layers())) {
      throw new IllegalArgumentException("basic features look at " + templates.layers() + ", but the base parser knows "
          + vocabulary.layers() + "; name the others in its templates too");
    }
  }

  /** The trees of a list's hypotheses, in their order. */
  public List<FeatureTree> of(KBestList list) {
    Map<Sentence, OneSentence> known = new IdentityHashMap<>();
    ArcKeys keys = new ArcKeys(templates);
    List<FeatureTree> trees = new ArrayList<>(list.size());
    for (Hypothesis hypothesis : list.hypotheses()) {
      trees.add(known.computeIfAbsent(hypothesis.sentence(), s -> new OneSentence(vocabulary.encode(s), keys))
          .tree(hypothesis.tree()));
    }
    return trees;
  }

  /** The trees of a sentence, which share arcs. Scratch of one thread. */
  private final class OneSentence {

    private record Place(int head, int modifier, String label) {}

    private final EncodedSentence x;
    private final ArcKeys keys;
    private final Map<Place, FeatureArc> arcs = new HashMap<>();
    private final long[] tags;
    private final long[] forms;

    OneSentence(EncodedSentence x, ArcKeys keys) {
      this.x = x;
      this.keys = keys;
      this.tags = values(Layer.CPOS);
      this.forms = values(Layer.FORM);
    }

    private long[] values(Layer layer) {
      long[] values = new long[x.size()];
      for (int m = 1; m <= x.size(); m++) {
        values[m - 1] = x.value(layer, m);
      }
      return values;
    }

    FeatureTree tree(DependencyTree tree) {
      List<FeatureArc> own = new ArrayList<>(tree.size());
      for (int m = 1; m <= tree.size(); m++) {
        own.add(arcs.computeIfAbsent(new Place(tree.head(m), m, tree.label(m)), place ->
            new FeatureArc(keys.of(x, place.head, place.modifier), labels.number(place.label))));
      }
      return new FeatureTree(tree, own, tags, forms);
    }
  }
}
