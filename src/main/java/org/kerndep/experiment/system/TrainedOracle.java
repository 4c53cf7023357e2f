package org.kerndep.experiment.system;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Comparator;
import org.kerndep.DependencyParser;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.Hypothesis;
import org.kerndep.eval.AttachmentScore;
import org.kerndep.eval.Punctuation;
import org.kerndep.io.ConllBlock;
import org.kerndep.io.ConllReader;
import org.kerndep.io.ConllWriter;
import org.kerndep.io.MiscLayers;
import org.kerndep.io.TreeColumns;
import org.kerndep.run.AtomicFile;

/**
 * The best possible choice from a parser's lists: of k trees the one with the most right heads without punctuation,
 * then of all words, then with the most right labels too; of equal ones the first. Its speed is that of making lists.
 */
record TrainedOracle(DependencyParser parser, int k, Punctuation punctuation, TrainingCost cost,
    SystemOptions options) implements TrainedSystem {

  @Override
  public double parse(Path input, Path output) throws IOException {
    try (ConllReader in = ConllReader.open(input, null, TreeColumns.REQUIRED);
        AtomicFile file = new AtomicFile(output)) {
      try (ConllWriter out = new ConllWriter(file.out(), null)) {
        for (ConllBlock block = in.next(); block != null; block = in.next()) {
          out.write(block.sentence().size() == 0 ? block : block.withTree(choice(block), false));
        }
      }
      file.commit();
    }
    return options.speed().wordsPerSecond(input, layers(), sentence -> parser.parse(sentence, k));
  }

  private MiscLayers layers() {
    return MiscLayers.of(parser.userLayers());
  }

  private DependencyTree choice(ConllBlock block) {
    Comparator<DependencyTree> order =
        Comparator.<DependencyTree>comparingLong(tree -> score(block, tree, punctuation).heads())
            .thenComparingLong(tree -> score(block, tree, Punctuation.KEEP).heads())
            .thenComparingLong(tree -> score(block, tree, Punctuation.KEEP).both());
    return parser.parse(block.sentence(layers()), k).hypotheses().stream().map(Hypothesis::tree)
        .reduce((best, tree) -> order.compare(tree, best) > 0 ? tree : best).orElseThrow();
  }

  private static AttachmentScore score(ConllBlock block, DependencyTree tree, Punctuation rule) {
    return AttachmentScore.of(block.sentence(), block.parsed().tree(), tree, rule);
  }
}
