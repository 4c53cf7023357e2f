package org.kerndep.train;

import java.util.List;

/** Changes weights so that a gold structure scores better against wrong ones. One thread. */
interface OnlineUpdate {

  /**
   * Updates for the wrong structures of one sentence; may find that nothing is to be done.
   *
   * @param mistakes the worst first
   * @param step the time of the update, for averaging
   */
  void update(List<Mistake> mistakes, long step);
}
