package org.kerndep.uima;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.uima.cas.CommonArrayFS;
import org.apache.uima.cas.Feature;
import org.apache.uima.cas.FeatureStructure;
import org.apache.uima.cas.SofaFS;
import org.apache.uima.jcas.JCas;
import org.apache.uima.jcas.cas.FSArray;
import org.apache.uima.jcas.cas.TOP;
import org.apache.uima.jcas.tcas.Annotation;

/** All that a view of a CAS holds as text, for tests: two are equal if the texts are. */
final class CasText {

  private CasText() {}

  /** A line for each indexed feature structure, sorted. */
  static List<String> of(JCas jcas) {
    return jcas.getIndexedFSs(TOP.class).stream().map(CasText::features).sorted().collect(Collectors.toList());
  }

  private static String features(FeatureStructure structure) {
    return structure.getType().getShortName() + structure.getType().getFeatures().stream()
        .map(feature -> " " + feature.getShortName() + "=" + value(structure, feature)).collect(Collectors.joining());
  }

  private static String value(FeatureStructure structure, Feature feature) {
    if (feature.getRange().isPrimitive()) {
      return structure.getFeatureValueAsString(feature);
    }
    FeatureStructure value = structure.getFeatureValue(feature);
    return value == null ? "null" : value instanceof SofaFS ? "" : reference(value);
  }

  /** What is referred to: annotations by type and place, others by what they hold. */
  private static String reference(FeatureStructure value) {
    if (value instanceof Annotation annotation) {
      return annotation.getType().getShortName() + "@" + annotation.getBegin() + "-" + annotation.getEnd();
    }
    if (value instanceof FSArray<?> array) {
      return IntStream.range(0, array.size()).mapToObj(i -> reference(array.get(i))).toList().toString();
    }
    return value instanceof CommonArrayFS<?> array ? List.of(array.toStringArray()).toString() : features(value);
  }
}
