package org.kerndep.kernel.property;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
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
    assertThat(paper.edges()).containsExactly(ArcProperty.LABEL, ArcProperty.DISTANCE, ArcProperty.ANY);
    assertThat(PropertyList.standard().nodes()).containsAll(paper.nodes());
  }

  @Test
  void commentsAndBlankLinesAreIgnoredAndRepeatedLinesCountOnce() {
    PropertyList list = PropertyList.parse("# words\n\nnode  pos-1   pos # tags\nnode pos-1 pos\nedge any\nedge any\n");
    assertThat(list.toString()).isEqualTo("node pos-1 pos\nedge any\n");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
    "node tag          | unknown layer 'tag'; layers are form, lemma, pos, cpos, morph, and feature paths such as",
    "node Stem/        | 'Stem/' is no feature path; write a type and its features, as in NamedEntity/value",
    "node /value       | '/value' is no feature path",
    "node A//b         | 'A//b' is no feature path",
    "node Stem/value+0 | 'Stem/value+0' is no layer with an offset",
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
  void anythingWithASlashIsAUserLayer() {
    String text = "node form\nnode NamedEntity/value\nnode my.pkg.Field/value-1\nnode Stem/value pos\n"
        + "node Stem/value Token/a/b+2\nnode misc/Gloss\nedge any\n";
    PropertyList list = PropertyList.parse(text);
    assertThat(list).hasToString(text).isEqualTo(PropertyList.parse(list.toString()));
    assertThat(list.userLayers())
        .containsExactly("NamedEntity/value", "my.pkg.Field/value", "Stem/value", "Token/a/b", "misc/Gloss");
    assertThat(PropertyList.standard().userLayers()).isEmpty();
  }

  @Test
  void userLayersAreAddedAsPropertiesOfTheirOwn() {
    PropertyList list = PropertyList.parse("node form\nedge any\n").withLayers(List.of("a/b", "c/d", "a/b"));
    assertThat(list).hasToString("node form\nnode a/b\nnode c/d\nedge any\n");
    assertThat(list.withLayers(List.of())).isEqualTo(list);
    assertThatThrownBy(() -> list.withLayers(List.of("Stem"))).hasMessageContaining("'Stem' is no feature path");
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
