package org.kerndep.base;

import java.util.List;
import java.util.Optional;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.EncodedSentence;
import org.kerndep.data.ScoredTrees;
import org.kerndep.data.Sentence;
import org.kerndep.decode.Decoder;
import org.kerndep.decode.Forest;
import org.kerndep.part.AddedArcScores;
import org.kerndep.part.ArcGraph;
import org.kerndep.part.PartScores;

/**
 * Decodes heads, then gives labels by a {@link Labeller} that sees the tree. The best labels of arcs and another scorer
 * of arcs may add to the scores that are decoded. Scratch of one thread.
 */
final class TwoStageFinder implements TreeFinder {

  private final Decoder decoder;
  private final SentenceScorer scorer;
  private final Optional<ArcScorer> other;
  private final Labeller labeller;

  TwoStageFinder(BaseModel model, Decoder decoder, Optional<ArcScorer> other) {
    this.decoder = decoder;
    this.scorer = new SentenceScorer(model, decoder);
    this.other = other;
    this.labeller = new Labeller(model.labels(), model.templates(), model.labelWeights());
  }

  @Override
  public ScoredTrees best(Sentence sentence, EncodedSentence x, ArcGraph graph, int k) {
    return decoder.decode(scores(sentence, x, graph), k);
  }

  @Override
  public Forest forest(Sentence sentence, EncodedSentence x, ArcGraph graph, int k) {
    return decoder.forest(scores(sentence, x, graph), k);
  }

  private PartScores scores(Sentence sentence, EncodedSentence x, ArcGraph graph) {
    SentenceScores scores = scorer.scores(x, graph);
    return other.isEmpty() ? scores.parts()
        : new AddedArcScores(scores.parts(), other.get().scores(sentence, graph, scores.labels()));
  }

  @Override
  public DependencyTree complete(EncodedSentence x, DependencyTree tree) {
    return labeller.label(x, tree);
  }

  @Override
  public List<Labeller.RunnerUp> runnersUp(EncodedSentence x, DependencyTree tree, double most) {
    return labeller.runnersUp(x, tree, most);
  }
}
