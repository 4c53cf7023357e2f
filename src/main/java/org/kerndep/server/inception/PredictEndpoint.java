package org.kerndep.server.inception;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.apache.uima.cas.CAS;
import org.kerndep.server.cas.CasDocument;
import org.kerndep.server.cas.CasWords;
import org.kerndep.server.cas.CasXml;
import org.kerndep.server.http.Answer;
import org.kerndep.server.http.Call;
import org.kerndep.server.http.Endpoint;
import org.kerndep.server.model.ParseCounts;
import org.kerndep.server.model.ParseLimits;
import org.kerndep.server.model.RequestParser;
import org.kerndep.server.model.ServedModel;
import org.kerndep.server.model.ServedModels;

/**
 * Adds suggestions to a document. The model is that of the document's language, else the default one, or one that was
 * trained from the project. Words that have no tags are tagged for the parser alone. Shared freely by threads.
 */
public final class PredictEndpoint implements Endpoint {

  private final ServedModels models;
  private final ProjectModels projects;
  private final ParseLimits limits;
  private final ParseCounts counts;

  public PredictEndpoint(ServedModels models, ProjectModels projects, ParseLimits limits, ParseCounts counts) {
    this.models = models;
    this.projects = projects;
    this.limits = limits;
    this.counts = counts;
  }

  @Override
  public Answer answer(Call call) {
    RecommenderRequest request = RecommenderRequest.predict(call);
    RecommenderRequest.Document document = request.documents().get(0);
    CAS cas = CasXml.read(request.typeSystem(), document.xmi(), true);
    ServedModel model = model(models, cas);
    RequestParser parser = new RequestParser(model, limits, call.deadline(), counts);
    RequestParser trained = projects.find(request.project(), document.user()).map(parser::with).orElse(parser);
    parser.checkText(cas.getDocumentText() == null ? "" : cas.getDocumentText());
    Suggestions suggestions = new Suggestions(cas, request.feature());
    suggestions.clear();
    for (CasWords sentence : new CasDocument(cas, model.parser().vocabulary()).sentences()) {
      suggestions.add(sentence, trained.list(parser.taggings(sentence.words(), false), 1, true));
    }
    return Answer.json(Map.of("document", new String(CasXml.write(cas), StandardCharsets.UTF_8)));
  }

  /** The model of a document's language, else the default one. */
  static ServedModel model(ServedModels models, CAS cas) {
    String language = cas.getDocumentLanguage();
    return language == null ? models.defaultModel() : models.ofLanguage(language).orElseGet(models::defaultModel);
  }
}
