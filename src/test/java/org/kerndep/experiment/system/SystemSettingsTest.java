package org.kerndep.experiment.system;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kerndep.feature.TreeTemplateSet;

class SystemSettingsTest {

  @TempDir
  Path directory;

  /** A run with a file of other content is another run. */
  @ParameterizedTest
  @CsvSource({"templates, arc h.pos m.pos, arc h.form m.pos", "basic-features, arc h.pos m.pos, arc h.form m.pos",
      "properties, word form, word pos"})
  void filesAreKnownByTheirContent(String setting, String content, String other) throws IOException {
    Path file = directory.resolve("own");
    String ending = setting.equals("properties") ? "\narc any" : "";
    Files.writeString(file, content + ending);
    String first = difference(setting, file);
    assertThat(first).matches(setting + "=own@[0-9a-f]{16}");
    assertThat(difference(setting, file)).isEqualTo(first);
    Files.writeString(file, other + ending);
    assertThat(difference(setting, file)).isNotEqualTo(first);
  }

  @Test
  void featuresOfTreesAreKnownByTheirContent() throws IOException {
    String all = TreeTemplateSet.standard().toString();
    Path file = directory.resolve("own");
    Files.writeString(file, all);
    assertThat(difference("tree-features", file)).doesNotContain("@");
    Files.writeString(file, all.substring(0, all.stripTrailing().lastIndexOf('\n')));
    assertThat(difference("tree-features", file)).matches("tree-features=own@[0-9a-f]{16}");
  }

  private static String difference(String setting, Path file) throws IOException {
    return SystemSettings.of(Map.of(setting, file.toString())).differences(SystemSettings.of(Map.of()));
  }
}
