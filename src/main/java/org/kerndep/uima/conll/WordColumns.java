package org.kerndep.uima.conll;

import de.tudarmstadt.ukp.dkpro.core.api.lexmorph.type.morph.MorphologicalFeatures;
import de.tudarmstadt.ukp.dkpro.core.api.lexmorph.type.pos.POS;
import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Token;
import org.kerndep.data.Word;

/** What the annotations of a token say, as cells of a table. */
final class WordColumns {

  private WordColumns() {}

  static Word of(Token token) {
    return new Word(cell(token.getText()), value(token, ReadLayer.LEMMA), value(token, ReadLayer.CPOS),
        value(token, ReadLayer.POS), value(token, ReadLayer.MORPH));
  }

  /** The value in a layer; a tree is none. */
  static String value(Token token, ReadLayer layer) {
    POS pos = token.getPos();
    MorphologicalFeatures morph = token.getMorph();
    return cell(switch (layer) {
      case CPOS -> pos == null ? null : pos.getCoarseValue();
      case POS -> pos == null ? null : pos.getPosValue();
      case LEMMA -> token.getLemmaValue();
      case MORPH -> morph == null ? null : morph.getValue();
      case TREE -> null;
    });
  }

  /** A value without what would break the table; null and the empty string are {@link Word#ABSENT}. */
  static String cell(String value) {
    if (value == null || value.isEmpty()) {
      return Word.ABSENT;
    }
    return value.replace('\t', ' ').replace('\n', ' ').replace('\r', ' ');
  }
}
