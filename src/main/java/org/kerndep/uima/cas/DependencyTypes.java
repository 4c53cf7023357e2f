package org.kerndep.uima.cas;

import static org.dkpro.core.api.resources.MappingProviderFactory.createDependencyMappingProvider;

import de.tudarmstadt.ukp.dkpro.core.api.syntax.type.dependency.Dependency;
import de.tudarmstadt.ukp.dkpro.core.api.syntax.type.dependency.ROOT;
import java.util.Map;
import org.apache.uima.analysis_engine.AnalysisEngineProcessException;
import org.apache.uima.cas.Type;
import org.apache.uima.jcas.JCas;
import org.dkpro.core.api.parameter.ComponentParameters;
import org.dkpro.core.api.resources.MappingProvider;

/**
 * The subtypes of Dependency that the labels of a tagset are mapped to. The map is the one the user named, else
 * kerndep's for the tagset, whatever the language, else DKPro Core's for language and tagset; without any, every label
 * is a plain Dependency. DKPro Core's default map of a language is never used: it belongs to some other tagset. One
 * thread.
 */
public final class DependencyTypes {

  private static final String OWN_MAPS = "/org/kerndep/uima/tagset/";
  private static final String OWN_NAME = "-dependency.map";

  private final Object engine;
  private final String location;
  private final String language;
  private String tagset;
  private MappingProvider mapping;

  /**
   * For an engine with DKPro's parameter mappingEnabled.
   *
   * @param engine the engine, or null for mapping without one
   * @param location the map the user named, or null
   * @param language the language to use instead of the document's, or null
   */
  public DependencyTypes(Object engine, String location, String language) {
    this.engine = engine;
    this.location = location;
    this.language = language;
  }

  /** Chooses the map for a document that was parsed with the labels of a tagset. */
  public void configure(JCas jcas, String newTagset) throws DocumentException {
    // A DKPro provider that once found no map does not find the map of a later document either.
    if (mapping == null || mapping.getResource() == null || !newTagset.equals(tagset)) {
      tagset = newTagset;
      mapping = createDependencyMappingProvider(engine, location, tagset, language);
      String own = OWN_MAPS + tagset + OWN_NAME;
      if (DependencyTypes.class.getResource(own) != null) {
        mapping.setDefault(MappingProvider.LOCATION, "classpath:" + own);
      }
    }
    try {
      mapping.configure(jcas.getCas());
    } catch (AnalysisEngineProcessException | IllegalArgumentException e) {
      throw new DocumentException(jcas, "cannot read the map from labels to types for tagset " + tagset
          + "; check the parameter " + ComponentParameters.PARAM_DEPENDENCY_MAPPING_LOCATION, e);
    }
  }

  /** The type of arcs with this label that do not come from the root. */
  public Type of(JCas jcas, String label) throws DocumentException {
    Type type;
    try {
      type = mapping.getTagType(key(mapping.getResource(), label));
    } catch (IllegalStateException e) {
      throw new DocumentException(jcas, "the map from labels to types has no type for " + label
          + " (" + e.getMessage() + "); add a line for it or for *", e);
    }
    Type plain = jcas.getCasType(Dependency.type);
    if (!jcas.getTypeSystem().subsumes(plain, type)) {
      throw new DocumentException(jcas, "the map from labels to types gives " + label + " the type " + type.getName()
          + "; give it a subtype of " + plain.getName(), null);
    }
    return type.equals(jcas.getCasType(ROOT.type)) ? plain : type;
  }

  /** The first that the map has of: the label a:b:c, then a:b:*, a:b, a:*, a; else the label. */
  private static String key(Map<String, String> map, String label) {
    if (map == null || map.containsKey(label)) {
      return label;
    }
    for (int colon = label.lastIndexOf(':'); colon > 0; colon = label.lastIndexOf(':', colon - 1)) {
      String parent = label.substring(0, colon);
      if (map.containsKey(parent + ":*")) {
        return parent + ":*";
      }
      if (map.containsKey(parent)) {
        return parent;
      }
    }
    return label;
  }
}
