package org.kerndep.kernel;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.LongStream;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.Hypothesis;
import org.kerndep.data.KBestList;
import org.kerndep.data.Sentence;
import org.kerndep.data.Word;
import org.kerndep.data.WordKnowledge;
import org.kerndep.feature.BasicArcFeatures;
import org.kerndep.feature.FeatureText;
import org.kerndep.feature.TemplateSet;

/**
 * Makes the trees of lists ready for kernels of whole trees. Immutable; share freely.
 *
 * @param features the basic features of arcs, without labels
 * @param knowledge what is known of words
 * @param labels the labels that are known
 */
public record FeatureTrees(BasicArcFeatures features, WordKnowledge knowledge, LabelNumbers labels) {

  /** Trees whose basic features are the arc templates of a set. */
  public FeatureTrees(TemplateSet templates, WordKnowledge knowledge, LabelNumbers labels) {
    this(new BasicArcFeatures(templates.knownBy(knowledge), false), knowledge, labels);
  }

  /** The trees of a list's hypotheses, in their order. */
  public List<FeatureTree> of(KBestList list) {
    Map<Sentence, OneSentence> known = new IdentityHashMap<>();
    List<FeatureTree> trees = new ArrayList<>(list.size());
    for (Hypothesis hypothesis : list.hypotheses()) {
      trees.add(known.computeIfAbsent(hypothesis.sentence(), OneSentence::new).tree(hypothesis.tree()));
    }
    return trees;
  }

  /** The trees of a sentence, which share arcs. Scratch of one thread. */
  private final class OneSentence {

    private record Place(int head, int modifier, String label) {}

    private final BasicArcFeatures.OfSentence arcFeatures;
    private final Map<Place, FeatureArc> arcs = new HashMap<>();
    private final long[] tags;
    private final long[] forms;

    OneSentence(Sentence sentence) {
      this.arcFeatures = features.of(sentence, knowledge);
      this.tags = keys(sentence, Word::cpos);
      this.forms = keys(sentence, Word::form);
    }

    private static long[] keys(Sentence sentence, Function<Word, String> text) {
      return sentence.words().stream().mapToLong(word -> FeatureText.hash(text.apply(word))).toArray();
    }

    FeatureTree tree(DependencyTree tree) {
      List<FeatureArc> own = new ArrayList<>(tree.size());
      for (int m = 1; m <= tree.size(); m++) {
        own.add(arcs.computeIfAbsent(new Place(tree.head(m), m, tree.label(m)), this::arc));
      }
      return new FeatureTree(tree, own, tags, forms);
    }

    private FeatureArc arc(Place place) {
      long[] keys = arcFeatures.keys(place.head, place.modifier, place.label);
      Arrays.sort(keys);
      return new FeatureArc(LongStream.of(keys).distinct().toArray(), labels.number(place.label));
    }
  }
}
