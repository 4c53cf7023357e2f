package org.kerndep.server.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.kerndep.server.TestServer;

/** The description says what the server really answers. */
class OpenApiTest {

  private static TestServer server;
  private static JsonNode api;

  @BeforeAll
  static void start() {
    server = TestServer.start();
    api = TestServer.json(server.get("/openapi.json"));
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  @Test
  void parseAnswersAsDescribed() {
    String words = "{\"text\":\"She can't sleep. The old dog barked at the door.\",";
    check("/v1/parse", "post", server.postJson("/v1/parse", words + "\"k\":1}"));
    check("/v1/parse", "post", server.postJson("/v1/parse", words + "\"k\":10,\"confidence\":true}"));
    check("/v1/parse", "post", server.postJson("/v1/parse", words + "\"model\":\"none\"}"));
    check("/v1/parse", "post",
        server.postJson("/v1/parse", "{\"conllu\":\"1\\tGo\\t_\\t_\\t_\\t_\\t_\\t_\\t_\\t_\\n\"}"));
    check("/v1/parse", "post", server.post("/v1/parse", "text/plain", "x"));
  }

  @Test
  void requestsAreAsDescribed() {
    assertThat(fields(schema("ParseRequest"))).containsExactlyInAnyOrder(
        "text", "conllu", "model", "k", "confidence", "tag");
    assertThat(TestServer.json(server.postJson("/v1/parse", "{\"x\":1}")).path("error").textValue())
        .contains(String.join(", ", List.of("text", "conllu", "model", "k", "confidence", "tag")));
  }

  @Test
  void othersAnswerAsDescribed() {
    for (String path : List.of("/health", "/v1/models", "/models", "/metrics", "/openapi.json", "/v1/typesystem",
        "/v1/communication_layer", "/v1/documentation", "/v1/details/input_output")) {
      check(path, "get", server.get(path));
    }
    check("/process", "post", server.post("/process", "application/x-www-form-urlencoded", "data=Go.&tokenizer="));
    check("/process", "post", server.post("/process", "application/x-www-form-urlencoded", "tokenizer="));
    check("/inception/predict", "post", server.postJson("/inception/predict", "{}"));
    check("/inception/train", "post", server.postJson("/inception/train", "{}"));
    check("/v1/process", "post", server.post("/v1/process", "application/xml", "x"));
  }

  @Test
  void everyDescribedAddressIsThere() {
    for (String path : fields(api, "paths")) {
      assertThat(server.send(java.net.http.HttpRequest.newBuilder(java.net.URI.create(server.address(path)))
          .method("PUT", java.net.http.HttpRequest.BodyPublishers.noBody())).statusCode()).as(path).isEqualTo(405);
    }
    assertThat(api.path("info").path("version").textValue()).doesNotContain("$");
  }

  private static void check(String path, String method, HttpResponse<String> response) {
    JsonNode described = api.path("paths").path(path).path(method).path("responses")
        .path(Integer.toString(response.statusCode()));
    assertThat(described.isMissingNode()).as(path + " " + response.statusCode() + " " + response.body()).isFalse();
    JsonNode content = resolve(described).path("content");
    String type = response.headers().firstValue("Content-Type").orElse("").split(";")[0];
    assertThat(content.has(type)).as(path + " answers " + type).isTrue();
    List<String> problems = new ArrayList<>();
    if (type.equals("application/json")) {
      compare(TestServer.json(response), content.path(type).path("schema"), "$", problems);
    }
    assertThat(problems).as(path + " " + response.body()).isEmpty();
  }

  /** The part of JSON Schema that the description uses. */
  private static void compare(JsonNode value, JsonNode reference, String place, List<String> problems) {
    JsonNode schema = resolve(reference);
    String type = schema.path("type").textValue();
    boolean fits = switch (type) {
      case "object" -> value.isObject();
      case "array" -> value.isArray();
      case "string" -> value.isTextual();
      case "integer" -> value.isIntegralNumber();
      case "number" -> value.isNumber();
      case "boolean" -> value.isBoolean();
      default -> false;
    };
    if (!fits) {
      problems.add(place + " is no " + type);
      return;
    }
    schema.path("required").forEach(name -> {
      if (!value.has(name.textValue())) {
        problems.add(place + " lacks " + name);
      }
    });
    value.fieldNames().forEachRemaining(name -> {
      JsonNode property = schema.path("properties").path(name);
      JsonNode others = schema.path("additionalProperties");
      if (property.isObject() || others.isObject()) {
        compare(value.get(name), property.isObject() ? property : others, place + "." + name, problems);
      } else if (others.isBoolean()) {
        problems.add(place + " has " + name);
      }
    });
    for (int i = 0; value.isArray() && i < value.size(); i++) {
      compare(value.get(i), schema.path("items"), place + "[" + i + "]", problems);
    }
  }

  private static JsonNode resolve(JsonNode node) {
    return node.has("$ref") ? api.at(node.get("$ref").textValue().substring(1)) : node;
  }

  private static JsonNode schema(String name) {
    return api.path("components").path("schemas").path(name);
  }

  private static Set<String> fields(JsonNode schema) {
    return fields(schema, "properties");
  }

  private static Set<String> fields(JsonNode node, String name) {
    Set<String> names = new TreeSet<>();
    node.path(name).fieldNames().forEachRemaining(names::add);
    return names;
  }
}
