package org.kerndep.server.inception;

import java.util.Locale;
import org.apache.uima.cas.CAS;
import org.apache.uima.cas.Feature;
import org.apache.uima.cas.FeatureStructure;
import org.apache.uima.cas.Type;
import org.apache.uima.cas.text.AnnotationFS;
import org.kerndep.ArcProbabilities;
import org.kerndep.ConfidentList;
import org.kerndep.server.cas.CasArcs;
import org.kerndep.server.cas.CasDocument;
import org.kerndep.server.cas.CasWords;
import org.kerndep.server.http.Refusal;

/**
 * Suggested dependencies in a document, with the features that INCEpTION adds to the layer: how probable the arc is,
 * and which head is the next probable. What annotators made stays as it is. One thread.
 */
final class Suggestions {

  private static final String PREDICTED = "inception_internal_predicted";

  private final CAS cas;
  private final CasArcs arcs;
  private final Feature predicted;
  private final Feature score;
  private final Feature explanation;

  Suggestions(CAS cas, String feature) {
    Type layer = CasDocument.type(cas, CasDocument.DEPENDENCY);
    if (layer.getFeatureByBaseName(feature) == null || !feature.equals("DependencyType")) {
      throw new Refusal(400, "this recommender is for the feature DependencyType only; choose it in the settings of "
          + "the recommender");
    }
    this.cas = cas;
    this.arcs = new CasArcs(cas, false);
    this.predicted = layer.getFeatureByBaseName(PREDICTED);
    this.score = layer.getFeatureByBaseName(feature + "_score");
    this.explanation = layer.getFeatureByBaseName(feature + "_score_explanation");
    if (predicted == null) {
      throw new Refusal(400, "the layer " + CasDocument.DEPENDENCY + " has no feature " + PREDICTED + ", by which "
          + "suggestions are told from annotations; send the type system that INCEpTION makes for recommenders");
    }
  }

  /** Removes suggestions that were there before. */
  void clear() {
    arcs.remove(arc -> arc.getBooleanValue(predicted));
  }

  /** Adds the best tree of a sentence. */
  void add(CasWords sentence, ConfidentList found) {
    for (int m = 1; m <= found.tree().size(); m++) {
      AnnotationFS arc = arcs.create(sentence, found.tree(), m);
      arc.setBooleanValue(predicted, true);
      if (found.arcs().isPresent()) {
        int head = found.tree().head(m);
        if (score != null) {
          arc.setDoubleValue(score, found.arcs().get().probability(head, m));
        }
        if (explanation != null) {
          arc.setStringValue(explanation, explain(sentence, found.arcs().get(), head, m));
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
    Feature flag = arc.getType().getFeatureByBaseName(PREDICTED);
    return flag == null || !arc.getBooleanValue(flag);
  }
}
