package org.kerndep.train;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** Which tree of a list is the oracle's rival in a reranker's update. The name in text is in lower case. */
enum RerankUpdate {

  /** The tree that scores best; nothing is learnt if that is the oracle. Equal scores are never the oracle's gain. */
  PAPER {
    @Override
    int rival(RerankExample example, double[] scores) {
      int best = -1;
      for (int i = 0; i < scores.length; i++) {
        if (i != example.oracle() && (best < 0 || scores[i] > scores[best])) {
          best = i;
        }
      }
      boolean wins = best >= 0 && scores[best] >= scores[example.oracle()];
      return wins && example.loss(best) > 0 ? best : NONE;
    }
  },

  /** The tree that is furthest from scoring its loss less than the oracle; nothing is learnt if all do. */
  MARGIN {
    @Override
    int rival(RerankExample example, double[] scores) {
      int worst = NONE;
      double most = scores[example.oracle()];
      for (int i = 0; i < scores.length; i++) {
        if (example.loss(i) > 0 && scores[i] + example.loss(i) > most) {
          worst = i;
          most = scores[i] + example.loss(i);
        }
      }
      return worst;
    }
  };

  /** No tree. */
  static final int NONE = -1;

  static RerankUpdate parse(String name) {
    return Arrays.stream(values()).filter(update -> update.toString().equals(name)).findFirst()
        .orElseThrow(() -> new IllegalArgumentException("unknown update " + name + "; known are " + names()));
  }

  static List<String> names() {
    return Arrays.stream(values()).map(RerankUpdate::toString).toList();
  }

  /** The place of the rival in the list, or {@link #NONE}; equal ones in the order of the list. */
  abstract int rival(RerankExample example, double[] scores);

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
