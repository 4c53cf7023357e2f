package org.kerndep.spark;

import org.kerndep.batch.work.AnnotationSettings;
import org.kerndep.batch.work.Annotators;
import org.kerndep.batch.work.ModelSource;

/** The model of this JVM: read by the first task that needs it, and shared by all others of the same run. */
final class ExecutorModel {

  private static String key;
  private static Annotators annotators;

  private ExecutorModel() {}

  /** Annotators of the run's model. */
  static synchronized Annotators get(SharedModel model, AnnotationSettings settings) {
    String wanted = model.hash() + " " + settings.hash();
    if (!wanted.equals(key)) {
      annotators = Annotators.of(new ModelSource(model.name(), model.bytes().value()), settings);
      key = wanted;
    }
    return annotators;
  }
}
