package org.kerndep.train.workspace;

import java.util.Optional;
import java.util.function.Supplier;
import org.kerndep.bundle.Checkpoint;
import org.kerndep.feature.TrainableWeights;

/** Where a training run finds what an equal run left, and leaves the same. One thread. */
public interface Checkpoints {

  /** Finds and leaves nothing. */
  Checkpoints NONE = new Checkpoints() {
    @Override
    public Optional<Checkpoint> earlier(int epochs, Supplier<TrainableWeights> parts,
        Supplier<TrainableWeights> labels) {
      return Optional.empty();
    }

    @Override
    public void save(Checkpoint checkpoint) {}
  };

  /**
   * The last checkpoint of an equal run that was stopped.
   *
   * @param epochs how many the run has
   * @param parts makes the run's weights of parts before training, to be filled
   * @param labels the same for labels
   */
  Optional<Checkpoint> earlier(int epochs, Supplier<TrainableWeights> parts, Supplier<TrainableWeights> labels);

  /** Leaves a checkpoint in the place of the one before. */
  void save(Checkpoint checkpoint);
}
