package org.kerndep.train.config;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.kerndep.base.LabelMode;
import org.kerndep.data.RootMode;
import org.kerndep.decode.Decoders;
import org.kerndep.decode.projectivity.Projectivity;
import org.kerndep.feature.TemplateSet;
import org.kerndep.feature.TreeTemplateSet;
import org.kerndep.feature.WeightTable;
import org.kerndep.kernel.Kernels;
import org.kerndep.kernel.property.PropertyFiles;
import org.kerndep.kernel.property.PropertyList;

/** The settings of a training run, by name and as text. Immutable. */
public final class TrainingConfig {

  public static final String AUTO = "auto";

  private static final String NONE = "none";
  private static final String LAST = "last";
  private static final String BEST = "best";

  /** A setting: its default, and what its values must be. The name in text is the lower-case constant with hyphens. */
  public enum Setting {
    EPOCHS("10", "a number from 1", v -> Integer.parseInt(v) >= 1),
    KEEP(LAST, "last or best", v -> v.equals(LAST) || v.equals(BEST)),
    SEED("1", "a whole number of up to 18 digits", v -> v.matches("-?[0-9]{1,18}")),
    BATCH("8", "a number from 1", v -> Integer.parseInt(v) >= 1),
    DECODER(AUTO, "auto or one of " + Decoders.names(), v -> v.equals(AUTO) || Decoders.names().contains(v)),
    LABELS(LabelMode.ARCS.toString(), "one of " + LabelMode.names(), LabelMode.names()::contains),
    ROOTS(AUTO, "auto, single or multi", v -> v.equals(AUTO) || RootMode.parse(v) != null),
    PROJECTIVITY("none", "one of " + Projectivity.names(), v -> Projectivity.parse(v) != null),
    CUTOFF("1", "a number from 1", v -> Integer.parseInt(v) >= 1),
    UPDATE("mira", "one of " + UpdateRule.names(), v -> UpdateRule.parse(v) != null),
    MIRA_TREES("1", "a number from 1 to 100", v -> Integer.parseInt(v) >= 1 && Integer.parseInt(v) <= 100),
    PART_BITS("22", bitsText(), Setting::areBits),
    LABEL_BITS("22", bitsText(), Setting::areBits),
    PART_C("0.01", "above 0", v -> Double.parseDouble(v) > 0),
    LABEL_C("0.01", "above 0", v -> Double.parseDouble(v) > 0),
    PRUNE_EPOCHS("1", "a number from 1", v -> Integer.parseInt(v) >= 1),
    PRUNE_BITS("20", bitsText(), Setting::areBits),
    PRUNE_RATE("0.03", "above 0", v -> Double.parseDouble(v) > 0),
    PRUNE_RATIO("0.001", "at least 0 and below 1", v -> Double.parseDouble(v) >= 0 && Double.parseDouble(v) < 1),
    PRUNE_HEADS("16", "a number from 1", v -> Integer.parseInt(v) >= 1),
    K("25", "a number from 2", v -> Integer.parseInt(v) >= 2),
    FOLDS("10", "a number from 2", v -> Integer.parseInt(v) >= 2),
    FOLD_EPOCHS(AUTO, "auto or a number from 1", v -> v.equals(AUTO) || Integer.parseInt(v) >= 1),
    RERANK_FEATURES("kernel+tree", "some of " + RerankFeatures.known() + " with + between",
        v -> RerankFeatures.parse(v) != null),
    TREE_FEATURES("default", "one of " + TreeTemplateSet.names() + " or a file", v -> !v.isBlank()),
    KERNEL("template(arc)", "a kernel such as template(arc,sibling=0.02,grandparent=0.02)",
        v -> Kernels.parse(v, PropertyList.standard()) != null),
    PROPERTIES("default", "one of " + PropertyList.names() + " or a file", v -> !v.isBlank()),
    LAYERS(NONE, NONE + " or feature paths with commas between, as in misc/Gloss,NamedEntity/value",
        v -> PropertyList.standard().withLayers(paths(v)) != null),
    RERANK_UPDATE("margin", "one of " + RerankUpdate.names(), RerankUpdate.names()::contains),
    RERANK_LOSS("heads", "one of " + RerankLoss.names(), RerankLoss.names()::contains),
    RERANK_BASE("1", "a number from 0", v -> isFinite(v) && Double.parseDouble(v) >= 0),
    RERANK_ITERATIONS("2", "a number from 1", v -> Integer.parseInt(v) >= 1),
    RERANK_C("0.003", "above 0, as 0.003 or Infinity", v -> Double.parseDouble(v) > 0),
    RERANK_RHO(RerankConfig.CHOSEN, RerankConfig.CHOSEN + " or a number above 0",
        v -> v.equals(RerankConfig.CHOSEN) || isFinite(v) && Double.parseDouble(v) > 0),
    RERANK_TUNING("cross-validation", "one of " + RerankTuning.names(), RerankTuning.names()::contains),
    RERANK_BETA("exact", "one of " + BetaRule.names() + " or a number from 0", v -> BetaRule.parse(v, 1) != null),
    KERNEL_MODE(KernelMode.RERANK.toString(), "one of " + KernelMode.names(), KernelMode.names()::contains),
    DECODE_ITERATIONS("1", "a number from 1", v -> Integer.parseInt(v) >= 1),
    DECODE_C("0.0003", "above 0, as 0.0003 or Infinity", v -> Double.parseDouble(v) > 0),
    DECODE_WEIGHT(DecoderKernelConfig.CHOSEN, DecoderKernelConfig.CHOSEN + " or a number from 0",
        v -> v.equals(DecoderKernelConfig.CHOSEN) || isFinite(v) && Double.parseDouble(v) >= 0);

