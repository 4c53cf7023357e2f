package org.kerndep.base;

import org.kerndep.data.DependencyTree;
import org.kerndep.data.EncodedSentence;
import org.kerndep.data.KBestList;
import org.kerndep.decode.Decoder;
import org.kerndep.decode.Forest;
import org.kerndep.feature.ArcLabelFeatures;
import org.kerndep.feature.LabelFeatures;
import org.kerndep.feature.PartFeatures;
import org.kerndep.part.ArcGraph;
import org.kerndep.part.PartScores;

/**
 * Decodes heads, with or without a say of the arcs' labels; all labels are given afterwards by a {@link Labeller} that
 * sees the tree. Scratch of one thread.
 */
final class TwoStageFinder implements TreeFinder {

  private final BaseModel model;
  private final Decoder decoder;
  private final PartFeatures parts;
  private final ArcLabelFeatures arcLabelFeatures;
  private final Labeller labeller;

  TwoStageFinder(BaseModel model, Decoder decoder) {
    this.model = model;
    this.decoder = decoder;
    this.parts = new PartFeatures(model.templates(), decoder.shapes());
    this.arcLabelFeatures = new ArcLabelFeatures(model.templates());
    this.labeller = new Labeller(model.labels(), new LabelFeatures(model.templates()), model.labelWeights());
  }

  @Override
  public KBestList best(EncodedSentence x, ArcGraph graph, int k) {
    return decoder.decode(scores(x, graph), k);
  }

  @Override
  public Forest forest(EncodedSentence x, ArcGraph graph) {
    return decoder.forest(scores(x, graph));
  }

  private PartScores scores(EncodedSentence x, ArcGraph graph) {
    PartScores unlabelled = new LinearPartScores(x, graph, decoder.shapes(), parts, model.partWeights());
    return model.arcLabels().<PartScores>map(labels ->
        new LabelledArcScores(unlabelled, x, labels, arcLabelFeatures, model.partWeights(), null)).orElse(unlabelled);
  }

  @Override
  public DependencyTree complete(EncodedSentence x, DependencyTree tree) {
    return labeller.label(x, tree);
  }
}
