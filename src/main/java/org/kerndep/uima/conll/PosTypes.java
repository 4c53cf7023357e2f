package org.kerndep.uima.conll;

import static org.dkpro.core.api.resources.MappingProviderFactory.createPosMappingProvider;

import de.tudarmstadt.ukp.dkpro.core.api.lexmorph.type.pos.POS;
import java.util.HashMap;
import java.util.Map;
import org.apache.uima.analysis_engine.AnalysisEngineProcessException;
import org.apache.uima.cas.Type;
import org.apache.uima.jcas.JCas;
import org.dkpro.core.api.parameter.ComponentParameters;
import org.dkpro.core.api.resources.MappingProvider;
import org.kerndep.data.Word;

/**
 * The subtypes of POS that parts of speech are mapped to: the fine one by DKPro Core's map for language and tagset, as
 * DKPro Core's readers do, and where that gives none the coarse one if it is a universal tag. One thread.
 */
public final class PosTypes {

  private static final String REMEDY = "check the parameter " + ComponentParameters.PARAM_POS_MAPPING_LOCATION;

  /** Tags of Universal Dependencies v2 whose types are named after those of v1. */
  private static final Map<String, String> UD_2 = Map.of("CCONJ", "CONJ");

  private final MappingProvider mapping;
  private final boolean enabled;
  private final Map<String, Type> known = new HashMap<>();
  private JCas current;

  /**
   * For a reader or engine with DKPro's parameter mappingEnabled.
   *
   * @param location the map the user named, or null
   * @param tagset of the fine parts of speech, or null for the default one of the language
   * @param language of the documents, or null
   */
  public PosTypes(Object component, boolean enabled, String location, String tagset, String language) {
    this.enabled = enabled;
    this.mapping = createPosMappingProvider(component, location, tagset, language);
  }

  /** Chooses the map for a document; one that cannot be used raises IllegalArgumentException, now or later. */
  public void configure(JCas jcas) {
    try {
      mapping.configure(jcas.getCas());
    } catch (AnalysisEngineProcessException e) {
      throw new IllegalArgumentException("cannot read the map from parts of speech to types; " + REMEDY, e);
    }
    known.clear();
    current = jcas;
  }

  /** The type for the coarse and the fine part of speech of a word, either of which may be absent. */
  public Type of(Word word) {
    String coarse = word.cpos().equals(Word.ABSENT) ? null : word.cpos();
    String fine = word.pos().equals(Word.ABSENT) ? null : word.pos();
    return known.computeIfAbsent(coarse + "\t" + fine, key -> find(coarse, fine));
  }

  private Type find(String coarse, String fine) {
    Type plain = current.getCasType(POS.type);
    Type mapped = fine == null ? plain : mapped(fine);
    if (!current.getTypeSystem().subsumes(plain, mapped)) {
      throw new IllegalArgumentException("the map from parts of speech to types gives " + fine + " the type "
          + mapped.getName() + "; give it a subtype of " + plain.getName());
    }
    if (!enabled || coarse == null || !mapped.equals(plain)) {
      return mapped;
    }
    return universal(current, coarse);
  }

  /** The type of a universal tag; of any other POS itself. */
  public static Type universal(JCas jcas, String coarse) {
    Type type = jcas.getTypeSystem().getType(POS.class.getName() + "_" + UD_2.getOrDefault(coarse, coarse));
    return type == null ? jcas.getCasType(POS.type) : type;
  }

  private Type mapped(String fine) {
    try {
      return mapping.getTagType(fine);
    } catch (IllegalStateException e) {
      throw new IllegalArgumentException("the map from parts of speech to types has no type for " + fine
          + " (" + e.getMessage() + "); " + REMEDY, e);
    }
  }
}
