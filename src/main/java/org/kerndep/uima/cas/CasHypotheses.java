package org.kerndep.uima.cas;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.uima.jcas.JCas;
import org.apache.uima.jcas.cas.DoubleArray;
import org.apache.uima.jcas.cas.FSArray;
import org.apache.uima.jcas.cas.IntegerArray;
import org.apache.uima.jcas.cas.StringArray;
import org.apache.uima.jcas.tcas.Annotation;
import org.kerndep.ConfidentTree;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.ScoredTree;
import org.kerndep.data.ScoredTrees;
import org.kerndep.data.TreeProbabilities;
import org.kerndep.rerank.RankedList;
import org.kerndep.rerank.RankedTree;
import org.kerndep.type.Hypothesis;
import org.kerndep.type.KBestParses;

/**
 * Turns lists of best trees into annotations of a CAS, and those into trees. Stateless; the CAS belongs to one thread.
 */
public final class CasHypotheses {

  private CasHypotheses() {}

  /**
   * The list of a sentence, not yet in the indexes.
   *
   * @param sentence what the list lies over
   * @param probabilities of the trees of the list
   * @param tagset the name of the tagset of the labels
   * @param model the hash of the base model that made the trees
   */
  public static KBestParses create(JCas jcas, Annotation sentence, RankedList list, TreeProbabilities probabilities,
      String tagset, String model) {
    KBestParses parses = new KBestParses(jcas, sentence.getBegin(), sentence.getEnd());
    parses.setTagset(tagset);
    parses.setModel(model);
    fill(jcas, parses, list, probabilities);
    return parses;
  }

  /** Puts these trees in place of those of a list; where trees were there before, what is known of their arcs stays. */
  public static void fill(JCas jcas, KBestParses parses, RankedList list, TreeProbabilities probabilities) {
    Map<DependencyTree, DoubleArray> ofArcs = new HashMap<>();
    for (int i = 0; i < size(parses); i++) {
      ofArcs.put(tree(parses.getHypotheses(i)), parses.getHypotheses(i).getArcProbabilities());
    }
    int size = list.trees().size();
    FSArray<Hypothesis> hypotheses = new FSArray<>(jcas, size);
    for (int i = 0; i < size; i++) {
      Hypothesis hypothesis = hypothesis(jcas, i + 1, list.trees().get(i), probabilities.tree(i));
      hypothesis.setArcProbabilities(ofArcs.get(list.trees().get(i).tree()));
      hypotheses.set(i, hypothesis);
    }
    parses.setHypotheses(hypotheses);
  }

  private static Hypothesis hypothesis(JCas jcas, int rank, RankedTree ranked, double probability) {
    DependencyTree tree = ranked.tree();
    IntegerArray heads = new IntegerArray(jcas, tree.size());
    StringArray labels = new StringArray(jcas, tree.size());
    for (int m = 1; m <= tree.size(); m++) {
      heads.set(m - 1, tree.head(m));
      labels.set(m - 1, tree.label(m));
    }
    Hypothesis hypothesis = new Hypothesis(jcas);
    hypothesis.setRank(rank);
    hypothesis.setScore(ranked.score());
    hypothesis.setBaseScore(ranked.base());
    hypothesis.setRerankScore(ranked.rerank());
    hypothesis.setProbability(probability);
    hypothesis.setHeads(heads);
    hypothesis.setLabels(labels);
    return hypothesis;
  }

  /** Adds how probable the arcs of each tree are. */
  public static void addArcProbabilities(KBestParses parses, ConfidentTree confidences) {
    for (Hypothesis hypothesis : parses.getHypotheses()) {
      DoubleArray probabilities = new DoubleArray(hypothesis.getJCas(), hypothesis.getHeads().size());
      for (int m = 1; m <= probabilities.size(); m++) {
        probabilities.set(m - 1, confidences.probability(hypothesis.getHeads().get(m - 1), m));
      }
      hypothesis.setArcProbabilities(probabilities);
    }
  }

  /** Puts these in place of all lists. */
  public static void replace(JCas jcas, List<KBestParses> lists) {
    jcas.select(KBestParses.class).toList().forEach(KBestParses::removeFromIndexes);
    lists.forEach(KBestParses::addToIndexes);
  }

  /** How many trees a list has. */
  public static int size(KBestParses list) {
    return list.getHypotheses() == null ? 0 : list.getHypotheses().size();
  }

  /**
   * The tree of a rank, 1 being the best, or the last one of a list with fewer. A list that has none for so many words
   * raises IllegalArgumentException.
   */
  public static DependencyTree tree(KBestParses list, int rank, int words) {
    if (size(list) == 0) {
      throw new IllegalArgumentException("no trees");
    }
    DependencyTree tree = tree(list.getHypotheses(Math.min(rank, size(list)) - 1));
    if (tree.size() != words) {
      throw new IllegalArgumentException("a tree of " + tree.size() + " words for " + words + " tokens");
    }
    return tree;
  }

  /**
   * The trees of a list as the base model gave them: with its scores and in their order. A list that has none for so
   * many words raises IllegalArgumentException.
   */
  public static ScoredTrees baseList(KBestParses list, int words) {
    List<ScoredTree> trees = new ArrayList<>();
    for (int rank = 1; rank <= size(list); rank++) {
      trees.add(new ScoredTree(tree(list, rank, words), list.getHypotheses(rank - 1).getBaseScore()));
    }
    trees.sort(Comparator.comparingDouble(ScoredTree::score).reversed());
    return new ScoredTrees(trees);
  }

  /** The tree of a hypothesis; one that is not a tree raises IllegalArgumentException. */
  public static DependencyTree tree(Hypothesis hypothesis) {
    if (hypothesis == null || hypothesis.getHeads() == null || hypothesis.getLabels() == null) {
      throw new IllegalArgumentException("no heads or no labels");
    }
    int size = hypothesis.getHeads().size();
    int[] heads = new int[size + 1];
    String[] labels = new String[hypothesis.getLabels().size() + 1];
    hypothesis.getHeads().copyToArray(0, heads, 1, size);
    hypothesis.getLabels().copyToArray(0, labels, 1, labels.length - 1);
    return DependencyTree.of(heads, labels);
  }
}
