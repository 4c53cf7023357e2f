package org.kerndep.train.config;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.kerndep.base.LabelMode;
import org.kerndep.feature.TemplateSet;
import org.kerndep.kernel.Kernels;
import org.kerndep.kernel.property.PropertyFiles;
import org.kerndep.kernel.property.PropertyList;

/**
 * The settings of a training run, by name and as text, as users write them and manifests keep them; and the records of
 * each stage that training works with. Immutable.
 */
public final class TrainingConfig {

  /** In place of a value: the treebank decides, or another setting. */
  static final String AUTO = "auto";

  static final String BEST = "best";

  private static final String LAST = "last";
  private static final String NONE = "none";

  public static final TrainingConfig DEFAULT = new TrainingConfig(Arrays.stream(Setting.values())
      .collect(Collectors.toMap(s -> s, Setting::initial)));

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
    return toMap(setting -> true);
  }

  private Map<String, String> toMap(Predicate<Setting> chosen) {
    Map<String, String> map = new LinkedHashMap<>();
    values.forEach((setting, value) -> {
      if (chosen.test(setting)) {
        map.put(setting.key(), value);
      }
    });
    return map;
  }

  /** The settings that a base model depends on, in the same order. */
  public Map<String, String> baseSettings() {
    return toMap(Setting::isOfBase);
  }

  /** The settings that the lists of a reranker depend on, in the same order. */
  public Map<String, String> listSettings() {
    Map<String, String> map = baseSettings();
    List.of(Setting.K, Setting.FOLDS, Setting.TAGGINGS, Setting.LABELLINGS)
        .forEach(s -> map.put(s.key(), values.get(s)));
    map.put(Setting.FOLD_EPOCHS.key(), foldEpochs());
    map.remove(Setting.EPOCHS.key());
    return map;
  }

  /** All settings that a base model does not depend on, in the same order. */
  public Map<String, String> kernelSettings() {
    return toMap(setting -> !setting.isOfBase());
  }

  /** The settings of the base parser. */
  public BaseConfig base() {
    return BaseConfig.of(this);
  }

  /** The settings of the parsers of folds, and of the lists that a reranker learns from. */
  public FoldConfig folds() {
    return FoldConfig.of(this);
  }

  /** The settings of the reranker; the property list may be read from a file. */
  public RerankConfig reranker() throws IOException {
    return RerankConfig.of(this);
  }

  /** The settings of a kernel in the decoder; the property list may be read from a file. */
  public DecoderKernelConfig decoderKernel() throws IOException {
    return DecoderKernelConfig.of(this);
  }

  /** Where a kernel has its say. */
  public KernelMode kernelMode() {
    return KernelMode.parse(text(Setting.KERNEL_MODE));
  }

  /** Refuses settings that are possible one by one but not together. */
  public TrainingConfig requireConsistent() {
    if (base().labels() == LabelMode.JOINT && kernelMode().decodes()) {
      throw new IllegalArgumentException("setting kernel-mode=" + kernelMode()
          + " needs arcs that are decoded without labels; use labels=arcs or labels=second-stage, not joint");
    }
    if (text(Setting.RERANK_LEARNER).equals(RerankAlgorithm.VOTED.toString())) {
      RerankConfig.requireVotes(RerankFeatures.parse(text(Setting.RERANK_FEATURES)),
          Kernels.parseAll(text(Setting.KERNEL), PropertyList.standard()));
    }
    return this;
  }

  /** What kernels compare; it may be read from a file. */
  PropertyList properties() throws IOException {
    return PropertyFiles.read(Path.of(values.get(Setting.PROPERTIES))).withLayers(paths(values.get(Setting.LAYERS)));
  }

  /**
   * The feature paths of the user layers that templates look at and kernels compare, each once; the property list may
   * be read from a file.
   */
  public List<String> userLayers(TemplateSet templates) throws IOException {
    return Stream.concat(templates.userLayers().stream(), properties().userLayers().stream()).distinct().toList();
  }

  static List<String> paths(String value) {
    return value.equals(NONE) ? List.of() : Arrays.stream(value.split(",", -1)).map(String::strip).toList();
  }

  BaseConfig.Order order() {
    return new BaseConfig.Order(Long.parseLong(text(Setting.SEED)), integer(Setting.BATCH));
  }

  /** The settings of the parsers of folds, as those of a run of their own. */
  TrainingConfig ofFolds() {
    return with(Setting.KEEP.key(), LAST).with(Setting.EPOCHS.key(), foldEpochs());
  }

  /** By default those of the base parser, so that a reranker learns from lists like those it gets later. */
  private String foldEpochs() {
    return unlessAuto(Setting.FOLD_EPOCHS).orElse(text(Setting.EPOCHS));
  }

  String text(Setting setting) {
    return values.get(setting);
  }

  Optional<String> unlessAuto(Setting setting) {
    return Optional.of(text(setting)).filter(value -> !value.equals(AUTO));
  }

  int integer(Setting setting) {
    return Integer.parseInt(text(setting));
  }

  double number(Setting setting) {
    return Double.parseDouble(text(setting));
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
