package org.kerndep.base;

import it.unimi.dsi.fastutil.longs.Long2DoubleOpenHashMap;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import org.kerndep.base.LinearPartScores.PartScorer;
import org.kerndep.data.EncodedSentence;
import org.kerndep.data.Word;
import org.kerndep.decode.Decoder;
import org.kerndep.feature.ArcLabelFeatures;
import org.kerndep.feature.PartFeatures;
import org.kerndep.part.ArcGraph;
import org.kerndep.part.PartScores;
import org.kerndep.part.PartShape;
import org.kerndep.part.Parts;

/** Scores sentences for decoders that find heads without labels. Scratch of one thread. */
public final class SentenceScorer {

  private final BaseModel model;
  private final Set<PartShape> shapes;
  private final PartFeatures parts;
  private final ArcLabelFeatures labels;
  /** The last sentence that was the first of several variants, and the scores of its parts. */
  private EncodedSentence first;
  private final Long2DoubleOpenHashMap partsOfFirst = new Long2DoubleOpenHashMap();
  private LabelledArcScores labelsOfFirst;

  /**
   * A scorer by a model whose labels are not joint.
   *
   * @param decoder one of the model's decoders, for which the scores are
   */
  public SentenceScorer(BaseModel model, Decoder decoder) {
    if (model.labelMode() == LabelMode.JOINT) {
      throw new IllegalArgumentException("the model decodes heads and labels together");
    }
    this.model = model;
    this.shapes = decoder.shapes();
    this.parts = new PartFeatures(model.templates(), shapes);
    this.labels = new ArcLabelFeatures(model.templates());
    partsOfFirst.defaultReturnValue(Double.NaN);
  }

  /** The scores of a sentence; a variant of the one before takes over what is the same in both. */
  public SentenceScores scores(EncodedSentence x, ArcGraph graph) {
    if (x.isFirstVariant()) {
      first = x;
      partsOfFirst.clear();
    }
    PartScores unlabelled = new LinearPartScores(graph, shapes, partScorer(x));
    if (model.arcLabels().isEmpty()) {
      return new SentenceScores(unlabelled, Collections.nCopies(graph.arcCount(), Word.ABSENT));
    }
    LabelledArcScores labelled =
        new LabelledArcScores(unlabelled, x, model.arcLabels().get(), labels, model.partWeights(), null,
            x.isVariantOf(first) ? labelsOfFirst : null);
    if (x.isFirstVariant()) {
      labelsOfFirst = labelled;
    }
    List<String> names = new ArrayList<>(graph.arcCount());
    for (int arc = 0; arc < graph.arcCount(); arc++) {
      int label = labelled.label(graph.head(arc), graph.modifier(arc));
      names.add(model.projectivity().plain(model.labels().name(label)));
    }
    return new SentenceScores(labelled, names);
  }

  private PartScorer partScorer(EncodedSentence x) {
    if (x.isFirstVariant()) {
      return (shape, outer, head, sibling, modifier) -> {
        double score = computed(x, shape, outer, head, sibling, modifier);
        if (x == first) {
          partsOfFirst.put(Parts.key(shape, outer, head, sibling, modifier), score);
        }
        return score;
      };
    }
    if (x.isVariantOf(first)) {
      return (shape, outer, head, sibling, modifier) -> {
        double known = parts.areAsInFirst(x, shape, outer, head, sibling, modifier)
            ? partsOfFirst.get(Parts.key(shape, outer, head, sibling, modifier)) : Double.NaN;
        return Double.isNaN(known) ? computed(x, shape, outer, head, sibling, modifier) : known;
      };
    }
    return (shape, outer, head, sibling, modifier) -> computed(x, shape, outer, head, sibling, modifier);
  }

  private double computed(EncodedSentence x, PartShape shape, int outer, int head, int sibling, int modifier) {
    return parts.score(x, shape, outer, head, sibling, modifier, model.partWeights());
  }
}
