package org.kerndep.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kerndep.DependencyParser;
import org.kerndep.Examples;
import org.kerndep.bundle.PublishedModel;

/** How a published model is chosen. */
class LanguageOptionIT {

  private static final String INPUT = Examples.ENGLISH_TEST.toString();
  private static final String TEXT = "Time flies like an arrow. We saw her duck.";

  @Test
  void englishIsTheDefault() {
    String parsed = CommandRun.of("parse", INPUT).out();
    assertThat(CommandRun.of("parse", "--language", "en", INPUT).out()).isEqualTo(parsed).isNotEmpty();
    assertThat(CommandRun.of("benchmark", "--rounds=1", "--input", INPUT).out()).startsWith("round 1: ");
  }

  @Test
  void benchmarkMeasuresPlainTextAndTagging(@TempDir Path directory) throws IOException {
    String text = Files.writeString(directory.resolve("some.txt"), TEXT).toString();
    for (String[] words : new String[][] {{INPUT, "--tag"}, {text}}) {
      CommandRun run = CommandRun.of(Stream.concat(Stream.of("benchmark", "--rounds=1", "--compare"),
          Stream.of(words)).toArray(String[]::new));
      assertThat(run.exitCode()).as(run.err()).isZero();
      assertThat(run.out()).matches("round 1: [0-9]+ words, .* s, processor .* s, [0-9]+ words/s\\R"
          + "  most probable tags alone: .* times as long\\R  without reranker: .* times as long\\R"
          + "  tags without trees: .* times as long\\R");
    }
    assertThat(CommandRun.of("benchmark", "--rounds=1", "--compare", "--taggings=1", "--no-rerank", text).out())
        .doesNotContain("most probable", "without reranker");
    assertThat(CommandRun.of("benchmark", "--taggings=0", text).exitCode()).isEqualTo(Main.WRONG_USAGE);
  }

  @ParameterizedTest
  @ValueSource(strings = {"parse", "kbest", "benchmark"})
  void wrongChoicesAreRefused(String command) {
    CommandRun both = CommandRun.of(command, "--input=" + INPUT, "--language=en", "--model=m.kdp");
    assertThat(both.exitCode()).isEqualTo(Main.WRONG_USAGE);
    assertThat(both.err()).contains("--model and --language both choose a model; give one of them");
    CommandRun unknown = CommandRun.of(command, "--input=" + INPUT, "--language=fi");
    assertThat(unknown.exitCode()).isEqualTo(Main.WRONG_USAGE);
    assertThat(unknown.err()).contains("--language: no model of the language 'fi' is published; languages are en, pt, "
        + "fr");
  }

  @ParameterizedTest
  @EnumSource
  void inspectListsPublishedModelsAndTheFacadeReadsThem(PublishedModel model) throws Exception {
    String list = CommandRun.of("inspect").out();
    if (model.isFound()) {
      assertThat(list).contains(model + "\tUD ");
      assertThat(CommandRun.of("inspect", "--language", model.language()).out()).contains("licence: ");
      assertThat(DependencyParser.of(model.language()).text()).isPresent();
    } else {
      assertThat(list).contains(model + "\tnot found; add the artifact ");
      assertThatThrownBy(() -> DependencyParser.of(model.language())).isInstanceOf(FileNotFoundException.class)
          .hasMessageContaining("classifier model-" + model.language());
      CommandRun missing = CommandRun.of("parse", "--language", model.language(), INPUT);
      assertThat(missing.exitCode()).isNotZero();
      assertThat(missing.err()).contains("the model " + model + " is not on the classpath; add the artifact");
    }
  }

  @Test
  void oneModelIsInspected() {
    assertThat(CommandRun.of("inspect", "m.kdp", "--language=en").err()).contains("name one model");
    assertThatIllegalArgumentException().isThrownBy(() -> DependencyParser.of("fi")).withMessageContaining("en, pt, fr");
  }
}
