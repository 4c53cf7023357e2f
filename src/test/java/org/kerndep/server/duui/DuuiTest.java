package org.kerndep.server.duui;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import de.tudarmstadt.ukp.dkpro.core.api.lexmorph.type.pos.POS;
import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Sentence;
import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Token;
import de.tudarmstadt.ukp.dkpro.core.api.syntax.type.dependency.Dependency;
import de.tudarmstadt.ukp.dkpro.core.api.syntax.type.dependency.ROOT;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.apache.uima.UIMAFramework;
import org.apache.uima.cas.CAS;
import org.apache.uima.cas.text.AnnotationFS;
import org.apache.uima.fit.factory.JCasFactory;
import org.apache.uima.fit.factory.TypeSystemDescriptionFactory;
import org.apache.uima.jcas.JCas;
import org.apache.uima.resource.metadata.TypeSystemDescription;
import org.apache.uima.util.CasCreationUtils;
import org.apache.uima.util.XMLInputSource;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.kerndep.DependencyParser;
import org.kerndep.ParsedTextSentence;
import org.kerndep.server.TestServer;
import org.luaj.vm2.Globals;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.lib.jse.CoerceJavaToLua;
import org.luaj.vm2.lib.jse.JsePlatform;

/** What a host does: it runs the script of the component with luaj, and sends what that writes. */
class DuuiTest {

  private static final String TEXT = "The dog barked. She can't sleep!";

  private static TestServer server;

  @BeforeAll
  static void start() {
    server = TestServer.start();
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  /** Sends a document as a host does, and reads the answer into it. */
  private static void process(JCas document) throws Exception {
    Globals lua = JsePlatform.standardGlobals();
    lua.load(server.get("/v1/communication_layer").body()).call();
    LuaValue cas = CoerceJavaToLua.coerce(document);
    ByteArrayOutputStream sent = new ByteArrayOutputStream();
    lua.get("serialize").call(cas, CoerceJavaToLua.coerce(sent), LuaValue.tableOf());
    HttpResponse<byte[]> response = HttpClient.newHttpClient().send(
        HttpRequest.newBuilder(URI.create(server.address("/v1/process")))
            .POST(HttpRequest.BodyPublishers.ofByteArray(sent.toByteArray()))
            .version(HttpClient.Version.HTTP_1_1).build(),
        HttpResponse.BodyHandlers.ofByteArray());
    assertThat(response.statusCode()).as(new String(response.body(), StandardCharsets.UTF_8)).isEqualTo(200);
    lua.get("deserialize").call(cas, CoerceJavaToLua.coerce(new ByteArrayInputStream(response.body())));
  }

  @Test
  void parsesADocumentThatHasOnlyText() throws Exception {
    JCas document = JCasFactory.createText(TEXT, "en");
    process(document);
    DependencyParser parser = TestServer.models().defaultModel().parser();
    List<String> expected = new ArrayList<>();
    for (ParsedTextSentence sentence : parser.parse(TEXT)) {
      for (int m = 1; m <= sentence.size(); m++) {
        expected.add(sentence.word(m).form() + " " + sentence.word(m).cpos() + " " + sentence.tree().label(m) + " "
            + sentence.word(sentence.tree().head(m) == 0 ? m : sentence.tree().head(m)).form());
      }
    }
    assertThat(document.getDocumentText()).isEqualTo(TEXT);
    assertThat(document.getDocumentLanguage()).isEqualTo("en");
    assertThat(arcs(document)).containsExactlyInAnyOrderElementsOf(expected);
    assertThat(document.select(ROOT.class).count()).isEqualTo(parser.parse(TEXT).size());
  }

  private static List<String> arcs(JCas document) {
    List<String> arcs = new ArrayList<>();
    for (Dependency arc : document.select(Dependency.class)) {
      arcs.add(arc.getDependent().getText() + " " + arc.getDependent().getPos().getCoarseValue() + " "
          + arc.getDependencyType() + " " + arc.getGovernor().getText());
    }
    return arcs;
  }

  @Test
  void keepsTokensAndTagsOfTheDocument() throws Exception {
    JCas document = JCasFactory.createText("Dogs bark", "en");
    new Sentence(document, 0, 9).addToIndexes();
    for (int[] span : new int[][] {{0, 4}, {5, 9}}) {
      Token token = new Token(document, span[0], span[1]);
      POS pos = new POS(document, span[0], span[1]);
      pos.setPosValue("MINE");
      pos.addToIndexes();
      token.setPos(pos);
      token.addToIndexes();
    }
    process(document);
    process(document);
    assertThat(document.select(Token.class).count()).isEqualTo(2);
    assertThat(document.select(POS.class).map(POS::getPosValue).toList()).containsExactly("MINE", "MINE");
    assertThat(document.select(Dependency.class).count()).isEqualTo(2);
  }

  @Test
  void keepsAnnotationsOfTypesItDoesNotKnow() throws Exception {
    TypeSystemDescription types = TypeSystemDescriptionFactory.createTypeSystemDescription();
    types.addType("host.Mood", "", CAS.TYPE_NAME_ANNOTATION).addFeature("value", "", CAS.TYPE_NAME_STRING);
    JCas document = CasCreationUtils.createCas(types, null, null).getJCas();
    document.setDocumentText(TEXT);
    AnnotationFS mood = document.getCas().createAnnotation(document.getTypeSystem().getType("host.Mood"), 4, 7);
    mood.setStringValue(mood.getType().getFeatureByBaseName("value"), "glad");
    document.getCas().addFsToIndexes(mood);
    process(document);
    AnnotationFS found = document.getCas().<org.apache.uima.jcas.tcas.Annotation>select("host.Mood").single();
    assertThat(found.getCoveredText()).isEqualTo("dog");
    assertThat(found.getFeatureValueAsString(found.getType().getFeatureByBaseName("value"))).isEqualTo("glad");
    assertThat(document.select(Dependency.class).count()).isPositive();
  }

  @Test
  void aTextMayHaveControlCharactersAndADocumentNoText() throws Exception {
    JCas document = JCasFactory.createText("The dog\u0001 barked \uD83D\uDE00.", "en");
    process(document);
    assertThat(document.getDocumentText()).isEqualTo("The dog\u0001 barked \uD83D\uDE00.");
    JCas empty = JCasFactory.createJCas();
    process(empty);
    assertThat(empty.select(Dependency.class).count()).isZero();
  }

  @Test
  void describesItself() throws Exception {
    JsonNode documentation = TestServer.json(server.get("/v1/documentation"));
    assertThat(documentation.path("annotator_name").textValue()).isEqualTo("kerndep");
    assertThat(documentation.path("version").textValue()).isNotBlank();
    JsonNode details = TestServer.json(server.get("/v1/details/input_output"));
    TypeSystemDescription types = UIMAFramework.getXMLParser().parseTypeSystemDescription(new XMLInputSource(
        new ByteArrayInputStream(server.get("/v1/typesystem").body().getBytes(StandardCharsets.UTF_8)), null));
    for (String side : List.of("inputs", "outputs")) {
      details.path(side).forEach(type -> assertThat(types.getType(type.textValue())).as(type.textValue()).isNotNull());
    }
  }

  @Test
  void refusesWhatIsNoDocument() {
    HttpResponse<String> response = server.post("/v1/process", "application/xml", "<!DOCTYPE x><x/>");
    assertThat(response.statusCode()).isEqualTo(400);
    assertThat(response.body()).contains("the document cannot be read");
    assertThat(server.get("/v1/process").statusCode()).isEqualTo(405);
    assertThat(server.post("/v1/process", "application/xml", "").statusCode()).isEqualTo(400);
  }
}
