package org.kerndep.bundle;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.kerndep.bundle.bytes.ByteSink;
import org.kerndep.bundle.bytes.FrameOutput;
import org.kerndep.eval.AttachmentScore;
import org.kerndep.run.AtomicFile;

/** Writes checkpoints in pieces of a few megabytes at most. Read back by {@link CheckpointReader}. */
public final class CheckpointWriter {

  private CheckpointWriter() {}

  /**
   * Writes a checkpoint under a temporary name and renames it.
   *
   * @param run what tells the run from others
   */
  public static void write(Path file, Manifest run, Checkpoint checkpoint) throws IOException {
    try (AtomicFile target = new AtomicFile(file)) {
      FrameOutput out = new FrameOutput(target.out(), Checkpoint.MAGIC, Checkpoint.VERSION);
      out.write(new ByteSink().putText(run.toString()));
      out.write(state(checkpoint));
      out.write(best(checkpoint.best()));
      TrainableWeightsCodec.write(checkpoint.partWeights(), out);
      TrainableWeightsCodec.write(checkpoint.labelWeights(), out);
      out.end();
      target.commit();
    }
  }

  private static ByteSink state(Checkpoint checkpoint) {
    ByteSink out = new ByteSink().putCount(checkpoint.epoch()).putLong(checkpoint.step());
    BaseModelCodec.putPruner(out, checkpoint.pruner());
    return out;
  }

  private static ByteSink best(Optional<BestEpoch> best) {
    ByteSink out = new ByteSink().putCount(best.map(BestEpoch::epoch).orElse(0));
    best.ifPresent(b -> {
      AttachmentScore score = b.score();
      out.putLong(score.words()).putLong(score.heads()).putLong(score.labels()).putLong(score.both())
          .putLong(score.sentences()).putLong(score.exactHeads()).putLong(score.exactBoth())
          .putBlock(b.model().bytes());
    });
    return out;
  }
}
