package org.kerndep.train.decoderkernel;

import java.util.List;
import java.util.stream.IntStream;
import org.kerndep.data.DependencyTree;
import org.kerndep.part.AddedArcScores;
import org.kerndep.part.PartScores;
import org.kerndep.rerank.KernelExpansion;
import org.kerndep.train.config.DecoderKernelConfig;
import org.kerndep.train.config.TrainingContext;

/**
 * Two kernel functions, one learnt from the sentences of the even folds, one from those of the odd folds: for every
 * sentence there is one that has not seen it. What a function cannot learn is chosen by them. One thread at a time.
 */
final class DecoderKernelHalves {

  /**
   * The weight of a kernel in the decoder, and what it leads to on sentences that are held out.
   *
   * @param weight 0 if the kernel is of no use
   * @param wrong how many heads are then wrong
   * @param baseWrong how many are wrong without the kernel
   * @param words how many words the sentences have
   */
  record Choice(double weight, long wrong, long baseWrong, long words) {

    /** How many fewer heads are wrong, in percent of the words. */
    double gain() {
      return 100.0 * (baseWrong - wrong) / Math.max(1, words);
    }
  }

  private final DecoderKernelData data;
  private final TrainingContext context;
  private final List<DecoderKernelTrainer> trainers;

  /** Trains both. */
  DecoderKernelHalves(DecoderKernelData data, DecoderKernelConfig config, TrainingContext context) {
    this.data = data;
    this.context = context;
    this.trainers = IntStream.range(0, 2).mapToObj(half -> new DecoderKernelTrainer(data, config,
        data.examples().stream().filter(example -> example.fold() % 2 == half).toList(), context)).toList();
    context.progress().begin("kernels of halves", (long) config.iterations() * data.examples().size());
    for (DecoderKernelTrainer trainer : trainers) {
      for (int pass = 0; pass < config.iterations(); pass++) {
        trainer.pass();
      }
    }
    context.progress().end("");
  }

  private DecoderKernelTrainer unseen(int fold) {
    return trainers.get(1 - fold % 2);
  }

  /** The function that has not seen the sentences of a fold. */
  KernelExpansion withoutFold(int fold) {
    return unseen(fold).average();
  }

  /** The weight with the fewest wrong heads; of equal ones the first. */
  Choice choose(List<Double> weights) {
    context.progress().begin("choosing the kernel's weight", data.examples().size());
    double[] all = weights.stream().mapToDouble(weight -> weight).toArray();
    long[] wrong = new long[all.length];
    long baseWrong = 0;
    long words = 0;
    for (Held held : context.workers().map(data.examples().size(), i -> held(data.examples().get(i), all))) {
      for (int i = 0; i < wrong.length; i++) {
        wrong[i] += held.wrong[i];
      }
      baseWrong += held.baseWrong;
      words += held.words;
    }
    context.progress().end("");
    int best = 0;
    for (int i = 1; i < wrong.length; i++) {
      best = wrong[i] < wrong[best] ? i : best;
    }
    return new Choice(all[best], wrong[best], baseWrong, words);
  }

  /** The wrong heads of one sentence without the kernel and with each weight. */
  private record Held(int baseWrong, int[] wrong, int words) {}

  private Held held(DecoderKernelExample example, double[] weights) {
    PartScores base = data.scores(example);
    double[] kernel = unseen(example.fold()).averageScores(example);
    int baseWrong = example.wrongHeads(data.decode(example, base));
    int[] wrong = new int[weights.length];
    for (int i = 0; i < wrong.length; i++) {
      wrong[i] = weights[i] == 0 ? baseWrong : example.wrongHeads(decode(example, base, kernel, weights[i]));
    }
    return new Held(baseWrong, wrong, example.x().size());
  }

  private DependencyTree decode(DecoderKernelExample example, PartScores base, double[] kernel, double weight) {
    double[] added = kernel.clone();
    for (int arc = 0; arc < added.length; arc++) {
      added[arc] *= weight;
    }
    return data.decode(example, new AddedArcScores(base, added));
  }
}
