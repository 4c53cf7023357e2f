package org.kerndep.server.inception;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import org.apache.uima.cas.CAS;
import org.apache.uima.cas.FeatureStructure;
import org.kerndep.data.ParsedSentence;
import org.kerndep.server.cas.CasArcs;
import org.kerndep.server.cas.CasDocument;
import org.kerndep.server.cas.CasWords;
import org.kerndep.server.cas.CasXml;
import org.kerndep.server.http.Answer;
import org.kerndep.server.http.Call;
import org.kerndep.server.http.Endpoint;
import org.kerndep.server.http.Refusal;
import org.kerndep.server.model.ParseCounts;
import org.kerndep.server.model.ParseLimits;
import org.kerndep.server.model.RequestParser;
import org.kerndep.server.model.ServedModel;
import org.kerndep.server.model.ServedModels;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Learns from the documents of a project, one project at a time in the background, if training is allowed; else
 * accepts them and does nothing. Shared freely by threads.
 */
public final class TrainEndpoint implements Endpoint {

  private static final Logger LOG = LoggerFactory.getLogger(TrainEndpoint.class);

  private final ServedModels models;
  private final ProjectModels projects;
  private final ParseLimits limits;
  private final ParseCounts counts;
  private final boolean allowed;
  private final AtomicBoolean busy = new AtomicBoolean();

  /**
   * An endpoint.
   *
   * @param allowed whether training takes place
   */
  public TrainEndpoint(ServedModels models, ProjectModels projects, ParseLimits limits, ParseCounts counts,
      boolean allowed) {
    this.models = models;
    this.projects = projects;
    this.limits = limits;
    this.counts = counts;
    this.allowed = allowed;
  }

  @Override
  public Answer answer(Call call) {
    RecommenderRequest request = RecommenderRequest.train(call);
    if (!allowed || request.documents().isEmpty()) {
      return Answer.nothing();
    }
    if (!busy.compareAndSet(false, true)) {
      throw Refusal.later(429, "another training is running; send the documents again when it is done");
    }
    boolean started = false;
    try {
      start(request, call);
      started = true;
    } finally {
      if (!started) {
        busy.set(false);
      }
    }
    return Answer.nothing();
  }

  private void start(RecommenderRequest request, Call call) {
    ServedModel served = null;
    List<ParsedSentence> sentences = new ArrayList<>();
    for (RecommenderRequest.Document document : request.documents()) {
      CAS cas = CasXml.read(request.typeSystem(), document.xmi(), true);
      served = served == null ? PredictEndpoint.model(models, cas) : served;
      sentences.addAll(annotated(cas, new RequestParser(served, limits, call.deadline(), counts)));
    }
    ProjectTrainer trainer = new ProjectTrainer(served);
    String user = request.documents().get(0).user();
    Thread thread = new Thread(() -> train(trainer, request.project(), user, sentences), "kerndep-train");
    thread.setDaemon(true);
    thread.setPriority(Thread.MIN_PRIORITY);
    thread.start();
  }

  /** The sentences of a document whose words all have a head that an annotator gave them. */
  private static List<ParsedSentence> annotated(CAS cas, RequestParser parser) {
    CasArcs arcs = new CasArcs(cas, false);
    Map<FeatureStructure, FeatureStructure> made = arcs.byDependent(Suggestions::isAnnotated);
    List<ParsedSentence> sentences = new ArrayList<>();
    for (CasWords sentence : new CasDocument(cas, parser.model().parser().vocabulary()).sentences()) {
      arcs.tree(sentence, made).ifPresent(tree ->
          sentences.add(new ParsedSentence(parser.taggings(sentence.words(), false).best(), tree)));
    }
    return sentences;
  }

  private void train(ProjectTrainer trainer, String project, String user, List<ParsedSentence> sentences) {
    try {
      trainer.train(project, sentences).ifPresent(model -> projects.put(project, user, model));
    } catch (IOException | RuntimeException | OutOfMemoryError e) {
      LOG.error("training for project {} failed", project, e);
    } finally {
      busy.set(false);
    }
  }
}
