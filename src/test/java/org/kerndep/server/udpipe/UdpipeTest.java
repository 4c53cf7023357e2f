package org.kerndep.server.udpipe;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.InputStream;
import java.net.URLEncoder;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kerndep.cli.CommandRun;
import org.kerndep.server.TestServer;

/** UDPipe's protocol; the files {@code *.http} are what LINDAT's udpipe2_client.py 2.1.1 sent, byte for byte. */
class UdpipeTest {

  private static final String FORM = "application/x-www-form-urlencoded";
  private static final String TEXT = "The dog barked.  She can't sleep, naïve as ever \uD83D\uDE00!\n\nGo home\n";
  private static final String TABLE = "# sent_id = a\n1\tShe\tshe\tPRON\tPRP\t_\t_\t_\t_\t_\n"
      + "2\tsleeps\tsleep\tVERB\tVBZ\t_\t_\t_\t_\tSpaceAfter=No\n3\t.\t.\tPUNCT\t.\t_\t_\t_\t_\t_\n\n";

  private static TestServer server;

  @BeforeAll
  static void start() {
    server = TestServer.start();
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  private static String recorded(String name) throws IOException {
    try (InputStream in = UdpipeTest.class.getResourceAsStream(name)) {
      return server.exchange(in.readAllBytes());
    }
  }

  private static JsonNode body(String answer) {
    assertThat(answer).startsWith("HTTP/1.1 200 OK\r\n");
    return TestServer.json(answer.substring(answer.indexOf("\r\n\r\n") + 4));
  }

  private static String encoded(String... pairs) {
    StringBuilder form = new StringBuilder();
    for (int i = 0; i < pairs.length; i += 2) {
      form.append(i == 0 ? "" : "&").append(pairs[i]).append('=')
          .append(URLEncoder.encode(pairs[i + 1], StandardCharsets.UTF_8));
    }
    return form.toString();
  }

  private static String result(String... pairs) {
    HttpResponse<String> response = server.post("/process", FORM, encoded(pairs));
    assertThat(response.statusCode()).as(response.body()).isEqualTo(200);
    return TestServer.json(response).path("result").textValue();
  }

  @Test
  void listsModelsForTheClient() throws IOException {
    JsonNode answer = body(recorded("list-models.http"));
    assertThat(answer.path("default_model").textValue()).isEqualTo("golden-text");
    assertThat(answer.path("models").path("golden-text").toString()).isEqualTo("[\"tokenizer\",\"tagger\",\"parser\"]");
    assertThat(answer.path("models").path("tables").toString()).isEqualTo("[\"parser\"]");
    assertThat(server.post("/models", FORM, "").body()).isEqualTo(server.get("/models").body());
  }

  @Test
  void processesTheClientsText() throws IOException {
    JsonNode answer = body(recorded("text.http"));
    assertThat(answer.path("model").textValue()).isEqualTo("golden-text");
    assertThat(answer.path("acknowledgements").isArray()).isTrue();
    String result = answer.path("result").textValue();
    assertThat(result).isEqualTo(result("data", TEXT, "tokenizer", "", "tagger", "", "parser", ""));
    assertThat(result).startsWith("# newdoc\n# newpar\n# sent_id = 1\n# text = The dog barked.\n1\tThe\t")
        .contains("# newpar\n").endsWith("\n\n").contains("\troot\t").contains("SpaceAfter=No");
  }

  @Test
  void processesTheClientsTable() throws IOException {
    JsonNode answer = body(recorded("conllu.http"));
    assertThat(answer.path("model").textValue()).isEqualTo("golden-text");
    String result = answer.path("result").textValue();
    assertThat(result).isEqualTo(result("data", TABLE, "parser", "", "model", "golden"));
    assertThat(result.replaceAll("\t[0-9]+\t[a-z:]+\t_\t", "\t_\t_\t_\t")).isEqualTo(TABLE);
    assertThat(result).isNotEqualTo(TABLE);
  }

  @Test
  void givesTheSameTreesAsTheCommand() {
    CommandRun run = CommandRun.of("parse", "--model=" + TestServer.MODELS.resolve("golden-text.kdp"),
        "--format=conllu", "src/test/resources/org/kerndep/bundle/golden-text.conllu");
    assertThat(run.exitCode()).isZero();
    assertThat(result("data", run.out(), "parser", "")).isEqualTo(run.out());
  }

  @Test
  void doesOnlyTheStepsThatAreAskedFor() {
    String tokens = result("data", TEXT, "tokenizer", "");
    assertThat(tokens).contains("1\tThe\t_\t_\t_\t_\t_\t_\t_\t_\n");
    String tagged = result("data", tokens, "tagger", "");
    assertThat(tagged).doesNotContain("root").doesNotContain("1\tThe\t_\t_");
    assertThat(result("data", tagged, "parser", "")).contains("\troot\t");
    String parsed = result("data", tokens, "parser", "");
    assertThat(parsed).contains("1\tThe\t_\t_\t_\t_\t").contains("\troot\t");
    assertThat(result("data", TABLE)).isEqualTo(TABLE);
  }

  @Test
  void saysWhereTokensStand() {
    assertThat(result("data", TEXT, "tokenizer", "ranges")).contains("1\tThe\t_\t_\t_\t_\t_\t_\t_\tTokenRange=0:3\n")
        .contains("TokenRange=48:49");
  }

  @Test
  void takesLinesForSentencesWhenAsked() {
    String result =
        result("data", "one two. Three\nfour\n\n five", "tokenizer", "presegmented", "output", "horizontal");
    assertThat(result.lines()).hasSize(3);
  }

  @Test
  void readsAndWritesTheOtherFormats() {
    String words = "She sleeps .\n\nGo\u00a0home now\n";
    String vertical = result("data", words, "input", "horizontal", "output", "vertical");
    assertThat(vertical).isEqualTo("She\nsleeps\n.\n\nGo home\nnow\n\n");
    assertThat(result("data", vertical, "input", "vertical", "output", "horizontal"))
        .isEqualTo("She sleeps .\nGo\u00a0home now\n");
    assertThat(result("data", TABLE, "output", "plaintext")).isEqualTo("She sleeps.\n");
    assertThat(result("data", "Go home.", "input", "generic_tokenizer", "output", "conllu=v2")).contains("1\tGo\t");
    assertThat(result("data", "", "tokenizer", "")).isEmpty();
  }

  @Test
  void normalisesAndCountsCharacters() {
    HttpResponse<String> response = server.get("/process?" + encoded("data", "nai\u0308ve\r\n", "input", "horizontal"));
    assertThat(response.headers().firstValue("X-Billing-Input-NFC-Len")).contains("5");
    assertThat(TestServer.json(response).path("result").textValue()).contains("1\tnaïve\t");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "tokenizer= | The parameter 'data' is required.",
      "data=x&input=epe | Unknown input format; known are conllu",
      "data=x&output=matxin&input=vertical | Unknown output format; known are conllu",
      "data=x&model=latin&tokenizer= | there is no model of this name here; models are golden-text",
      "data=x | data:1",
      "data=%zz | two hexadecimal digits",
      "data=x&tokenizer=&model=tables | has no tokenizer",
  })
  void refusesWithASentence(String form, String reason) {
    HttpResponse<String> response = server.post("/process", FORM, form);
    assertThat(response.statusCode()).isEqualTo(400);
    assertThat(response.headers().firstValue("Content-Type").orElse("")).startsWith("text/plain");
    assertThat(response.body()).contains(reason);
    if (!form.contains("%zz")) {
      assertThat(server.get("/process?" + form).body()).isEqualTo(response.body());
    }
  }
}
