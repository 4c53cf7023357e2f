package org.kerndep.train.origin;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.kerndep.Examples;
import org.kerndep.data.Treebank;
import org.kerndep.feature.TemplateSet;
import org.kerndep.kernel.property.PropertyList;

class ModelOriginTest {

  private final Treebank treebank = Examples.read(Examples.TURKISH);

  @Test
  void layersOfTemplatesAndKernelsAreNotedTogether() {
    Map<String, String> says = new LinkedHashMap<>();
    ModelOrigin.putLayers(TemplateSet.standard(), treebank, says);
    ModelOrigin.putLayers(PropertyList.standard(), treebank, says);
    assertThat(says).isEmpty();
    ModelOrigin.putLayers(TemplateSet.parse("arc h.a/b m.c/d"), treebank, says);
    ModelOrigin.putLayers(PropertyList.standard().withLayers(List.of("e/f", "a/b")),
        treebank, says);
    assertThat(says).containsEntry("used-layers", "a/b c/d e/f").containsOnlyKeys("used-layers", "layers-sha256");
  }
}
