package org.kerndep.base;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.kerndep.data.EncodedSentence;
import org.kerndep.data.Word;
import org.kerndep.decode.Decoder;
import org.kerndep.feature.ArcLabelFeatures;
import org.kerndep.feature.PartFeatures;
import org.kerndep.part.ArcGraph;
import org.kerndep.part.PartScores;

/** Scores sentences for decoders that find heads without labels. Scratch of one thread. */
public final class SentenceScorer {

  private final BaseModel model;
  private final Decoder decoder;
  private final PartFeatures parts;
  private final ArcLabelFeatures labels;

  /** A scorer by a model whose labels are not joint. */
  public SentenceScorer(BaseModel model) {
    if (model.labelMode() == LabelMode.JOINT) {
      throw new IllegalArgumentException("the model decodes heads and labels together");
    }
    this.model = model;
    this.decoder = model.decoder();
    this.parts = new PartFeatures(model.templates(), decoder.shapes());
    this.labels = new ArcLabelFeatures(model.templates());
  }

  /** The decoder that the scores are for. */
  public Decoder decoder() {
    return decoder;
  }

  public SentenceScores scores(EncodedSentence x, ArcGraph graph) {
    PartScores unlabelled = new LinearPartScores(x, graph, decoder.shapes(), parts, model.partWeights());
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
