package org.kerndep.train.origin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.assertj.core.api.AbstractThrowableAssert;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.kerndep.bundle.PublishedModel;
import org.kerndep.io.BadInputException;
import org.kerndep.train.config.TrainingConfig;

class RecipeTest {

  private static final String HASH = "0123456789abcdef".repeat(4);
  private static final String LEAST =
      "language: xx\nvariant: own\nsource: Own 1.0\nlicence: CC0\ntrain: my train.conllu " + HASH + "\n";

  @TempDir
  Path directory;

  private Recipe read(String text) throws IOException {
    return Recipe.read(Files.writeString(directory.resolve("xx-own.recipe"), text));
  }

  private AbstractThrowableAssert<?, ?> assertBad(String text) {
    return assertThatThrownBy(() -> read(text)).isInstanceOf(BadInputException.class);
  }

  @Test
  void linesBecomeNotesInputsOptionsAndSettings() throws IOException {
    Recipe recipe = read("# Own.\n" + LEAST + "\noptions: --with-text  --tags predicted\nsettings: epochs=2\n"
        + "settings: folds=2 k=5\n");
    assertThat(recipe.model()).isEqualTo("xx-own");
    assertThat(recipe.name()).isEqualTo("xx-own.recipe");
    assertThat(recipe.notes()).containsEntry("source", "Own 1.0").containsEntry("licence", "CC0");
    assertThat(recipe.inputs()).containsOnlyKeys("train");
    assertThat(recipe.inputs().get("train")).isEqualTo(new Recipe.InputFile("my train.conllu", HASH));
    assertThat(recipe.options()).containsExactly("--with-text", "--tags", "predicted");
    assertThat(recipe.settings()).containsExactly("epochs=2", "folds=2", "k=5");
    assertThat(read(LEAST).sha256()).hasSize(64).isNotEqualTo(recipe.sha256());
  }

  @Test
  void whatIsWrongIsNamedWithItsLine() {
    assertBad(LEAST + "colour: blue\n").hasMessageEndingWith("xx-own.recipe:6: 'colour: blue' is no line of a recipe; "
        + "correct it as docs/models.md says");
    assertBad(LEAST + "language: yy\n").hasMessageContaining(":6: a second line of language; ");
    assertBad(LEAST + "dev: dev.conllu 0123\n")
        .hasMessageContaining(":6: 'dev.conllu 0123' is not the name of a file and its SHA-256; ");
    assertBad(LEAST + "dev: ../dev.conllu " + HASH + "\n").hasMessageContaining(":6: '../dev.conllu ");
    assertBad(LEAST + "settings:\n").hasMessageContaining(":6: 'settings:' has nothing behind its colon; ");
    assertBad("language: xx\n").hasMessageEndingWith("xx-own.recipe: has no line of variant; add one as "
        + "docs/models.md says");
    assertBad(LEAST.replace("train:", "dev:")).hasMessageContaining("has no line of train; ");
  }

  @ParameterizedTest
  @EnumSource
  void everyPublishedModelHasOne(PublishedModel model) throws IOException {
    Path inf = Path.of("resources/model-" + model.language(), "META-INF");
    Recipe recipe = Recipe.read(inf.resolve(model + ".recipe"));
    assertThat(recipe.model()).isEqualTo(model.toString());
    TrainingConfig config = TrainingConfig.DEFAULT;
    for (String setting : recipe.settings()) {
      config = config.with(setting);
    }
    config.requireConsistent();
    assertThat(inf.resolve("LICENSE.md")).content().contains(model + ".recipe", recipe.notes().get("licence"));
    assertThat(inf.resolve("../org/kerndep/uima/lib/parser-" + model + ".properties")).content()
        .contains("language=" + model.language() + "\n", "variant=" + model.variant() + "\n",
            "parser-" + model + ".kdp\n");
  }
}
