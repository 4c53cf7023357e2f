package org.kerndep.server.json;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.kerndep.server.http.Answer;
import org.kerndep.server.http.Call;
import org.kerndep.server.http.Endpoint;
import org.kerndep.server.model.ParseLimits;
import org.kerndep.server.model.ServedModel;
import org.kerndep.server.model.ServedModels;

/** Lists the models and the limits of requests. Shared freely by threads. */
public final class ModelsEndpoint implements Endpoint {

  private final Answer answer;

  public ModelsEndpoint(ServedModels models, ParseLimits limits) {
    Map<String, Object> all = new LinkedHashMap<>();
    all.put("default", models.defaultModel().name());
    all.put("models", models.all().stream().map(ModelsEndpoint::description).toList());
    all.put("limits", Map.of("text", limits.text(), "sentence", limits.sentence(), "k", limits.k()));
    answer = Answer.json(all);
  }

  private static Map<String, Object> description(ServedModel model) {
    Map<String, Object> description = new LinkedHashMap<>();
    description.put("name", model.name());
    model.language().ifPresent(language -> description.put("language", language));
    description.put("text", model.text().isPresent());
    description.put("reranker", model.parser().reranks());
    description.put("labels", List.copyOf(model.parser().labels()));
    return description;
  }

  @Override
  public Answer answer(Call call) {
    return answer;
  }
}
