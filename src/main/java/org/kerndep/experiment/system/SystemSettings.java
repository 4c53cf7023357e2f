package org.kerndep.experiment.system;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.kerndep.feature.TemplateFiles;
import org.kerndep.feature.TemplateSet;
import org.kerndep.feature.TreeTemplateSet;
import org.kerndep.kernel.property.PropertyFiles;
import org.kerndep.kernel.property.PropertyList;
import org.kerndep.run.Hash;
import org.kerndep.train.config.TrainingConfig;

/**
 * The training settings of a system of this project.
 *
 * @param config all but the templates
 * @param templates of the base parser
 * @param names what stands for settings that are files, by setting
 */
record SystemSettings(TrainingConfig config, TemplateSet templates, Map<String, String> names) {

  private static final String TEMPLATES = "templates";
  private static final String PROPERTIES = "properties";
  private static final String BASIC_FEATURES = "basic-features";
  private static final String TREE_FEATURES = "tree-features";
  private static final String SEED = "seed";

  /** Settings as the user gives them; invalid ones are refused. */
  static SystemSettings of(Map<String, String> given) throws IOException {
    Map<String, String> settings = new LinkedHashMap<>(given);
    Map<String, String> names = new LinkedHashMap<>();
    String file = settings.remove(TEMPLATES);
    TemplateSet templates = file == null ? TemplateSet.standard() : TemplateFiles.read(Path.of(file));
    names.put(TEMPLATES, templates.name().orElseGet(() -> name(file, templates.toString())));
    TrainingConfig config = TrainingConfig.DEFAULT;
    for (Map.Entry<String, String> setting : settings.entrySet()) {
      config = config.with(setting.getKey(), setting.getValue());
    }
    if (config.base().keepsBest()) {
      throw new IllegalArgumentException("keep=best needs dev data, which no experiment trains with; use keep=last");
    }
    String properties = config.toMap().get(PROPERTIES);
    if (!PropertyList.names().contains(properties)) {
      names.put(PROPERTIES, name(properties, PropertyFiles.read(Path.of(properties)).toString()));
    }
    String basic = config.toMap().get(BASIC_FEATURES);
    TemplateSet basicFeatures = TemplateFiles.read(Path.of(basic));
    names.put(BASIC_FEATURES, basicFeatures.name().orElseGet(() -> name(basic, basicFeatures.toString())));
    String ofTrees = config.toMap().get(TREE_FEATURES);
    TreeTemplateSet treeFeatures = TemplateFiles.readTree(Path.of(ofTrees));
    if (!treeFeatures.equals(TreeTemplateSet.standard())) {
      names.put(TREE_FEATURES, name(ofTrees, treeFeatures.toString()));
    }
    return new SystemSettings(config.requireConsistent(), templates, names);
  }

  private static String name(String file, String content) {
    return Path.of(file).getFileName() + "@" + Hash.ofTexts(List.of(content));
  }

  String seed() {
    return Long.toString(config.base().order().seed());
  }

  /** The settings in which these differ from others, the seed apart; a file is its name and its content's hash. */
  String differences(SystemSettings usual) {
    return SystemSpec.difference(texts(), usual.texts());
  }

  private Map<String, String> texts() {
    Map<String, String> settings = config.toMap();
    settings.remove(SEED);
    settings.putAll(names);
    return settings;
  }
}
