package org.kerndep.text.classifier;

/**
 * The weights of an {@link EventModel}, a row for each feature. Immutable; share freely.
 */
public final class EventWeights {

  static final EventWeights NONE = new EventWeights(new long[0], new int[1], new int[0], new int[0]);

  private final long[] keys;
  private final int[] starts;
  private final int[] parts;
  private final int[] weights;

  /**
   * Weights. The arrays are not copied; nobody may change them.
   *
   * @param keys the features, ascending
   * @param starts where each row begins, and finally where the last one ends
   * @param parts which part of outcomes each weight is for
   * @param weights the weights
   */
  public EventWeights(long[] keys, int[] starts, int[] parts, int[] weights) {
    boolean sound = starts.length == keys.length + 1 && starts[0] == 0 && starts[keys.length] == parts.length
        && parts.length == weights.length;
    for (int row = 0; sound && row < keys.length; row++) {
      sound = starts[row] <= starts[row + 1] && (row == 0 || keys[row - 1] < keys[row]);
    }
    if (!sound) {
      throw new IllegalArgumentException("weights that do not fit together");
    }
    this.keys = keys;
    this.starts = starts;
    this.parts = parts;
    this.weights = weights;
  }

  /** How many features there are. */
  public int rows() {
    return keys.length;
  }

  /** How many weights there are. */
  public int size() {
    return weights.length;
  }

  public long key(int row) {
    return keys[row];
  }

  /** Where a row's weights begin; those of the next begin where they end. */
  public int start(int row) {
    return starts[row];
  }

  public int part(int at) {
    return parts[at];
  }

  public int weight(int at) {
    return weights[at];
  }
}
