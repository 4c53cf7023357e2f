package org.kerndep.text.classifier;

import java.util.Collections;
import java.util.SortedMap;
import java.util.function.Supplier;

/**
 * A model for each part of speech: most have few outcomes, so that each model is small and quick. Immutable; share
 * freely.
 */
public final class ModelsByTag {

  private final SortedMap<String, EventModel> models;
  private final String otherwise;

  /**
   * Models.
   *
   * @param models those of the parts of speech
   * @param otherwise the outcome for other parts of speech
   */
  public ModelsByTag(SortedMap<String, EventModel> models, String otherwise) {
    this.models = Collections.unmodifiableSortedMap(models);
    this.otherwise = otherwise;
  }

  public SortedMap<String, EventModel> models() {
    return models;
  }

  public String otherwise() {
    return otherwise;
  }

  /** The best outcome for a part of speech in a context, which is made only if there is a choice. */
  public String best(String upos, Supplier<Features> context) {
    EventModel model = models.get(upos);
    if (model == null) {
      return otherwise;
    }
    return model.isConstant() ? model.outcomes().names().get(0) : model.best(context.get());
  }
}
