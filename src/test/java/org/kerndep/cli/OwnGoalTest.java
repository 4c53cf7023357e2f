package org.kerndep.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kerndep.Examples;

/** Outputs that would replace what a command reads, which is refused unless it is forced. */
class OwnGoalTest {

  @TempDir
  Path directory;

  private Path model;
  private Path input;

  @BeforeEach
  void writeFiles() throws IOException {
    model = directory.resolve("model.kdp");
    Examples.englishModel().write(model);
    input = directory.resolve("in.conllu");
    Files.copy(Examples.ENGLISH_TEST, input);
  }

  @Test
  void theInputStaysAsItIs() throws IOException {
    Path link = Files.createSymbolicLink(directory.resolve("link.conllu"), input);
    Path other = Files.writeString(directory.resolve("other.conllu"), Files.readString(input));
    for (Path output : List.of(input, link, directory.resolve("./in.conllu"))) {
      refuses(output, "parse", "--model=" + model, input.toString());
      refuses(output, "parse", "--model=" + model, "--input=" + input);
      refuses(output, "kbest", "--model=" + model, input.toString());
      refuses(output, "convert", "--input=" + input);
      refuses(output, "view", "--input=" + input);
      refuses(output, "view", "--input=" + other, "--compare=" + input);
      refuses(output, "calibrate", "--model=" + model, "--dev=" + input);
    }
    assertThat(input).hasSameBinaryContentAs(Examples.ENGLISH_TEST);
  }

  @Test
  void theModelStaysAsItIs() throws IOException {
    byte[] before = Files.readAllBytes(model);
    refuses(model, "parse", "--model=" + model, input.toString());
    refuses(model, "kbest", "--to=conllu", "--model=" + model, input.toString());
    assertThat(model).hasBinaryContent(before);
  }

  @Test
  void aDirectoryIsNoOutput() {
    for (String[] command : new String[][] {{"parse", "--model=" + model, input.toString()},
        {"kbest", "--model=" + model, input.toString()}, {"convert", "--input=" + input},
        {"view", "--input=" + input}}) {
      CommandRun run = run(command, "--output=" + directory, "--force");
      assertThat(run.exitCode()).isEqualTo(2);
      assertThat(run.err()).contains("is a directory; name a file");
    }
  }

  @Test
  void forceReplaces() throws IOException {
    CommandRun run = run(new String[] {"parse", "--model=" + model, input.toString()}, "--output=" + input, "--force");
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(Files.readString(input)).isNotEqualTo(Files.readString(Examples.ENGLISH_TEST)).contains("1\t");
    assertThat(run(new String[] {"convert", "--input=" + input}, "--output=" + input, "--force").exitCode()).isZero();
  }

  private static void refuses(Path output, String... command) {
    CommandRun run = run(command, "--output=" + output);
    assertThat(run.exitCode()).as(String.join(" ", command)).isEqualTo(2);
    assertThat(run.err()).contains(output + " would be replaced, but this command reads it; name another output, or "
        + "give --force");
  }

  private static CommandRun run(String[] command, String... options) {
    String[] all = new String[command.length + options.length];
    System.arraycopy(command, 0, all, 0, command.length);
    System.arraycopy(options, 0, all, command.length, options.length);
    return CommandRun.of(all);
  }
}
