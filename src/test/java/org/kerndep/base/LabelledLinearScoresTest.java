package org.kerndep.base;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.kerndep.Examples;
import org.kerndep.bundle.ModelBundle;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.EncodedSentence;
import org.kerndep.data.ParsedSentence;
import org.kerndep.feature.LabelledPartFeatures;
import org.kerndep.feature.SparseVector;
import org.kerndep.part.ArcGraph;
import org.kerndep.part.Parts;
import org.kerndep.part.RandomLabelledScores;

class LabelledLinearScoresTest {

  private final BaseModel model = joint().base();
  private final LabelledPartFeatures features =
      new LabelledPartFeatures(model.templates(), LabelledLinearScores.SHAPES);

  private static ModelBundle joint() {
    return Examples.train(Examples.read(Examples.ENGLISH_TEST),
        Examples.SMALL.with("decoder", "carreras").with("labels", "joint"), 1);
  }

  /** The sum of the parts of a labelled tree is w·Φ of the features that training adds. */
  @Test
  void treesScoreTheDotProductOfWeightsAndFeatures() {
    for (ParsedSentence s : Examples.read(Examples.ENGLISH_TEST).sentences()) {
      EncodedSentence x = model.vocabulary().encode(s.sentence());
      LabelledLinearScores scores = new LabelledLinearScores(x, ArcGraph.complete(x.size()), model.labels(),
          model.arcLabels().orElseThrow(), features, model.partWeights());
      assertThat(RandomLabelledScores.sum(s.tree(), scores))
          .isCloseTo(vector(x, s.tree()).dot(model.partWeights()), within(1e-3));
    }
  }

  private SparseVector vector(EncodedSentence x, DependencyTree tree) {
    SparseVector.Builder vector = new SparseVector.Builder();
    Parts.visit(tree, LabelledLinearScores.SHAPES, (shape, outer, h, s, m) -> {
      features.moveTo(x, shape, outer, h, s, m, model.partWeights());
      features.add(model.labels().index(tree.label(m)), 1, vector);
    });
    return vector.build();
  }
}
