package org.kerndep.base;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.kerndep.Examples;
import org.kerndep.data.EncodedSentence;
import org.kerndep.data.ParsedSentence;
import org.kerndep.feature.ArcLabelFeatures;
import org.kerndep.feature.PartFeatures;
import org.kerndep.feature.SparseVector;
import org.kerndep.part.ArcGraph;
import org.kerndep.part.PartScores;
import org.kerndep.part.PartShape;

class LabelledArcScoresTest {

  private static final Set<PartShape> ARCS = Set.of(PartShape.ARC);

  private final BaseModel model = Examples.train(Examples.read(Examples.ENGLISH_TEST),
      Examples.SMALL.with("labels", "arcs"), 1).base();
  private final ArcLabelFeatures features = new ArcLabelFeatures(model.templates());
  private final ParsedSentence sentence = Examples.read(Examples.ENGLISH_TEST).sentences().get(0);
  private final EncodedSentence x = model.vocabulary().encode(sentence.sentence());
  private final PartScores plain = new LinearPartScores(x, ArcGraph.complete(x.size()), ARCS,
      new PartFeatures(model.templates(), ARCS), model.partWeights());

  private double labelScore(int head, int modifier, int label) {
    SparseVector.Builder vector = new SparseVector.Builder();
    features.moveTo(x, head, modifier, model.partWeights());
    features.add(label, 1, vector);
    return vector.build().dot(model.partWeights());
  }

  @Test
  void anArcAddsItsBestLabel() {
    LabelledArcScores scores =
        new LabelledArcScores(plain, x, model.arcLabels().orElseThrow(), features, model.partWeights(), null);
    for (int m = 1; m <= x.size(); m++) {
      for (int h = 0; h <= x.size(); h++) {
        if (h != m) {
          int head = h;
          int modifier = m;
          double best = model.arcLabels().orElseThrow().of(x, h, m).intStream()
              .mapToDouble(label -> labelScore(head, modifier, label)).max().orElseThrow();
          assertThat(scores.arc(h, m)).isCloseTo(plain.arc(h, m) + best, within(1e-3));
          assertThat(labelScore(h, m, scores.label(h, m))).isCloseTo(best, within(1e-3));
        }
      }
    }
  }

  @Test
  void wrongLabelsCostOne() {
    int[] gold = new int[x.size() + 1];
    LabelledArcScores free =
        new LabelledArcScores(plain, x, model.arcLabels().orElseThrow(), features, model.partWeights(), null);
    LabelledArcScores costly =
        new LabelledArcScores(plain, x, model.arcLabels().orElseThrow(), features, model.partWeights(), gold);
    for (int m = 1; m <= x.size(); m++) {
      int h = sentence.tree().head(m);
      double cost = costly.label(h, m) == gold[m] ? 0 : 1;
      assertThat(costly.arc(h, m))
          .isCloseTo(plain.arc(h, m) + labelScore(h, m, costly.label(h, m)) + cost, within(1e-3))
          .isGreaterThanOrEqualTo(free.arc(h, m) - 1e-3);
    }
  }
}