    /** Those that only kernels and rerankers ask for; a base model is the same whatever they are. */
    private static final Set<Setting> OF_RERANKER = Collections.unmodifiableSet(EnumSet.range(K, DECODE_WEIGHT));

    private final String initial;
    private final String rule;
    private final Predicate<String> check;

    Setting(String initial, String rule, Predicate<String> check) {
      this.initial = initial;
      this.rule = rule;
      this.check = check;
    }

    public String key() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static Setting of(String key) {
      return Arrays.stream(values()).filter(s -> s.key().equals(key)).findFirst()
          .orElseThrow(() -> new IllegalArgumentException("unknown setting '" + key + "'; known are "
              + Arrays.stream(values()).map(Setting::key).collect(Collectors.joining(", "))));
    }

    private void require(String value) {
      boolean sound;
      try {
        sound = check.test(value);
      } catch (IllegalArgumentException e) {
        sound = false;
      }
      if (!sound) {
        throw new IllegalArgumentException("setting " + key() + " must be " + rule + ": " + value);
      }
    }

    private static String bitsText() {
      return WeightTable.MIN_BITS + " to " + WeightTable.MAX_BITS;
    }

    private static boolean isFinite(String value) {
      return Double.isFinite(Double.parseDouble(value));
    }

    private static boolean areBits(String value) {
      int bits = Integer.parseInt(value);
      return bits >= WeightTable.MIN_BITS && bits <= WeightTable.MAX_BITS;
    }
  }

  public static final TrainingConfig DEFAULT = new TrainingConfig(Arrays.stream(Setting.values())
      .collect(Collectors.toMap(s -> s, s -> s.initial)));

  private final Map<Setting, String> values;

  private TrainingConfig(Map<Setting, String> values) {
    this.values = Collections.unmodifiableMap(new EnumMap<>(values));
  }

  /** The same settings but one, given as text. */
  public TrainingConfig with(String key, String value) {
    Setting setting = Setting.of(key);
    setting.require(value.trim());
    Map<Setting, String> changed = new EnumMap<>(values);
    changed.put(setting, value.trim());
    return new TrainingConfig(changed);
  }

  /** The same settings but one, given as {@code key=value}. */
  public TrainingConfig with(String setting) {
    int equals = setting.indexOf('=');
    if (equals < 0) {
      throw new IllegalArgumentException("'" + setting + "' is not a setting; write key=value");
    }
    return with(setting.substring(0, equals).strip(), setting.substring(equals + 1));
  }

  /** The settings by name, always in the same order. */
  public Map<String, String> toMap() {
    Map<String, String> map = new LinkedHashMap<>();
    values.forEach((setting, value) -> map.put(setting.key(), value));
    return map;
  }

  /** The settings that a base model depends on, in the same order. */
  public Map<String, String> baseSettings() {
    Map<String, String> map = toMap();
    Setting.OF_RERANKER.forEach(setting -> map.remove(setting.key()));
    return map;
  }

