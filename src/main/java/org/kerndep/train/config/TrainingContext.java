package org.kerndep.train.config;

import org.kerndep.feature.TemplateSet;
import org.kerndep.run.Progress;
import org.kerndep.run.Workers;

/**
 * What a training run is given beside its data and settings.
 *
 * @param templates of the base parser's features
 * @param workers its threads, which change nothing but the time
 * @param progress is told how far it is
 */
public record TrainingContext(TemplateSet templates, Workers workers, Progress progress) {

  /** The same with other templates. */
  public TrainingContext with(TemplateSet others) {
    return new TrainingContext(others, workers, progress);
  }
}
