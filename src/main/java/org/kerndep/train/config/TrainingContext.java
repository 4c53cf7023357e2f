package org.kerndep.train.config;

import org.kerndep.data.WordKnowledge;
import org.kerndep.feature.TemplateSet;
import org.kerndep.run.Progress;
import org.kerndep.run.Workers;

/**
 * What a training run is given beside its data and settings.
 *
 * @param templates of the base parser's features
 * @param knowledge what is known of words beyond the treebank
 * @param workers its threads, which change nothing but the time
 * @param progress is told how far it is
 */
public record TrainingContext(TemplateSet templates, WordKnowledge knowledge, Workers workers, Progress progress) {

  /** Nothing is known of words beyond the treebank. */
  public TrainingContext(TemplateSet templates, Workers workers, Progress progress) {
    this(templates, WordKnowledge.NONE, workers, progress);
  }

  /** The same on other threads, of which nothing is told. */
  public TrainingContext alone(Workers others) {
    return new TrainingContext(templates, knowledge, others, Progress.NONE);
  }

  /** The same with other templates. */
  public TrainingContext with(TemplateSet others) {
    return new TrainingContext(others, knowledge, workers, progress);
  }
}
