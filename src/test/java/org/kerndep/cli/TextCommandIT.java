package org.kerndep.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kerndep.Examples;
import org.kerndep.bundle.ModelBundle;
import org.kerndep.text.TextExamples;

class TextCommandIT {

  private static final String[] SMALL = {"epochs=2", "part-bits=16", "label-bits=16"};

  @TempDir
  static Path directory;

  private static String model;
  private static String withoutText;

  @BeforeAll
  static void writeModels() throws Exception {
    ModelBundle plain = Examples.englishModel();
    model = directory.resolve("text.kdp").toString();
    withoutText = directory.resolve("plain.kdp").toString();
    plain.write(Path.of(withoutText));
    plain.withText(plain.manifest(), TextExamples.english()).write(Path.of(model));
  }

  @Test
  void theExampleTextIsParsedFromTheFirstToTheLastWord() throws Exception {
    CommandRun run = CommandRun.of("parse", "--model", model, "examples/english.txt");
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.out()).startsWith("# newpar\n# sent_id = 1\n# text = The old baker lives in a small house near the "
        + "river.\n1\tThe\tthe\tDET\tDT\tDefinite=Def|PronType=Art\t3\tdet\t_\t_\n");
    Path parsed = Files.writeString(directory.resolve("parsed.conllu"), run.out());
    assertThat(CommandRun.of("evaluate", "--gold", parsed.toString(), "--system", parsed.toString(), "--align").out())
        .contains("sentences", "LAS");
  }

  @Test
  void textFromStandardInputIsRecognised() {
    CommandRun run = CommandRun.withInput("Anna doesn't sleep.".getBytes(StandardCharsets.UTF_8), "parse", "--model",
        model);
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.out()).contains("\n2-3\tdoesn't\t_\t", "\n3\tn't\tnot\tPART\t");
  }

  @Test
  void aTextInQuotesIsParsed() {
    CommandRun run = CommandRun.of("parse", "--model", model, "The dog sleeps.");
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.out()).contains("# text = The dog sleeps.\n1\tThe\t");
    assertThat(CommandRun.of("parse", "--model", model, "nosuchfile.txt").err()).contains("no such file");
  }

  @Test
  void parsedTextCanBeJson() {
    String json = CommandRun.of("parse", "--model", model, "The dog sleeps.", "--json").out();
    assertThat(json).startsWith("{\"sent_id\":\"1\",\"text\":\"The dog sleeps.\"").contains("\"heads\":[").endsWith("}\n");
    assertThat(CommandRun.of("parse", "--model", model, "The dog sleeps.", "--to", "jsonl").out()).isEqualTo(json);
    assertThat(CommandRun.of("parse", "--model", model, "The dog sleeps.", "--json", "--confidence").out())
        .contains("\"arc_probs\":[");
    assertThat(CommandRun.of("parse", "--model", model, "The dog sleeps.", "--to", "conllx").out())
        .startsWith("1\tThe\t");
    assertThat(CommandRun.of("parse", "--model", model, "The dog sleeps.", "--to", "xml").err()).contains("jsonl");
  }

  @Test
  void linesThatBeginWithANumberSignAreText() {
    CommandRun run = CommandRun.withInput("# The dog sleeps\n#birds sing.\n".getBytes(StandardCharsets.UTF_8), "parse",
        "--model", model);
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.out()).contains("\tdog\t", "\tsleeps\t", "#birds");
  }

  @Test
  void tablesAreStillTables() throws Exception {
    String table = Files.readString(Examples.ENGLISH_TEST);
    CommandRun piped = CommandRun.withInput(table.getBytes(StandardCharsets.UTF_8), "parse", "--model", model);
    assertThat(piped.out()).isEqualTo(CommandRun.of("parse", "--model", withoutText,
        Examples.ENGLISH_TEST.toString()).out());
    CommandRun asText = CommandRun.withInput(table.getBytes(StandardCharsets.UTF_8), "parse", "--model", model,
        "--format", "text");
    assertThat(asText.out()).startsWith("# newpar\n# sent_id = 1\n# text = #");
  }

  @Test
  void emptyInputGivesEmptyOutput() {
    for (String format : new String[] {"auto", "text"}) {
      CommandRun run = CommandRun.withInput(new byte[0], "parse", "--model", model, "--format", format);
      assertThat(run.exitCode()).isZero();
      assertThat(run.out()).isEmpty();
    }
  }

  @Test
  void listsOfTreesAreMadeFromText() {
    CommandRun run = CommandRun.withInput("Dogs bark.".getBytes(StandardCharsets.UTF_8), "kbest", "--model", model,
        "-k", "2", "--to", "jsonl");
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.out()).contains("\"Dogs\"");
  }

  @Test
  void textWithoutModelsForItIsAnErrorThatSaysHowToTrainThem() {
    CommandRun run = CommandRun.of("parse", "--model", withoutText, "examples/english.txt");
    assertThat(run.exitCode()).isEqualTo(Main.BAD_INPUT);
    assertThat(run.err()).contains("examples/english.txt: is plain text", "plain.kdp", "train --with-text");
    CommandRun tag = CommandRun.of("parse", "--model", withoutText, "--tag", Examples.ENGLISH_TEST.toString());
    assertThat(tag.exitCode()).isEqualTo(Main.WRONG_USAGE);
    assertThat(tag.err()).contains("--tag", "train --with-text");
  }

  @Test
  void tagsOfATableAreReplaced() {
    String table = "1\tDogs\tx\tX\tX\tA=B\t_\t_\t_\tKept=Yes\n2\tbark\t_\t_\t_\t_\t_\t_\t_\t_\n"
        + "3\t.\t_\t_\t_\t_\t_\t_\t_\t_\n\n";
    CommandRun run = CommandRun.withInput(table.getBytes(StandardCharsets.UTF_8), "parse", "--model", model, "--tag");
    assertThat(run.out())
        .startsWith("1\tDogs\tdog\tNOUN\tNNS\tNumber=Plur\t2\tnsubj\t_\tKept=Yes\n2\tbark\tbark\tVERB");
  }

  @Test
  void trainingWithTextAndPredictedTagsIsRepeatable() throws Exception {
    byte[] first = train("first.kdp", "--threads", "1");
    assertThat(train("second.kdp", "--threads", "2")).isEqualTo(first);
    CommandRun inspect = CommandRun.of("inspect", directory.resolve("first.kdp").toString());
    assertThat(inspect.out()).contains("\ntags: predicted\n", "\ntext: ");
    Path bare = directory.resolve("bare.kdp");
    CommandRun.of(trainArguments(bare, "--tags", "gold"));
    assertThat(CommandRun.of("inspect", bare.toString()).out()).doesNotContain("\ntags:", "\ntext:");
    Path added = directory.resolve("added.kdp");
    CommandRun run = CommandRun.of("train", "--train", Examples.ENGLISH_TRAIN.toString(), "--model", added.toString(),
        "--base", bare.toString(), "--with-text");
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(ModelBundle.read(added).text()).isPresent();
    assertThat(ModelBundle.read(added).baseHash()).isEqualTo(ModelBundle.read(bare).baseHash());
  }

  private static byte[] train(String name, String... more) throws Exception {
    Path file = directory.resolve(name);
    String[] arguments = trainArguments(file, "--tags", "predicted", "--with-text", "--dev",
        Examples.ENGLISH_TEST.toString());
    CommandRun run = CommandRun.of(concat(arguments, more));
    assertThat(run.exitCode()).as(run.err()).isZero();
    return Files.readAllBytes(file);
  }

  private static String[] trainArguments(Path file, String... more) {
    return concat(concat(new String[] {"train", "--train", Examples.ENGLISH_TRAIN.toString(), "--model",
        file.toString(), "--base-only"}, SMALL), more);
  }

  private static String[] concat(String[] first, String[] second) {
    String[] all = Arrays.copyOf(first, first.length + second.length);
    System.arraycopy(second, 0, all, first.length, second.length);
    return all;
  }

  @Test
  void onlyConlluHasText() throws Exception {
    Path conllx = Files.writeString(directory.resolve("x.conllx"), "1\tDogs\t_\tN\tN\t_\t0\troot\t_\t_\n\n");
    CommandRun run = CommandRun.of(concat(new String[] {"train", "--train", conllx.toString(), "--model",
        directory.resolve("x.kdp").toString(), "--with-text", "--base-only"}, SMALL));
    assertThat(run.exitCode()).isEqualTo(Main.BAD_INPUT);
    assertThat(run.err()).contains("x.conllx:1", "conllx", "conllu");
  }

  @Test
  void alignedScoresArePrintedAsJsonToo() {
    String test = Examples.ENGLISH_TEST.toString();
    assertThat(CommandRun.of("evaluate", "--gold", test, "--system", test, "--align", "--json").out())
        .startsWith("{\"sentences\":{\"gold\":15,\"system\":15,\"correct\":15,").endsWith("}}\n");
    assertThat(CommandRun.of("evaluate", "--gold", test, "--system", test, "--align", "--labels").exitCode())
        .isEqualTo(Main.WRONG_USAGE);
  }
}
