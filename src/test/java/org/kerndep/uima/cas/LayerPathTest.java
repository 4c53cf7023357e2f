package org.kerndep.uima.cas;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.apache.uima.cas.text.AnnotationFS;
import org.apache.uima.jcas.JCas;
import org.apache.uima.jcas.cas.FSArray;
import org.apache.uima.jcas.cas.FSList;
import org.apache.uima.jcas.cas.IntegerArray;
import org.apache.uima.jcas.cas.StringArray;
import org.apache.uima.jcas.cas.StringList;
import org.apache.uima.jcas.cas.TOP;
import org.apache.uima.jcas.tcas.Annotation;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kerndep.uima.LayerTypes;

class LayerPathTest {

  private JCas jcas;
  private AnnotationFS field;

  @BeforeEach
  void makeAnnotation() throws Exception {
    jcas = LayerTypes.newCas();
    jcas.setDocumentText("Frogs croak");
    field = LayerTypes.add(jcas, LayerTypes.FIELD, 0, 5, "value", "animal");
  }

  private List<String> values(String path) {
    return LayerPath.resolve(jcas.getCas(), path).values((Annotation) field);
  }

  @Test
  void aTypeIsNamedInFullOrInShort() {
    assertThat(values("my.types.Field/value")).containsExactly("animal");
    assertThat(values("Field/value")).containsExactly("animal");
    assertThat(LayerPath.resolve(jcas.getCas(), "NamedEntity/value").type().getName()).endsWith("ner.type.NamedEntity");
  }

  @Test
  void anyKindOfValueBecomesText() {
    assertThat(values("Field/number")).containsExactly("0");
    assertThat(values("Field/begin")).containsExactly("0");
    StringArray names = new StringArray(jcas, 3);
    names.set(0, "x");
    names.set(2, "y");
    LayerTypes.set(field, "names", names);
    assertThat(values("Field/names")).containsExactly("x", "y");
    IntegerArray numbers = new IntegerArray(jcas, 2);
    numbers.set(1, 7);
    LayerTypes.set(field, "numbers", numbers);
    assertThat(values("Field/numbers")).containsExactly("0", "7");
    LayerTypes.set(field, "list", StringList.create(jcas, new String[] {"p", "q"}));
    assertThat(values("Field/list")).containsExactly("p", "q");
  }

  @Test
  void aPathGoesOnThroughStructuresArraysAndLists() {
    TOP head = (TOP) LayerTypes.part(jcas, "head");
    TOP leg = (TOP) LayerTypes.part(jcas, "leg");
    LayerTypes.set(field, "part", head);
    assertThat(values("Field/part/name")).containsExactly("head");
    FSArray<TOP> parts = new FSArray<>(jcas, 3);
    parts.set(0, head);
    parts.set(2, leg);
    LayerTypes.set(field, "parts", parts);
    assertThat(values("Field/parts/name")).containsExactly("head", "leg");
    LayerTypes.set(field, "partList", FSList.create(jcas, new TOP[] {head, leg}));
    assertThat(values("Field/partList/name")).containsExactly("head", "leg");
  }

  @Test
  void whatIsNotThereHasNoValue() {
    for (String path : List.of("names", "list", "part/name", "parts/name", "partList/name")) {
      assertThat(values("Field/" + path)).as(path).isEmpty();
    }
    assertThat(values("SubField/own")).isEmpty();
  }

  @Test
  void aFeatureOfASubtypeCounts() {
    AnnotationFS sub = LayerTypes.add(jcas, "my.types.SubField", 0, 5, "own", "mine");
    LayerPath path = LayerPath.resolve(jcas.getCas(), "Field/own");
    assertThat(path.values((Annotation) sub)).containsExactly("mine");
    assertThat(path.values((Annotation) field)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
    "Feild/value      | there is no annotation type Feild; the document has [DocumentAnnotation, Field]",
    "my.types.Part/name | there is no annotation type my.types.Part",
    "Twin/value       | Twin may be my.types.Twin or your.types.Twin; name one of them",
    "Field/vlaue      | my.types.Field has no feature vlaue; its features are list, names, number, numbers, part,",
    "Field/part       | it ends at a Part, which is no value; go on with one of its features, name",
    "Field/parts      | it ends at a Part",
    "Field/part/x     | my.types.Part has no feature x; its features are name",
    "Field/value/x    | nothing can follow a String, not x",
    "Field/names/x    | nothing can follow a StringArray, not x"
  })
  void aWrongPathIsToldWhatThereIs(String path, String problem) {
    assertThatIllegalArgumentException().isThrownBy(() -> values(path)).withMessageContaining(problem);
  }
}
