package org.kerndep.server.inception;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.List;
import org.kerndep.server.cas.CasDocument;
import org.kerndep.server.http.Answer;
import org.kerndep.server.http.Call;
import org.kerndep.server.http.Refusal;

/**
 * What INCEpTION sends.
 *
 * @param project the number of the project
 * @param feature of the layer of dependencies that is recommended
 * @param typeSystem of all documents, as XML
 * @param documents one to predict for, or those of a project to learn from
 */
record RecommenderRequest(String project, String feature, String typeSystem, List<Document> documents) {

  private static final ObjectMapper MAPPER = new ObjectMapper();

  /**
   * A document.
   *
   * @param xmi its text and annotations
   * @param user whose annotations they are
   */
  record Document(String xmi, String user) {}

  /** A request with one document. */
  static RecommenderRequest predict(Call call) {
    JsonNode json = read(call);
    JsonNode document = json.path("document");
    if (!document.isObject()) {
      throw missing("document");
    }
    return of(json, List.of(document(document)));
  }

  /** A request with those of a project. */
  static RecommenderRequest train(Call call) {
    JsonNode json = read(call);
    if (!json.path("documents").isArray()) {
      throw missing("documents");
    }
    List<Document> documents = new ArrayList<>();
    json.path("documents").forEach(document -> documents.add(document(document)));
    return of(json, documents);
  }

  private static RecommenderRequest of(JsonNode json, List<Document> documents) {
    JsonNode metadata = json.path("metadata");
    String layer = string(metadata, "layer", "metadata.layer");
    String feature = string(metadata, "feature", "metadata.feature");
    if (!layer.equals(CasDocument.DEPENDENCY)) {
      throw new Refusal(400, "this recommender is for the layer " + CasDocument.DEPENDENCY + " only; choose it in the "
          + "settings of the recommender");
    }
    return new RecommenderRequest(metadata.path("projectId").asText(), feature,
        string(json, "typeSystem", "typeSystem"), documents);
  }

  private static JsonNode read(Call call) {
    call.require(Answer.JSON);
    try {
      JsonNode json = MAPPER.readTree(call.text());
      if (json.isObject()) {
        return json;
      }
    } catch (JsonProcessingException e) {
      throw new Refusal(400, "the body is not JSON; send what INCEpTION's external recommenders get");
    }
    throw new Refusal(400, "the body must be a JSON object; send what INCEpTION's external recommenders get");
  }

  private static Document document(JsonNode document) {
    return new Document(string(document, "xmi", "document.xmi"), document.path("userId").asText());
  }

  private static String string(JsonNode object, String name, String place) {
    JsonNode value = object.path(name);
    if (!value.isTextual() || value.textValue().isBlank()) {
      throw missing(place);
    }
    return value.textValue();
  }

  private static Refusal missing(String field) {
    return new Refusal(400, "the field " + field + " is missing; send what INCEpTION's external recommenders get");
  }
}
