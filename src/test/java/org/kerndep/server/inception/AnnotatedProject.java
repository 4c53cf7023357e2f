package org.kerndep.server.inception;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.StringWriter;
import java.util.List;
import java.util.stream.Stream;
import org.apache.uima.cas.CAS;
import org.apache.uima.cas.Feature;
import org.apache.uima.cas.Type;
import org.apache.uima.cas.impl.XmiCasSerializer;
import org.apache.uima.cas.text.AnnotationFS;
import org.apache.uima.fit.factory.TypeSystemDescriptionFactory;
import org.apache.uima.resource.metadata.FeatureDescription;
import org.apache.uima.resource.metadata.TypeDescription;
import org.apache.uima.resource.metadata.TypeSystemDescription;
import org.apache.uima.util.CasCreationUtils;
import org.apache.uima.util.TypeSystemUtil;
import org.apache.uima.util.XMLSerializer;
import org.kerndep.data.ParsedSentence;
import org.kerndep.server.cas.CasDocument;

/**
 * Documents and type systems as INCEpTION sends them to external recommenders: made with the same calls of UIMA, and
 * with the fields of its messages.
 */
final class AnnotatedProject {

  static final String PREDICTED = "inception_internal_predicted";
  static final String MOOD = "webanno.custom.Mood";
  private static final String METADATA = "de.tudarmstadt.ukp.clarin.webanno.api.type.CASMetadata";
  private static final long PROJECT = 3;
  private static final long DOCUMENT = 7;
  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final String POS = "de.tudarmstadt.ukp.dkpro.core.api.lexmorph.type.pos.POS";

  private final TypeSystemDescription types;

  private AnnotatedProject(TypeSystemDescription types) {
    this.types = types;
  }

  /**
   * The types of a project with the features that INCEpTION adds to all layers when it asks for predictions: for each
   * feature of a layer five more, and one that tells suggestions from annotations.
   */
  static AnnotatedProject withAddedFeatures() throws Exception {
    TypeSystemDescription types = plainTypes();
    addFeatures(types.getType(POS), "PosValue", "coarseValue");
    addFeatures(types.getType(CasDocument.DEPENDENCY), "DependencyType", "flavor");
    addFeatures(types.getType(MOOD), "value");
    return new AnnotatedProject(types);
  }

  private static void addFeatures(TypeDescription layer, String... features) {
    for (String feature : features) {
      layer.addFeature(feature + "_score", "", CAS.TYPE_NAME_DOUBLE);
      layer.addFeature(feature + "_score_explanation", "", CAS.TYPE_NAME_STRING);
      layer.addFeature(feature + "_correction", "", CAS.TYPE_NAME_BOOLEAN);
      layer.addFeature(feature + "_correction_explanation", "", CAS.TYPE_NAME_STRING);
      layer.addFeature(feature + "_auto_accept", "", CAS.TYPE_NAME_STRING);
    }
    layer.addFeature(PREDICTED, "", CAS.TYPE_NAME_BOOLEAN);
  }

  /** With another feature before those of each layer of this project, as one may add it in INCEpTION. */
  AnnotatedProject withMoreFeatures() {
    TypeSystemDescription more = (TypeSystemDescription) types.clone();
    for (String layer : List.of(POS, CasDocument.TOKEN, CasDocument.DEPENDENCY)) {
      TypeDescription type = more.getType(layer);
      FeatureDescription[] features = type.getFeatures();
      type.setFeatures(new FeatureDescription[0]);
      type.addFeature("Aside", "", CAS.TYPE_NAME_STRING);
      type.setFeatures(Stream.concat(Stream.of(type.getFeatures()), Stream.of(features))
          .toArray(FeatureDescription[]::new));
    }
    return new AnnotatedProject(more);
  }

  /** Without those features, as INCEpTION sends documents to learn from. */
  static AnnotatedProject withoutAddedFeatures() throws Exception {
    return new AnnotatedProject(plainTypes());
  }

  private static TypeSystemDescription plainTypes() throws Exception {
    TypeSystemDescription types = TypeSystemDescriptionFactory.createTypeSystemDescription();
    types.resolveImports();
    types.addType(MOOD, "", CAS.TYPE_NAME_ANNOTATION).addFeature("value", "", CAS.TYPE_NAME_STRING);
    TypeDescription metadata = types.addType(METADATA, "", CAS.TYPE_NAME_ANNOTATION);
    metadata.addFeature("projectId", "", CAS.TYPE_NAME_LONG);
    metadata.addFeature("projectName", "", CAS.TYPE_NAME_STRING);
    metadata.addFeature("sourceDocumentId", "", CAS.TYPE_NAME_LONG);
    metadata.addFeature("sourceDocumentName", "", CAS.TYPE_NAME_STRING);
    metadata.addFeature("username", "", CAS.TYPE_NAME_STRING);
    metadata.addFeature("lastChangedOnDisk", "", CAS.TYPE_NAME_LONG);
    return types;
  }

  CAS cas() throws Exception {
    return CasCreationUtils.createCas(types, null, null);
  }

