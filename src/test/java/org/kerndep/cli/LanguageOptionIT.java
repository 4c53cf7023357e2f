package org.kerndep.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.FileNotFoundException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kerndep.DependencyParser;
import org.kerndep.Examples;
import org.kerndep.bundle.PublishedModel;

/** How a published model is chosen. */
class LanguageOptionIT {

  private static final String INPUT = Examples.ENGLISH_TEST.toString();

  @Test
  void englishIsTheDefault() {
    String parsed = CommandRun.of("parse", INPUT).out();
    assertThat(CommandRun.of("parse", "--language", "en", INPUT).out()).isEqualTo(parsed).isNotEmpty();
    assertThat(CommandRun.of("benchmark", "--rounds=1", "--input", INPUT).out()).startsWith("round 1: ");
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
