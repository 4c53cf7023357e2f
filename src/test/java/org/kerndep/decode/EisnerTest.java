package org.kerndep.decode;

import org.kerndep.data.RootMode;
import org.kerndep.decode.chart.ChartGrammar;
import org.kerndep.decode.chart.EisnerGrammar;
import org.kerndep.part.PartScores;

class EisnerTest extends ChartContract {

  @Override
  String name() {
    return "eisner";
  }

  @Override
  ChartGrammar grammar(PartScores scores, RootMode roots) {
    return new EisnerGrammar(scores, roots);
  }
}
