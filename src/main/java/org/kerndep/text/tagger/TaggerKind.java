package org.kerndep.text.tagger;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.kerndep.data.Sentence;
import org.kerndep.data.WordKnowledge;

/** The kinds of taggers, for comparisons. */
public enum TaggerKind {

  /** Chooses the tags of a sentence together; the one that models have. */
  CRF {
    @Override
    public Tagger train(List<Sentence> sentences, WordKnowledge knowledge) {
      return TaggerTrainer.train(sentences, knowledge);
    }
  },

  /** Word by word; the one of models of earlier versions, which knows no words beyond the treebank. */
  GREEDY {
    @Override
    public Tagger train(List<Sentence> sentences, WordKnowledge knowledge) {
      return TaggerTrainer.trainGreedy(sentences);
    }
  };

  /** A tagger that has learnt from tagged sentences. */
  public abstract Tagger train(List<Sentence> sentences, WordKnowledge knowledge);

  /** The kind of a name. */
  public static TaggerKind named(String name) {
    return Stream.of(values()).filter(kind -> kind.toString().equals(name)).findFirst()
        .orElseThrow(() -> new IllegalArgumentException("unknown tagger '" + name + "'; there are "
            + Stream.of(values()).map(TaggerKind::toString).collect(Collectors.joining(", "))));
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
