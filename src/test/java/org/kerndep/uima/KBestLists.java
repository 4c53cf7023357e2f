package org.kerndep.uima;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.apache.uima.jcas.JCas;
import org.kerndep.data.KBestList;
import org.kerndep.data.ScoredTree;
import org.kerndep.data.ScoredTrees;
import org.kerndep.type.KBestParses;
import org.kerndep.uima.cas.CasHypothesis;

/** Reads the lists of best trees of a CAS in tests. */
public final class KBestLists {

  private KBestLists() {}

  /** The trees of the lists with their scores, in text order. */
  public static List<ScoredTrees> of(JCas jcas) {
    return jcas.select(KBestParses.class).map(KBestLists::list).collect(Collectors.toList());
  }

  /** The trees of a list with their final scores. */
  public static ScoredTrees of(KBestList list) {
    return new ScoredTrees(list.hypotheses().stream().map(h -> new ScoredTree(h.tree(), h.score())).toList());
  }

  private static ScoredTrees list(KBestParses parses) {
    return new ScoredTrees(parses.getHypotheses().stream()
        .map(h -> new ScoredTree(new CasHypothesis(h).tree(), h.getScore())).toList());
  }

  /** All that the lists hold, a line for each hypothesis. */
  static List<String> lines(JCas jcas) {
    return jcas.select(KBestParses.class).toList().stream()
        .flatMap(parses -> parses.getHypotheses().stream().map(h -> parses.getBegin() + "-" + parses.getEnd() + " "
            + parses.getTagset() + " " + parses.getModel() + " " + h.getRank() + " " + h.getScore() + " "
            + h.getBaseScore() + " " + h.getRerankScore() + " " + h.getProbability() + " "
            + new CasHypothesis(h).tree() + " "
            + (h.getArcProbabilities() == null ? "" : Arrays.toString(h.getArcProbabilities().toArray()))))
        .toList();
  }
}
