package org.kerndep.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kerndep.Examples;
import org.kerndep.bundle.KBestFile;

class JackknifeCommandTest {

  @TempDir
  Path directory;

  private CommandRun run(Path lists, String threads) {
    return CommandRun.of("jackknife", "--train", Examples.ENGLISH_TEST.toString(), "--lists", lists.toString(),
        "--folds", "3", "-k", "4", "--threads", threads, "epochs=1", "part-bits=16", "label-bits=16", "decoder=eisner");
  }

  @Test
  void writesListsAndPrintsTheOracle() throws IOException {
    Path lists = directory.resolve("a.lists");
    CommandRun run = run(lists, "1");
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.out()).contains("oracle UAS").containsPattern("\n +4 ");
    assertThat(KBestFile.read(lists, Examples.read(Examples.ENGLISH_TEST)).lists())
        .hasSize(Examples.read(Examples.ENGLISH_TEST).size());
    assertThat(Files.list(directory)).containsExactly(lists);
    Path again = directory.resolve("b.lists");
    run(again, "2");
    assertThat(again).hasSameBinaryContentAs(lists);
  }

  @Test
  void wrongUseIsRefused() {
    String train = Examples.ENGLISH_TEST.toString();
    String lists = directory.resolve("a.lists").toString();
    assertThat(CommandRun.of("jackknife", "--train", train, "--lists", lists, "-k", "0").exitCode()).isEqualTo(2);
    assertThat(CommandRun.of("jackknife", "--train", train, "--lists", lists, "--folds", "1").exitCode()).isEqualTo(2);
    assertThat(CommandRun.of("jackknife", "--train", train, "--lists", lists, "keep=best").exitCode()).isEqualTo(2);
    assertThat(Path.of(lists)).doesNotExist();
  }
}
