package org.kerndep.eval;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class CalibrationTest {

  @Test
  void probabilitiesThatComeTrueHaveNoError() {
    Calibration calibration = new Calibration();
    for (int i = 0; i < 10; i++) {
      calibration.add(0.8, i < 8);
      calibration.add(0.5, i < 5);
    }
    assertThat(calibration.error()).isCloseTo(0, within(1e-9));
    assertThat(calibration.meanSquare()).isCloseTo((0.16 + 0.25) / 2, within(1e-9));
  }

  /** Two bins: ten arcs of 0.9 of which half are right, thirty of 0.2 of which a tenth is. */
  @Test
  void theErrorIsTheWeightedDifferencePerBin() {
    Calibration calibration = new Calibration();
    for (int i = 0; i < 10; i++) {
      calibration.add(0.9, i < 5);
    }
    for (int i = 0; i < 30; i++) {
      calibration.add(0.2, i < 3);
    }
    assertThat(calibration.error()).isCloseTo(100 * (10 * 0.4 + 30 * 0.1) / 40, within(1e-9));
  }

  @Test
  void certaintyFallsIntoTheLastBin() {
    Calibration calibration = new Calibration();
    calibration.add(1, true);
    assertThat(calibration.error()).isZero();
    assertThat(new Calibration().error()).isZero();
  }
}
