package org.kerndep.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kerndep.Examples;
import org.kerndep.bundle.ModelBundle;

/** Training and use of a kernel in the decoder, as a user sees them. */
class KernelModeCommandIT {

  private static final String TRAIN = Examples.ENGLISH_TRAIN.toString();
  private static final String TEST = Examples.ENGLISH_TEST.toString();
  /** A poor base parser, so that there is something to learn; the weight of the kernel is given. */
  private static final List<String> SETTINGS = List.of("part-bits=16", "label-bits=16", "decoder=eisner", "epochs=1",
      "fold-epochs=1", "folds=3", "k=5", "decode-c=0.01", "rerank-iterations=1", "rerank-beta=0.1");

  @TempDir
  Path directory;

  private String model;

  @BeforeEach
  void name() {
    model = directory.resolve("m.kdp").toString();
  }

  private CommandRun train(String... more) {
    List<String> arguments = new ArrayList<>(List.of("train", "--train", TRAIN, "--model", model));
    arguments.addAll(SETTINGS);
    arguments.addAll(List.of(more));
    return CommandRun.of(arguments.toArray(String[]::new));
  }

  @Test
  void kernelInTheDecoderIsTheSameWithAnyNumberOfThreads() throws IOException {
    CommandRun run = train("--kernel-mode", "decode", "decode-weight=1");
    assertThat(run.exitCode()).as(run.err()).isZero();
    byte[] bytes = Files.readAllBytes(Path.of(model));
    train("--kernel-mode", "decode", "decode-weight=1", "--threads", "2");
    assertThat(Path.of(model)).hasBinaryContent(bytes);
    assertThat(directory.toFile().list()).containsExactly("m.kdp");
    ModelBundle bundle = ModelBundle.read(Path.of(model));
    assertThat(bundle.decodingKernel().orElseThrow().weight()).isEqualTo(1);
    assertThat(bundle.reranker()).isEmpty();
    assertThat(CommandRun.of("inspect", model).out()).contains("config.kernel-mode: decode\n",
        "used-decode-weight: 1.0\n", "decode-support-parts: ", "decode-held-out-gain: ");
    String parsed = CommandRun.of("parse", "--model", model, TEST).out();
    assertThat(CommandRun.of("kbest", "--model", model, "-k", "1", TEST).out().replaceAll("# kbest_.*\n", ""))
        .isEqualTo(parsed);
    train("--base-only");
    assertThat(CommandRun.of("parse", "--model", model, TEST).out()).isNotEqualTo(parsed);
  }

  @Test
  void whatIsOfNoUseIsLeftOut() throws IOException {
    CommandRun run = train("--kernel-mode", "decode", "decode-weight=0");
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.log()).contains("a kernel in the decoder is of no use on the");
    assertThat(ModelBundle.read(Path.of(model)).decodingKernel()).isEmpty();
  }

  @Test
  void aRerankerMayFollow() throws IOException {
    CommandRun run = train("--kernel-mode", "decode+rerank", "decode-weight=1");
    assertThat(run.exitCode()).as(run.err()).isZero();
    ModelBundle bundle = ModelBundle.read(Path.of(model));
    assertThat(bundle.decodingKernel()).isPresent();
    assertThat(bundle.reranker().orElseThrow().trees()).isEqualTo(5);
    assertThat(CommandRun.of("inspect", model).out()).contains("used-decode-weight: 1.0\n", "used-k: 5\n");
    assertThat(CommandRun.of("parse", "--model", model, TEST).out())
        .isNotEqualTo(CommandRun.of("parse", "--no-rerank", "--model", model, TEST).out());
    String again = directory.resolve("again.kdp").toString();
    CommandRun lists = CommandRun.of("train", "--train", TRAIN, "--base", model, "--lists", model, "--model", again);
    assertThat(lists.exitCode()).isEqualTo(2);
    assertThat(lists.err()).contains("has a kernel in its decoder");
  }

  @Test
  void impossibleModesAreWrongUsage() {
    assertThat(train("--kernel-mode", "twice").err())
        .contains("setting kernel-mode must be one of [rerank, decode, decode+rerank]: twice");
    assertThat(train("--kernel-mode", "decode", "labels=joint", "decoder=carreras").err())
        .contains("use labels=arcs or labels=second-stage, not joint");
    CommandRun lists = train("--kernel-mode", "decode", "--base", model, "--lists", model);
    assertThat(lists.exitCode()).isEqualTo(2);
    assertThat(lists.err()).contains("not learnt from lists");
  }
}
