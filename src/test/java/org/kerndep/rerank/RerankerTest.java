package org.kerndep.rerank;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.kerndep.data.Hypothesis;
import org.kerndep.data.KBestList;
import org.kerndep.data.ScoredTree;
import org.kerndep.data.Sentence;
import org.kerndep.kernel.KernelParts;
import org.kerndep.kernel.Kernels;
import org.kerndep.kernel.LabelNumbers;
import org.kerndep.kernel.LabelledPart;
import org.kerndep.kernel.PartKernel;
import org.kerndep.kernel.property.PropertyList;
import org.kerndep.kernel.property.PropertyValues;
import org.kerndep.kernel.support.Support;
import org.kerndep.testing.Hypotheses;
import org.kerndep.testing.Sentences;

class RerankerTest {

  private static final Sentence SENTENCE = Sentences.sentence("a b c");
  private static final KBestList LIST = Hypotheses.of(SENTENCE,
      new ScoredTree(Sentences.tree("0:r 1:x 1:x"), 10),
      new ScoredTree(Sentences.tree("0:r 1:x 2:x"), 9),
      new ScoredTree(Sentences.tree("2:x 0:r 2:y"), 7));

  /** Arcs from b to c with label y score 2, with another label 1. */
  private static KernelExpansion kernel(String shapes) {
    PropertyList properties = PropertyList.parse("word form\narc label\narc any");
    PropertyValues.Builder builder = new PropertyValues.Builder(properties);
    builder.add(SENTENCE);
    PropertyValues values = builder.build();
    LabelNumbers labels = new LabelNumbers(List.of("r", "x", "y"));
    KernelParts parts = new KernelParts(values.encode(SENTENCE), labels);
    PartKernel kernel = (PartKernel) Kernels.parse(shapes, properties);
    Support support = new Support.Builder()
        .add(parts.part(LabelledPart.arc(2, 3, labels.number("y"))), 1)
        .add(parts.part(LabelledPart.grandparent(1, 2, 3, labels.number("x"), labels.number("x"))), 0.25)
        .add(parts.part(LabelledPart.sibling(1, 2, 3, labels.number("x"), labels.number("x"))), 0.5).build();
    return new KernelExpansion(support, values, labels, kernel);
  }

  private static KBestList rank(KernelExpansion kernel, double beta) {
    return new Reranker(new RerankFunction(List.of(new PartKernelScorer(kernel)), beta, 3, 1)).rank(LIST);
  }

  @Test
  void finalScoreIsBaseTimesBetaAndRerank() {
    KBestList ranked = rank(kernel("template(arc)"), 0.25);
    assertThat(ranked.hypotheses()).extracting(Hypothesis::base).containsExactly(7.0, 9.0, 10.0);
    assertThat(ranked.hypotheses()).extracting(Hypothesis::rerank).containsExactly(2.0, 1.0, 0.0);
    assertThat(ranked.hypotheses()).extracting(Hypothesis::score).containsExactly(1.25, 0.75, 0.0);
    assertThat(ranked.best().score()).isEqualTo(1.25);
    assertThat(ranked.first(1).hypotheses()).hasSize(1);
  }

  @Test
  void equalScoresKeepTheOrderOfTheBaseParser() {
    assertThat(rank(kernel("template(arc)"), 1).hypotheses()).extracting(Hypothesis::base)
        .containsExactly(10.0, 9.0, 7.0);
    assertThat(rank(kernel("template(arc)"), 0.4).best().tree()).isEqualTo(LIST.get(2).tree());
  }

  @Test
  void partsOfThreeWordsCountToo() {
    KBestList ranked = rank(kernel("template(arc,sibling,grandparent=2)"), 0);
    assertThat(ranked.hypotheses()).extracting(Hypothesis::rerank).containsExactly(3.0, 2.0, 2.0);
    assertThat(ranked.best().tree()).isEqualTo(LIST.get(1).tree());
  }

  @Test
  void compactFunctionScoresAlike() {
    KernelExpansion kernel = kernel("template(arc,sibling=0.3)");
    KernelExpansion compact = kernel.compact();
    assertThat(compact.values().size()).isLessThan(kernel.values().size());
    assertThat(new PartKernelScorer(compact).scores(LIST))
        .containsExactly(new PartKernelScorer(kernel).scores(LIST), within(1e-6));
  }

  @Test
  void impossibleFunctionsAreRefused() {
    KernelExpansion kernel = kernel("template(arc)");
    List<TreeScorer> scorers = List.of(new PartKernelScorer(kernel));
    assertThatThrownBy(() -> new RerankFunction(List.of(), 1, 3, 1)).hasMessageContaining("at least one scorer");
    assertThatThrownBy(() -> new RerankFunction(scorers, Double.NaN, 3, 1)).hasMessageContaining("beta");
    assertThatThrownBy(() -> new RerankFunction(scorers, 1, 0, 1)).hasMessageContaining("one tree");
    assertThatThrownBy(() -> new RerankFunction(scorers, 1, 3, 0)).hasMessageContaining("temperature");
    assertThatThrownBy(() -> new KernelExpansion(kernel.support(),
        new PropertyValues.Builder(PropertyList.standard()).build(), kernel.labels(), kernel.kernel()))
        .hasMessageContaining("only 0 values");
  }

  /** The sum of what scorers give, in their order; what is asked of one kind is found by its class. */
  @Test
  void scorersAddUp() {
    TreeScorer kernel = new PartKernelScorer(kernel("template(arc)"));
    TreeScorer ranks = new TreeScorer() {
      @Override
      public String name() {
        return "ranks";
      }

      @Override
      public double[] scores(KBestList list) {
        return new double[] {0.5, 0.25, 0};
      }

      @Override
      public String description() {
        return "";
      }
    };
    RerankFunction function = new RerankFunction(List.of(kernel, ranks), 0, 3, 1);
    assertThat(new Reranker(function).rank(LIST).hypotheses()).extracting(Hypothesis::rerank)
        .containsExactly(2.0, 1.25, 0.5);
    assertThat(function.scorers(PartKernelScorer.class)).containsExactly((PartKernelScorer) kernel);
    assertThat(function.supportSize()).isEqualTo(3);
    assertThat(function.userLayers()).isEmpty();
  }
}
