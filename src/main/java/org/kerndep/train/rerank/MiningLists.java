package org.kerndep.train.rerank;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.IntStream;
import org.kerndep.feature.BasicArcFeatures;
import org.kerndep.rerank.mined.MinedFeatures;
import org.kerndep.train.config.MiningConfig;
import org.kerndep.train.mining.GradientMiner;
import org.kerndep.train.mining.MiningExample;

/** The examples of a reranker as mining sees them. What was mined from some of them is remembered. One thread. */
final class MiningLists {

  private final RerankLearners.Input input;
  private final GradientMiner miner;
  private final Map<IntList, MinedFeatures> known = new HashMap<>();

  MiningLists(RerankLearners.Input input) {
    this.input = input;
    MiningConfig config = input.config().mining();
    this.miner = new GradientMiner(config, new BasicArcFeatures(input.basicFeatures(), config.labelled()),
        input.base().vocabulary().knowledge(), input.workers());
  }

  /** The features of some of the examples. */
  MinedFeatures mine(IntList chosen) {
    return known.computeIfAbsent(new IntArrayList(chosen), numbers ->
        miner.mine(numbers.intStream().mapToObj(input.examples()::get).filter(example -> example.size() > 1)
            .map(MiningLists::example).toList()));
  }

  /** An example; its trees are as much more wrong than the oracle as they cost more, whatever the margins. */
  static MiningExample example(RerankExample example) {
    int least = example.cost(example.oracle());
    return new MiningExample(example.list(), example.oracle(),
        IntStream.range(0, example.size()).map(tree -> example.cost(tree) - least).toArray());
  }
}