  /** The settings that the lists of a reranker depend on, in the same order. */
  public Map<String, String> listSettings() {
    Map<String, String> map = baseSettings();
    List.of(Setting.K, Setting.FOLDS).forEach(s -> map.put(s.key(), values.get(s)));
    map.put(Setting.FOLD_EPOCHS.key(), foldEpochs());
    map.remove(Setting.EPOCHS.key());
    return map;
  }

  /** The settings of the parsers that make a reranker's lists. */
  public TrainingConfig ofFolds() {
    return with(Setting.KEEP.key(), LAST).with(Setting.EPOCHS.key(), foldEpochs());
  }

  /** By default those of the base parser, so that a reranker learns from lists like those it gets later. */
  private String foldEpochs() {
    return values.get(values.get(Setting.FOLD_EPOCHS).equals(AUTO) ? Setting.EPOCHS : Setting.FOLD_EPOCHS);
  }

  /** All settings that a base model does not depend on. */
  public Map<String, String> rerankSettings() {
    Map<String, String> map = toMap();
    map.keySet().removeAll(baseSettings().keySet());
    return map;
  }

  public String text(Setting setting) {
    return values.get(setting);
  }

  public int integer(Setting setting) {
    return Integer.parseInt(values.get(setting));
  }

  public double number(Setting setting) {
    return Double.parseDouble(values.get(setting));
  }

  public long seed() {
    return Long.parseLong(values.get(Setting.SEED));
  }

  /** The most trees of a list that a reranker chooses from. */
  public int trees() {
    return integer(Setting.K);
  }

  /** The decoder's name, or {@code auto}. */
  public String decoder() {
    return values.get(Setting.DECODER);
  }

  public LabelMode labelMode() {
    return LabelMode.parse(values.get(Setting.LABELS));
  }

  /** What kernels compare; it may be read from a file. */
  PropertyList properties() throws IOException {
    return PropertyFiles.read(Path.of(values.get(Setting.PROPERTIES))).withLayers(paths(values.get(Setting.LAYERS)));
  }

  /**
   * The feature paths of the user layers that templates look at and kernels compare, each once; the property list may be
   * read from a file.
   */
  public List<String> userLayers(TemplateSet templates) throws IOException {
    return Stream.concat(templates.userLayers().stream(), properties().userLayers().stream()).distinct().toList();
  }

  private static List<String> paths(String value) {
    return value.equals(NONE) ? List.of() : Arrays.stream(value.split(",", -1)).map(String::strip).toList();
  }

  /** Refuses settings that are possible one by one but not together. */
  public TrainingConfig requireConsistent() {
    if (labelMode() == LabelMode.JOINT && !Decoders.withLabels().contains(decoder())) {
      throw new IllegalArgumentException("setting labels=joint needs decoder="
          + String.join(" or ", Decoders.withLabels()) + ", not " + decoder());
    }
    if (labelMode() == LabelMode.JOINT && kernelMode().decodes()) {
      throw new IllegalArgumentException("setting kernel-mode=" + kernelMode()
          + " needs arcs that are decoded without labels; use labels=arcs or labels=second-stage, not joint");
    }
    return this;
  }

  /** Whether a kernel shall add to the scores of arcs before trees are decoded. */
  public boolean hasKernelInDecoder() {
    return kernelMode().decodes();
  }

  public KernelMode kernelMode() {
    return KernelMode.parse(values.get(Setting.KERNEL_MODE));
  }

  public Projectivity projectivity() {
    return Projectivity.parse(values.get(Setting.PROJECTIVITY));
  }

  /** Whether the model is that of the best epoch rather than the last; there must be dev data then. */
  public boolean keepsBest() {
    return values.get(Setting.KEEP).equals(BEST);
  }

  public UpdateRule updateRule() {
    return UpdateRule.parse(values.get(Setting.UPDATE));
  }

  /** How often training goes over the data. */
  public int passes() {
    return integer(Setting.PRUNE_EPOCHS) + integer(Setting.EPOCHS);
  }

  public RootMode rootMode(boolean singleRooted) {
    String roots = values.get(Setting.ROOTS);
    return roots.equals(AUTO) ? (singleRooted ? RootMode.SINGLE : RootMode.MULTI) : RootMode.parse(roots);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof TrainingConfig that && values.equals(that.values);
  }

  @Override
  public int hashCode() {
    return values.hashCode();
  }

  @Override
  public String toString() {
    return toMap().toString();
  }
}
