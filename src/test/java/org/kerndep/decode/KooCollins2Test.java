package org.kerndep.decode;

import org.kerndep.data.RootMode;
import org.kerndep.decode.chart.ChartGrammar;
import org.kerndep.decode.chart.KooCollinsGrammar;
import org.kerndep.part.PartScores;

class KooCollins2Test extends ChartContract {

  @Override
  String name() {
    return "koo-collins-2";
  }

  @Override
  ChartGrammar grammar(PartScores scores, RootMode roots) {
    return new KooCollinsGrammar(scores, roots, true);
  }
}
