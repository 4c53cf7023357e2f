package org.kerndep.uima;

import de.tudarmstadt.ukp.dkpro.core.api.lexmorph.type.pos.POS;
import java.util.Locale;
import org.kerndep.data.Word;

/**
 * Which features of a POS annotation hold the coarse tag of a word (UPOS, CPOSTAG) and the fine one (XPOS, POSTAG).
 * Readers and taggers differ in where they put them.
 */
enum PosSource {

  /** Coarse: {@code coarseValue}, and where that is absent {@code PosValue}. Fine: {@code PosValue}. */
  AUTO {
    @Override
    String coarse(POS pos) {
      String value = pos.getCoarseValue();
      return isAbsent(value) ? pos.getPosValue() : value;
    }

    @Override
    String fine(POS pos) {
      return pos.getPosValue();
    }
  },

  /** Coarse: {@code coarseValue}. Fine: none. {@code PosValue} holds tags of a set that the model does not know. */
  COARSE {
    @Override
    String coarse(POS pos) {
      return pos.getCoarseValue();
    }

    @Override
    String fine(POS pos) {
      return null;
    }
  },

  /** Both: {@code PosValue}. {@code coarseValue} is a mapping that the model does not know. */
  FINE {
    @Override
    String coarse(POS pos) {
      return pos.getPosValue();
    }

    @Override
    String fine(POS pos) {
      return pos.getPosValue();
    }
  };

  /** The coarse tag, possibly null. */
  abstract String coarse(POS pos);

  /** The fine tag, possibly null. */
  abstract String fine(POS pos);

  /** The source of this name, which is in lower case. */
  static PosSource parse(String name) {
    for (PosSource source : values()) {
      if (source.toString().equals(name)) {
        return source;
      }
    }
    throw new IllegalArgumentException(
        "parameter " + KernelParser.PARAM_POS_SOURCE + " must be auto, coarse or fine: " + name);
  }

  /** The name that parses back. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }

  private static boolean isAbsent(String value) {
    return value == null || value.isEmpty() || value.equals(Word.ABSENT);
  }
}
