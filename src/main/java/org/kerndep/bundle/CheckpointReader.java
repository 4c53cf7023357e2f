package org.kerndep.bundle;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.kerndep.base.ArcPruner;
import org.kerndep.eval.AttachmentScore;
import org.kerndep.feature.TrainableWeights;

/**
 * Reads a checkpoint: first of which run it is, then, if that is wanted, the rest. Its exceptions are sentences about
 * the file without its name. One thread.
 */
public final class CheckpointReader implements Closeable {

  private final FrameInput in;
  private final Manifest run;

  /** Opens a checkpoint and checks that it is undamaged. */
  public CheckpointReader(Path file) throws IOException {
    in = new FrameInput(file, "checkpoint", Checkpoint.MAGIC, Checkpoint.VERSION, Checkpoint.VERSION);
    try {
      run = Manifest.parse(in.next().readText());
    } catch (IOException | IllegalArgumentException e) {
      in.close();
      throw new IOException("it is damaged, it does not say of which run it is", e);
    }
  }

  /** What tells the run from others. */
  public Manifest run() {
    return run;
  }

  /** The checkpoint; can be read once. */
  public Checkpoint read() throws IOException {
    try {
      ByteSource state = in.next();
      int epoch = state.readCount();
      long step = state.readLong();
      ArcPruner pruner = BaseModelCodec.readPruner(state);
      state.expectEnd();
      Optional<BestEpoch> best = best(in.next());
      TrainableWeights parts = TrainableWeightsCodec.read(in);
      TrainableWeights labels = TrainableWeightsCodec.read(in);
      in.expectEnd();
      return new Checkpoint(epoch, step, pruner, parts, labels, best);
    } catch (ModelFormatException | IllegalArgumentException e) {
      throw new IOException("it is damaged, its parts do not fit", e);
    }
  }

  private static Optional<BestEpoch> best(ByteSource in) throws ModelFormatException {
    int epoch = in.readCount();
    BestEpoch best = null;
    if (epoch > 0) {
      AttachmentScore score = new AttachmentScore(in.readLong(), in.readLong(), in.readLong(), in.readLong(),
          in.readLong(), in.readLong(), in.readLong());
      best = new BestEpoch(epoch, score, new PackedModel(in.readBlock().readRemainingBytes()));
    }
    in.expectEnd();
    return Optional.ofNullable(best);
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}
