package org.kerndep.train;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.kerndep.Examples;
import org.kerndep.bundle.ModelBundle;
import org.kerndep.data.Treebank;
import org.kerndep.feature.TemplateSet;
import org.kerndep.run.Progress;
import org.kerndep.run.Workers;
import org.kerndep.train.config.TrainingConfig;
import org.kerndep.train.config.TrainingContext;
import org.kerndep.train.workspace.TrainingWorkspace;

/**
 * Training of the English example that leaves a checkpoint beside a model, to the end or until a task begins or ends.
 */
public final class StoppedTraining implements Progress {

  /** What stops it. */
  private static final class Stop extends RuntimeException {
    private static final long serialVersionUID = 1L;
  }

  private final String stop;
  private final List<String> begun = new ArrayList<>();

  private StoppedTraining(String stop) {
    this.stop = stop;
  }

  /** Stops when the named task begins, or when it ends if {@code stop} is {@code "end of "} and its name. */
  public static void at(String stop, TrainingConfig config, Path model) {
    at(stop, config, Examples.read(Examples.ENGLISH_TRAIN), 1, model);
  }

  static void at(String stop, TrainingConfig config, Treebank treebank, int threads, Path model) {
    assertThatThrownBy(() -> new StoppedTraining(stop).train(config, treebank, threads, model))
        .isInstanceOf(Stop.class);
  }

  /** Trains to the end and adds the names of the tasks that were begun. */
  static ModelBundle goOn(TrainingConfig config, int threads, Path model, List<String> tasks) throws IOException {
    StoppedTraining training = new StoppedTraining("never");
    ModelBundle trained = training.train(config, Examples.read(Examples.ENGLISH_TRAIN), threads, model);
    tasks.addAll(training.begun);
    return trained;
  }

  private ModelBundle train(TrainingConfig config, Treebank treebank, int threads, Path model)
      throws IOException {
    Treebank dev = config.base().keepsBest() ? Examples.read(Examples.ENGLISH_TEST) : new Treebank(List.of());
    try (Workers workers = new Workers(threads)) {
      return new TrainingPipeline(config, new TrainingContext(TemplateSet.standard(), workers, this),
          TrainingWorkspace.beside(model)).trainBase(treebank, dev);
    }
  }

  @Override
  public void begin(String task, long total) {
    begun.add(task);
    if (task.equals(stop)) {
      throw new Stop();
    }
  }

  @Override
  public void advance(long steps) {}

  @Override
  public void end(String result) {
    if (stop.equals("end of " + begun.get(begun.size() - 1))) {
      throw new Stop();
    }
  }
}
