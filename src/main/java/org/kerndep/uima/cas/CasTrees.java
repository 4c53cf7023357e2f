package org.kerndep.uima.cas;

import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Token;
import de.tudarmstadt.ukp.dkpro.core.api.syntax.type.dependency.Dependency;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.apache.uima.jcas.JCas;
import org.kerndep.data.Word;
import org.kerndep.eval.Attachments;

/**
 * Reads the basic dependencies of a CAS, whoever wrote them, as the heads and labels of its sentences: a word that is
 * its own governor hangs below the root, whatever the type of the dependency. Belongs to the thread of its CAS.
 */
public final class CasTrees {

  private final JCas jcas;
  private final Map<Token, Dependency> arcs = new HashMap<>();
  /** Words with more than one. */
  private final Set<Token> contested = new HashSet<>();

  /** Those of a view. */
  public CasTrees(JCas jcas) {
    this.jcas = jcas;
    for (Dependency arc : jcas.select(Dependency.class)) {
      if (CasDependencies.isBasic(arc) && arcs.put(arc.getDependent(), arc) != null) {
        contested.add(arc.getDependent());
      }
    }
  }

  /**
   * What the words of a sentence have; a word with two basic dependencies or a governor outside the sentence is an
   * error.
   */
  public Attachments of(CasSentence sentence) throws DocumentException {
    Map<Token, Integer> positions = new HashMap<>();
    for (int m = 1; m <= sentence.tokens().size(); m++) {
      positions.put(sentence.token(m), m);
    }
    int[] heads = new int[sentence.tokens().size() + 1];
    String[] labels = new String[heads.length];
    Arrays.fill(heads, Attachments.NONE);
    for (int m = 1; m < heads.length; m++) {
      if (contested.contains(sentence.token(m))) {
        throw new DocumentException(jcas, "the word " + text(sentence.token(m))
            + " has two basic dependencies; remove those of one producer before another one adds its own", null);
      }
      Dependency arc = arcs.get(sentence.token(m));
      if (arc != null) {
        Integer governor = positions.get(arc.getGovernor());
        if (governor == null) {
          throw new DocumentException(jcas, "the governor of the word " + text(sentence.token(m))
              + " is not in its sentence; run the parser after whatever changes sentences or tokens", null);
        }
        heads[m] = governor == m ? 0 : governor;
        labels[m] = arc.getDependencyType() == null ? Word.ABSENT : arc.getDependencyType();
      }
    }
    return new Attachments(heads, labels);
  }

  private static String text(Token token) {
    return "'" + token.getText() + "' at character " + token.getBegin();
  }
}
