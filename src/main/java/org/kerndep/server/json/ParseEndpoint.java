package org.kerndep.server.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import org.kerndep.ArcProbabilities;
import org.kerndep.ConfidentList;
import org.kerndep.DependencyParser;
import org.kerndep.TextSentenceJson;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.Taggings;
import org.kerndep.io.ConllBlock;
import org.kerndep.io.json.SentenceJson;
import org.kerndep.io.json.TreeJson;
import org.kerndep.server.http.Answer;
import org.kerndep.server.http.Call;
import org.kerndep.server.http.Endpoint;
import org.kerndep.server.model.ParseCounts;
import org.kerndep.server.model.ParseLimits;
import org.kerndep.server.model.RequestParser;
import org.kerndep.server.model.ServedModels;
import org.kerndep.text.TextSentence;
import org.kerndep.text.TextToken;

/** Parses text or CoNLL-U into sentences as JSON. Shared freely by threads. */
public final class ParseEndpoint implements Endpoint {

  private static final JsonFactory JSON = new JsonFactory();

  private final ServedModels models;
  private final ParseLimits limits;
  private final ParseCounts counts;

  public ParseEndpoint(ServedModels models, ParseLimits limits, ParseCounts counts) {
    this.models = models;
    this.limits = limits;
    this.counts = counts;
  }

  @Override
  public Answer answer(Call call) throws IOException {
    call.require(Answer.JSON);
    ParseRequest request = ParseRequest.parse(call.text());
    limits.checkK(request.k());
    RequestParser parser = new RequestParser(models.find(request.model()), limits, call.deadline(), counts);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (JsonGenerator json = JSON.createGenerator(out)) {
      json.writeStartObject();
      json.writeStringField("model", parser.model().name());
      json.writeArrayFieldStart("sentences");
      if (request.text().isPresent()) {
        writeText(parser, request, request.text().get(), json);
      } else {
        writeConllu(parser, request, request.conllu().orElseThrow(), json);
      }
      json.writeEndArray();
      json.writeEndObject();
    }
    return new Answer(200, Answer.JSON, out.toByteArray(), Map.of());
  }

  private static void writeText(RequestParser parser, ParseRequest request, String text, JsonGenerator json)
      throws IOException {
    TextSentenceJson sentences = new TextSentenceJson(text);
    int number = 0;
    for (List<TextToken> tokens : parser.segments(text)) {
      TextSentence sentence = parser.tagged(tokens);
      sentences.of(Integer.toString(++number), sentence)
          .with(trees(parser, sentence.taggings(), request)).write(json);
    }
  }

  private static void writeConllu(RequestParser parser, ParseRequest request, String conllu, JsonGenerator json)
      throws IOException {
    for (ConllBlock block : parser.blocks(conllu)) {
      SentenceJson.of(block).with(trees(parser, parser.taggings(block, request.tag()), request)).write(json);
    }
  }

  private static List<TreeJson> trees(RequestParser parser, Taggings taggings, ParseRequest request) {
    ConfidentList found = parser.list(taggings, request.k(), request.confidence());
    DependencyParser model = parser.model().parser();
    return TreeJson.of(found.list(), model.probabilities(found.list()), model.reranks()).stream()
        .map(tree -> request.k() == 1 ? withoutProbability(tree) : tree)
        .map(tree -> found.arcs().map(arcs -> tree.withArcs(probabilities(arcs, tree.tree()))).orElse(tree))
        .toList();
  }

  /** The probability of a tree is its share of the list, which says nothing of a list of one. */
  private static TreeJson withoutProbability(TreeJson tree) {
    return new TreeJson(tree.words(), tree.tree(), tree.score(), tree.baseScore(), tree.tagging(),
        OptionalDouble.empty(), tree.arcs());
  }

  private static List<Double> probabilities(ArcProbabilities arcs, DependencyTree tree) {
    return IntStream.rangeClosed(1, tree.size()).mapToObj(m -> arcs.probability(tree.head(m), m)).toList();
  }
}
