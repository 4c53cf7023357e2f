package org.kerndep.explain;

import java.util.LinkedHashSet;
import java.util.Set;
import org.kerndep.feature.TemplateShares;

/** Features whose text is such as {@code h.pos=VERB m.pos=NOUN > h.pos=NOUN}, for readers. */
final class FeatureWords {

  private FeatureWords() {}

  /** What a feature sees, in words. */
  static String words(String text) {
    return (" " + text).replaceAll(" ([hm])-(\\d)\\.", ", #$2 before #$1 ")
        .replaceAll(" ([hm])\\+(\\d)\\.", ", #$2 after #$1 ")
        .replace("#1 ", "word ").replace("#2 ", "second word ").replace("#h", "head").replace("#m", "modifier")
        .replaceAll(" h\\.", ", head ").replaceAll(" m\\.", ", modifier ").replaceAll(" b\\.", ", between ")
        .replaceAll(" dir=(left|right)", ", to the $1")
        .replaceAll(" dd=(left|right)([0-9+-]+)", ", $2 to the $1").replaceAll(" label=", ", label ")
        .replaceAll(" bias=1", ", always")
        .replaceAll(" > ?,", "; below it").replaceAll(" \\^*\\+ ?,", "; beside it").replaceAll(" & ?,", "; and")
        .replaceAll("\\b(c?pos|morph)=", "").replace('=', ' ')
        .replace("<root>", "is the root").replace("<other-end>", "is the other end").replaceFirst("^, ", "");
  }

  /** The layers that a feature looks at. */
  static Set<String> layers(String text) {
    Set<String> layers = new LinkedHashSet<>();
    for (String part : text.split(" ")) {
      int equals = part.lastIndexOf('=');
      if (equals > 0) {
        String name = part.substring(0, equals);
        layers.add(name.equals(TemplateShares.LABEL) ? name
            : name.contains(".") ? name.substring(name.indexOf('.') + 1) : TemplateShares.DISTANCE);
      }
    }
    return layers;
  }
}
