package org.kerndep.train.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What the documentation says of settings is what they are. */
class SettingTest {

  private static final Path PAGE = Path.of("docs/training.md");

  /** The rows of the table, each with its cells. */
  private static List<String[]> rows() throws IOException {
    return Files.readAllLines(PAGE).stream().filter(line -> line.startsWith("| `"))
        .map(line -> line.split(" *\\| *")).map(cells -> Arrays.copyOfRange(cells, 1, cells.length)).toList();
  }

  private static List<String> words(String cell) {
    return Arrays.stream(cell.split(", ")).map(word -> word.replace("`", "")).toList();
  }

  @Test
  void theTableHasEachSettingOnceWithItsDefault() throws IOException {
    Map<String, String> told = new LinkedHashMap<>();
    for (String[] row : rows()) {
      List<String> names = words(row[0]);
      List<String> defaults = words(row[1]);
      for (int i = 0; i < names.size(); i++) {
        assertThat(told.put(names.get(i), defaults.get(Math.min(i, defaults.size() - 1)))).as(names.get(i)).isNull();
      }
    }
    Map<String, String> real = TrainingConfig.DEFAULT.toMap();
    assertThat(told).containsExactlyInAnyOrderEntriesOf(real);
  }

  /** Decoders whose names are put together are described by their parts. */
  @Test
  void thePageNamesWhatCanBeChosen() throws IOException {
    String page = Files.readString(PAGE);
    List<String> missing = new ArrayList<>();
    for (Setting setting : Setting.values()) {
      setting.choices().stream().filter(choice -> setting != Setting.DECODER || !choice.contains("+"))
          .filter(choice -> !page.contains("`" + choice + "`") && !page.contains(" " + choice + "`"))
          .forEach(choice -> missing.add(setting.key() + "=" + choice));
    }
    assertThat(missing).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void theDefaultObeysTheRule(Setting setting) {
    setting.require(setting.initial());
    setting.choices().forEach(setting::require);
  }
}
