package org.kerndep.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.io.StringWriter;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Text with places to fill. */
class PageTemplateTest {

  @Test
  void fillsEveryPlaceOnceAndLooksAtNoContentAgain() throws IOException {
    StringWriter out = new StringWriter();
    new PageTemplate("<{{a}}> {{b.js}} ${b} {{a}}\n").write(out,
        Map.of("a", page -> page.write("{{b.js}} $1"), "b.js", page -> page.write("\\")));
    assertThat(out).hasToString("<{{b.js}} $1> \\ ${b} {{b.js}} $1\n");
  }

  @Test
  void aPlaceWithoutContentIsAnError() {
    assertThatIllegalArgumentException().isThrownBy(() -> new PageTemplate("{{a}}").write(new StringWriter(), Map.of()))
        .withMessage("nothing to put into the place {{a}}");
  }
}
