package org.kerndep.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ArcCalibrationTest {

  @Test
  void theSlopeMultipliesTheLogarithmOfTheOdds() {
    ArcCalibration flat = new ArcCalibration(2, 0.5);
    assertThat(flat.probability(0.8)).isCloseTo(2 / 3.0, within(1e-12));
    assertThat(flat.probability(0.2)).isCloseTo(1 / 3.0, within(1e-12));
    assertThat(flat.probability(0.5)).isCloseTo(0.5, within(1e-12));
    assertThat(ArcCalibration.NONE.probability(0.3)).isCloseTo(0.3, within(1e-12));
  }

  @Test
  void certaintyStays() {
    ArcCalibration flat = new ArcCalibration(2, 0.5);
    assertThat(flat.probability(1 + 1e-15)).isEqualTo(1);
    assertThat(flat.probability(-1e-15)).isZero();
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, -1, Double.NaN, Double.POSITIVE_INFINITY})
  void rejectsWhatIsNotAboveZero(double value) {
    assertThatIllegalArgumentException().isThrownBy(() -> new ArcCalibration(value, 1))
        .withMessage("the temperature of arcs must be above 0 and finite: " + value);
    assertThatIllegalArgumentException().isThrownBy(() -> new ArcCalibration(1, value))
        .withMessage("the slope of arcs must be above 0 and finite: " + value);
  }
}
