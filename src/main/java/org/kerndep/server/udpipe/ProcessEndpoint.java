package org.kerndep.server.udpipe;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.kerndep.data.Hypothesis;
import org.kerndep.io.ConllBlock;
import org.kerndep.run.Version;
import org.kerndep.server.http.Answer;
import org.kerndep.server.http.Call;
import org.kerndep.server.http.Endpoint;
import org.kerndep.server.http.Form;
import org.kerndep.server.model.ParseCounts;
import org.kerndep.server.model.ParseLimits;
import org.kerndep.server.model.RequestParser;
import org.kerndep.server.model.ServedModels;

/**
 * Tokenizes, tags and parses what a form holds, each step only if it is asked for. A parser that finds no tags uses
 * those of the model without writing them. Shared freely by threads.
 */
public final class ProcessEndpoint implements Endpoint {

  private final ServedModels models;
  private final ParseLimits limits;
  private final ParseCounts counts;

  public ProcessEndpoint(ServedModels models, ParseLimits limits, ParseCounts counts) {
    this.models = models;
    this.limits = limits;
    this.counts = counts;
  }

  @Override
  public Answer answer(Call call) throws IOException {
    ProcessRequest request = ProcessRequest.of(Form.of(call));
    RequestParser parser = new RequestParser(models.find(request.model()), limits, call.deadline(), counts);
    List<ConllBlock> sentences = request.input().read(parser, request);
    StringBuilder result = new StringBuilder();
    long characters = 0;
    for (ConllBlock sentence : sentences) {
      result.append(request.output().text(processed(parser, request, sentence)));
      characters += sentence.sentence().words().stream()
          .mapToLong(word -> word.form().codePointCount(0, word.form().length())).sum();
    }
    Map<String, Object> answer = new LinkedHashMap<>();
    answer.put("model", parser.model().name());
    answer.put("acknowledgements", List.of("kerndep " + Version.current()));
    answer.put("result", result.toString());
    return Answer.json(answer).with("X-Billing-Input-NFC-Len", Long.toString(characters));
  }

  private static ConllBlock processed(RequestParser parser, ProcessRequest request, ConllBlock sentence) {
    if (request.parses()) {
      Hypothesis best = parser.best(parser.taggings(sentence, request.tags()));
      return (request.tags() ? sentence.withWords(best.sentence()) : sentence).withTree(best.tree(), false);
    }
    return request.tags() ? sentence.withWords(parser.taggings(sentence, true).best()) : sentence;
  }
}
