package org.kerndep.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kerndep.Examples;

/** Lists of trees through the command line: written and scored. */
class KBestCommandTest {

  private static final String TEST = Examples.ENGLISH_TEST.toString();
  private static final String SHORT = "1\tGo\tgo\tVERB\tVB\t_\t_\t_\t_\t_\n";
  private static final Pattern RANKS = Pattern.compile("(?m)^# kbest_rank = (\\d+)$");
  private static final Pattern PROBABILITIES = Pattern.compile("\"prob\":([^,]+),");

  @TempDir
  Path directory;

  private String model;
  private Path lists;

  @BeforeEach
  void writeModel() throws IOException {
    model = directory.resolve("model.kdp").toString();
    lists = directory.resolve("lists.conllu");
    Examples.englishModel().write(Path.of(model));
  }

  @Test
  void firstTreesAreThoseOfParse() throws IOException {
    CommandRun run = CommandRun.of("kbest", "--model", model, "-k", "3", TEST, "--output", lists.toString());
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.log()).isEmpty();
    String text = Files.readString(lists);
    assertThat(RANKS.matcher(text).results().map(r -> r.group(1)).toList())
        .hasSize(45).startsWith("1", "2", "3", "1", "2", "3");
    assertThat(Arrays.stream(text.split("(?<=\n\n)")).filter(block -> block.contains("# kbest_rank = 1\n"))
        .map(block -> block.replaceAll("# kbest_.*\n", "")).collect(Collectors.joining()))
        .isEqualTo(CommandRun.of("parse", "--model", model, TEST).out());
  }

  @Test
  void oneBestListsAreWhatParseWritesButForTheComments() {
    assertThat(CommandRun.of("kbest", "--model", model, "-k", "1", TEST).out().replaceAll("# kbest_.*\n", ""))
        .isEqualTo(CommandRun.of("parse", "--model", model, TEST).out());
  }

  @Test
  void streamsThreadsAndCompressionDoNotChangeTheResult() throws IOException {
    CommandRun.of("kbest", "--model", model, "--input", TEST, "--output", lists.toString());
    String expected = Files.readString(lists);
    assertThat(CommandRun.of("kbest", "--model", model, TEST, "--threads", "2").out()).isEqualTo(expected);
    assertThat(CommandRun.withInput(Files.readAllBytes(Examples.ENGLISH_TEST), "kbest", "--model", model, "-").out())
        .isEqualTo(expected);
    Path compressed = directory.resolve("lists.conllu.gz");
    CommandRun.of("kbest", "--model", model, TEST, "--output", compressed.toString());
    try (InputStream in = new GZIPInputStream(Files.newInputStream(compressed))) {
      assertThat(new String(in.readAllBytes(), StandardCharsets.UTF_8)).isEqualTo(expected);
    }
  }

  @Test
  void jsonHasOneLinePerSentenceWithProbabilitiesThatSumToOne() throws IOException {
    Path json = directory.resolve("lists.jsonl");
    CommandRun.of("kbest", "--model", model, TEST, "--output", json.toString());
    List<String> lines = Files.readAllLines(json);
    assertThat(lines).hasSize(15).allSatisfy(line -> assertThat(
        PROBABILITIES.matcher(line).results().mapToDouble(p -> Double.parseDouble(p.group(1))).sum())
        .isEqualTo(1, within(1e-9)));
    assertThat(lines.get(0)).startsWith("{\"sent_id\":\"ex-en-test-001\","
        + "\"text\":\"The old teacher reads a letter.\",\"words\":[{\"form\":\"The\",\"lemma\":\"the\",\"upos\":\"DET\",")
        .contains("\"trees\":[{\"rank\":1,\"score\":");
    assertThat(CommandRun.of("kbest", "--model", model, TEST, "--to", "jsonl").out())
        .isEqualTo(Files.readString(json));
  }

  @Test
  void shortListsAreToldOnce() {
    byte[] input = (SHORT + "\n" + SHORT).getBytes(StandardCharsets.UTF_8);
    CommandRun run = CommandRun.withInput(input, "kbest", "--model", model, "-k", "7");
    assertThat(run.out()).containsOnlyOnce("# kbest_rank = 1\n" + "# kbest_score = " + firstScore(run.out())
        + "\n# kbest_prob = 1.0\n1\tGo\tgo\tVERB\tVB\t_\t0\troot\t_\t_\n\n# kbest_rank = 1\n").endsWith("\t_\t_\n");
    assertThat(run.log()).containsOnlyOnce(
        "2 of 2 sentences have fewer than 7 trees that the decoder finds; all of those are written");
  }

  @Test
  void anotherDecoderOfTheSamePartsMayMakeTheLists() {
    String own = CommandRun.of("kbest", "--model", model, TEST).out();
    assertThat(CommandRun.of("kbest", "--model", model, TEST, "--decoder", "koo-collins-1").out()).isEqualTo(own);
    CommandRun merged = CommandRun.of("kbest", "--model", model, TEST, "--decoder", "koo-collins-1+hill-climbing");
    assertThat(merged.exitCode()).as(merged.err()).isZero();
    assertThat(merged.out()).isNotEqualTo(own).isEqualTo(CommandRun.of("kbest", "--model", model, TEST, "--decoder",
        "koo-collins-1+hill-climbing", "--threads", "2").out());
    CommandRun other = CommandRun.of("kbest", "--model", model, TEST, "--decoder", "carreras");
    assertThat(other.exitCode()).isEqualTo(2);
    assertThat(other.err()).contains("decoder carreras scores other parts than koo-collins-1, with which the model was "
        + "trained; choose from koo-collins-1, hill-climbing, koo-collins-1+climb, koo-collins-1+hill-climbing");
    assertThat(CommandRun.of("kbest", "--model", model, TEST, "--decoder", "greedy").exitCode()).isEqualTo(2);
  }

  @Test
  void fewerThanOneTreeIsRefused() {
    for (String k : List.of("0", "-3")) {
      CommandRun run = CommandRun.of("kbest", "--model", model, TEST, "-k", k);
      assertThat(run.exitCode()).isEqualTo(2);
      assertThat(run.err()).isEqualTo("kerndep: -k must be at least 1: " + k + "\n");
    }
  }

  private static String firstScore(String text) {
    return Pattern.compile("kbest_score = (.*)").matcher(text).results().findFirst().orElseThrow().group(1);
  }

  @Test
  void badSentencesAreSkippedOnRequest() {
    byte[] input = ("1\tonly\tthree\n\n" + SHORT + "\n").getBytes(StandardCharsets.UTF_8);
    assertThat(CommandRun.withInput(input, "kbest", "--model", model, "-k", "1").exitCode()).isEqualTo(3);
    CommandRun run = CommandRun.withInput(input, "kbest", "--model", model, "-k", "1", "--skip-bad");
    assertThat(run.exitCode()).isZero();
    assertThat(run.out()).containsOnlyOnce("kbest_rank");
    assertThat(run.log()).contains("skipped: standard input:1: 3 columns", "skipped 1 bad sentence, kept 1");
  }

  @Test
  void otherFormatsAreReadAndBecomeConllu() {
    String conll09 = directory.resolve("test.conll09").toString();
    CommandRun.of("convert", "--input", TEST, "--output", conll09);
    CommandRun run = CommandRun.of("kbest", "--model", model, conll09, "-k", "2", "--output", lists.toString());
    assertThat(run.exitCode()).as(run.err()).isZero();
    CommandRun oracle = CommandRun.of("evaluate", "--kbest", "--gold", TEST, "--system", lists.toString());
    assertThat(oracle.exitCode()).as(oracle.err()).isZero();
  }

  @Test
  void evaluateShowsWhatTheBestChoiceWouldScore() throws IOException {
    CommandRun.of("kbest", "--model", model, TEST, "--output", lists.toString());
    CommandRun table = CommandRun.of("evaluate", "--kbest", "--gold", TEST, "--system", lists.toString());
    assertThat(table.out()).startsWith("sentences         15\nwords ")
        .contains("     k oracle UAS oracle LAS gold heads gold trees     trees\n     1 ")
        .containsPattern("\n +1 .* 1\\.00\n +5 .* 5\\.00\n +10 .* 10\\.00\n +25 .*\n$");
    JsonNode json = json("--kbest", "--punct", "upos");
    assertThat(json.get("punctuation").asText()).isEqualTo("upos");
    assertThat(json.get("sentences").asInt()).isEqualTo(15);
    assertThat(json.get("kbest").findValuesAsText("k")).containsExactly("1", "5", "10", "25");
    assertThat(json.get("kbest").get(1).get("averageSize").asDouble()).isEqualTo(5);
    CommandRun.of("kbest", "--model", model, TEST, "-k", "1", "--output", lists.toString());
    JsonNode oracle = json("--kbest").get("kbest").get(0);
    assertThat(oracle.get("oracleUas")).isEqualTo(json().get("uas"));
    assertThat(oracle.get("oracleLas")).isEqualTo(json().get("las"));
  }

  private JsonNode json(String... options) throws IOException {
    List<String> arguments =
        new ArrayList<>(List.of("evaluate", "--gold", TEST, "--system", lists.toString(), "--json"));
    arguments.addAll(List.of(options));
    return new ObjectMapper().readTree(CommandRun.of(arguments.toArray(String[]::new)).out());
  }
}
