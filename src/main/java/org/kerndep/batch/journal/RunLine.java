package org.kerndep.batch.journal;

import java.util.Map;

/**
 * The line that each run begins with. Immutable.
 *
 * @param version of the journal's format
 * @param program its version
 * @param model the hash of the model
 * @param settings the hash of what else decides about results
 * @param options the same settings in words
 */
public record RunLine(int version, String program, String model, String settings, Map<String, String> options) {

  /** The version that is written. */
  public static final int VERSION = 1;

  public RunLine {
    options = options == null ? Map.of() : options;
  }
}
