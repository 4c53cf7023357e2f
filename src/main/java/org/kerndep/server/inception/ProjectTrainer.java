package org.kerndep.server.inception;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.kerndep.DependencyParser;
import org.kerndep.data.ParsedSentence;
import org.kerndep.data.Treebank;
import org.kerndep.eval.AttachmentScore;
import org.kerndep.eval.Punctuation;
import org.kerndep.feature.TemplateSet;
import org.kerndep.run.Progress;
import org.kerndep.run.Workers;
import org.kerndep.server.model.ServedModel;
import org.kerndep.train.TrainingPipeline;
import org.kerndep.train.config.TrainingConfig;
import org.kerndep.train.config.TrainingContext;
import org.kerndep.train.workspace.TrainingWorkspace;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Trains a parser from the annotated sentences of a project, and keeps it only if it knows them better than the served
 * model: a quarter of the sentences is held out, and both parse it. One thread.
 */
final class ProjectTrainer {

  /** Fewer sentences teach nothing. */
  static final int LEAST = 8;

  private static final Logger LOG = LoggerFactory.getLogger(ProjectTrainer.class);
  private static final int HELD_OUT = 4;
  private static final Treebank NO_DEV = new Treebank(List.of());
  private static final TrainingConfig CONFIG =
      TrainingConfig.DEFAULT.with("epochs", "5").with("part-bits", "18").with("label-bits", "18");

  private final ServedModel served;

  ProjectTrainer(ServedModel served) {
    this.served = served;
  }

  /** A better model than the served one, if these sentences give one. */
  Optional<ServedModel> train(String project, List<ParsedSentence> sentences) throws IOException {
    if (sentences.size() < LEAST) {
      LOG.info("project {}: {} sentences have whole trees; training needs {}", project, sentences.size(), LEAST);
      return Optional.empty();
    }
    List<ParsedSentence> learnt = new ArrayList<>();
    List<ParsedSentence> heldOut = new ArrayList<>();
    for (int i = 0; i < sentences.size(); i++) {
      (i % HELD_OUT == HELD_OUT - 1 ? heldOut : learnt).add(sentences.get(i));
    }
    double now = las(served.parser(), heldOut);
    double then = las(train(learnt), heldOut);
    boolean better = then > now;
    LOG.info("project {}: LAS of {} held-out sentences {} with {}, {} with a model of the other {}; {}", project,
        heldOut.size(), rounded(now), served.name(), rounded(then), learnt.size(),
        better ? "it is used" : "it is not used");
    return better ? Optional.of(new ServedModel("project-" + project, List.of(), served.language(), train(sentences)))
        : Optional.empty();
  }

  private static DependencyParser train(List<ParsedSentence> sentences) throws IOException {
    try (Workers workers = new Workers(1)) {
      TrainingContext context = new TrainingContext(TemplateSet.standard(), workers, Progress.NONE);
      return new DependencyParser(new TrainingPipeline(CONFIG, context, TrainingWorkspace.inMemory())
          .trainBase(new Treebank(sentences), NO_DEV));
    }
  }

  private static double las(DependencyParser parser, List<ParsedSentence> gold) {
    AttachmentScore sum = AttachmentScore.NOTHING;
    for (ParsedSentence sentence : gold) {
      sum = sum.plus(AttachmentScore.of(sentence.sentence(), sentence.tree(),
          parser.parse(sentence.sentence()), Punctuation.KEEP));
    }
    return sum.las();
  }

  private static double rounded(double score) {
    return Math.round(score * 1e4) / 1e2;
  }
}
