package org.kerndep.bundle;

import java.util.Optional;
import org.kerndep.base.ArcPruner;
import org.kerndep.feature.TrainableWeights;

/**
 * What a training run needs to go on as if it had not been stopped. The weights are the run's own, not copies.
 *
 * @param epoch the last epoch that is complete, 0 if only the pruner is
 * @param step how many updates there were, for averaging
 * @param pruner as it was trained
 * @param partWeights weights of parts and their sums
 * @param labelWeights weights of labels and their sums
 * @param best the best epoch so far, if the best is to be kept
 */
public record Checkpoint(int epoch, long step, ArcPruner pruner, TrainableWeights partWeights,
    TrainableWeights labelWeights, Optional<BestEpoch> best) {

  static final byte[] MAGIC = {(byte) 0x8B, 'K', 'D', 'C', '\r', '\n', 0x1A, '\n'};

  /** 1: pruner, weights and sums of parts and labels, best epoch. */
  static final int VERSION = 1;
}
