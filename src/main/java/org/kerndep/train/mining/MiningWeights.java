package org.kerndep.train.mining;

import java.util.Arrays;
import org.kerndep.rerank.mined.FeaturePaths;

/**
 * The features that are selected so far, with weights. Immutable as long as nobody changes the array.
 *
 * @param paths in ascending order
 * @param values by feature, none 0
 */
record MiningWeights(FeaturePaths paths, double[] values) {

  static final MiningWeights NONE = new MiningWeights(new FeaturePaths.Builder().build(), new double[0]);

  boolean isSame(MiningWeights other) {
    return Arrays.equals(values, other.values) && paths.equals(other.paths);
  }
}
