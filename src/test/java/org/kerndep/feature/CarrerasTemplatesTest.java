package org.kerndep.feature;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.kerndep.Examples;
import org.kerndep.data.EncodedSentence;
import org.kerndep.data.Treebank;
import org.kerndep.data.Vocabulary;
import org.kerndep.part.PartShape;
import org.kerndep.part.Parts;

class CarrerasTemplatesTest {

  /** The nine patterns of φ2(h, m, c) in the paper. */
  private static final List<String> PATTERNS = List.of("dir h.cpos m.cpos c.cpos", "dir h.cpos c.cpos",
      "dir m.cpos c.cpos", "dir h.form c.form", "dir m.form c.form", "dir h.cpos c.form", "dir m.cpos c.form",
      "dir h.form c.cpos", "dir m.form c.cpos");

  private final TemplateSet templates = TemplateSet.named("carreras");

  @ParameterizedTest
  @EnumSource(names = {"SIBLING", "INNER_CHILD", "OUTER_CHILD"})
  void theNinePatternsAreThereAndFire(PartShape shape) {
    String child = shape == PartShape.SIBLING ? "s" : "c";
    TemplateSet.Section section = TemplateSet.Section.of(shape);
    assertThat(templates.templates(section)).extracting(Template::toString)
        .containsExactlyElementsOf(PATTERNS.stream().map(p -> p.replace(" c.", " " + child + ".")).toList());
    Treebank treebank = Examples.read(Examples.ENGLISH_TRAIN);
    EncodedSentence x = new Vocabulary.Builder(1).addAll(treebank).build()
        .encode(treebank.sentences().get(3).sentence());
    assertThat(featureCount(x, shape, 2)).isEqualTo(PATTERNS.size());
    assertThat(featureCount(x, shape, Parts.NONE)).isEqualTo(PATTERNS.size());
  }

  @Test
  void sectionsAreLeftOutByName() throws IOException {
    TemplateSet fewer = TemplateFiles.read(Path.of("carreras-innerchild-outerchild"));
    assertThat(fewer.templates(TemplateSet.Section.INNER_CHILD)).isEmpty();
    assertThat(fewer.templates(TemplateSet.Section.OUTER_CHILD)).isEmpty();
    assertThat(fewer.templates(TemplateSet.Section.SIBLING)).hasSize(PATTERNS.size());
    assertThat(fewer).isEqualTo(TemplateSet.parse("innerchild none\nouterchild none").orElse(templates));
    assertThatThrownBy(() -> TemplateFiles.read(Path.of("carreras-uncle")))
        .isInstanceOf(IllegalArgumentException.class).hasMessageContaining("unknown section 'uncle'; sections are");
  }

  private int featureCount(EncodedSentence x, PartShape shape, int child) {
    SparseVector.Builder found = new SparseVector.Builder();
    boolean isSibling = shape == PartShape.SIBLING;
    new PartFeatures(templates, Set.of(shape)).add(x, shape,
        isSibling ? Parts.NONE : child, 1, isSibling ? child : Parts.NONE, 3, 1, new WeightTable(20, 0), found);
    return found.build().size();
  }
}
