package org.kerndep.base;

import java.util.List;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.EncodedSentence;
import org.kerndep.data.ScoredTrees;
import org.kerndep.data.Sentence;
import org.kerndep.data.Word;
import org.kerndep.decode.Decoder;
import org.kerndep.decode.Forest;
import org.kerndep.feature.LabelledPartFeatures;
import org.kerndep.part.ArcGraph;
import org.kerndep.part.PartScores;
import org.kerndep.part.PartShape;
import org.kerndep.part.Parts;

/**
 * Decodes heads and labels together. An arc that joins {@link Segments} was never decoded; it gets the label that is
 * best for the arc alone. Scratch of one thread.
 */
final class JointFinder implements TreeFinder {

  private final BaseModel model;
  private final ArcLabels arcLabels;
  private final Decoder decoder;
  private final LabelledPartFeatures features;

  JointFinder(BaseModel model, Decoder decoder) {
    this.model = model;
    this.arcLabels = model.arcLabels().orElseThrow();
    this.decoder = decoder;
    this.features = new LabelledPartFeatures(model.templates(), LabelledLinearScores.SHAPES);
  }

  @Override
  public ScoredTrees best(Sentence sentence, EncodedSentence x, ArcGraph graph, int k) {
    return decoder.decode(scores(x, graph), k);
  }

  @Override
  public Forest forest(Sentence sentence, EncodedSentence x, ArcGraph graph, int k) {
    return decoder.forest(scores(x, graph), k);
  }

  private PartScores scores(EncodedSentence x, ArcGraph graph) {
    return new LabelledLinearScores(x, graph, model.labels(), arcLabels, features, model.partWeights());
  }

  @Override
  public DependencyTree complete(EncodedSentence x, DependencyTree tree) {
    boolean absentIsALabel = model.labels().index(Word.ABSENT) >= 0;
    String[] labels = new String[tree.size() + 1];
    for (int m = 1; m <= tree.size(); m++) {
      boolean done = absentIsALabel || !tree.label(m).equals(Word.ABSENT);
      labels[m] = done ? tree.label(m) : bestOfArc(x, tree.head(m), m);
    }
    return tree.withLabels(labels);
  }

  @Override
  public List<Labeller.RunnerUp> runnersUp(EncodedSentence x, DependencyTree tree, double most) {
    return List.of();
  }

  private String bestOfArc(EncodedSentence x, int head, int modifier) {
    features.moveTo(x, PartShape.ARC, Parts.NONE, head, Parts.NONE, modifier, model.partWeights());
    int best = -1;
    float bestScore = Float.NEGATIVE_INFINITY;
    for (int label : arcLabels.of(x, head, modifier)) {
      float score = features.score(label, model.partWeights());
      if (score > bestScore) {
        best = label;
        bestScore = score;
      }
    }
    return model.labels().name(best);
  }
}
