package org.kerndep.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kerndep.io.BadInputException;

class PropertyListTest {

  @Test
  void listsThatComeWithTheParserParseBackFromTheirText() {
    for (String name : PropertyList.names()) {
      PropertyList list = PropertyList.named(name);
      assertThat(PropertyList.parse(list.toString())).isEqualTo(list).hasSameHashCodeAs(list);
    }
  }

  @Test
  void paperHasTheFourteenLinesOfItsTable() {
    PropertyList paper = PropertyList.named("paper");
    assertThat(paper.nodeCount()).isEqualTo(14);
    assertThat(paper.edges()).containsExactly(EdgeProperty.LABEL, EdgeProperty.DISTANCE, EdgeProperty.ANY);
    assertThat(PropertyList.standard().nodes()).containsAll(paper.nodes());
  }

  @Test
  void commentsAndBlankLinesAreIgnoredAndRepeatedLinesCountOnce() {
    PropertyList list = PropertyList.parse("# words\n\nnode  pos-1   pos # tags\nnode pos-1 pos\nedge any\nedge any\n");
    assertThat(list.toString()).isEqualTo("node pos-1 pos\nedge any\n");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
    "node tag          | unknown layer 'tag'; layers are form, lemma, pos, cpos, morph",
    "node pos+10       | 'pos+10' is no layer with an offset",
    "node pos pos      | a layer occurs twice",
    "node              | is no layer",
    "edge size         | unknown edge property 'size'; edge properties are label, distance, length, any",
    "word form         | a line starts with node or edge, not 'word'"
  })
  void aWrongLineIsNamedByItsNumber(String line, String problem) {
    assertThatThrownBy(() -> PropertyList.parse("node form\n" + line + "\nedge any"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("properties, line 2: ")
        .hasMessageContaining(problem);
  }

  @Test
  void wordsAndArcsNeedAProperty() {
    assertThatThrownBy(() -> PropertyList.parse("node form")).hasMessageContaining("one line 'edge ...'");
    assertThatThrownBy(() -> PropertyList.parse("edge any")).hasMessageContaining("one line 'node ...'");
  }

  @Test
  void aFileIsReadAndANameIsKnown(@TempDir Path folder) throws Exception {
    Path file = Files.writeString(folder.resolve("my.kernel"), "node form\nedge any\n");
    assertThat(PropertyFiles.read(file).toString()).isEqualTo("node form\nedge any\n");
    assertThat(PropertyFiles.read(Path.of("paper"))).isEqualTo(PropertyList.named("paper"));
    Files.writeString(file, "node form\nnode frm\n");
    assertThatThrownBy(() -> PropertyFiles.read(file)).isInstanceOf(BadInputException.class)
        .hasMessageStartingWith(file + ": properties, line 2: unknown layer 'frm'");
    assertThatThrownBy(() -> PropertyList.named("tensor")).hasMessageContaining("known are default, paper");
  }
}
