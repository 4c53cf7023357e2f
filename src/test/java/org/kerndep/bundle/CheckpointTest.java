package org.kerndep.bundle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.management.ThreadMXBean;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kerndep.Examples;
import org.kerndep.base.ArcPruner;
import org.kerndep.base.BaseModel;
import org.kerndep.bundle.bytes.ByteSink;
import org.kerndep.bundle.bytes.FrameOutput;
import org.kerndep.data.RootMode;
import org.kerndep.eval.AttachmentScore;
import org.kerndep.feature.SparseVector;
import org.kerndep.feature.TrainableWeights;
import org.kerndep.feature.WeightTable;

class CheckpointTest {

  private static final int VERSION_AT = 8;
  private static final int EPOCHS = 5;
  private static final Manifest RUN = new Manifest(Map.of("code", "1.0"));

  private final BaseModel model = Examples.englishModel().base();
  private final TrainableWeights parts = new TrainableWeights(17, 0);
  private final TrainableWeights labels = new TrainableWeights(16, 40);
  private final BestEpoch best =
      new BestEpoch(2, new AttachmentScore(9, 8, 7, 6, 5, 4, 3), PackedModel.of(model));

  @TempDir
  Path directory;

  private Path file;
  private byte[] bytes;

  @BeforeEach
  void write() throws IOException {
    SplittableRandom random = new SplittableRandom(31);
    for (int step = 1; step <= 200; step++) {
      parts.add(new SparseVector.Builder().add(random.nextInt(1 << 17), 1).build(), random.nextDouble(), step);
      labels.add(new SparseVector.Builder().add(random.nextInt(1 << 16), -1).build(), random.nextDouble(), step);
    }
    labels.add(new SparseVector.Builder().add((1 << 16) + 39, 1).build(), 0.1, 201);
    file = directory.resolve("m.checkpoint");
    CheckpointWriter.write(file, RUN, new Checkpoint(3, 1L << 40, model.pruner(), parts, labels, Optional.of(best)));
    bytes = Files.readAllBytes(file);
  }

  private Checkpoint read() throws IOException {
    try (CheckpointReader reader = new CheckpointReader(file)) {
      assertThat(reader.run()).isEqualTo(RUN);
      return reader.read(EPOCHS, () -> new TrainableWeights(17, 0), () -> new TrainableWeights(16, 40));
    }
  }

  @Test
  void comesBackAsItWas() throws IOException {
    Checkpoint read = read();
    assertThat(read.epoch()).isEqualTo(3);
    assertThat(read.step()).isEqualTo(1L << 40);
    assertSame(read.partWeights(), parts);
    assertSame(read.labelWeights(), labels);
    BestEpoch readBest = read.best().orElseThrow();
    assertThat(readBest.epoch()).isEqualTo(2);
    assertThat(readBest.score()).isEqualTo(best.score());
    assertThat(readBest.model().bytes()).isEqualTo(best.model().bytes());
    CheckpointWriter.write(file, RUN, read);
    assertThat(file).hasBinaryContent(bytes);
    assertThat(directory.toFile().list()).hasSize(1);
  }

  private static void assertSame(TrainableWeights read, TrainableWeights written) {
    assertThat(read.current().size()).isEqualTo(written.current().size());
    for (int i = 0; i < read.current().size(); i++) {
      assertThat(read.current().get(i)).isEqualTo(written.current().get(i));
      assertThat(read.weightedChanges(i)).isEqualTo(written.weightedChanges(i));
    }
  }

  @Test
  void thereNeedNotBeABestEpoch() throws IOException {
    CheckpointWriter.write(file, RUN, new Checkpoint(0, 0, model.pruner(), parts, labels, Optional.empty()));
    assertThat(read().best()).isEmpty();
  }

  @Test
  void weightsThatAreZeroTakeNoRoom() throws IOException {
    CheckpointWriter.write(file, RUN, new Checkpoint(0, 0, model.pruner(), new TrainableWeights(22, 0),
        new TrainableWeights(22, 40), Optional.empty()));
    assertThat(Files.size(file)).isLessThan(bytes.length / 2);
  }

  @Test
  void aTruncatedFileIsRefused() throws IOException {
    SplittableRandom random = new SplittableRandom(5);
    for (int draw = 0; draw < 100; draw++) {
      int length = draw < 40 ? draw : random.nextInt(bytes.length);
      Files.write(file, Arrays.copyOf(bytes, length));
      assertThatThrownBy(this::read).as("length %d", length).isInstanceOf(IOException.class)
          .hasMessageStartingWith("it ");
    }
  }

  @Test
  void aFlippedBitAnywhereIsNoticed() throws IOException {
    SplittableRandom random = new SplittableRandom(6);
    for (int draw = 0; draw < 100; draw++) {
      byte[] damaged = bytes.clone();
      int position = draw < 40 ? draw : random.nextInt(bytes.length);
      damaged[position] ^= (byte) (1 << random.nextInt(8));
      Files.write(file, damaged);
      assertThatThrownBy(this::read).as("byte %d", position).isInstanceOf(IOException.class)
          .hasMessageStartingWith("it ");
    }
  }

  @Test
  void whatIsWrongIsSaid() throws IOException {
    Files.write(file, Arrays.copyOf(bytes, bytes.length + 3));
    assertThatThrownBy(this::read).hasMessageContaining("checksum does not match");
    byte[] later = bytes.clone();
    later[VERSION_AT + 3]++;
    Files.write(file, later);
    assertThatThrownBy(this::read).hasMessageContaining("another version");
    Files.write(file, Examples.englishModel().toByteArray());
    assertThatThrownBy(this::read).hasMessageContaining("not a checkpoint");
  }

  @Test
  void tablesOfAnotherSizeThanTheRunsAreRefused() throws IOException {
    for (int[] table : new int[][] {{28, 0}, {17, Integer.MAX_VALUE}, {8, 0}, {Integer.MAX_VALUE, 0}}) {
      write(new ByteSink().putCount(1).putLong(1), model.pruner(),
          new ByteSink().putCount(table[0]).putCount(table[1]));
      refusesInLittleMemory();
    }
  }

  @Test
  void aLargePrunerInASmallFileIsRefused() throws IOException {
    ArcPruner huge = new ArcPruner(new WeightTable.Builder(28, 0, 1).build(), 0.1, 16, true, RootMode.SINGLE);
    write(new ByteSink().putCount(1).putLong(1), huge, new ByteSink().putCount(17).putCount(0));
    refusesInLittleMemory();
  }

  @Test
  void moreEpochsThanTheRunHasAreRefused() throws IOException {
    write(new ByteSink().putCount(EPOCHS + 1).putLong(1), model.pruner(), new ByteSink().putCount(17).putCount(0));
    refusesInLittleMemory();
  }

  private void write(ByteSink state, ArcPruner pruner, ByteSink table) throws IOException {
    BaseModelCodec.putPruner(state, pruner);
    try (OutputStream target = Files.newOutputStream(file)) {
      FrameOutput out = new FrameOutput(target, Checkpoint.MAGIC, Checkpoint.VERSION);
      for (ByteSink frame : List.of(new ByteSink().putText(RUN.toString()), state, new ByteSink().putCount(0), table)) {
        out.write(frame);
      }
      out.end();
    }
  }

  private void refusesInLittleMemory() {
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long before = threads.getCurrentThreadAllocatedBytes();
    assertThatThrownBy(this::read).isInstanceOf(IOException.class).hasMessage("it is damaged, its parts do not fit");
    assertThat(threads.getCurrentThreadAllocatedBytes() - before).isLessThan(64 << 20);
  }
}
