package org.kerndep.explain;

import java.util.LinkedHashSet;
import java.util.Set;
import org.kerndep.data.KBestList;
import org.kerndep.feature.SparseVector;
import org.kerndep.feature.TemplateShares;
import org.kerndep.rerank.MinedScorer;

/** What mined features say. Immutable; share freely. */
final class MinedReasons implements ScorerReasons {

  private final MinedScorer scorer;

  MinedReasons(MinedScorer scorer) {
    this.scorer = scorer;
  }

  @Override
  public void add(KBestList pair, Reasons to) {
    SparseVector difference = scorer.mined().of(pair).difference(0, 1);
    for (int i = 0; i < difference.size(); i++) {
      int feature = difference.index(i);
      double value = (double) difference.value(i) * scorer.weights().get(feature);
      if (value != 0) {
        String text = scorer.mined().text(feature);
        int arcs = scorer.mined().paths().get(feature).order();
        to.about(Source.MINED, arcs == 1 ? "one arc" : arcs + " arcs").add(words(text), layers(text), value);
      }
    }
  }

  /** A feature such as {@code h.pos=VERB m.pos=NOUN > h.pos=NOUN} for readers. */
  static String words(String text) {
    return (" " + text).replaceAll(" h([+-]\\d)?\\.", ", head$1 ").replaceAll(" m([+-]\\d)?\\.", ", modifier$1 ")
        .replaceAll(" b\\.", ", between ").replaceAll(" label=", ", label ").replaceAll(" d(d|ir)=", ", ")
        .replaceAll(" bias=1", ", always")
        .replaceAll(" > ?,", "; below it").replaceAll(" \\^*\\+ ?,", "; beside it").replaceAll(" & ?,", "; and")
        .replaceAll("\\b(c?pos|morph)=", "").replace('=', ' ').replaceFirst("^, ", "");
  }

  private static Set<String> layers(String text) {
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
