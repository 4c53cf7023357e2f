package org.kerndep.train.fold;

import java.util.List;
import org.kerndep.base.BaseModel;

/**
 * A treebank in folds, and for each fold a model that has not seen it. Immutable; share freely.
 *
 * @param models in the order of the folds
 */
public record FoldModels(Folds folds, List<BaseModel> models) {

  public FoldModels {
    models = List.copyOf(models);
    if (models.size() != folds.count()) {
      throw new IllegalArgumentException(models.size() + " models for " + folds.count() + " folds");
    }
  }
}
