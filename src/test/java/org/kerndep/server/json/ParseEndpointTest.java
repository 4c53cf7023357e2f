package org.kerndep.server.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kerndep.DependencyParser;
import org.kerndep.ParsedTextSentence;
import org.kerndep.server.TestServer;

class ParseEndpointTest {

  private static final String TEXT = "The dog barked.  She can't\nsleep \uD83D\uDE00!\n\nGo home";

  private static TestServer server;

  @BeforeAll
  static void start() {
    server = TestServer.start();
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  private static JsonNode parse(String request) {
    HttpResponse<String> response = server.postJson("/v1/parse", request);
    assertThat(response.statusCode()).as(response.body()).isEqualTo(200);
    return TestServer.json(response);
  }

  private static String quoted(String text) {
    return "\"" + text.replace("\n", "\\n").replace("\t", "\\t") + "\"";
  }

  @Test
  void parsesTextAsTheLibraryDoes() throws Exception {
    JsonNode answer = parse("{\"text\": " + quoted(TEXT) + "}");
    assertThat(answer.path("model").textValue()).isEqualTo("golden-text");
    DependencyParser parser = TestServer.models().defaultModel().parser();
    int i = 0;
    for (ParsedTextSentence sentence : parser.parse(TEXT)) {
      JsonNode found = answer.path("sentences").path(i++);
      JsonNode tree = found.path("trees").path(0);
      assertThat(found.path("trees")).hasSize(1);
      assertThat(tree.has("prob")).isFalse();
      assertThat(tree.has("arc_probs")).isFalse();
      for (int m = 1; m <= sentence.size(); m++) {
        JsonNode word = found.path("words").path(m - 1);
        assertThat(word.path("form").textValue()).isEqualTo(sentence.word(m).form());
        assertThat(word.path("start").intValue()).isEqualTo(TEXT.codePointCount(0, sentence.begin(m)));
        assertThat(word.path("end").intValue()).isEqualTo(TEXT.codePointCount(0, sentence.end(m)));
        assertThat(tree.path("heads").path(m - 1).intValue()).isEqualTo(sentence.tree().head(m));
        assertThat(tree.path("labels").path(m - 1).textValue()).isEqualTo(sentence.tree().label(m));
      }
    }
    assertThat(answer.path("sentences")).hasSize(i);
  }

  @Test
  void givesAlternativesAndConfidence() {
    JsonNode trees = parse("{\"text\": \"The old dog barked at the door.\", \"k\": 3, \"confidence\": true}")
        .path("sentences").path(0).path("trees");
    assertThat(trees).hasSize(3);
    double sum = 0;
    for (JsonNode tree : trees) {
      sum += tree.path("prob").doubleValue();
      assertThat(tree.path("arc_probs")).hasSize(tree.path("heads").size());
      tree.path("arc_probs").forEach(arc -> assertThat(arc.doubleValue()).isBetween(0.0, 1.0));
    }
    assertThat(sum).isBetween(0.999, 1.001);
  }

  @Test
  void parsesTables() {
    String table = "# sent_id = s1\n1-2\tcan't\t_\t_\t_\t_\t_\t_\t_\tTokenRange=5:10\n1\tca\t_\tAUX\t_\t_\t_\t_\t_\t_\n"
        + "2\tn't\t_\tPART\t_\t_\t_\t_\t_\t_\n\n";
    JsonNode sentence = parse("{\"conllu\": " + quoted(table) + ", \"model\": \"tables\"}").path("sentences").path(0);
    assertThat(sentence.path("sent_id").textValue()).isEqualTo("s1");
    assertThat(sentence.path("words").path(1).path("upos").textValue()).isEqualTo("PART");
    assertThat(sentence.path("words").path(1).path("start").intValue()).isEqualTo(5);
    assertThat(sentence.path("multiword_tokens").path(0).path("form").textValue()).isEqualTo("can't");
    assertThat(sentence.path("trees").path(0).path("heads")).hasSize(2);
  }

  @Test
  void tagsWordsWithoutTagsOrWhenAsked() {
    String none = quoted("1\tdogs\t_\t_\t_\t_\t_\t_\t_\t_\n\n");
    String own = quoted("1\tdogs\t_\tMINE\t_\t_\t_\t_\t_\t_\n\n");
    assertThat(upos("{\"conllu\": " + none + "}")).isNotEmpty();
    assertThat(upos("{\"conllu\": " + own + "}")).isEqualTo("MINE");
    assertThat(upos("{\"conllu\": " + own + ", \"tag\": true}")).isNotEqualTo("MINE");
  }

  private static String upos(String request) {
    return parse(request).path("sentences").path(0).path("words").path(0).path("upos").asText();
  }

  @Test
  void findsModelsByTheBeginningOfTheirNames() {
    for (String name : new String[] {"golden", "golden-text", "english", "english-golden"}) {
      assertThat(parse("{\"text\":\"Go.\",\"model\":\"" + name + "\"}").path("model").textValue())
          .isEqualTo("golden-text");
    }
  }

  @Test
  void anEmptyTextHasNoSentences() {
    assertThat(parse("{\"text\":\" \\n \"}").path("sentences")).isEmpty();
    assertThat(parse("{\"conllu\":\"\"}").path("sentences")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '\0', value = {
      "{} | 400 | exactly one of the fields text and conllu",
      "{\"text\":\"a\",\"conllu\":\"b\"} | 400 | exactly one of the fields",
      "[] | 400 | must be a JSON object",
      "{\"text\": | 400 | not JSON: line 1",
      "{\"text\":\"a\"} x | 400 | not JSON",
      "{\"text\":\"a\",\"text\":\"b\"} | 400 | not JSON",
      "{\"text\":7} | 400 | the field text must be a string",
      "{\"text\":\"a\",\"k\":\"2\"} | 400 | the field k must be a whole number",
      "{\"text\":\"a\",\"k\":99999999999} | 400 | the field k must be a whole number",
      "{\"text\":\"a\",\"k\":0} | 400 | k must be from 1 to 10: 0",
      "{\"text\":\"a\",\"k\":11} | 400 | k must be from 1 to 10: 11",
      "{\"text\":\"a\",\"confidence\":\"yes\"} | 400 | the field confidence must be true or false",
      "{\"text\":\"a\",\"file\":\"/etc/passwd\"} | 400 | the field 'file' is not known",
      "{\"text\":\"a\",\"model\":\"../golden-text\"} | 400 | no model of this name here; models are golden-text",
      "{\"text\":\"a\",\"model\":\"gold\"} | 400 | no model of this name here",
      "{\"text\":\"a\",\"model\":\"tables\"} | 400 | the model tables has no tokenizer",
      "{\"conllu\":\"1 a\"} | 400 | data:1",
  })
  void refusesWhatItDoesNotUnderstand(String request, int status, String reason) {
    HttpResponse<String> response = server.postJson("/v1/parse", request);
    assertThat(response.statusCode()).isEqualTo(status);
    assertThat(TestServer.json(response).path("error").textValue()).contains(reason);
    assertThat(TestServer.json(response).path("status").intValue()).isEqualTo(status);
  }

  @Test
  void keepsLimits() {
    HttpResponse<String> text = server.postJson("/v1/parse", "{\"text\":\"" + "go ".repeat(700) + "\"}");
    assertThat(text.statusCode()).isEqualTo(413);
    assertThat(text.body()).contains("2100 characters and may have 2000");
    HttpResponse<String> words = server.postJson("/v1/parse", "{\"text\":\"" + "go ".repeat(61) + "\"}");
    assertThat(words.statusCode()).isEqualTo(413);
    assertThat(words.body()).contains("a sentence has 61 words and may have 60");
  }

  @Test
  void takesJsonOnly() {
    HttpResponse<String> response = server.post("/v1/parse", "text/plain", "{\"text\":\"a\"}");
    assertThat(response.statusCode()).isEqualTo(415);
    assertThat(response.body()).contains("the body is text/plain; send it as Content-Type: application/json");
  }
}
