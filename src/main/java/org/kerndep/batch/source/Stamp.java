package org.kerndep.batch.source;

/**
 * What tells without reading it whether a document is still the same.
 *
 * @param size its bytes, -1 if not known
 * @param modified when it was changed last, in milliseconds since 1970; 0 if not known
 */
public record Stamp(long size, long modified) {

  /** Nothing is known. */
  public static final Stamp UNKNOWN = new Stamp(-1, 0);
}
