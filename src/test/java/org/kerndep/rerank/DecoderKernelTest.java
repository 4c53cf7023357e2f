package org.kerndep.rerank;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kerndep.DependencyParser;
import org.kerndep.Examples;
import org.kerndep.base.BaseModel;
import org.kerndep.base.BaseParser;
import org.kerndep.base.SentenceScorer;
import org.kerndep.base.SentenceScores;
import org.kerndep.bundle.ModelBundle;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.EncodedSentence;
import org.kerndep.data.KBestList;
import org.kerndep.data.ParsedSentence;
import org.kerndep.data.RootMode;
import org.kerndep.data.ScoredTree;
import org.kerndep.data.ScoredTrees;
import org.kerndep.data.Sentence;
import org.kerndep.data.Treebank;
import org.kerndep.decode.Forest;
import org.kerndep.feature.ArcFeatures;
import org.kerndep.kernel.TemplateKernel;
import org.kerndep.kernel.support.Scorers;
import org.kerndep.kernel.support.SupportScores;
import org.kerndep.part.AddedArcScores;
import org.kerndep.part.AllTrees;
import org.kerndep.part.ArcGraph;
import org.kerndep.part.PartScores;
import org.kerndep.part.Parts;
import org.kerndep.run.Workers;
import org.kerndep.train.config.TrainingConfig;

class DecoderKernelTest {

  private static final double WEIGHT = 0.7;
  private static final int LONGEST = 5;
  private static final TrainingConfig CONFIG = Examples.SMALL.with("epochs", "1").with("decoder", "koo-collins-1");

  private final ModelBundle english = Examples.englishModel();
  private final List<ParsedSentence> sentences = Examples.read(Examples.ENGLISH_TEST).sentences();
  private final KernelExpansion kernel = kernel("template(arc)", english.base());

  private KernelExpansion kernel(String text, BaseModel base) {
    return RandomKernel.of(text, base, sentences.subList(0, 5), 0.01);
  }

  private static ArcGraph graph(BaseModel model, EncodedSentence x) {
    return model.pruner().prune(x, new ArcFeatures(model.templates()));
  }

  /** What the kernel adds to each arc, part by part. */
  private static double[] bruteForce(KernelExpansion kernel, Sentence sentence, ArcGraph graph, List<String> labels) {
    SupportScores parts = Scorers.named("brute", kernel.support(), (TemplateKernel) kernel.kernel())
        .scores(kernel.values().encode(sentence));
    double[] scores = new double[graph.arcCount()];
    for (int arc = 0; arc < scores.length; arc++) {
      scores[arc] = WEIGHT
          * parts.arc(graph.head(arc), graph.modifier(arc), kernel.labels().number(labels.get(arc)));
    }
    return scores;
  }

  private static PartScores expected(BaseModel model, KernelExpansion kernel, Sentence sentence) {
    EncodedSentence x = model.vocabulary().encode(sentence);
    ArcGraph graph = graph(model, x);
    SentenceScores base = new SentenceScorer(model, model.decoder()).scores(x, graph);
    return new AddedArcScores(base.parts(), bruteForce(kernel, sentence, graph, base.labels()));
  }

