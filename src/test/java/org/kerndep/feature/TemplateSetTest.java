package org.kerndep.feature;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kerndep.data.Layer;

class TemplateSetTest {

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
    "arc h.tag m.pos", "arc x.pos", "arc h+3.pos", "arc", "edge h.pos", "arc b+1.pos", "arc b.morph",
    "arc h.morph m.morph b.pos", "sibling t.pos", "label c.pos", "label none"
  })
  void aWrongLineIsNamedByItsNumber(String line) {
    assertThatThrownBy(() -> TemplateSet.parse("label m.form\n" + line))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("templates, line 2: ");
  }

  @Test
  void prunerArcsAndLabelsAreNeeded() {
    TemplateSet arcsOnly = TemplateSet.parse("arc h.pos");
    assertThatThrownBy(() -> arcsOnly.restrictedTo(Set.of(Layer.values()))).hasMessageContaining("section prune");
    TemplateSet morphOnly = TemplateSet.parse("prune bias\narc h.morph\nlabel bias");
    assertThatThrownBy(() -> morphOnly.restrictedTo(Set.of(Layer.FORM)))
        .hasMessageContaining("layers [FORM]").hasMessageContaining("section arc");
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
    assertThat(set.restrictedTo(Set.of(Layer.values()))).isEqualTo(set);
  }

  @Test
  void aSectionThatIsNoneStaysEmpty() {
    TemplateSet own = TemplateSet.parse("innerchild none\narc h.pos m.pos");
    TemplateSet filled = own.orElse(TemplateSet.standard());
    assertThat(filled.templates(TemplateSet.Section.INNER_CHILD)).isEmpty();
    assertThat(filled.templates(TemplateSet.Section.OUTER_CHILD)).isNotEmpty();
    TemplateSet restricted = filled.restrictedTo(Set.of(Layer.values()));
    assertThat(TemplateSet.parse(restricted.toString())).isEqualTo(restricted).isEqualTo(filled);
    assertThat(restricted.toString()).contains("\ninnerchild none\n");
    assertThat(own).isNotEqualTo(TemplateSet.parse("arc h.pos m.pos"));
  }

  @Test
  void arcsCannotBeNone() {
    assertThatThrownBy(() -> TemplateSet.parse("arc none\nprune bias\nlabel bias").restrictedTo(Set.of(Layer.values())))
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
