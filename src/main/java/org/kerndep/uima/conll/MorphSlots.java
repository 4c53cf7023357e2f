package org.kerndep.uima.conll;

import de.tudarmstadt.ukp.dkpro.core.api.lexmorph.type.morph.MorphologicalFeatures;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import org.apache.uima.cas.CAS;
import org.apache.uima.cas.Feature;
import org.apache.uima.cas.Type;

/** The features of MorphologicalFeatures that stand for those of Universal Dependencies: {@code case} for Case. */
final class MorphSlots {

  private static final String WHOLE = "value";

  private final Map<String, Feature> slots = new HashMap<>();

  MorphSlots(Type type) {
    for (Feature feature : type.getFeatures()) {
      String name = feature.getShortName();
      if (feature.getRange().getName().equals(CAS.TYPE_NAME_STRING) && !name.equals(WHOLE)) {
        slots.put(name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1), feature);
      }
    }
  }

  /** Fills the value and every slot that a list such as {@code Case=Nom|Number=Sing} names. */
  void fill(MorphologicalFeatures morph, String features) {
    morph.setValue(features);
    for (String feature : features.split("\\|")) {
      int equals = feature.indexOf('=');
      Feature slot = equals < 0 ? null : slots.get(feature.substring(0, equals));
      if (slot != null) {
        morph.setStringValue(slot, feature.substring(equals + 1));
      }
    }
  }
}
