package org.kerndep.decode;

import org.kerndep.data.RootMode;
import org.kerndep.decode.chart.CarrerasGrammar;
import org.kerndep.decode.chart.ChartGrammar;
import org.kerndep.part.PartScores;

class CarrerasGrammarTest extends ChartContract {

  @Override
  String name() {
    return "carreras";
  }

  @Override
  ChartGrammar grammar(PartScores scores, RootMode roots) {
    return new CarrerasGrammar(scores, roots);
  }
}
