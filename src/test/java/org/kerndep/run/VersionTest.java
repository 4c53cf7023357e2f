package org.kerndep.run;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The version that the build wrote. */
class VersionTest {

  @Test
  void isFilledInByTheBuild() {
    assertThat(Version.current()).matches("[0-9]+\\.[0-9]+\\.[0-9]+(-.+)?");
  }
}