  /** The words of sentences with a space behind each, a sentence on a line. */
  static String text(Iterable<ParsedSentence> sentences) {
    StringBuilder text = new StringBuilder();
    sentences.forEach(sentence -> {
      sentence.sentence().words().forEach(word -> text.append(word.form()).append(' '));
      text.append('\n');
    });
    return text.toString();
  }

  /**
   * A document.
   *
   * @param tagged whether tokens have parts of speech
   * @param annotated whether tokens have dependencies
   */
  CAS document(Iterable<ParsedSentence> sentences, boolean tagged, boolean annotated) throws Exception {
    CAS cas = cas();
    cas.setDocumentText(text(sentences));
    cas.setDocumentLanguage("x-unspecified");
    Type metadata = cas.getTypeSystem().getType(METADATA);
    AnnotationFS origin = cas.createAnnotation(metadata, 0, 0);
    origin.setLongValue(feature(metadata, "projectId"), PROJECT);
    origin.setLongValue(feature(metadata, "sourceDocumentId"), DOCUMENT);
    origin.setStringValue(feature(metadata, "username"), "anna");
    cas.addFsToIndexes(origin);
    Type token = cas.getTypeSystem().getType(CasDocument.TOKEN);
    Type layer = cas.getTypeSystem().getType(CasDocument.DEPENDENCY);
    int place = 0;
    for (ParsedSentence sentence : sentences) {
      int begin = place;
      int n = sentence.sentence().size();
      AnnotationFS[] tokens = new AnnotationFS[n + 1];
      for (int m = 1; m <= n; m++) {
        int end = place + sentence.sentence().word(m).form().length();
        tokens[m] = cas.createAnnotation(token, place, end);
        if (tagged) {
          AnnotationFS pos = cas.createAnnotation(cas.getTypeSystem().getType(POS), place, end);
          pos.setStringValue(pos.getType().getFeatureByBaseName("PosValue"), sentence.sentence().word(m).cpos());
          cas.addFsToIndexes(pos);
          tokens[m].setFeatureValue(token.getFeatureByBaseName("pos"), pos);
        }
        cas.addFsToIndexes(tokens[m]);
        place = end + 1;
      }
      cas.addFsToIndexes(cas.createAnnotation(cas.getTypeSystem().getType(CasDocument.SENTENCE), begin, place - 1));
      place++;
      for (int m = 1; annotated && m <= n; m++) {
        int head = sentence.tree().head(m);
        AnnotationFS arc = cas.createAnnotation(layer, tokens[m].getBegin(), tokens[m].getEnd());
        arc.setFeatureValue(feature(layer, "Dependent"), tokens[m]);
        arc.setFeatureValue(feature(layer, "Governor"), tokens[head == 0 ? m : head]);
        arc.setStringValue(feature(layer, "DependencyType"), sentence.tree().label(m));
        cas.addFsToIndexes(arc);
      }
    }
    return cas;
  }

  private static Feature feature(Type type, String name) {
    return type.getFeatureByBaseName(name);
  }

  /** The types of a CAS, made into a description again. */
  String typeSystem() throws Exception {
    StringWriter out = new StringWriter();
    TypeSystemUtil.typeSystem2TypeSystemDescription(cas().getTypeSystem()).toXML(out);
    return out.toString();
  }

  /** XML 1.0 with indents. */
  static String xmi(CAS cas) throws Exception {
    StringWriter out = new StringWriter();
    new XmiCasSerializer(null).serialize(cas, new XMLSerializer(out, true).getContentHandler(), null, null, null);
    return out.toString();
  }

  /** The body of a request to predict. */
  ObjectNode predict(String xmi) throws Exception {
    ObjectNode json = MAPPER.createObjectNode().put("typeSystem", typeSystem());
    json.set("document", document(xmi));
    json.set("metadata", metadata());
    ObjectNode tagset = json.putArray("tagsets").addObject().put("description", "Universal dependencies");
    tagset.putArray("tags").addObject().put("tag", "nsubj").put("description", "nominal subject");
    tagset.putArray("targets").addObject().put("type", CasDocument.DEPENDENCY).put("feature", "DependencyType");
    return json;
  }

  /** The body of a request to train. */
  ObjectNode train(String... xmis) throws Exception {
    ObjectNode json = MAPPER.createObjectNode().put("typeSystem", typeSystem());
    ArrayNode documents = json.putArray("documents");
    for (String xmi : xmis) {
      documents.add(document(xmi));
    }
    json.set("metadata", metadata());
    return json;
  }

  private static ObjectNode document(String xmi) {
    return MAPPER.createObjectNode().put("xmi", xmi).put("documentId", DOCUMENT).put("userId", "anna");
  }

  private static ObjectNode metadata() {
    ObjectNode metadata = MAPPER.createObjectNode().put("layer", CasDocument.DEPENDENCY)
        .put("feature", "DependencyType").put("projectId", PROJECT).put("anchoringMode", "singleToken")
        .put("crossSentence", false);
    metadata.putObject("range").put("begin", 0).put("end", 0);
    return metadata;
  }
}
