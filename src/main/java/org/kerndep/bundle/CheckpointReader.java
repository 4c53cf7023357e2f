package org.kerndep.bundle;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Supplier;
import org.kerndep.base.ArcPruner;
import org.kerndep.bundle.bytes.ByteSource;
import org.kerndep.bundle.bytes.FrameInput;
import org.kerndep.bundle.bytes.ModelFormatException;
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

  /**
   * The checkpoint; can be read once.
   *
   * @param epochs how many the run has; a checkpoint after more is refused
   * @param parts tables of zeros of the run's own size, to be filled; the file has no say in how large they are
   * @param labels the same for labels
   */
  public Checkpoint read(int epochs, Supplier<TrainableWeights> parts, Supplier<TrainableWeights> labels)
      throws IOException {
    try {
      ByteSource state = in.next();
      int epoch = state.readCount();
      if (epoch > epochs) {
        throw state.corrupt("more epochs than there are");
      }
      long step = state.readLong();
      ArcPruner pruner = BaseModelCodec.readPruner(state);
      state.expectEnd();
      Optional<BestEpoch> best = best(in.next());
      TrainableWeights partWeights = filled(parts.get());
      TrainableWeights labelWeights = filled(labels.get());
      in.expectEnd();
      return new Checkpoint(epoch, step, pruner, partWeights, labelWeights, best);
    } catch (ModelFormatException | IllegalArgumentException e) {
      throw new IOException("it is damaged, its parts do not fit", e);
    }
  }

  private TrainableWeights filled(TrainableWeights zeros) throws IOException {
    TrainableWeightsCodec.read(in, zeros);
    return zeros;
  }

  private static Optional<BestEpoch> best(ByteSource in) throws ModelFormatException {
    int epoch = in.readCount();
    BestEpoch best = null;
    if (epoch > 0) {
      AttachmentScore score = new AttachmentScore(in.readLong(), in.readLong(), in.readLong(), in.readLong(),
          in.readLong(), in.readLong(), in.readLong());
      best = new BestEpoch(epoch, score, PackedModel.read(in.readBlock().readRemainingBytes()));
    }
    in.expectEnd();
    return Optional.ofNullable(best);
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}
