package org.kerndep.train.config;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.kerndep.base.LabelMode;
import org.kerndep.data.RootMode;
import org.kerndep.decode.Decoders;
import org.kerndep.decode.projectivity.Projectivity;
import org.kerndep.feature.TemplateSet;
import org.kerndep.feature.TreeTemplateSet;
import org.kerndep.feature.WeightTable;
import org.kerndep.kernel.Kernels;
import org.kerndep.kernel.property.PropertyList;
import org.kerndep.rerank.mined.MiningSpace;

/**
 * A setting of training: its default, and what its values must be. The name in text is the lower-case constant with
 * hyphens. The order is that of manifests; {@code docs/training.md} says what each means.
 */
public enum Setting {
  // The base parser.
  EPOCHS("10", SettingRule.from(1)),
  KEEP("last", SettingRule.oneOf(List.of("last", "best")).told("last or best")),
  SEED("1", SettingRule.such("a whole number of up to 18 digits", v -> v.matches("-?[0-9]{1,18}"))),
  BATCH("8", SettingRule.from(1)),
  DECODER("auto", SettingRule.oneOf(Decoders.names()).or("auto")),
  LABELS(LabelMode.ARCS.toString(), SettingRule.oneOf(LabelMode.names())),
  ROOTS("auto", SettingRule.such("single or multi", v -> RootMode.parse(v) != null).or("auto")
      .told("auto, single or multi")),
  PROJECTIVITY("none", SettingRule.oneOf(Projectivity.names())),
  CUTOFF("1", SettingRule.from(1)),
  UPDATE("mira", SettingRule.oneOf(UpdateRule.names())),
  MIRA_TREES("1", SettingRule.integer("a number from 1 to 100", v -> v >= 1 && v <= 100)),
  PART_BITS("22", bits()),
  LABEL_BITS("22", bits()),
  PART_C("0.01", positive("above 0")),
  LABEL_C("0.01", positive("above 0")),
  PRUNE_EPOCHS("1", SettingRule.from(1)),
  PRUNE_BITS("20", bits()),
  PRUNE_RATE("0.03", positive("above 0")),
  PRUNE_RATIO("0.001", SettingRule.number("at least 0 and below 1", v -> v >= 0 && v < 1)),
  PRUNE_HEADS("16", SettingRule.from(1)),

  // Lists of trees, from parsers of folds.
  K("25", SettingRule.integer("a number from 2 to 10000", v -> v >= 2 && v <= 10_000)),
  FOLDS("10", SettingRule.from(2)),
  FOLD_EPOCHS("auto", SettingRule.from(1).or("auto")),
  TAGGINGS("3", SettingRule.integer("a number from 1 to 1000", v -> v >= 1 && v <= 1000)),
  LABELLINGS("0", SettingRule.integer("a number from 0 to 10000", v -> v >= 0 && v <= 10_000)),

