package org.kerndep.feature;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kerndep.data.Layer;
import org.kerndep.data.WordKnowledge;
import org.kerndep.testing.TwoClasses;

class TemplateSetTest {

  private static final Set<Layer> ALL = Set.copyOf(Layer.COLUMNS);

  @Test
  void standardTemplatesParseBackFromTheirText() {
    TemplateSet standard = TemplateSet.standard();
    assertThat(TemplateSet.parse(standard.toString())).isEqualTo(standard);
    assertThat(standard.templates(TemplateSet.Section.ARC)).hasSizeGreaterThan(50);
    assertThat(standard.templates(TemplateSet.Section.LABEL)).hasSizeGreaterThan(30);
  }

  @Test
  void commentsAndBlankLinesAreIgnoredAndRepeatedLinesCountOnce() {
    TemplateSet set = TemplateSet.parse("# backbone\n\narc h.pos m.pos dd?  # tags\narc h.pos m.pos dd?\nprune bias\nlabel m.form");
    assertThat(set.toString()).isEqualTo("prune bias\narc h.pos m.pos dd?\nlabel m.form\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {
    "arc h.tag m.pos", "arc h.", "arc h.misc/", "arc h.misc/Gloss-1", "arc h1.pos", "arc b.misc/Gloss",
    "arc h.misc/A m.misc/A h.misc/B", "arc x.pos", "arc h+3.pos", "arc", "edge h.pos", "arc b+1.pos", "arc b.morph",
    "arc h.morph m.morph b.pos", "sibling t.pos", "label c.pos", "label none"
  })
  void aWrongLineIsNamedByItsNumber(String line) {
    assertThatThrownBy(() -> TemplateSet.parse("label m.form\n" + line))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("templates, line 2: ");
  }

  @Test
  void layersAreNamedAsInPropertyLists() {
    String text = "arc h.class64 m+1.class64 b.class64\narc h-1.misc/Gloss m.my.types.Field/a2/b.c\nlabel m.misc/Gloss\n";
    TemplateSet set = TemplateSet.parse(text);
    assertThat(set).hasToString(text).isEqualTo(TemplateSet.parse(set.toString()));
    assertThat(set.layers()).containsExactly(
        Layer.named("class64"), Layer.named("misc/Gloss"), Layer.named("my.types.Field/a2/b.c"));
    assertThat(set.userLayers()).containsExactly("misc/Gloss", "my.types.Field/a2/b.c");
    assertThat(TemplateSet.standard().layers()).containsAll(Layer.COLUMNS);
    assertThat(TemplateSet.standard().userLayers()).isEmpty();
  }

  @Test
  void classesAreThoseThatAreKnown() {
    TemplateSet set = TemplateSet.parse("prune bias\narc h.class.fine m.class.coarse\n"
        + "arc h-1.class.middle b.class.fine dd?\narc h.pos\nsibling none\nlabel m.class.coarse m.class.fine\n");
    assertThat(TemplateSet.parse(set.toString())).isEqualTo(set);
    assertThat(set.knownBy(WordKnowledge.NONE)).hasToString("prune bias\narc h.pos\nsibling none\n");
    assertThat(set.knownBy(new TwoClasses())).hasToString("prune bias\narc h.class2 m.class2\n"
        + "arc h-1.class2 b.class2 dd?\narc h.pos\nsibling none\nlabel m.class2\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"prune", "arc", "label"})
  void standardTemplatesLookAtClassesOnlyIfThereAreSome(String section) {
    assertThat(TemplateSet.standard().knownBy(WordKnowledge.NONE).layers())
        .containsExactlyInAnyOrderElementsOf(Layer.COLUMNS);
    assertThat(TemplateSet.standard().knownBy(new TwoClasses()).toString())
        .containsPattern("(?m)^" + section + " .*\\.class2( |$)").doesNotContain("class.");
  }

  @Test
  void anUnknownLayerIsAnErrorThatNamesTheKnownOnes() {
    assertThatThrownBy(() -> TemplateSet.parse("arc h.tag")).hasMessage("templates, line 1: atom 'h.tag': unknown layer "
        + "'tag'; layers are form, lemma, pos, cpos, morph, and feature paths such as NamedEntity/value");
  }

  @Test
  void prunerArcsAndLabelsAreNeeded() {
    TemplateSet arcsOnly = TemplateSet.parse("arc h.pos");
    assertThatThrownBy(() -> arcsOnly.restrictedTo(ALL)).hasMessageContaining("section prune");
    TemplateSet morphOnly = TemplateSet.parse("prune bias\narc h.morph\nlabel bias");
    assertThatThrownBy(() -> morphOnly.restrictedTo(Set.of(Layer.FORM)))
        .hasMessageContaining("layers [form]").hasMessageContaining("section arc");
  }

  @Test
  void sectionsLeftOutAreTakenFromAnotherSet() {
    TemplateSet own = TemplateSet.parse("arc h.pos m.pos");
    TemplateSet other = TemplateSet.parse("prune bias\narc bias\nsibling s.pos\nlabel m.form");
    assertThat(own.orElse(other).toString())
        .isEqualTo("prune bias\narc h.pos m.pos\nsibling s.pos\nlabel m.form\n");
  }

  @Test
  void missingLayersAreReplacedOrLeftOut() {
    TemplateSet set = TemplateSet.parse(
        "prune bias\narc h.pos m.pos\narc h.cpos m.cpos\narc h.lemma m.form\narc h.morph\nlabel m.lemma m.form\n");
    TemplateSet restricted = set.restrictedTo(Set.of(Layer.FORM, Layer.CPOS));
    assertThat(restricted.toString()).isEqualTo("prune bias\narc h.cpos m.cpos\narc h.form m.form\nlabel m.form\n");
    assertThat(set.restrictedTo(ALL)).isEqualTo(set);
    TemplateSet glossed = TemplateSet.parse("prune bias\narc h.misc/Gloss\narc bias\nlabel m.class2\nlabel bias\n");
    assertThat(glossed.restrictedTo(ALL)).hasToString("prune bias\narc bias\nlabel bias\n");
    assertThat(glossed.restrictedTo(glossed.layers())).isEqualTo(glossed);
  }

  @Test
  void aSectionThatIsNoneStaysEmpty() {
    TemplateSet own = TemplateSet.parse("innerchild none\narc h.pos m.pos");
    TemplateSet filled = own.orElse(TemplateSet.standard().knownBy(WordKnowledge.NONE));
    assertThat(filled.templates(TemplateSet.Section.INNER_CHILD)).isEmpty();
    assertThat(filled.templates(TemplateSet.Section.OUTER_CHILD)).isNotEmpty();
    TemplateSet restricted = filled.restrictedTo(ALL);
    assertThat(TemplateSet.parse(restricted.toString())).isEqualTo(restricted).isEqualTo(filled);
    assertThat(restricted.toString()).contains("\ninnerchild none\n");
    assertThat(own).isNotEqualTo(TemplateSet.parse("arc h.pos m.pos"));
  }

  @Test
  void arcsCannotBeNone() {
    assertThatThrownBy(() -> TemplateSet.parse("arc none\nprune bias\nlabel bias").restrictedTo(ALL))
        .hasMessageContaining("at least one line of section arc");
  }

  @Test
  void setsThatComeWithTheParserHaveNames() {
    for (String name : TemplateSet.names()) {
      assertThat(TemplateSet.named(name).name()).contains(name);
    }
    assertThat(TemplateSet.parse("arc bias").name()).isEmpty();
    assertThatThrownBy(() -> TemplateSet.named("mst")).hasMessageContaining("known are standard, carreras");
  }
}
