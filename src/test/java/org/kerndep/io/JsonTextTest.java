package org.kerndep.io;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class JsonTextTest {

  @Test
  void escapesWhatMayNotStandInAString() {
    assertThat(JsonText.quoted("a\"b\\c\u0001\tü")).isEqualTo("\"a\\\"b\\\\c\\u0001\\u0009ü\"");
    assertThat(JsonText.quoted("")).isEqualTo("\"\"");
  }
}
