package org.kerndep.server.duui;

import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Token;
import java.util.Map;
import org.apache.uima.cas.CAS;
import org.apache.uima.cas.CASException;
import org.apache.uima.jcas.JCas;
import org.kerndep.data.Hypothesis;
import org.kerndep.data.Taggings;
import org.kerndep.server.cas.CasArcs;
import org.kerndep.server.cas.CasDocument;
import org.kerndep.server.cas.CasWords;
import org.kerndep.server.http.Answer;
import org.kerndep.server.http.Call;
import org.kerndep.server.http.Endpoint;
import org.kerndep.server.model.ParseCounts;
import org.kerndep.server.model.ParseLimits;
import org.kerndep.server.model.RequestParser;
import org.kerndep.server.model.ServedModel;
import org.kerndep.server.model.ServedModels;
import org.kerndep.uima.cas.CasSegments;
import org.kerndep.uima.conll.PosTypes;
import org.kerndep.uima.conll.TokenTags;

/**
 * Parses a document with the model of its language, else with the default one. A document without tokens gets sentences
 * and tokens, words without tags get tags, features and lemmas; basic dependencies are replaced. Shared freely by
 * threads.
 */
public final class DuuiProcess implements Endpoint {

  private final ServedModels models;
  private final ParseLimits limits;
  private final ParseCounts counts;

  public DuuiProcess(ServedModels models, ParseLimits limits, ParseCounts counts) {
    this.models = models;
    this.limits = limits;
    this.counts = counts;
  }

  @Override
  public Answer answer(Call call) {
    DuuiDocument document = new DuuiDocument(call.body());
    String text = document.cas().getDocumentText();
    if (text != null && !text.isBlank()) {
      String language = document.cas().getDocumentLanguage();
      ServedModel model = models.ofLanguage(language == null ? "" : language).orElseGet(models::defaultModel);
      RequestParser parser = new RequestParser(model, limits, call.deadline(), counts);
      parser.checkText(text);
      annotate(jcas(document.cas()), parser);
    }
    return new Answer(200, "application/xml", document.write(), Map.of());
  }

  private static JCas jcas(CAS cas) {
    try {
      return cas.getJCas();
    } catch (CASException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void annotate(JCas jcas, RequestParser parser) {
    if (jcas.select(Token.class).isEmpty()) {
      CasSegments.add(jcas, parser.segments(jcas.getDocumentText()));
    }
    CasArcs arcs = new CasArcs(jcas.getCas(), true);
    arcs.remove(CasArcs::isBasic);
    TokenTags tags = new TokenTags(jcas);
    for (CasWords sentence : new CasDocument(jcas.getCas(), parser.model().parser().vocabulary()).sentences()) {
      Taggings taggings = parser.taggings(sentence.words(), false);
      Hypothesis best = parser.best(taggings);
      for (int m = 1; m <= best.tree().size(); m++) {
        if (!RequestParser.hasTags(sentence.words())) {
          tags.set((Token) sentence.token(m), best.sentence().word(m),
              PosTypes.universal(jcas, best.sentence().word(m).cpos()));
        }
        jcas.addFsToIndexes(arcs.create(sentence, best.tree(), m));
      }
    }
  }
}
