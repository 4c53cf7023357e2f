package org.kerndep.server.inception;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.ByteArrayInputStream;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.apache.uima.cas.CAS;
import org.apache.uima.cas.FeatureStructure;
import org.apache.uima.cas.Type;
import org.apache.uima.cas.impl.XmiCasDeserializer;
import org.apache.uima.cas.text.AnnotationFS;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.kerndep.ConfidentList;
import org.kerndep.Examples;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.ParsedSentence;
import org.kerndep.data.Sentence;
import org.kerndep.data.Word;
import org.kerndep.server.TestServer;
import org.kerndep.server.cas.CasDocument;
import org.kerndep.server.http.Access;
import org.kerndep.server.model.ParseLimits;

/** INCEpTION's protocol, with type systems and documents as it sends them. */
class InceptionTest {

  private static TestServer server;
  private static AnnotatedProject project;
  private static List<ParsedSentence> sentences;

  @BeforeAll
  static void start() throws Exception {
    server = TestServer.start(TestServer.options(new ParseLimits(100_000, 200, 10),
        new Access(Optional.empty(), Optional.empty())));
    project = AnnotatedProject.withAddedFeatures();
    sentences = Examples.read(Examples.ENGLISH_TEST).sentences().subList(0, 4);
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  private static CAS predicted(CAS document) throws Exception {
    return predicted(project.predict(AnnotatedProject.xmi(document)));
  }

  private static CAS predicted(ObjectNode request) throws Exception {
    HttpResponse<String> response = server.postJson("/inception/predict", request.toString());
    assertThat(response.statusCode()).as(response.body()).isEqualTo(200);
    CAS cas = project.cas();
    XmiCasDeserializer.deserialize(new ByteArrayInputStream(
        TestServer.json(response).path("document").textValue().getBytes(StandardCharsets.UTF_8)), cas, false);
    return cas;
  }

  private static List<AnnotationFS> arcs(CAS cas, Predicate<FeatureStructure> wanted) {
    List<AnnotationFS> arcs = new ArrayList<>();
    cas.select(cas.getTypeSystem().getType(CasDocument.DEPENDENCY)).filter(wanted)
        .forEach(arc -> arcs.add((AnnotationFS) arc));
    return arcs;
  }

  private static boolean isPredicted(FeatureStructure arc) {
    return arc.getBooleanValue(arc.getType().getFeatureByBaseName(AnnotatedProject.PREDICTED));
  }

  private static String label(FeatureStructure arc) {
    return arc.getStringValue(arc.getType().getFeatureByBaseName("DependencyType"));
  }

  private static AnnotationFS end(FeatureStructure arc, String name) {
    return (AnnotationFS) arc.getFeatureValue(arc.getType().getFeatureByBaseName(name));
  }

  @Test
  void suggestsTheParsersArcsWithTheirProbabilities() throws Exception {
    CAS cas = predicted(project.document(sentences, true, false));
    List<AnnotationFS> arcs = arcs(cas, InceptionTest::isPredicted);
    int i = 0;
    for (ParsedSentence sentence : sentences) {
      List<Word> words = sentence.sentence().words().stream()
          .map(word -> new Word(word.form(), null, word.cpos(), word.cpos(), null)).toList();
      ConfidentList found = TestServer.models().defaultModel().parser().parseWithConfidence(new Sentence(words));
      List<AnnotationFS> own = arcs.subList(i, i + words.size());
      for (int m = 1; m <= words.size(); m++) {
        FeatureStructure arc = own.get(m - 1);
        Type type = arc.getType();
        int head = found.tree().head(m);
        assertThat(type.getName()).isEqualTo(CasDocument.DEPENDENCY);
        assertThat(label(arc)).isEqualTo(found.tree().label(m));
        assertThat(end(arc, "Dependent").getCoveredText()).isEqualTo(words.get(m - 1).form());
        assertThat(end(arc, "Governor").getCoveredText()).isEqualTo(words.get((head == 0 ? m : head) - 1).form());
        assertThat(arc.getDoubleValue(type.getFeatureByBaseName("DependencyType_score")))
            .isEqualTo(found.arcs().orElseThrow().probability(head, m));
        assertThat(arc.getStringValue(type.getFeatureByBaseName("DependencyType_score_explanation")))
            .startsWith(head == 0 ? "head root " : "head '" + words.get(head - 1).form() + "' ")
            .contains("; next head ");
      }
      i += words.size();
    }
    assertThat(arcs).hasSize(i);
  }

  @Test
  void leavesTokensSentencesAndAnnotationsAlone() throws Exception {
    CAS before = project.document(sentences, false, true);
    Type mood = before.getTypeSystem().getType(AnnotatedProject.MOOD);
    before.addFsToIndexes(before.createAnnotation(mood, 0, 3));
    CAS after = predicted(before);
    assertThat(after.getDocumentText()).isEqualTo(before.getDocumentText());
    for (String type : List.of(CasDocument.TOKEN, CasDocument.SENTENCE, AnnotatedProject.MOOD)) {
      assertThat(spans(after, type)).isEqualTo(spans(before, type));
    }
    after.select(after.getTypeSystem().getType(CasDocument.TOKEN)).forEach(token ->
        assertThat(token.getFeatureValue(token.getType().getFeatureByBaseName("pos"))).isNull());
    assertThat(arcs(after, arc -> !isPredicted(arc)).stream().map(InceptionTest::label).toList())
        .isEqualTo(arcs(before, arc -> true).stream().map(InceptionTest::label).toList());
    CAS again = predicted(after);
    assertThat(arcs(again, InceptionTest::isPredicted)).hasSameSizeAs(arcs(after, InceptionTest::isPredicted));
  }

  private static List<String> spans(CAS cas, String type) {
    List<String> spans = new ArrayList<>();
    cas.select(cas.getTypeSystem().getType(type)).forEach(found ->
        spans.add(((AnnotationFS) found).getBegin() + "-" + ((AnnotationFS) found).getEnd()));
    return spans;
  }

  @Test
  void theTypesOfOneProjectDoNotMatterToAnother() throws Exception {
    String xmi = AnnotatedProject.xmi(project.document(sentences, true, false));
    int arcs = arcs(predicted(project.predict(xmi)), InceptionTest::isPredicted).size();
    assertThat(arcs(predicted(project.withMoreFeatures().predict(xmi)), InceptionTest::isPredicted)).hasSize(arcs);
    assertThat(arcs(predicted(project.predict(xmi)), InceptionTest::isPredicted)).hasSize(arcs);
  }

  @Test
  void refusesTypesThatCannotHoldSuggestions() throws Exception {
    String xmi = AnnotatedProject.xmi(project.document(sentences, false, false));
    Map<String, String> changes = Map.of(
        "<name>Governor</name>", "<name>Head</name>",
        "<name>inception_internal_predicted</name>", "<name>predicted</name>",
        "<supertypeName>uima.tcas.Annotation</supertypeName>", "<supertypeName>uima.cas.TOP</supertypeName>",
        "<rangeTypeName>uima.cas.String</rangeTypeName>", "<rangeTypeName>uima.cas.Integer</rangeTypeName>",
        "<name>" + CasDocument.TOKEN + "</name>", "<name>a b</name>");
    changes.forEach((from, to) -> {
      HttpResponse<String> response = server.postJson("/inception/predict",
          request(xmi, from, to).toString());
      assertThat(response.statusCode()).as("%s %s", to, response.body()).isEqualTo(400);
    });
  }

  private static ObjectNode request(String xmi, String from, String to) {
    try {
      ObjectNode request = project.predict(xmi);
      assertThat(project.typeSystem()).contains(from);
      return request.put("typeSystem", project.typeSystem().replace(from, to));
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void refusesPlacesOutsideOfTheText() throws Exception {
    CAS cas = project.document(sentences, true, false);
    String xmi = AnnotatedProject.xmi(cas);
    String end = "end=\"" + cas.getDocumentText().indexOf(' ') + "\"";
    refuses("/inception/predict", project.predict(xmi.replace(end, "end=\"1000000\"")).toString(),
        "to 1000000, but the text has ");
    refuses("/inception/predict", project.predict(xmi.replaceFirst("xmi:XMI", "x:XMI")
        .replaceFirst("/xmi:XMI", "/x:XMI").replaceFirst("<x:XMI", "<x:XMI xmlns:x=\"other\"")).toString(),
        "the document cannot be read");
  }

  @Test
  void aDocumentWithoutTextComesBack() throws Exception {
    assertThat(arcs(predicted(project.cas()), arc -> true)).isEmpty();
  }

  @Test
  void refusesWhatIsMissing() throws Exception {
    refuses("/inception/predict", "{}", "the field document is missing");
    refuses("/inception/predict", "[]", "must be a JSON object");
    refuses("/inception/predict", "{", "not JSON");
    refuses("/inception/train", "{}", "the field documents is missing");
    String xmi = AnnotatedProject.xmi(project.document(sentences, false, false));
    ObjectNode request = project.predict(xmi);
    request.remove("metadata");
    refuses("/inception/predict", request.toString(), "the field metadata.layer is missing");
    request = project.predict("");
    refuses("/inception/predict", request.toString(), "the field document.xmi is missing");
    request = project.predict(xmi);
    request.remove("typeSystem");
    refuses("/inception/predict", request.toString(), "the field typeSystem is missing");
    request = project.predict(xmi);
    ((ObjectNode) request.get("metadata")).put("layer", AnnotatedProject.MOOD);
    refuses("/inception/predict", request.toString(), "for the layer " + CasDocument.DEPENDENCY + " only");
    request = project.predict(xmi);
    ((ObjectNode) request.get("metadata")).put("feature", "flavor");
    refuses("/inception/predict", request.toString(), "for the feature DependencyType only");
    AnnotatedProject plain = AnnotatedProject.withoutAddedFeatures();
    refuses("/inception/predict", plain.predict(AnnotatedProject.xmi(plain.cas())).toString(),
        "has no feature inception_internal_predicted");
  }

  @Test
  void readsNoDtdsNoEntitiesAndNoImports() throws Exception {
    String entity = "<!DOCTYPE x [<!ENTITY e SYSTEM \"file:///etc/passwd\">]>";
    String xmi = AnnotatedProject.xmi(project.document(sentences, false, false));
    String evil = xmi.replaceFirst("\\?>", "?>" + entity).replaceFirst("sofaString=\"", "sofaString=\"&e;");
    refuses("/inception/predict", project.predict(evil).toString(), "the document cannot be read");
    ObjectNode request = project.predict(xmi);
    request.put("typeSystem", project.typeSystem().replaceFirst("\\?>", "?>" + entity));
    refuses("/inception/predict", request.toString(), "the type system cannot be read");
    request.put("typeSystem", "<typeSystemDescription xmlns=\"http://uima.apache.org/resourceSpecifier\"><imports>"
        + "<import location=\"http://127.0.0.1:1/x.xml\"/></imports></typeSystemDescription>");
    refuses("/inception/predict", request.toString(), "the type system imports others");
    request.put("typeSystem", "<x/>");
    refuses("/inception/predict", request.toString(), "the type system cannot be read");
    request.put("typeSystem", "<typeSystemDescription xmlns=\"http://uima.apache.org/resourceSpecifier\"/>");
    refuses("/inception/predict", request.toString(), "the type system has no");
    refuses("/inception/predict", project.predict("<xmi").toString(), "the document cannot be read");
  }

  private static void refuses(String path, String body, String reason) {
    HttpResponse<String> response = server.postJson(path, body);
    assertThat(response.statusCode()).as(response.body()).isEqualTo(400);
    assertThat(TestServer.json(response).path("error").textValue()).contains(reason);
  }

  @Test
  void learnsFromTheProjectIfThatIsAllowed() throws Exception {
    List<ParsedSentence> strange = Examples.read(Examples.ENGLISH_TRAIN).sentences().subList(0, 24).stream()
        .map(InceptionTest::relabelled).toList();
    AnnotatedProject plain = AnnotatedProject.withoutAddedFeatures();
    ObjectNode training = plain.train(AnnotatedProject.xmi(plain.document(strange, true, true)));
    ((ObjectNode) training.get("documents").get(0)).put("userId", "berta");
    String request = training.toString();
    assertThat(server.postJson("/inception/train", request).statusCode()).isEqualTo(204);
    HttpResponse<String> busy = server.postJson("/inception/train", request);
    assertThat(busy.statusCode()).isEqualTo(429);
    assertThat(busy.headers().firstValue("Retry-After")).isPresent();
    String unseen = AnnotatedProject.xmi(project.document(sentences, true, false));
    ObjectNode prediction = project.predict(unseen);
    ((ObjectNode) prediction.get("document")).put("userId", "berta");
    boolean learnt = false;
    for (int i = 0; i < 600 && !learnt; i++) {
      Thread.sleep(100);
      learnt = arcs(predicted(prediction), arc -> true).stream()
          .allMatch(arc -> label(arc).startsWith("my-"));
    }
    assertThat(learnt).isTrue();
    assertThat(arcs(predicted(project.predict(unseen)), arc -> label(arc).startsWith("my-"))).isEmpty();
  }

  private static ParsedSentence relabelled(ParsedSentence sentence) {
    DependencyTree tree = sentence.tree();
    String[] labels = new String[tree.size() + 1];
    for (int m = 1; m <= tree.size(); m++) {
      labels[m] = "my-" + tree.label(m);
    }
    return new ParsedSentence(sentence.sentence(), tree.withLabels(labels));
  }
}
