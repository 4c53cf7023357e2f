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
import org.kerndep.data.WordKnowledge;
import org.kerndep.io.BadInputException;
import org.kerndep.testing.TwoClasses;

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
    assertThat(paper.words()).hasSize(14);
    assertThat(paper.arcs()).containsExactly(ArcProperty.LABEL, ArcProperty.DISTANCE, ArcProperty.ANY);
    assertThat(PropertyList.standard().words()).containsAll(paper.words());
  }

  @Test
  void commentsAndBlankLinesAreIgnoredAndRepeatedLinesCountOnce() {
    PropertyList list = PropertyList.parse("# words\n\nword  pos-1   pos # tags\nword pos-1 pos\narc any\narc any\n");
    assertThat(list.toString()).isEqualTo("word pos-1 pos\narc any\n");
  }

  @Test
  void linesOfEarlierVersionsAreRead() {
    assertThat(PropertyList.parse("node pos-1 pos\nedge any")).hasToString("word pos-1 pos\narc any\n");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
    "word tag          | unknown layer 'tag'; layers are form, lemma, pos, cpos, morph, and feature paths such as",
    "word Stem/        | 'Stem/' is no feature path; write a type and its features, as in NamedEntity/value",
    "word /value       | '/value' is no feature path",
    "word A//b         | 'A//b' is no feature path",
    "word Stem/value+0 | 'Stem/value+0' is no layer with an offset",
    "word pos+10       | 'pos+10' is no layer with an offset",
    "word pos pos      | a layer occurs twice",
    "word              | is no layer",
    "arc size          | unknown arc property 'size'; arc properties are label, distance, length, any",
    "token form        | a line starts with word or arc, not 'token'"
  })
  void aWrongLineIsNamedByItsNumber(String line, String problem) {
    assertThatThrownBy(() -> PropertyList.parse("word form\n" + line + "\narc any"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("properties, line 2: ")
        .hasMessageContaining(problem);
  }

  @Test
  void anythingWithASlashIsAUserLayer() {
    String text = "word form\nword NamedEntity/value\nword my.pkg.Field/value-1\nword Stem/value pos\n"
        + "word Stem/value Token/a/b+2\nword misc/Gloss\narc any\n";
    PropertyList list = PropertyList.parse(text);
    assertThat(list).hasToString(text).isEqualTo(PropertyList.parse(list.toString()));
    assertThat(list.userLayers())
        .containsExactly("NamedEntity/value", "my.pkg.Field/value", "Stem/value", "Token/a/b", "misc/Gloss");
    assertThat(PropertyList.standard().userLayers()).isEmpty();
  }

  @Test
  void classesAreThoseThatAreKnown() {
    PropertyList list = PropertyList.parse(
        "word form\nword class.fine-1 class.coarse\nword class.fine class.middle\narc any\n");
    assertThat(list.knownBy(WordKnowledge.NONE)).hasToString("word form\narc any\n");
    assertThat(list.knownBy(new TwoClasses())).hasToString("word form\nword class2-1 class2\nword class2\narc any\n");
    assertThat(PropertyList.standard().knownBy(WordKnowledge.NONE).toString()).doesNotContain("class");
    assertThat(PropertyList.standard().knownBy(new TwoClasses()).toString()).contains("\nword class2\n");
  }

  @Test
  void userLayersAreAddedAsPropertiesOfTheirOwn() {
    PropertyList list = PropertyList.parse("word form\narc any\n").withLayers(List.of("a/b", "c/d", "a/b"));
    assertThat(list).hasToString("word form\nword a/b\nword c/d\narc any\n");
    assertThat(list.withLayers(List.of())).isEqualTo(list);
    assertThatThrownBy(() -> list.withLayers(List.of("Stem"))).hasMessageContaining("'Stem' is no feature path");
  }

  @Test
  void wordsAndArcsNeedAProperty() {
    assertThatThrownBy(() -> PropertyList.parse("word form")).hasMessageContaining("one line 'arc ...'");
    assertThatThrownBy(() -> PropertyList.parse("arc any")).hasMessageContaining("one line 'word ...'");
  }

  @Test
  void aFileIsReadAndANameIsKnown(@TempDir Path folder) throws Exception {
    Path file = Files.writeString(folder.resolve("my.kernel"), "word form\narc any\n");
    assertThat(PropertyFiles.read(file).toString()).isEqualTo("word form\narc any\n");
    assertThat(PropertyFiles.read(Path.of("paper"))).isEqualTo(PropertyList.named("paper"));
    Files.writeString(file, "word form\nword frm\n");
    assertThatThrownBy(() -> PropertyFiles.read(file)).isInstanceOf(BadInputException.class)
        .hasMessageStartingWith(file + ": properties, line 2: unknown layer 'frm'");
    assertThatThrownBy(() -> PropertyList.named("tensor")).hasMessageContaining("known are default, paper");
  }
}
