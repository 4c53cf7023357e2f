package org.kerndep.decode;

import org.kerndep.data.RootMode;
import org.kerndep.decode.chart.ChartGrammar;
import org.kerndep.decode.chart.SiblingGrammar;
import org.kerndep.part.PartScores;

class SiblingGrammarTest extends ChartContract {

  @Override
  String name() {
    return "sibling";
  }

  @Override
  ChartGrammar grammar(PartScores scores, RootMode roots) {
    return new SiblingGrammar(scores, roots);
  }
}
