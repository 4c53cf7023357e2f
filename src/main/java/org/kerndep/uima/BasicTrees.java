package org.kerndep.uima;

import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Token;
import de.tudarmstadt.ukp.dkpro.core.api.syntax.type.dependency.Dependency;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.apache.uima.jcas.JCas;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.TreeProblem;
import org.kerndep.data.Word;

/**
 * The trees that the basic dependencies of a document make. A word that is its own governor has the root for its head.
 * Belongs to the thread of its CAS.
 */
final class BasicTrees {

  private final Map<Token, List<Dependency>> byDependent;

  private BasicTrees(Map<Token, List<Dependency>> byDependent) {
    this.byDependent = byDependent;
  }

  static BasicTrees of(JCas jcas) {
    return new BasicTrees(jcas.select(Dependency.class).filter(d -> d.getDependent() != null)
        .filter(CasDependencies::isBasic).collect(Collectors.groupingBy(Dependency::getDependent)));
  }

  /** The tree of a sentence with these tokens; if it has none, IllegalArgumentException says why. */
  DependencyTree tree(List<Token> tokens) {
    Map<Token, Integer> positions = new HashMap<>();
    tokens.forEach(token -> positions.put(token, positions.size() + 1));
    int[] heads = new int[tokens.size() + 1];
    String[] labels = new String[tokens.size() + 1];
    for (int m = 1; m < heads.length; m++) {
      Dependency arc = arc(m, tokens.get(m - 1));
      Token governor = arc.getGovernor();
      Integer head = governor == tokens.get(m - 1) ? Integer.valueOf(0) : positions.get(governor);
      if (head == null) {
        throw problem(m, tokens.get(m - 1), governor == null ? "has no governor" : "has a governor outside");
      }
      heads[m] = head;
      labels[m] = arc.getDependencyType() == null ? Word.ABSENT : arc.getDependencyType();
    }
    TreeProblem.find(heads).ifPresent(problem -> {
      throw new IllegalArgumentException(problem.message());
    });
    return DependencyTree.of(heads, labels);
  }

  private Dependency arc(int position, Token token) {
    List<Dependency> arcs = byDependent.getOrDefault(token, List.of());
    if (arcs.size() != 1) {
      throw problem(position, token, arcs.isEmpty() ? "has no basic dependency" : "has " + arcs.size() + " heads");
    }
    return arcs.get(0);
  }

  private static IllegalArgumentException problem(int position, Token token, String problem) {
    return new IllegalArgumentException("word " + position + " '" + token.getText() + "' " + problem);
  }
}