  // The reranker; its kernel may be in the decoder instead.
  RERANK_FEATURES("kernel+tree", SettingRule.such("some of " + RerankFeatures.known() + " with + between",
      v -> RerankFeatures.parse(v) != null)),
  TREE_FEATURES("default", SettingRule.such("one of " + TreeTemplateSet.names() + " or a file", v -> !v.isBlank())),
  KERNEL("template(arc)", SettingRule.readable("a kernel, or several with + between",
      v -> Kernels.parseAll(v, PropertyList.standard()))),
  PROPERTIES("default", SettingRule.such("one of " + PropertyList.names() + " or a file", v -> !v.isBlank())),
  BASIC_FEATURES("qian-liu", SettingRule.such("one of " + TemplateSet.names() + " or a file", v -> !v.isBlank())),
  LAYERS("none", SettingRule.such("none or feature paths with commas between, as in misc/Gloss,NamedEntity/value",
      v -> PropertyList.standard().withLayers(TrainingConfig.paths(v)) != null)),
  RERANK_LEARNER(RerankAlgorithm.PASSIVE_AGGRESSIVE.toString(), SettingRule.oneOf(RerankAlgorithm.names())),
  RERANK_CHUNKS("1", SettingRule.from(1)),
  RERANK_GOLD(RerankRule.LEAVE, SettingRule.oneOf(List.of(RerankRule.LEAVE, RerankRule.ADD))),
  RERANK_UPDATE("margin", SettingRule.oneOf(RerankUpdate.names())),
  RERANK_LOSS("heads", SettingRule.oneOf(RerankLoss.names())),
  RERANK_DISTANCE("cost", SettingRule.oneOf(RerankDistance.names())),
  RERANK_BASE("1", SettingRule.number("a number from 0", v -> v >= 0 && Double.isFinite(v))),
  RERANK_ITERATIONS("2", SettingRule.from(1)),
  RERANK_KEEP("best", SettingRule.oneOf(List.of("best", "last"))),
  RERANK_C("0.003", positive("above 0, as 0.003 or Infinity")),
  RERANK_RHO(KernelWeights.CHOSEN, SettingRule.such("a number above 0, or one for each kernel as in 0.1+0.01",
      v -> KernelWeights.parse(v) != null).or(KernelWeights.CHOSEN)),
  RERANK_TUNING("cross-validation", SettingRule.oneOf(RerankTuning.names())),
  RERANK_PUNCTUATION("keep", SettingRule.oneOf(HeldOutChoice.punctuationNames())),
  RERANK_FALLBACK(HeldOutChoice.BASE, SettingRule.oneOf(List.of(HeldOutChoice.BASE, HeldOutChoice.NONE))),
  RERANK_BETA(BetaRule.Search.STABLE.toString(), SettingRule.such("one of " + BetaRule.names() + " or a number from 0",
      v -> BetaRule.parse(v, 1) != null)),
  RERANK_AGREEMENT(HeldOutChoice.CHOSEN, SettingRule.number("a number from 0", v -> v >= 0 && Double.isFinite(v))
      .or(HeldOutChoice.CHOSEN)),
  MINING_SPACE("tree", SettingRule.oneOf(MiningSpace.names())),
  MINING_LABELS("false", SettingRule.oneOf(List.of("true", "false"))),
  MINING_ORDER("3", SettingRule.integer("a number from 1 to " + MiningConfig.MOST_ORDER,
      v -> v >= 1 && v <= MiningConfig.MOST_ORDER)),
  MINING_C("3", positive("above 0, as 3")),
  MINING_ROUNDS("3", SettingRule.from(1)),
  MINING_MEMORY("auto", SettingRule.such("a number of bytes", v -> Long.parseLong(v) > 0).or("auto")),

  // A kernel in the decoder.
  KERNEL_MODE(KernelMode.RERANK.toString(), SettingRule.oneOf(KernelMode.names())),
  DECODE_ITERATIONS("1", SettingRule.from(1)),
  DECODE_C("0.0003", positive("above 0, as 0.0003 or Infinity")),
  DECODE_WEIGHT("chosen", SettingRule.number("a number from 0", v -> v >= 0 && Double.isFinite(v)).or("chosen"));

  private final String initial;
  private final SettingRule rule;

  Setting(String initial, SettingRule rule) {
    this.initial = initial;
    this.rule = rule;
  }

  private static SettingRule bits() {
    return SettingRule.integer(WeightTable.MIN_BITS + " to " + WeightTable.MAX_BITS,
        v -> v >= WeightTable.MIN_BITS && v <= WeightTable.MAX_BITS);
  }

  private static SettingRule positive(String text) {
    return SettingRule.number(text, v -> v > 0);
  }

  static Setting of(String key) {
    return Arrays.stream(values()).filter(s -> s.key().equals(key)).findFirst()
        .orElseThrow(() -> new IllegalArgumentException("unknown setting '" + key + "'; known are "
            + Arrays.stream(values()).map(Setting::key).collect(Collectors.joining(", "))));
  }

  public String key() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The default. */
  public String initial() {
    return initial;
  }

  /** The words that its value can be. */
  List<String> choices() {
    return rule.choices();
  }

  /** Whether a base model depends on it; the others matter only to rerankers and kernels. */
  boolean isOfBase() {
    return compareTo(K) < 0;
  }

  /** Refuses a value that the setting cannot have. */
  void require(String value) {
    String problem = rule.problem(value);
    if (problem != null) {
      throw new IllegalArgumentException("setting " + key() + " must be " + rule.text() + ": " + problem);
    }
  }
}
