package org.kerndep.server.udpipe;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.kerndep.server.http.Answer;
import org.kerndep.server.http.Call;
import org.kerndep.server.http.Endpoint;
import org.kerndep.server.model.ServedModel;
import org.kerndep.server.model.ServedModels;

/** Lists the models and what each can do. Shared freely by threads. */
public final class UdpipeModels implements Endpoint {

  private final Answer answer;

  public UdpipeModels(ServedModels models) {
    Map<String, Object> all = new LinkedHashMap<>();
    all.put("models", models.all().stream().collect(Collectors.toMap(ServedModel::name, UdpipeModels::steps,
        (one, other) -> one, LinkedHashMap::new)));
    all.put("default_model", models.defaultModel().name());
    answer = Answer.json(all);
  }

  private static List<String> steps(ServedModel model) {
    return model.text().isPresent() ? List.of("tokenizer", "tagger", "parser") : List.of("parser");
  }

  @Override
  public Answer answer(Call call) {
    return answer;
  }
}
