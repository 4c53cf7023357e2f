package org.kerndep.uima.conll;

import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Token;
import de.tudarmstadt.ukp.dkpro.core.api.syntax.type.dependency.Dependency;
import de.tudarmstadt.ukp.dkpro.core.api.syntax.type.dependency.DependencyFlavor;
import de.tudarmstadt.ukp.dkpro.core.api.syntax.type.dependency.ROOT;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.apache.uima.jcas.JCas;
import org.kerndep.data.Word;

/**
 * The dependencies of a document as columns: basic ones as HEAD and DEPREL, enhanced ones as DEPS. They need not be
 * trees; what no column can hold raises IllegalArgumentException. Belongs to the thread of its CAS.
 */
final class DocumentArcs {

  private final Map<Token, Dependency> basic = new HashMap<>();
  private final Map<Token, List<Dependency>> enhanced = new HashMap<>();

  DocumentArcs(JCas jcas) {
    for (Dependency dependency : jcas.select(Dependency.class)) {
      String flavor = dependency.getFlavor();
      Token dependent = dependency.getDependent();
      if (DependencyFlavor.ENHANCED.equals(flavor)) {
        enhanced.computeIfAbsent(dependent, d -> new ArrayList<>()).add(dependency);
      } else if ((flavor == null || flavor.isBlank() || flavor.equals(DependencyFlavor.BASIC))
          && basic.put(dependent, dependency) != null) {
        throw new IllegalArgumentException("the token at character " + dependent.getBegin()
            + " has two basic dependencies; remove the old ones before others are added");
      }
    }
  }

  /** Whether any word has a basic dependency. */
  boolean hasBasic() {
    return !basic.isEmpty();
  }

  /** The heads of the words of a sentence: 0 for the root, -1 for none. */
  int[] heads(List<Token> tokens) {
    Map<Token, Integer> positions = positions(tokens);
    return tokens.stream().map(basic::get).mapToInt(d -> d == null ? -1 : head(d, positions)).toArray();
  }

  /** The labels of the words of a sentence; null for none. */
  String[] labels(List<Token> tokens) {
    return tokens.stream().map(basic::get).map(d -> d == null ? null : WordColumns.cell(d.getDependencyType()))
        .toArray(String[]::new);
  }

  /** The DEPS of the words of a sentence. */
  List<String> deps(List<Token> tokens) {
    Map<Token, Integer> positions = positions(tokens);
    return tokens.stream().map(token -> deps(enhanced.getOrDefault(token, List.of()), positions)).toList();
  }

  private static String deps(List<Dependency> arcs, Map<Token, Integer> positions) {
    return arcs.isEmpty() ? Word.ABSENT : arcs.stream()
        .sorted(Comparator.comparingInt((Dependency d) -> head(d, positions))
            .thenComparing(d -> WordColumns.cell(d.getDependencyType())))
        .map(d -> head(d, positions) + ":" + WordColumns.cell(d.getDependencyType()))
        .collect(Collectors.joining("|"));
  }

  private static Map<Token, Integer> positions(List<Token> tokens) {
    Map<Token, Integer> positions = new HashMap<>();
    tokens.forEach(token -> positions.put(token, positions.size() + 1));
    return positions;
  }

  private static int head(Dependency dependency, Map<Token, Integer> positions) {
    Token governor = dependency.getGovernor();
    if (dependency instanceof ROOT || governor == dependency.getDependent()) {
      return 0;
    }
    Integer position = positions.get(governor);
    if (position == null) {
      throw new IllegalArgumentException("the governor of the token at character "
          + dependency.getDependent().getBegin() + " is not in its sentence; parse again after sentences have changed");
    }
    return position;
  }
}
