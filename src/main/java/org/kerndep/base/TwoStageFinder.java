package org.kerndep.base;

import org.kerndep.data.DependencyTree;
import org.kerndep.data.EncodedSentence;
import org.kerndep.decode.Decoder;
import org.kerndep.feature.LabelFeatures;
import org.kerndep.feature.PartFeatures;
import org.kerndep.part.ArcGraph;

/** Decodes heads; all labels are given afterwards by a {@link Labeller} that sees the tree. Scratch of one thread. */
final class TwoStageFinder implements TreeFinder {

  private final BaseModel model;
  private final Decoder decoder;
  private final PartFeatures parts;
  private final Labeller labeller;

  TwoStageFinder(BaseModel model) {
    this.model = model;
    this.decoder = model.decoder();
    this.parts = new PartFeatures(model.templates(), decoder.shapes());
    this.labeller = new Labeller(model.labels(), new LabelFeatures(model.templates()), model.labelWeights());
  }

  @Override
  public DependencyTree best(EncodedSentence x, ArcGraph graph) {
    return decoder.decode(new LinearPartScores(x, graph, decoder.shapes(), parts, model.partWeights())).tree();
  }

  @Override
  public DependencyTree complete(EncodedSentence x, DependencyTree tree) {
    return labeller.label(x, tree);
  }
}
