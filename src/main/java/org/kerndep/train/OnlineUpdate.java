package org.kerndep.train;

import org.kerndep.feature.SparseVector;

/** Changes weights so that a gold structure scores better against a wrong one. One thread. */
interface OnlineUpdate {

  /**
   * Updates for one pair of structures; may find that nothing is to be done.
   *
   * @param delta features of gold minus features of predicted
   * @param cost how wrong the predicted structure is
   * @param step the time of the update, for averaging
   */
  void update(SparseVector delta, double cost, long step);
}
