package org.kerndep.uima.cas;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.uima.cas.CAS;
import org.apache.uima.cas.CommonArrayFS;
import org.apache.uima.cas.Feature;
import org.apache.uima.cas.FeatureStructure;
import org.apache.uima.cas.Type;
import org.apache.uima.cas.TypeSystem;
import org.apache.uima.jcas.cas.CommonList;
import org.apache.uima.jcas.tcas.Annotation;

/**
 * A feature path in a type system: an annotation type, by its full name or a short one that no other has, and the
 * features that lead from its annotations to values, as in {@code Token/morph/gender}. A step that meets an array or a
 * list goes on with each of its elements. (UIMA's own FeaturePath stops there.) Immutable.
 *
 * @param type where it begins
 * @param steps the names of features, at least one
 */
record LayerPath(Type type, List<String> steps) {

  private static final List<String> NO_LAYER = List.of(CAS.FEATURE_BASE_NAME_SOFA, CAS.FEATURE_BASE_NAME_BEGIN,
      CAS.FEATURE_BASE_NAME_END);
  private static final List<String> VALUE_LISTS =
      List.of(CAS.TYPE_NAME_STRING_LIST, CAS.TYPE_NAME_INTEGER_LIST, CAS.TYPE_NAME_FLOAT_LIST);

  LayerPath {
    steps = List.copyOf(steps);
  }

  /**
   * The path that a text means in the type system of a CAS. One that does not lead to values raises
   * IllegalArgumentException, which says what there is instead.
   */
  static LayerPath resolve(CAS cas, String text) {
    List<String> names = List.of(text.split("/"));
    LayerPath path = new LayerPath(type(cas, names.get(0)), names.subList(1, names.size()));
    path.check(cas.getTypeSystem());
    return path;
  }

  private static Type type(CAS cas, String name) {
    TypeSystem types = cas.getTypeSystem();
    Type whole = types.getType(name);
    if (whole != null && types.subsumes(cas.getAnnotationType(), whole)) {
      return whole;
    }
    List<Type> found = annotationTypes(cas).filter(t -> t.getShortName().equals(name)).toList();
    if (found.isEmpty()) {
      throw new IllegalArgumentException("there is no annotation type " + name + "; the document has "
          + annotationTypes(cas).filter(t -> !cas.getAnnotationIndex(t).select().isEmpty()).map(Type::getShortName)
              .collect(Collectors.toCollection(TreeSet::new)));
    }
    if (found.size() > 1) {
      throw new IllegalArgumentException(name + " may be " + found.stream().map(Type::getName).sorted()
          .collect(Collectors.joining(" or ")) + "; name one of them");
    }
    return found.get(0);
  }

  private static Stream<Type> annotationTypes(CAS cas) {
    return cas.getTypeSystem().getProperlySubsumedTypes(cas.getAnnotationType()).stream();
  }

  private void check(TypeSystem types) {
    Type at = type;
    boolean ended = false;
    for (String step : steps) {
      if (ended) {
        throw new IllegalArgumentException("nothing can follow a " + at.getShortName() + ", not " + step);
      }
      Feature feature = feature(types, at, step);
      at = feature.getRange();
      ended = isValue(at) || at.isArray() && isValue(at.getComponentType()) || VALUE_LISTS.contains(at.getName());
      if (!ended && (at.isArray() || at.getName().equals(CAS.TYPE_NAME_FS_LIST))) {
        at = at.isArray() ? at.getComponentType() : types.getTopType();
      }
    }
    if (!ended) {
      throw new IllegalArgumentException(
          "it ends at a " + at.getShortName() + ", which is no value; go on with one of its features, "
              + features(at));
    }
  }

  private static boolean isValue(Type type) {
    return type.isPrimitive() || type.isStringSubtype();
  }

  /** The feature of a type, or of one of its subtypes. */
  private static Feature feature(TypeSystem types, Type of, String name) {
    return Stream.concat(Stream.of(of), types.getProperlySubsumedTypes(of).stream())
        .map(t -> t.getFeatureByBaseName(name)).filter(Objects::nonNull).findFirst()
        .orElseThrow(() -> new IllegalArgumentException(
            of.getName() + " has no feature " + name + "; its features are " + features(of)));
  }

  private static String features(Type type) {
    return type.getFeatures().stream().map(Feature::getShortName).filter(name -> !NO_LAYER.contains(name)).sorted()
        .collect(Collectors.joining(", "));
  }

  /** The values to which the path leads from an annotation of its type. */
  List<String> values(Annotation annotation) {
    List<String> values = new ArrayList<>();
    collect(annotation, 0, values);
    return values;
  }

  private void collect(FeatureStructure from, int step, List<String> values) {
    Feature feature = from == null ? null : from.getType().getFeatureByBaseName(steps.get(step));
    if (feature == null) {
      return;
    }
    if (isValue(feature.getRange())) {
      values.add(from.getFeatureValueAsString(feature));
      return;
    }
    FeatureStructure next = from.getFeatureValue(feature);
    if (next instanceof Iterable<?> elements && (next instanceof CommonArrayFS<?> || next instanceof CommonList)) {
      for (Object element : elements) {
        if (element instanceof FeatureStructure structure) {
          collect(structure, step + 1, values);
        } else if (element != null) {
          values.add(element.toString());
        }
      }
    } else {
      collect(next, step + 1, values);
    }
  }
}
