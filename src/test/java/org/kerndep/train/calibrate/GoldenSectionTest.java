package org.kerndep.train.calibrate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class GoldenSectionTest {

  @Test
  void findsTheBottomOfAValley() {
    assertThat(GoldenSection.least(x -> Math.pow(x - 3, 2), 0.02, 50)).isCloseTo(3, within(1e-3));
    assertThat(GoldenSection.least(x -> x, 0.5, 2)).isCloseTo(0.5, within(1e-3));
  }
}
