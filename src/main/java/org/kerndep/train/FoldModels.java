package org.kerndep.train;

import java.util.List;
import org.kerndep.base.BaseModel;

/**
 * A treebank in folds, and for each fold a model that has not seen it. Immutable; share freely.
 *
 * @param models in the order of the folds
 */
record FoldModels(Folds folds, List<BaseModel> models) {

  FoldModels {
    models = List.copyOf(models);
    if (models.size() != folds.count()) {
      throw new IllegalArgumentException(models.size() + " models for " + folds.count() + " folds");
    }
  }
}
