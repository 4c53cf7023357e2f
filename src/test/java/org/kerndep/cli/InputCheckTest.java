package org.kerndep.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kerndep.Examples;

/** Warnings of input that a model is not meant for; it is parsed all the same. */
class InputCheckTest {

  private static final String TAGS = "(?m)^(\\d+\t[^\t]*\t[^\t]*)\t[^\t]*\t[^\t]*";

  @TempDir
  Path directory;

  private String model;
  private String english;

  @BeforeEach
  void writeModel() throws IOException {
    model = directory.resolve("model.kdp").toString();
    Examples.englishModel().write(Path.of(model));
    english = Files.readString(Examples.ENGLISH_TEST);
  }

  @Test
  void inputLikeTheTreebankIsPassedInSilence() {
    assertThat(log(english, "parse")).isEmpty();
    assertThat(log(english, "kbest", "-k", "2", "--threads", "2")).isEmpty();
    assertThat(log(english.replaceAll(TAGS, "$1\tNOUN\t_"), "parse")).isEmpty();
  }

  @Test
  void missingTags() {
    String message = "most words of the input have no tag, but the model goes by tags such as ADJ, ADP, ADV, so that "
        + "trees are poor; run a part-of-speech tagger first\n";
    assertThat(log(english.replaceAll(TAGS, "$1\t_\t_"), "parse")).endsWith(message).containsOnlyOnce("WARN");
    assertThat(log(english.repeat(20).replaceAll(TAGS, "$1\t_\t_"), "kbest", "-k", "1", "--threads", "2"))
        .contains(message).containsOnlyOnce("no tag");
  }

  @Test
  void tagsOfAnotherSet() {
    assertThat(log(english.replaceAll(TAGS, "$1\tSubst\tS.1"), "parse")).contains("the model does not know most tags "
        + "of the input, such as S.1, but tags such as ADJ, ADP, ADV, so that trees are poor; use a model of the same");
  }

  @Test
  void anotherLanguage() throws IOException {
    assertThat(log(Files.readString(Examples.TURKISH), "parse"))
        .contains("the model has not seen 100% of the words of the input, such as Çocuk, bahçede, oynuyor; if it is a "
            + "model of another language");
    assertThat(log("1\tGehe\t_\tVERB\tVB\t_\t_\t_\t_\t_\n\n", "parse")).isEmpty();
  }

  @Test
  void markup() {
    String rows = "1\t<p>\t_\tX\t_\t_\t_\t_\t_\tSpaceAfter=No\n2\tHello\t_\tINTJ\t_\t_\t_\t_\t_\tSpaceAfter=No\n"
        + "3\t</p>\t_\tX\t_\t_\t_\t_\t_\t_\n\n";
    assertThat(log(rows, "parse")).contains("the input looks like markup or program code, such as <p>, which is parsed "
        + "as if it were words; take the text out of it first");
  }

  @Test
  void nothingAtAll() {
    assertThat(log("", "parse")).contains("the input has no sentences, so there is nothing to parse");
    assertThat(log("\n\n", "kbest")).contains("the input has no sentences");
    assertThat(log("# text = Dogs\n\n", "parse")).contains("the input has no sentences, so there is nothing to parse");
    assertThat(log("\n".repeat(200_000), "kbest")).contains("the input has no sentences");
  }

  private String log(String input, String command, String... options) {
    String[] arguments = new String[options.length + 3];
    arguments[0] = command;
    arguments[1] = "--model";
    arguments[2] = model;
    System.arraycopy(options, 0, arguments, 3, options.length);
    CommandRun run = CommandRun.withInput(input.getBytes(StandardCharsets.UTF_8), arguments);
    assertThat(run.exitCode()).as(run.err()).isZero();
    return run.log();
  }
}
