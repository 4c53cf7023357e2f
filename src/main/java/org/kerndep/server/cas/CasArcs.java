package org.kerndep.server.cas;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.apache.uima.cas.CAS;
import org.apache.uima.cas.Feature;
import org.apache.uima.cas.FeatureStructure;
import org.apache.uima.cas.Type;
import org.apache.uima.cas.text.AnnotationFS;
import org.kerndep.data.DependencyTree;

/** The dependencies of a document: a word that is its own governor hangs below the root. One thread. */
public final class CasArcs {

  private static final String BASIC = "basic";
  private static final String ROOT = "de.tudarmstadt.ukp.dkpro.core.api.syntax.type.dependency.ROOT";

  private final CAS cas;
  private final Type type;
  private final Type rootType;
  private final Feature governor;
  private final Feature dependent;
  private final Feature label;

  /**
   * Those of a document.
   *
   * @param ownRoots whether arcs from the root have the type ROOT, if the document has it
   */
  public CasArcs(CAS cas, boolean ownRoots) {
    this.cas = cas;
    this.type = CasTypes.annotation(cas, CasDocument.DEPENDENCY);
    Type root = cas.getTypeSystem().getType(ROOT);
    this.rootType = ownRoots && root != null ? root : type;
    this.governor = CasTypes.tokenFeature(cas, type, "Governor");
    this.dependent = CasTypes.tokenFeature(cas, type, "Dependent");
    this.label = CasTypes.feature(type, "DependencyType", CAS.TYPE_NAME_STRING);
  }

  /** Adds the arc into a word to the document; the caller adds what else it says of it and indexes it. */
  public AnnotationFS create(CasWords sentence, DependencyTree tree, int m) {
    AnnotationFS word = sentence.token(m);
    boolean root = tree.head(m) == 0;
    AnnotationFS arc = cas.createAnnotation(root ? rootType : type, word.getBegin(), word.getEnd());
    arc.setFeatureValue(dependent, word);
    arc.setFeatureValue(governor, root ? word : sentence.token(tree.head(m)));
    arc.setStringValue(label, tree.label(m));
    CasTypes.optionalFeature(type, "flavor", CAS.TYPE_NAME_STRING)
        .ifPresent(flavor -> arc.setStringValue(flavor, BASIC));
    return arc;
  }

  /** Takes arcs out of the document. */
  public void remove(Predicate<FeatureStructure> unwanted) {
    List<FeatureStructure> found = new ArrayList<>();
    cas.select(type).filter(unwanted).forEach(found::add);
    found.forEach(cas::removeFsFromIndexes);
  }

  /** Whether an arc is part of the basic tree; one that does not say is. */
  public static boolean isBasic(FeatureStructure arc) {
    String flavor = CasDocument.string(arc, "flavor");
    return flavor.isBlank() || flavor.equals(BASIC);
  }

  /** The basic arcs that are wanted, by their dependents; of several into a word the last. */
  public Map<FeatureStructure, FeatureStructure> byDependent(Predicate<FeatureStructure> wanted) {
    Map<FeatureStructure, FeatureStructure> arcs = new HashMap<>();
    cas.select(type).filter(arc -> isBasic(arc) && wanted.test(arc))
        .forEach(arc -> arcs.put(arc.getFeatureValue(dependent), arc));
    return arcs;
  }

  /** The tree of a sentence, if each of its words has an arc and they make a tree. */
  public Optional<DependencyTree> tree(CasWords sentence, Map<FeatureStructure, FeatureStructure> arcs) {
    int[] heads = new int[sentence.tokens().size() + 1];
    String[] labels = new String[heads.length];
    Arrays.fill(labels, "_");
    for (int m = 1; m < heads.length; m++) {
      FeatureStructure arc = arcs.get(sentence.token(m));
      int head = arc == null ? -1 : sentence.tokens().indexOf(arc.getFeatureValue(governor)) + 1;
      if (head < 1 || arc.getStringValue(label) == null) {
        return Optional.empty();
      }
      heads[m] = head == m ? 0 : head;
      labels[m] = arc.getStringValue(label);
    }
    try {
      return Optional.of(DependencyTree.of(heads, labels));
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }
}
