package org.kerndep.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kerndep.Examples;

/** Explanations through the command line. */
class ExplainCommandTest {

  private static final String TEST = Examples.ENGLISH_TEST.toString();

  @TempDir
  Path directory;

  private String model;

  @BeforeEach
  void writeModel() throws IOException {
    model = directory.resolve("model.kdp").toString();
    Examples.englishModel().write(Path.of(model));
  }

  @Test
  void everySentenceIsExplained() {
    CommandRun run = CommandRun.of("explain", "--model", model, TEST);
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.out()).contains("the chosen tree ", ", rank 2 ", "for the chosen tree: +", "for rank 2: -",
        "base parser: ");
    assertThat(run.out().split("\n\n")).hasSize(15);
    assertThat(CommandRun.of("explain", "--model", model, "--threads", "2", TEST).out()).isEqualTo(run.out());
  }

  @Test
  void reasonsOfALineAddUp() throws IOException {
    CommandRun run = CommandRun.of("explain", "--model", model, "--json", "--against", "3", TEST);
    for (String line : run.out().lines().toList()) {
      JsonNode json = new ObjectMapper().readTree(line);
      double sum = json.get("rest").doubleValue();
      for (JsonNode reason : json.get("reasons")) {
        sum += reason.get("value").doubleValue();
      }
      assertThat(sum).isCloseTo(json.get("difference").doubleValue(), within(1e-9));
      assertThat(json.get("against").textValue()).isEqualTo("rank 3");
    }
  }

  @Test
  void treesAreComparedWithGoldAndBase() {
    assertThat(CommandRun.of("explain", "--model", model, "--against", "gold", TEST).out())
        .contains("the gold tree");
    assertThat(CommandRun.of("explain", "--model", model, "--against", "base", TEST).out())
        .contains("the chosen tree is the base parser's");
  }

  @Test
  void decisionsAreCounted() {
    CommandRun run = CommandRun.of("explain", "--model", model, "--summary", TEST);
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.out()).startsWith("15 comparisons: ").contains("layer ", "source ", "base parser ", "distance ");
    assertThat(CommandRun.of("explain", "--model", model, "--summary", "--json", TEST).out())
        .startsWith("{\"compared\":15,");
  }

  @Test
  void anArcThatNobodyWouldHaveIsSuspect() throws IOException {
    Path parsed = directory.resolve("parsed.conllu");
    CommandRun.of("parse", "--model", model, TEST, "--output", parsed.toString());
    assertThat(CommandRun.of("explain", "--model", model, "--suspects", parsed.toString()).out()).isEmpty();
    Path wrong = directory.resolve("wrong.conllu");
    Files.writeString(wrong, Files.readString(parsed).replace("\tdet\t", "\tobj\t"));
    CommandRun run = CommandRun.of("explain", "--model", model, "--suspects", "--least", "0", wrong.toString());
    assertThat(run.out()).contains("gold   ", "(obj)", "found  ", "(det)", "label det, not obj");
    assertThat(CommandRun.of("explain", "--model", model, "--suspects", "--least", "0", "--json", wrong.toString())
        .out()).startsWith("{\"confidence\":");
  }

  @Test
  void wrongUsageIsRefused() {
    assertThat(CommandRun.of("explain", "--model", model, "--against", "1", TEST).err())
        .contains("gold, base or a rank from 2 on, not '1'");
    assertThat(CommandRun.of("explain", "--model", model, "--summary", "--suspects", TEST).exitCode()).isEqualTo(2);
    assertThat(CommandRun.of("explain", "--model", model, "--least", "2", TEST).exitCode()).isEqualTo(2);
  }
}
