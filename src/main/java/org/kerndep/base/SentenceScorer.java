package org.kerndep.base;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import org.kerndep.data.EncodedSentence;
import org.kerndep.data.Word;
import org.kerndep.decode.Decoder;
import org.kerndep.feature.ArcLabelFeatures;
import org.kerndep.feature.PartFeatures;
import org.kerndep.part.ArcGraph;
import org.kerndep.part.PartScores;
import org.kerndep.part.PartShape;

/** Scores sentences for decoders that find heads without labels. Scratch of one thread. */
public final class SentenceScorer {

  private final BaseModel model;
  private final Set<PartShape> shapes;
  private final PartFeatures parts;
  private final ArcLabelFeatures labels;

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
  }

  public SentenceScores scores(EncodedSentence x, ArcGraph graph) {
    PartScores unlabelled = new LinearPartScores(x, graph, shapes, parts, model.partWeights());
    if (model.arcLabels().isEmpty()) {
      return new SentenceScores(unlabelled, Collections.nCopies(graph.arcCount(), Word.ABSENT));
    }
    LabelledArcScores labelled =
        new LabelledArcScores(unlabelled, x, model.arcLabels().get(), labels, model.partWeights(), null);
    List<String> names = new ArrayList<>(graph.arcCount());
    for (int arc = 0; arc < graph.arcCount(); arc++) {
      int label = labelled.label(graph.head(arc), graph.modifier(arc));
      names.add(model.projectivity().plain(model.labels().name(label)));
    }
    return new SentenceScores(labelled, names);
  }
}
