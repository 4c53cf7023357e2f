package org.kerndep.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class KernelsTest {

  private static Kernel parse(String text) {
    return Kernels.parse(text, KernelExample.PROPERTIES);
  }

  @ParameterizedTest
  @ValueSource(strings = {"template(arc)", "template(sibling=0.02)", "template(arc,sibling=0.02,grandparent=0.02)",
      "polynomial(d=2,normalised)", "dependency-tree(decay=0.5,depth=2)", "collins-duffy(decay=0.6,normalised)"})
  void textsParseBack(String text) {
    assertThat(parse(text)).hasToString(text).isEqualTo(parse(parse(text).toString()));
  }

  @Test
  void spacesAndOrderDoNotMatter() {
    assertThat(parse("template( grandparent , arc = 2.0 )")).hasToString("template(arc=2.0,grandparent)");
  }

  @Test
  void kernelsOfPartsAndOfTreesAreTakenAlike() {
    assertThat(parse("template(arc)")).isInstanceOf(PartKernel.class);
    assertThat(parse("polynomial(d=4)")).isInstanceOf(TreeKernel.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"tensor(arc)", "template", "template()", "template(head)", "template(arc,arc)",
      "template(arc=x)", "template(arc=0)", "template(arc=-1)", "template(arc=NaN)", "template(template(arc))",
      "template(arc", "polynomial()", "polynomial(d=1.5)", "dependency-tree()", "collins-duffy(decay=0)"})
  void wrongTextsAreRefused(String text) {
    assertThatIllegalArgumentException().isThrownBy(() -> parse(text));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
    "tensor(arc)             | kernels are template(SHAPE,SHAPE=WEIGHT,...) with the shapes arc, sibling, grandparent; "
        + "polynomial(d=4,decay=0.002,normalised)",
    "template(head)          | unknown parameter 'head'; parameters are arc, sibling, grandparent",
    "template(arc=x)         | kernel 'template(arc=x)': 'x' is no number",
    "template(arc,arc=2)     | arc occurs twice",
    "polynomial(hat)         | unknown parameter 'hat'"
  })
  void messagesNameTheProblemAndWhatIsKnown(String text, String message) {
    assertThatIllegalArgumentException().isThrownBy(() -> parse(text)).withMessageContaining(message);
  }
}