  @Test
  void everyArcAddsWeightTimesKernel() {
    DecoderKernel decoding = new DecoderKernel(kernel, WEIGHT);
    SentenceScorer scorer = new SentenceScorer(english.base(), english.base().decoder());
    for (ParsedSentence s : sentences) {
      EncodedSentence x = english.base().vocabulary().encode(s.sentence());
      ArcGraph graph = graph(english.base(), x);
      List<String> labels = scorer.scores(x, graph).labels();
      double[] scores = decoding.scores(s.sentence(), graph, labels);
      assertThat(scores).containsExactly(bruteForce(kernel, s.sentence(), graph, labels), within(1e-9));
      assertThat(labels).isSubsetOf(english.base().labelNames());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"arcs", "second-stage"})
  void listsHaveTheBestOfAllTrees(String labels) {
    BaseModel model = labels.equals("arcs") ? english.base()
        : Examples.train(new Treebank(sentences), CONFIG.with("labels", labels), 1).base();
    KernelExpansion function = kernel("template(arc)", model);
    BaseParser parser = new BaseParser(model, model.decoder(), Optional.of(new DecoderKernel(function, WEIGHT)));
    int changed = 0;
    for (ParsedSentence s : sentences) {
      Sentence start = s.sentence().slice(1, Math.min(LONGEST, s.size()));
      PartScores scores = expected(model, function, start);
      List<ScoredTree> all = AllTrees.of(start.size(), tree -> tree.isProjective()
              && (model.roots() == RootMode.MULTI || tree.rootChildren() == 1)).stream()
          .filter(tree -> inGraph(tree, scores.graph()))
          .map(tree -> new ScoredTree(tree, Parts.sum(tree, scores)))
          .sorted(Comparator.comparingDouble(ScoredTree::score).reversed()).toList();
      ScoredTrees list = parser.parse(start, 4);
      assertThat(list.size()).isEqualTo(Math.min(4, all.size()));
      for (int i = 0; i < list.size(); i++) {
        assertThat(list.get(i).score()).isCloseTo(all.get(i).score(), within(1e-9));
        assertThat(Parts.sum(list.get(i).tree(), scores)).isCloseTo(all.get(i).score(), within(1e-9));
      }
      Forest forest = parser.parseForest(start, 1).orElseThrow().forest();
      assertThat(forest.best().best().score()).isCloseTo(all.get(0).score(), within(1e-9));
      double sum = all.stream().mapToDouble(tree -> Math.exp(tree.score() - all.get(0).score())).sum();
      double rooted = all.stream().filter(tree -> tree.tree().head(1) == 0)
          .mapToDouble(tree -> Math.exp(tree.score() - all.get(0).score())).sum();
      assertThat(forest.marginals(1).arc(0, 1)).isCloseTo(rooted / sum, within(1e-6));
      changed += Parts.heads(new BaseParser(model).parse(start)).equals(Parts.heads(list.best().tree())) ? 0 : 1;
    }
    assertThat(changed).isPositive();
  }

  private static boolean inGraph(DependencyTree tree, ArcGraph graph) {
    boolean[] all = {true};
    Parts.arcs(tree, (h, m) -> all[0] &= graph.arc(h, m) != ArcGraph.NO_ARC);
    return all[0];
  }

  @Test
  void withoutWeightNothingChanges() {
    BaseParser with = new BaseParser(english.base(), english.base().decoder(),
        Optional.of(new DecoderKernel(kernel, 0)));
    BaseParser without = new BaseParser(english.base());
    for (ParsedSentence s : sentences) {
      assertThat(with.parse(s.sentence(), 3)).isEqualTo(without.parse(s.sentence(), 3));
    }
  }

  @Test
  void threadsShareIt() {
    DependencyParser parser = new DependencyParser(new ModelBundle(english.manifest(), english.base(),
        Optional.of(new DecoderKernel(kernel, WEIGHT)), Optional.empty()));
    List<KBestList> alone = sentences.stream().map(s -> parser.parse(s.sentence(), 3)).toList();
    try (Workers workers = new Workers(2)) {
      assertThat(workers.map(sentences.size(), i -> parser.parse(sentences.get(i).sentence(), 3))).isEqualTo(alone);
    }
    assertThat(alone).isNotEqualTo(sentences.stream()
        .map(s -> KBestList.of(s.sentence(), new BaseParser(english.base()).parse(s.sentence(), 3))).toList());
  }

  @Test
  void impossibleOnesAreRefused() {
    assertThatThrownBy(() -> new DecoderKernel(kernel("template(arc,sibling)", english.base()), 1))
        .hasMessageContaining("arcs and nothing else");
    assertThatThrownBy(() -> new DecoderKernel(kernel, -1)).hasMessageContaining("at least 0");
    ModelBundle joint = Examples.train(new Treebank(sentences.subList(0, 10)),
        CONFIG.with("labels", "joint").with("decoder", "carreras"), 1);
    assertThatThrownBy(() -> new BaseParser(joint.base(), joint.base().decoder(),
        Optional.of(new DecoderKernel(kernel, 1))))
        .hasMessageContaining("labels are joint");
    assertThatThrownBy(() -> new ModelBundle(joint.manifest(), joint.base(),
        Optional.of(new DecoderKernel(kernel, 1)), Optional.empty())).hasMessageContaining("joint labels");
  }
}
