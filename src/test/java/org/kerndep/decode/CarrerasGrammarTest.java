package org.kerndep.decode;

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
