package org.kerndep.uima.cas;

import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Token;
import de.tudarmstadt.ukp.dkpro.core.api.syntax.type.dependency.Dependency;
import de.tudarmstadt.ukp.dkpro.core.api.syntax.type.dependency.DependencyFlavor;
import de.tudarmstadt.ukp.dkpro.core.api.syntax.type.dependency.ROOT;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.apache.uima.cas.Type;
import org.apache.uima.jcas.JCas;
import org.kerndep.data.DependencyTree;

/**
 * Turns trees into the basic dependencies of a CAS. An arc from the root is a ROOT whose governor is its dependent; any
 * other arc has the type its label is mapped to. The label itself is always in DependencyType. Stateless;
 * the CAS belongs to one thread.
 */
public final class CasDependencies {

  private CasDependencies() {}

  /** The dependencies of sentences with these trees, not yet in the indexes. */
  public static List<Dependency> create(JCas jcas, List<CasSentence> sentences, List<DependencyTree> trees,
      DependencyTypes types) throws DocumentException {
    List<Dependency> dependencies = new ArrayList<>();
    for (int i = 0; i < trees.size(); i++) {
      dependencies.addAll(create(jcas, sentences.get(i).tokens(), trees.get(i), types));
    }
    return dependencies;
  }

  /** The dependencies of a sentence with these tokens, not yet in the indexes. */
  public static List<Dependency> create(JCas jcas, List<Token> tokens, DependencyTree tree, DependencyTypes types)
      throws DocumentException {
    List<Dependency> dependencies = new ArrayList<>(tree.size());
    for (int m = 1; m <= tree.size(); m++) {
      Token dependent = tokens.get(m - 1);
      boolean root = tree.head(m) == 0;
      Type type = root ? jcas.getCasType(ROOT.type) : types.of(jcas, tree.label(m));
      Dependency dependency = jcas.getCas().createFS(type);
      dependency.setBegin(dependent.getBegin());
      dependency.setEnd(dependent.getEnd());
      dependency.setDependent(dependent);
      dependency.setGovernor(root ? dependent : tokens.get(tree.head(m) - 1));
      dependency.setDependencyType(tree.label(m));
      dependency.setFlavor(DependencyFlavor.BASIC);
      dependencies.add(dependency);
    }
    return dependencies;
  }

  /** Puts these in place of all basic dependencies; enhanced ones stay. */
  public static void replace(JCas jcas, List<Dependency> dependencies) {
    replace(jcas, dependency -> true, dependencies);
  }

  /** Puts these in place of the basic dependencies of some words; those of other words and enhanced ones stay. */
  public static void replace(JCas jcas, Set<Token> dependents, List<Dependency> dependencies) {
    replace(jcas, dependency -> dependents.contains(dependency.getDependent()), dependencies);
  }

  private static void replace(JCas jcas, Predicate<Dependency> old, List<Dependency> dependencies) {
    jcas.select(Dependency.class).filter(d -> isBasic(d) && old.test(d)).toList()
        .forEach(Dependency::removeFromIndexes);
    dependencies.forEach(Dependency::addToIndexes);
  }

  /** Whether a dependency is part of the basic tree; one that does not say is. */
  static boolean isBasic(Dependency dependency) {
    String flavor = dependency.getFlavor();
    return flavor == null || flavor.isBlank() || flavor.equals(DependencyFlavor.BASIC);
  }
}
