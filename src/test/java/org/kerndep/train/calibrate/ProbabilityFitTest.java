package org.kerndep.train.calibrate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.kerndep.Examples;
import org.kerndep.bundle.Manifest;
import org.kerndep.bundle.ModelBundle;
import org.kerndep.data.ArcCalibration;
import org.kerndep.data.Treebank;
import org.kerndep.run.Workers;

class ProbabilityFitTest {

  private final ModelBundle model = Examples.englishModel();
  private final Treebank heldOut = Examples.read(Examples.ENGLISH_TEST);

  private ProbabilityFit fit(ArcCalibration before, int threads) {
    try (Workers workers = new Workers(threads)) {
      return ProbabilityFit.of(model, before, heldOut, workers);
    }
  }

  @Test
  void whatIsFittedIsCloserToTheTruthThanWhatIsNot() {
    ProbabilityFit fit = fit(new ArcCalibration(30, 1), 1);
    assertThat(fit.error()).isLessThan(fit.errorBefore() / 2);
    assertThat(fit(fit.arcs(), 1).errorBefore()).isEqualTo(fit.error());
  }

  @Test
  void threadsDoNotChangeTheFit() {
    assertThat(fit(ArcCalibration.NONE, 2)).isEqualTo(fit(ArcCalibration.NONE, 1));
  }

  @Test
  void theManifestKeepsAllThreeFigures() {
    ProbabilityFit fit = fit(ArcCalibration.NONE, 1);
    ModelBundle fitted = model.with(fit.addTo(model.manifest()));
    assertThat(fitted.temperature()).isEqualTo(fit.temperature());
    assertThat(fitted.arcCalibration()).isEqualTo(fit.arcs());
    assertThat(fitted.manifest().entries().keySet()).containsAll(model.manifest().entries().keySet());
  }

  @Test
  void modelsWithoutThemHaveTheTemperatureOfListsOrTheUsual() {
    assertThat(model.arcCalibration()).isEqualTo(ArcCalibration.NONE);
    Manifest earlier = new Manifest(Map.of(ModelBundle.TEMPERATURE, "0.75"));
    assertThat(model.with(earlier).arcCalibration()).isEqualTo(new ArcCalibration(0.75, 1));
  }
}
