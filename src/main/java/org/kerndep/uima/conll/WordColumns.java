package org.kerndep.uima.conll;

import de.tudarmstadt.ukp.dkpro.core.api.lexmorph.type.morph.MorphologicalFeatures;
import de.tudarmstadt.ukp.dkpro.core.api.lexmorph.type.pos.POS;
import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Token;
import org.kerndep.data.Word;

/** What the annotations of a token say, in the terms of the columns. */
final class WordColumns {

  private WordColumns() {}

  static Word of(Token token) {
    return new Word(Cells.of(token.getText()), value(token, ReadLayer.LEMMA), value(token, ReadLayer.CPOS),
        value(token, ReadLayer.POS), value(token, ReadLayer.MORPH));
  }

  /** The value in a layer; a tree is none. */
  static String value(Token token, ReadLayer layer) {
    POS pos = token.getPos();
    MorphologicalFeatures morph = token.getMorph();
    return Cells.of(switch (layer) {
      case CPOS -> pos == null ? null : pos.getCoarseValue();
      case POS -> pos == null ? null : pos.getPosValue();
      case LEMMA -> token.getLemmaValue();
      case MORPH -> morph == null ? null : morph.getValue();
      case TREE -> null;
    });
  }
}
