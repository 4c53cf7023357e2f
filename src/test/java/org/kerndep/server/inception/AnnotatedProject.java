package org.kerndep.server.inception;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.ByteArrayOutputStream;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
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
import org.kerndep.data.ParsedSentence;
import org.kerndep.server.cas.CasDocument;

/** Documents and type systems as INCEpTION sends them to external recommenders. */
final class AnnotatedProject {

  static final String PREDICTED = "inception_internal_predicted";
  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final String POS = "de.tudarmstadt.ukp.dkpro.core.api.lexmorph.type.pos.POS";

  private final TypeSystemDescription types;

  private AnnotatedProject(TypeSystemDescription types) {
    this.types = types;
  }

  /** The types of DKPro Core, with the features that INCEpTION adds to the layer of a recommender. */
  static AnnotatedProject withAddedFeatures() throws Exception {
    TypeSystemDescription types = plainTypes();
    TypeDescription layer = types.getType(CasDocument.DEPENDENCY);
    layer.addFeature("DependencyType_score", "", CAS.TYPE_NAME_DOUBLE);
    layer.addFeature("DependencyType_score_explanation", "", CAS.TYPE_NAME_STRING);
    layer.addFeature("DependencyType_auto_accept", "", CAS.TYPE_NAME_STRING);
    layer.addFeature(PREDICTED, "", CAS.TYPE_NAME_BOOLEAN);
    types.addType("webanno.custom.Mood", "", CAS.TYPE_NAME_ANNOTATION).addFeature("value", "", CAS.TYPE_NAME_STRING);
    return new AnnotatedProject(types);
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

  /** Without those features. */
  static AnnotatedProject withoutAddedFeatures() throws Exception {
    return new AnnotatedProject(plainTypes());
  }

  private static TypeSystemDescription plainTypes() throws Exception {
    TypeSystemDescription types = TypeSystemDescriptionFactory.createTypeSystemDescription();
    types.resolveImports();
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

  String typeSystem() throws Exception {
    StringWriter out = new StringWriter();
    types.toXML(out);
    return out.toString();
  }

  static String xmi(CAS cas) throws Exception {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    XmiCasSerializer.serialize(cas, out);
    return out.toString(StandardCharsets.UTF_8);
  }

  /** The body of a request to predict. */
  ObjectNode predict(String xmi) throws Exception {
    ObjectNode json = request();
    json.set("document", document(xmi));
    return json;
  }

  /** The body of a request to train. */
  ObjectNode train(String... xmis) throws Exception {
    ObjectNode json = request();
    ArrayNode documents = json.putArray("documents");
    for (String xmi : xmis) {
      documents.add(document(xmi));
    }
    return json;
  }

  private static ObjectNode document(String xmi) {
    return MAPPER.createObjectNode().put("xmi", xmi).put("documentId", 7).put("userId", "anna");
  }

  private ObjectNode request() throws Exception {
    ObjectNode json = MAPPER.createObjectNode();
    json.putObject("metadata").put("layer", CasDocument.DEPENDENCY).put("feature", "DependencyType")
        .put("projectId", 3).put("anchoringMode", "tokens").put("crossSentence", false);
    json.put("typeSystem", typeSystem());
    json.putObject("tagsets");
    return json;
  }
}
