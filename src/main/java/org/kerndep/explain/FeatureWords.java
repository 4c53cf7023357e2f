package org.kerndep.explain;

import java.util.LinkedHashSet;
import java.util.Set;
import org.kerndep.feature.TemplateShares;

/** Features whose text is such as {@code h.pos=VERB m.pos=NOUN > h.pos=NOUN}, for readers. */
final class FeatureWords {

  private FeatureWords() {}

  /** What a feature sees, in words. */
  static String words(String text) {
    return (" " + text).replaceAll(" h([+-]\\d)?\\.", ", head$1 ").replaceAll(" m([+-]\\d)?\\.", ", modifier$1 ")
        .replaceAll(" b\\.", ", between ").replaceAll(" label=", ", label ").replaceAll(" d(d|ir)=", ", ")
        .replaceAll(" bias=1", ", always")
        .replaceAll(" > ?,", "; below it").replaceAll(" \\^*\\+ ?,", "; beside it").replaceAll(" & ?,", "; and")
        .replaceAll("\\b(c?pos|morph)=", "").replace('=', ' ').replaceFirst("^, ", "");
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
