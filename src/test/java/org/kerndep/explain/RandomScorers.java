package org.kerndep.explain;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.kerndep.base.BaseModel;
import org.kerndep.base.BaseParser;
import org.kerndep.data.KBestList;
import org.kerndep.data.ParsedSentence;
import org.kerndep.data.WordKnowledge;
import org.kerndep.feature.BasicArcFeatures;
import org.kerndep.feature.TemplateSet;
import org.kerndep.feature.TreeTemplateSet;
import org.kerndep.feature.WeightTable;
import org.kerndep.kernel.FeatureTrees;
import org.kerndep.kernel.FragmentKernel;
import org.kerndep.kernel.Kernels;
import org.kerndep.kernel.LabelNumbers;
import org.kerndep.kernel.PolynomialKernel;
import org.kerndep.kernel.TreeKernel;
import org.kerndep.kernel.property.PropertyList;
import org.kerndep.kernel.support.tree.TreeSupport;
import org.kerndep.rerank.MinedScorer;
import org.kerndep.rerank.PartKernelScorer;
import org.kerndep.rerank.TemplateTreeScorer;
import org.kerndep.rerank.TreeKernelScorer;
import org.kerndep.rerank.TreeScorer;
import org.kerndep.rerank.VotedKernelScorer;
import org.kerndep.rerank.WholeTreeScorer;
import org.kerndep.rerank.mined.FeatureCount;
import org.kerndep.rerank.mined.FeaturePath;
import org.kerndep.rerank.mined.FeaturePaths;
import org.kerndep.rerank.mined.MinedFeatures;
import org.kerndep.rerank.mined.MiningSpace;
import org.kerndep.testing.RandomKernel;
import org.kerndep.train.dual.TreeLog;

/** Scorers of every kind with random weights, for tests. */
final class RandomScorers {

  private final BaseModel base;
  private final List<ParsedSentence> sentences;
  private final Random random;

  RandomScorers(BaseModel base, List<ParsedSentence> sentences, Random random) {
    this.base = base;
    this.sentences = sentences;
    this.random = random;
  }

  /** One scorer of a kind, by the name of the kind or the text of a kernel of trees. */
  TreeScorer of(String kind) {
    return switch (kind) {
      case PartKernelScorer.NAME -> new PartKernelScorer(RandomKernel.of(base, sentences.subList(0, 5), random));
      case TemplateTreeScorer.NAME -> new TemplateTreeScorer(base.vocabulary(), base.templates(), weights());
      case WholeTreeScorer.NAME -> new WholeTreeScorer(base.vocabulary(), TreeTemplateSet.standard(), weights());
      case "mined tree" -> mined(MiningSpace.TREE);
      case "mined polynomial" -> mined(MiningSpace.POLYNOMIAL);
      case "voted polynomial" -> voted("polynomial(d=2,normalised)");
      case "voted fragments" -> voted("dependency-tree(decay=0.1)");
      default -> treeKernel((TreeKernel) Kernels.parse(kind, PropertyList.standard()));
    };
  }

  private WeightTable weights() {
    WeightTable.Builder weights = new WeightTable.Builder(12, 0, 0.0173f);
    for (int i = 0; i < 1 << 12; i++) {
      weights.set(i, random.nextInt(201) - 100);
    }
    return weights.build();
  }

  private MinedScorer mined(MiningSpace space) {
    BasicArcFeatures arcs = new BasicArcFeatures(TemplateSet.parse("arc h.cpos m.cpos\narc m.form dd?\n"), true);
    List<String> basics = new ArrayList<>();
    for (ParsedSentence s : sentences) {
      BasicArcFeatures.OfSentence of = arcs.of(s.sentence(), WordKnowledge.NONE);
      for (int m = 1; m <= s.size(); m++) {
        of.texts(s.tree().head(m), m, s.tree().label(m)).stream().filter(text -> !basics.contains(text))
            .forEach(basics::add);
      }
    }
    FeaturePaths.Builder builder = new FeaturePaths.Builder();
    for (int i = 0; i < basics.size(); i++) {
      builder.add(FeaturePath.of(new int[1], new int[] {i}));
      if (i > 0) {
        builder.add(FeaturePath.of(new int[2], new int[] {i - 1, i}));
      }
    }
    FeaturePaths paths = builder.build();
    WeightTable.Builder weights = new WeightTable.Builder(WeightTable.bitsFor(paths.size()), 0, 0.031f);
    for (int i = 0; i < paths.size(); i++) {
      weights.set(i, random.nextInt(201) - 100);
    }
    return new MinedScorer(new MinedFeatures(arcs, WordKnowledge.NONE, space, FeatureCount.PRESENCE, basics, paths),
        weights.build());
  }

  private TreeKernelScorer treeKernel(TreeKernel kernel) {
    FeatureTrees trees = new FeatureTrees(TemplateSet.named("qian-liu"), WordKnowledge.NONE,
        new LabelNumbers(base.labelNames()));
    return new TreeKernelScorer(kernel, trees, TreeSupport.mean(List.of(
        kernel instanceof FragmentKernel fragments ? learnt(TreeLog.of(fragments), trees)
            : learnt(TreeLog.of((PolynomialKernel) kernel), trees))));
  }

  private <L> TreeSupport learnt(TreeLog<L> log, FeatureTrees trees) {
    log.add(log.prepare(trees.of(list(0))), 0, 1, 0.1, 1);
    log.add(log.prepare(trees.of(list(1))), 1, 0, 0.2, 2);
    return log.average(2);
  }

  private VotedKernelScorer voted(String text) {
    TreeKernel kernel = (TreeKernel) Kernels.parse(text, PropertyList.standard());
    FeatureTrees trees = new FeatureTrees(TemplateSet.named("qian-liu"), WordKnowledge.NONE,
        new LabelNumbers(base.labelNames()));
    return new VotedKernelScorer(kernel, trees, 0.05, List.of(
        kernel instanceof FragmentKernel fragments ? voters(TreeLog.of(fragments), trees)
            : voters(TreeLog.of((PolynomialKernel) kernel), trees)));
  }

  private <L> VotedKernelScorer.Voters voters(TreeLog<L> log, FeatureTrees trees) {
    for (int i = 0; i < 6; i++) {
      log.add(log.prepare(trees.of(list(i))), 1 - i % 2, i % 2, 0.1 * (i + 1), i + 1);
    }
    return new VotedKernelScorer.Voters(log.history(), log.lasted(8));
  }

  private KBestList list(int number) {
    return KBestList.of(sentences.get(number).sentence(),
        new BaseParser(base).parse(sentences.get(number).sentence(), 5));
  }
}
