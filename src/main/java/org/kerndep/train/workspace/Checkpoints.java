package org.kerndep.train.workspace;

import java.util.Optional;
import org.kerndep.bundle.Checkpoint;

/** Where a training run finds what an equal run left, and leaves the same. One thread. */
public interface Checkpoints {

  /** Finds and leaves nothing. */
  Checkpoints NONE = new Checkpoints() {
    @Override
    public Optional<Checkpoint> earlier() {
      return Optional.empty();
    }

    @Override
    public void save(Checkpoint checkpoint) {}
  };

  /** The last checkpoint of an equal run that was stopped. */
  Optional<Checkpoint> earlier();

  /** Leaves a checkpoint in the place of the one before. */
  void save(Checkpoint checkpoint);
}
