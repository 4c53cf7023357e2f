package org.kerndep.uima;

import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Token;
import de.tudarmstadt.ukp.dkpro.core.api.syntax.type.dependency.Dependency;
import de.tudarmstadt.ukp.dkpro.core.api.syntax.type.dependency.DependencyFlavor;
import de.tudarmstadt.ukp.dkpro.core.api.syntax.type.dependency.ROOT;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.apache.uima.analysis_engine.AnalysisEngineProcessException;
import org.apache.uima.cas.Type;
import org.apache.uima.jcas.JCas;
import org.dkpro.core.api.resources.MappingProvider;
import org.kerndep.data.DependencyTree;

/**
 * Turns trees into the basic dependencies of a CAS. An arc from the root is a ROOT whose governor is its dependent; any
 * other arc has the type its label is mapped to. The label itself is always in DependencyType. One thread.
 */
final class CasDependencies {

  private final Supplier<MappingProvider> mappings;
  private MappingProvider mapping;

  CasDependencies(Supplier<MappingProvider> mappings) {
    this.mappings = mappings;
  }

  /** Chooses the map from labels to types for a document; without one every arc is a plain Dependency. */
  void configure(JCas jcas) throws DocumentException {
    if (mapping == null || mapping.getResource() == null) {
      // A DKPro provider that once found no map does not find the map of a later document either.
      mapping = mappings.get();
    }
    try {
      mapping.configure(jcas.getCas());
    } catch (AnalysisEngineProcessException e) {
      throw new DocumentException(jcas, "cannot read the map from labels to types; check the parameter "
          + KernelParser.PARAM_DEPENDENCY_MAPPING_LOCATION, e);
    }
  }

  /** The dependencies of one sentence, not yet in the indexes. */
  List<Dependency> create(JCas jcas, CasSentence sentence, DependencyTree tree) throws DocumentException {
    List<Dependency> dependencies = new ArrayList<>(tree.size());
    for (int m = 1; m <= tree.size(); m++) {
      Token dependent = sentence.token(m);
      boolean root = tree.head(m) == 0;
      Type type = root ? jcas.getCasType(ROOT.type) : type(jcas, tree.label(m));
      Dependency dependency = jcas.getCas().createFS(type);
      dependency.setBegin(dependent.getBegin());
      dependency.setEnd(dependent.getEnd());
      dependency.setDependent(dependent);
      dependency.setGovernor(root ? dependent : sentence.token(tree.head(m)));
      dependency.setDependencyType(tree.label(m));
      dependency.setFlavor(DependencyFlavor.BASIC);
      dependencies.add(dependency);
    }
    return dependencies;
  }

  /** Puts these in place of all basic dependencies; enhanced ones stay. */
  static void replace(JCas jcas, List<Dependency> dependencies) {
    jcas.select(Dependency.class).filter(CasDependencies::isBasic).toList().forEach(Dependency::removeFromIndexes);
    dependencies.forEach(Dependency::addToIndexes);
  }

  private Type type(JCas jcas, String label) throws DocumentException {
    Type type;
    try {
      type = mapping.getTagType(label);
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

  private static boolean isBasic(Dependency dependency) {
    String flavor = dependency.getFlavor();
    return flavor == null || flavor.isBlank() || flavor.equals(DependencyFlavor.BASIC);
  }
}
