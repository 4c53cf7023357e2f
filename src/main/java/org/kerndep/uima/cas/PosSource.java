package org.kerndep.uima.cas;

import de.tudarmstadt.ukp.dkpro.core.api.lexmorph.type.pos.POS;
import java.util.Locale;
import org.apache.uima.jcas.JCas;
import org.kerndep.data.Vocabulary;
import org.kerndep.data.Word;

/**
 * Which features of a POS annotation hold the coarse and the fine tag of a word. Readers and taggers differ in where
 * they put them.
 */
public enum PosSource implements PosTags {

  /**
   * Where the model knows the tags: see {@link KnownTags}. Without a model, coarse: {@code coarseValue}, and where that
   * is absent {@code PosValue}. Fine: {@code PosValue}.
   */
  AUTO {
    @Override
    public String coarse(POS pos) {
      String value = pos.getCoarseValue();
      return isAbsent(value) ? pos.getPosValue() : value;
    }

    @Override
    public String fine(POS pos) {
      return pos.getPosValue();
    }
  },

  /** Coarse: {@code coarseValue}. Fine: none. {@code PosValue} holds tags of a set that the model does not know. */
  COARSE {
    @Override
    public String coarse(POS pos) {
      return pos.getCoarseValue();
    }

    @Override
    public String fine(POS pos) {
      return null;
    }
  },

  /** Both: {@code PosValue}. {@code coarseValue} is a mapping that the model does not know. */
  FINE {
    @Override
    public String coarse(POS pos) {
      return pos.getPosValue();
    }

    @Override
    public String fine(POS pos) {
      return pos.getPosValue();
    }
  };

  /** The parameter by which engines name it. */
  public static final String PARAMETER = "posSource";

  /** The tags of a document for a model with these values. */
  public PosTags in(JCas jcas, Vocabulary model) {
    return this == AUTO ? KnownTags.of(jcas, model) : this;
  }

  /** The source of this name, which is in lower case. */
  public static PosSource parse(String name) {
    for (PosSource source : values()) {
      if (source.toString().equals(name)) {
        return source;
      }
    }
    throw new IllegalArgumentException(
        "parameter " + PARAMETER + " must be auto, coarse or fine: " + name);
  }

  /** The name that parses back. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Whether there is no tag. */
  static boolean isAbsent(String value) {
    return value == null || value.isEmpty() || value.equals(Word.ABSENT);
  }
}
