package org.kerndep.uima.cas;

import de.tudarmstadt.ukp.dkpro.core.api.lexmorph.type.pos.POS;

/** What a POS annotation says is the coarse tag of its word (UPOS, CPOSTAG) and what the fine one (XPOS, POSTAG). */
public interface PosTags {

  /** The coarse tag, possibly null. */
  String coarse(POS pos);

  /** The fine tag, possibly null. */
  String fine(POS pos);
}
