package org.kerndep.uima;

import java.util.Collection;
import java.util.Set;
import org.kerndep.train.origin.TagsetGuess;

/**
 * Universal Dependencies v2 in DKPro Core: where its maps from tags to types are, for the parameters of readers and
 * taggers that take one. DKPro Core's own maps are of UD v1.
 *
 * <pre>{@code
 * createEngineDescription(OpenNlpPosTagger.class,
 *     OpenNlpPosTagger.PARAM_POS_MAPPING_LOCATION, UdTagset.POS_MAPPING_LOCATION)
 * }</pre>
 */
public final class UdTagset {

  /** The map from UPOS to subtypes of POS. */
  public static final String POS_MAPPING_LOCATION = "classpath:/org/kerndep/uima/tagset/ud-pos.map";

  /** The map from relations to subtypes of Dependency. The engines use it for models with these relations anyway. */
  public static final String DEPENDENCY_MAPPING_LOCATION = "classpath:/org/kerndep/uima/tagset/ud-dependency.map";

  private static final Set<String> UPOS = Set.of("ADJ", "ADP", "ADV", "AUX", "CCONJ", "DET", "INTJ", "NOUN", "NUM",
      "PART", "PRON", "PROPN", "PUNCT", "SCONJ", "SYM", "VERB", "X");

  private UdTagset() {}

  /** The name of the set that tags of words belong to: {@code ud} if each is one of UPOS, else {@code unknown}. */
  static String ofPos(Collection<String> tags) {
    return UPOS.containsAll(tags) ? TagsetGuess.UD : TagsetGuess.UNKNOWN;
  }
}
