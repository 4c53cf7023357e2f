package org.kerndep.train;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.kerndep.decode.Decoders;
import org.kerndep.decode.RootMode;
import org.kerndep.feature.WeightTable;

/**
 * The settings of a training run. Text values come and go through {@link #with} and {@link #toMap}.
 *
 * @param epochs passes over the training data
 * @param seed of the order in which sentences are visited
 * @param batch sentences that are decoded with the same weights before any of them updates; not more than this many
 *     threads can work at once
 * @param decoder a name of {@link Decoders}, or {@code auto}: eisner for treebanks that are nearly projective, else mst
 * @param roots {@code single}, {@code multi}, or {@code auto}: single if every training tree has one root
 * @param cutoff occurrences below which a word or tag counts as unseen
 * @param arcBits there are 2^arcBits weights for arcs
 * @param labelBits there are 2^labelBits weights for labels
 * @param arcC the largest step of an arc update
 * @param labelC the largest step of a label update
 */
public record TrainingConfig(
    int epochs,
    long seed,
    int batch,
    String decoder,
    String roots,
    int cutoff,
    int arcBits,
    int labelBits,
    double arcC,
    double labelC) {

  static final String AUTO = "auto";

  public static final TrainingConfig DEFAULT =
      new TrainingConfig(10, 1, 8, AUTO, AUTO, 1, 22, 22, 0.01, 0.01);

  public TrainingConfig {
    require(epochs >= 1, "epochs must be at least 1: " + epochs);
    require(batch >= 1, "batch must be at least 1: " + batch);
    require(cutoff >= 1, "cutoff must be at least 1: " + cutoff);
    require(arcC > 0, "arc-c must be positive: " + arcC);
    require(labelC > 0, "label-c must be positive: " + labelC);
    requireBits("arc-bits", arcBits);
    requireBits("label-bits", labelBits);
    require(decoder.equals(AUTO) || Decoders.names().contains(decoder),
        "decoder must be auto or one of " + Decoders.names() + ": " + decoder);
    require(roots.equals(AUTO) || List.of("single", "multi").contains(roots),
        "roots must be auto, single or multi: " + roots);
  }

  /** The same settings but one, given as text. */
  public TrainingConfig with(String key, String value) {
    Map<String, String> map = toMap();
    require(map.containsKey(key), "unknown setting '" + key + "'; known are " + String.join(", ", map.keySet()));
    map.put(key, value.trim());
    try {
      return new TrainingConfig(Integer.parseInt(map.get("epochs")), Long.parseLong(map.get("seed")),
          Integer.parseInt(map.get("batch")), map.get("decoder"), map.get("roots"),
          Integer.parseInt(map.get("cutoff")), Integer.parseInt(map.get("arc-bits")),
          Integer.parseInt(map.get("label-bits")), Double.parseDouble(map.get("arc-c")),
          Double.parseDouble(map.get("label-c")));
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException("setting " + key + " is not a number: " + value, e);
    }
  }

  /** The settings by name. */
  public Map<String, String> toMap() {
    Map<String, String> map = new LinkedHashMap<>();
    map.put("epochs", Integer.toString(epochs));
    map.put("seed", Long.toString(seed));
    map.put("batch", Integer.toString(batch));
    map.put("decoder", decoder);
    map.put("roots", roots);
    map.put("cutoff", Integer.toString(cutoff));
    map.put("arc-bits", Integer.toString(arcBits));
    map.put("label-bits", Integer.toString(labelBits));
    map.put("arc-c", Double.toString(arcC));
    map.put("label-c", Double.toString(labelC));
    return map;
  }

  RootMode rootMode(boolean singleRooted) {
    return roots.equals(AUTO) ? (singleRooted ? RootMode.SINGLE : RootMode.MULTI) : RootMode.parse(roots);
  }

  private static void requireBits(String key, int bits) {
    require(bits >= WeightTable.MIN_BITS && bits <= WeightTable.MAX_BITS,
        key + " must be " + WeightTable.MIN_BITS + " to " + WeightTable.MAX_BITS + ": " + bits);
  }

  private static void require(boolean condition, String message) {
    if (!condition) {
      throw new IllegalArgumentException(message);
    }
  }
}
