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

/** Training and use of a reranker, as a user sees them. */
class RerankCommandIT {

  private static final String TRAIN = Examples.ENGLISH_TRAIN.toString();
  private static final String TEST = Examples.ENGLISH_TEST.toString();
  /** A poor base parser, so that there is something to learn; the weight of its score is given. */
  private static final List<String> SETTINGS = List.of("part-bits=16", "label-bits=16", "decoder=eisner", "epochs=1",
      "fold-epochs=1", "folds=3", "k=5", "rerank-iterations=1", "rerank-beta=0.1");

  @TempDir
  Path directory;

  private String model;

  @BeforeEach
  void name() {
    model = directory.resolve("m.kdp").toString();
  }

  private static CommandRun run(List<String> settings, String... arguments) {
    List<String> all = new ArrayList<>(List.of(arguments));
    all.addAll(settings);
    return CommandRun.of(all.toArray(String[]::new));
  }

  private CommandRun train(String... more) {
    List<String> arguments = new ArrayList<>(List.of("train", "--train", TRAIN, "--model", model));
    arguments.addAll(List.of(more));
    CommandRun run = run(SETTINGS, arguments.toArray(String[]::new));
    assertThat(run.exitCode()).as(run.err()).isZero();
    return run;
  }

  @Test
  void trainsAllOfItTheSameWithAnyNumberOfThreads() throws IOException {
    train();
    byte[] bytes = Files.readAllBytes(Path.of(model));
    train("--threads", "2");
    assertThat(Path.of(model)).hasBinaryContent(bytes);
    assertThat(directory.toFile().list()).containsExactly("m.kdp");
    ModelBundle bundle = ModelBundle.read(Path.of(model));
    assertThat(bundle.reranker().orElseThrow().trees()).isEqualTo(5);
    assertThat(bundle.toByteArray()).isEqualTo(bytes);
    assertThat(CommandRun.of("inspect", model).out()).contains("used-rerank-iterations: 1\n", "used-rerank-beta: 0.1\n",
        "used-k: 5\n", "config.rerank-update: margin\n", "config.kernel: template(arc)\n", "held-out-gain: ",
        "\nreranker.kernel: template(arc), ", " parts\n  word form\n",
        "\nreranker.tree: 32 features of whole trees, 2^16 weights\n  frame h.tag h.frame @100\n");
  }

  @Test
  void listsMadeBeforeGiveTheSameReranker() throws IOException {
    train();
    String lists = directory.resolve("a.lists").toString();
    String base = directory.resolve("base.kdp").toString();
    String again = directory.resolve("again.kdp").toString();
    run(SETTINGS, "jackknife", "--train", TRAIN, "--lists", lists, "--folds", "3", "-k", "5");
    run(SETTINGS, "train", "--train", TRAIN, "--base-only", "--model", base);
    CommandRun run = run(SETTINGS, "train", "--train", TRAIN, "--base", base, "--lists", lists, "--model", again);
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.log()).isEmpty();
    assertThat(Path.of(again)).hasSameBinaryContentAs(Path.of(model));
  }

  @Test
  void listsOfOtherDataAreRefusedAndOtherSettingsWarnedOf() {
    String lists = directory.resolve("a.lists").toString();
    String base = directory.resolve("base.kdp").toString();
    run(SETTINGS, "jackknife", "--train", TEST, "--lists", lists, "--folds", "3", "-k", "5");
    run(SETTINGS, "train", "--train", TEST, "--base-only", "--model", base, "cutoff=2");
    CommandRun other = CommandRun.of("train", "--train", TRAIN, "--base", base, "--lists", lists, "--model", model);
    assertThat(other.exitCode()).isEqualTo(3);
    assertThat(other.err()).contains(
        "a.lists: the lists cannot be read (it was made from other training data: 15 sentences, not 92); make them ");
    assertThat(CommandRun.of("train", "--train", TEST, "--base", base, "--lists", lists, "--model", model).log())
        .contains("the lists were made with cutoff=1 instead of 2; the reranker may expect other trees");
    CommandRun alone = CommandRun.of("train", "--train", TRAIN, "--base", base, "--model", model);
    assertThat(alone.exitCode()).isEqualTo(2);
    assertThat(alone.err()).contains("--base and --lists go together");
    CommandRun none = CommandRun.of("train", "--train", TRAIN, "--base", base, "--lists", base, "--model", model);
    assertThat(none.exitCode()).isEqualTo(3);
    assertThat(none.err()).contains("the lists cannot be read (");
  }

  @Test
  void settingsThatDoNotFitAreNotBlamedOnTheLists() {
    String lists = directory.resolve("a.lists").toString();
    String base = directory.resolve("base.kdp").toString();
    run(SETTINGS, "jackknife", "--train", TEST, "--lists", lists, "--folds", "3", "-k", "5");
    run(SETTINGS, "train", "--train", TEST, "--base-only", "--model", base);
    CommandRun run = run(SETTINGS, "train", "--train", TEST, "--base", base, "--lists", lists, "--model", model,
        "rerank-features=mined", "mining-memory=" + Long.MAX_VALUE);
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).startsWith("kerndep: mining-memory of ").contains("lower mining-memory")
        .doesNotContain("jackknife");
  }

  @Test
  void parsingRanksUnlessToldNotTo() throws IOException {
    train();
    String ranked = CommandRun.of("kbest", "--model", model, "-k", "2", TEST).out();
    String plain = CommandRun.of("kbest", "--model", model, "-k", "2", "--no-rerank", TEST).out();
    assertThat(ranked).contains("# kbest_base_score = ");
    assertThat(plain).doesNotContain("kbest_base_score").isNotEqualTo(ranked);
    assertThat(CommandRun.of("kbest", "--model", model, "--to", "jsonl", TEST).out()).contains("\"base_score\":");
    String parsed = CommandRun.of("parse", "--model", model, TEST).out();
    assertThat(parsed).isNotEqualTo(CommandRun.of("parse", "--no-rerank", "--model", model, TEST).out());
    String first = CommandRun.of("kbest", "--model", model, "-k", "1", TEST).out();
    assertThat(first.replaceAll("# kbest_.*\n", "")).isEqualTo(parsed);
    assertThat(CommandRun.of("benchmark", "--no-rerank", "--rounds", "1", "--model", model, "--input", TEST).exitCode())
        .isZero();
  }

  @Test
  void fewSentencesHaveNoReranker() throws IOException {
    Path few = directory.resolve("few.conllu");
    String text = Files.readString(Examples.ENGLISH_TEST);
    Files.writeString(few, text.substring(0, text.indexOf("\n\n", 1500) + 2));
    CommandRun run = run(SETTINGS, "train", "--train", few.toString(), "--model", model);
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.log()).contains("too few for a reranker; the model has none");
    assertThat(ModelBundle.read(Path.of(model)).reranker()).isEmpty();
  }
}
