package org.kerndep.train.text;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.kerndep.bundle.Manifest;
import org.kerndep.bundle.ModelBundle;
import org.kerndep.data.ParsedSentence;
import org.kerndep.data.Treebank;
import org.kerndep.data.WordKnowledge;
import org.kerndep.text.tagger.Tagger;
import org.kerndep.text.tagger.TaggerTrainer;
import org.kerndep.train.config.TagSource;
import org.kerndep.train.config.TrainingContext;
import org.kerndep.train.fold.Folds;

/**
 * Gives the words of a treebank the tags, features and lemmas that a tagger would give them, so that a parser learns
 * from input as it will be in use, alternatives included. Trees and words stay.
 */
public final class PredictedTags {

  private static final int MOST_FOLDS = 10;

  private PredictedTags() {}

  /**
   * A treebank tagged by taggers that have not seen its sentences: it is cut into {@link Folds}, and each is tagged by
   * one that is trained on the others. Folds are done in parallel; the result does not depend on it.
   *
   * @param treebank at least 2 sentences
   */
  public static Treebank jackknife(Treebank treebank, TrainingContext context) {
    Folds folds = new Folds(treebank, Math.max(2, Math.min(MOST_FOLDS, treebank.size())));
    context.progress().begin("tagging", treebank.size());
    List<List<ParsedSentence>> parts = folds.inParallel(context, fold -> {
      Treebank others = folds.without(fold);
      return tag(folds.of(fold), tagger(others, context.knowledge().learntFrom(others))).sentences();
    });
    Treebank tagged = new Treebank(folds.inOrder(parts));
    context.progress().end(TagAgreement.of(treebank, tagged).toString());
    return tagged;
  }

  /** A treebank tagged by one tagger. */
  public static Treebank tag(Treebank treebank, Tagger tagger) {
    return new Treebank(treebank.sentences().stream()
        .map(s -> new ParsedSentence(tagger.taggings(s.gold()), s.tree(), s.gold()))
        .toList());
  }

  /**
   * A tagger that is trained on all sentences of a treebank.
   *
   * @param knowledge what is known of words beyond the treebank
   */
  public static Tagger tagger(Treebank treebank, WordKnowledge knowledge) {
    return TaggerTrainer.train(treebank.sentences().stream().map(ParsedSentence::gold).toList(), knowledge);
  }

  /** The same model that says that its tags were predicted. */
  public static ModelBundle noted(ModelBundle bundle) {
    Map<String, String> entries = new LinkedHashMap<>(bundle.manifest().entries());
    entries.put("tags", TagSource.PREDICTED.toString());
    return bundle.with(new Manifest(entries));
  }
}
