package org.kerndep.server.inception;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import org.apache.uima.cas.CAS;
import org.apache.uima.cas.Feature;
import org.apache.uima.cas.FeatureStructure;
import org.apache.uima.cas.Type;
import org.apache.uima.cas.text.AnnotationFS;
import org.kerndep.ArcProbabilities;
import org.kerndep.ConfidentList;
import org.kerndep.server.cas.CasArcs;
import org.kerndep.server.cas.CasDocument;
import org.kerndep.server.cas.CasTypes;
import org.kerndep.server.cas.CasWords;
import org.kerndep.server.http.Refusal;

/**
 * Suggested dependencies in a document, with the features that INCEpTION adds to the layer: how probable the arc is,
 * which head is the next probable, and of unsure arcs why. What annotators made stays as it is. One thread.
 */
final class Suggestions {

  /** Arcs that are less probable are unsure. */
  private static final double UNSURE = 0.8;
  private static final String PREDICTED = "inception_internal_predicted";

  private final CAS cas;
  private final CasArcs arcs;
  private final Feature predicted;
  private final Optional<Feature> score;
  private final Optional<Feature> explanation;

  Suggestions(CAS cas, String feature) {
    Type layer = CasTypes.annotation(cas, CasDocument.DEPENDENCY);
    if (layer.getFeatureByBaseName(feature) == null || !feature.equals("DependencyType")) {
      throw new Refusal(400, "this recommender is for the feature DependencyType only; choose it in the settings of "
          + "the recommender");
    }
    this.cas = cas;
    this.arcs = new CasArcs(cas, false);
    this.predicted = CasTypes.feature(layer, PREDICTED, CAS.TYPE_NAME_BOOLEAN);
    this.score = CasTypes.optionalFeature(layer, feature + "_score", CAS.TYPE_NAME_DOUBLE);
    this.explanation = CasTypes.optionalFeature(layer, feature + "_score_explanation", CAS.TYPE_NAME_STRING);
  }

  /** Removes suggestions that were there before. */
  void clear() {
    arcs.remove(arc -> arc.getBooleanValue(predicted));
  }

  /**
   * Adds the best tree of a sentence.
   *
   * @param reasons why each arc is as it is, by word; asked only if an arc is unsure
   */
  void add(CasWords sentence, ConfidentList found, Supplier<List<String>> reasons) {
    List<String> known = null;
    for (int m = 1; m <= found.tree().size(); m++) {
      AnnotationFS arc = arcs.create(sentence, found.tree(), m);
      arc.setBooleanValue(predicted, true);
      if (found.arcs().isPresent()) {
        int head = found.tree().head(m);
        double probability = found.arcs().get().probability(head, m);
        score.ifPresent(of -> arc.setDoubleValue(of, probability));
        if (explanation.isPresent()) {
          boolean unsure = probability < UNSURE;
          known = known == null && unsure ? reasons.get() : known;
          arc.setStringValue(explanation.get(), explain(sentence, found.arcs().get(), head, m)
              + (unsure ? "; " + known.get(m - 1) : ""));
        }
      }
      cas.addFsToIndexes(arc);
    }
  }

  private static String explain(CasWords sentence, ArcProbabilities arcs, int head, int m) {
    int next = -1;
    for (int other = 0; other <= sentence.tokens().size(); other++) {
      if (other != head && other != m && (next < 0 || arcs.posterior(other, m) > arcs.posterior(next, m))) {
        next = other;
      }
    }
    return text(sentence, arcs, head, m) + (next < 0 ? "" : "; next " + text(sentence, arcs, next, m));
  }

  private static String text(CasWords sentence, ArcProbabilities arcs, int head, int m) {
    String name = head == 0 ? "root" : "'" + sentence.token(head).getCoveredText() + "'";
    return String.format(Locale.ROOT, "head %s %.2f", name, arcs.probability(head, m));
  }

  /** Whether the arcs of annotators, not those of recommenders, are meant. */
  static boolean isAnnotated(FeatureStructure arc) {
    return CasTypes.optionalFeature(arc.getType(), PREDICTED, CAS.TYPE_NAME_BOOLEAN)
        .filter(arc::getBooleanValue).isEmpty();
  }
}
