package org.kerndep.bench;

import java.util.Set;

/**
 * A request that a server must refuse, or survive. Immutable.
 *
 * @param kind what is wrong with it
 * @param bytes all that the client sends
 * @param end what the client does after the last byte
 * @param answers the statuses that are right; a server may also close the connection
 */
record BadRequest(String kind, byte[] bytes, End end, Set<Integer> answers) {

  /** What a client does when it has sent everything. */
  enum End {
    /** Waits for an answer. */
    WAITS,
    /** Says that nothing more comes, and waits. */
    HALF_CLOSES,
    /** Goes away. */
    CLOSES,
    /** Goes away with a reset. */
    RESETS
  }
}
