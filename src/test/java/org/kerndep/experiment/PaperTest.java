package org.kerndep.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kerndep.experiment.system.SystemSpec;
import org.kerndep.experiment.system.Systems;

class PaperTest {

  @ParameterizedTest
  @MethodSource("org.kerndep.experiment.Paper#names")
  void everyPaperHasTablesOfKnownSystems(String name) {
    Paper paper = Paper.named(name);
    assertThat(paper.title()).matches(".* \\(20\\d\\d\\), .*");
    assertThat(paper.tables()).isNotEmpty();
    assertThat(paper.systems()).doesNotHaveDuplicates().extracting(SystemSpec::name).isSubsetOf(Systems.names());
  }

  @ParameterizedTest
  @MethodSource("org.kerndep.experiment.Paper#names")
  void systemsCanBeMade(String name, @TempDir Path directory) throws IOException {
    for (SystemSpec spec : Paper.named(name).systems()) {
      assertThat(Systems.create(spec, ExampleData.options(directory, Optional.empty(), directory)).name())
          .isEqualTo(spec.name());
    }
  }

  @Test
  void ofTheTemplateKernelPaperNothingIsChosenButTheWeightOfTheBaseParser(@TempDir Path directory)
      throws IOException {
    for (SystemSpec spec : Paper.named("template-kernels").systems()) {
      assertThat(spec.settings()).as(spec.name()).isEmpty();
      assertThat(Systems.create(spec, ExampleData.options(directory, Optional.empty(), directory)).settings())
          .as(spec.name()).isEqualTo("epochs=1 part-bits=12 label-bits=12");
    }
  }

  @Test
  void tablesHaveFiguresAndSystems() {
    Paper paper = Paper.parse("mine", """
        # of my own
        paper Me (2026), Kernels
        table First
        figures UAS; parts: manifest support-parts
        system one, two: final[kernel=template(arc,sibling=0.5),k=3]
        """);
    assertThat(paper).isEqualTo(new Paper("mine", "Me (2026), Kernels", List.of(
        new PaperTable("First", Map.of("UAS", "UAS", "parts", "manifest support-parts"), Map.of("one, two",
            new SystemSpec("final", Map.of("kernel", "template(arc,sibling=0.5)", "k", "3")))))));
  }

  @Test
  void settingsThatSystemsShareHaveNames() {
    Paper paper = Paper.parse("mine", """
        settings small: k=3,epochs=1
        table First
        figures UAS
        system alone: final[small]
        system more: final[small,kernel=template(arc)]
        """);
    assertThat(paper.systems()).containsExactly(new SystemSpec("final", Map.of("k", "3", "epochs", "1")),
        new SystemSpec("final", Map.of("k", "3", "epochs", "1", "kernel", "template(arc)")));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {"settings k=3 | line 1: write settings name: key=value",
      "figures UAS | line 1: there is no table yet", "table A\\nfigures F1 | line 2: there is no figure 'F1'; write ",
      "table A\\nsystem base | line 2: 'base' is not a system of a table; write name: system",
      "row A | line 1: 'row' begins no line; write ", "table A | table 'A' needs figures"})
  void mistakesAreTold(String text, String message) {
    assertThatThrownBy(() -> Paper.parse("mine", text.replace("\\n", "\n")))
        .isInstanceOf(IllegalArgumentException.class).hasMessageContaining(message);
  }
}
