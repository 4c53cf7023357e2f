package org.kerndep.uima;

import java.util.List;
import org.apache.uima.UIMAFramework;
import org.apache.uima.cas.CAS;
import org.apache.uima.cas.FeatureStructure;
import org.apache.uima.cas.text.AnnotationFS;
import org.apache.uima.fit.factory.JCasFactory;
import org.apache.uima.fit.factory.TypeSystemDescriptionFactory;
import org.apache.uima.jcas.JCas;
import org.apache.uima.resource.metadata.TypeDescription;
import org.apache.uima.resource.metadata.TypeSystemDescription;
import org.apache.uima.util.CasCreationUtils;

/** Annotation types of a user, which no class of this project knows. */
public final class LayerTypes {

  public static final String FIELD = "my.types.Field";
  public static final String TWIN = "my.types.Twin";
  static final String OTHER_TWIN = "your.types.Twin";

  private LayerTypes() {}

  /** An empty CAS with these types and those of DKPro. */
  public static JCas newCas() throws Exception {
    return JCasFactory.createJCas(CasCreationUtils.mergeTypeSystems(
        List.of(TypeSystemDescriptionFactory.createTypeSystemDescription(), description())));
  }

  static TypeSystemDescription description() {
    TypeSystemDescription types = UIMAFramework.getResourceSpecifierFactory().createTypeSystemDescription();
    types.addType("my.types.Part", "", CAS.TYPE_NAME_TOP).addFeature("name", "", CAS.TYPE_NAME_STRING);
    TypeDescription field = types.addType(FIELD, "", CAS.TYPE_NAME_ANNOTATION);
    field.addFeature("value", "", CAS.TYPE_NAME_STRING);
    field.addFeature("number", "", CAS.TYPE_NAME_INTEGER);
    field.addFeature("names", "", CAS.TYPE_NAME_STRING_ARRAY);
    field.addFeature("numbers", "", CAS.TYPE_NAME_INTEGER_ARRAY);
    field.addFeature("list", "", CAS.TYPE_NAME_STRING_LIST);
    field.addFeature("part", "", "my.types.Part");
    field.addFeature("parts", "", CAS.TYPE_NAME_FS_ARRAY, "my.types.Part", false);
    field.addFeature("partList", "", CAS.TYPE_NAME_FS_LIST);
    types.addType("my.types.SubField", "", FIELD).addFeature("own", "", CAS.TYPE_NAME_STRING);
    types.addType(TWIN, "", CAS.TYPE_NAME_ANNOTATION).addFeature("value", "", CAS.TYPE_NAME_STRING);
    types.addType(OTHER_TWIN, "", CAS.TYPE_NAME_ANNOTATION).addFeature("value", "", CAS.TYPE_NAME_STRING);
    return types;
  }

  /** An annotation in the indexes with a string in a feature. */
  public static AnnotationFS add(JCas jcas, String type, int begin, int end, String feature, String value) {
    CAS cas = jcas.getCas();
    AnnotationFS annotation = cas.createAnnotation(cas.getTypeSystem().getType(type), begin, end);
    annotation.setStringValue(annotation.getType().getFeatureByBaseName(feature), value);
    cas.addFsToIndexes(annotation);
    return annotation;
  }

  public static FeatureStructure part(JCas jcas, String name) {
    CAS cas = jcas.getCas();
    FeatureStructure part = cas.createFS(cas.getTypeSystem().getType("my.types.Part"));
    part.setStringValue(part.getType().getFeatureByBaseName("name"), name);
    return part;
  }

  public static void set(FeatureStructure structure, String feature, FeatureStructure value) {
    structure.setFeatureValue(structure.getType().getFeatureByBaseName(feature), value);
  }
}
