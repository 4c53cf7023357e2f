package org.kerndep.base;

import java.util.concurrent.atomic.AtomicBoolean;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.EncodedSentence;
import org.kerndep.data.Sentence;
import org.kerndep.feature.ArcFeatures;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Parses with a {@link BaseModel}: encode, prune, score, decode, label, move lifted words back. Cheap to make; belongs to one thread. */
public final class BaseParser {

  private static final Logger LOG = LoggerFactory.getLogger(BaseParser.class);

  private static final AtomicBoolean LOGGED_SEGMENTS = new AtomicBoolean();

  private final BaseModel model;
  private final ArcFeatures pruning;
  private final TreeFinder finder;

  public BaseParser(BaseModel model) {
    this.model = model;
    this.pruning = new ArcFeatures(model.templates());
    this.finder = TreeFinder.of(model);
  }

  /** The best labelled tree of a sentence of any length; long ones are parsed in {@linkplain Segments segments}. */
  public DependencyTree parse(Sentence sentence) {
    EncodedSentence x = model.vocabulary().encode(sentence);
    DependencyTree tree = Segments.areNeeded(sentence) ? inSegments(sentence) : best(x);
    return model.projectivity().deprojectivise(finder.complete(x, tree));
  }

  /** Whether a sentence is short enough to be decoded in one piece. */
  public static boolean decodesWhole(Sentence sentence) {
    return !Segments.areNeeded(sentence);
  }

  private DependencyTree inSegments(Sentence sentence) {
    if (!LOGGED_SEGMENTS.getAndSet(true)) {
      LOG.warn("a sentence of {} words is parsed in segments of up to {}, and so are others of that length",
          sentence.size(), Segments.LIMIT);
    }
    return Segments.of(sentence).parse(segment -> best(model.vocabulary().encode(segment)));
  }

  private DependencyTree best(EncodedSentence x) {
    return x.size() == 0
        ? DependencyTree.unlabelled(new int[1])
        : finder.best(x, model.pruner().prune(x, pruning));
  }
}
