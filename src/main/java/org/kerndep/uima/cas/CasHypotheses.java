package org.kerndep.uima.cas;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import org.apache.uima.jcas.JCas;
import org.apache.uima.jcas.cas.DoubleArray;
import org.apache.uima.jcas.cas.FSArray;
import org.apache.uima.jcas.cas.IntegerArray;
import org.apache.uima.jcas.cas.StringArray;
import org.apache.uima.jcas.tcas.Annotation;
import org.kerndep.ArcProbabilities;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.KBestList;
import org.kerndep.data.ParsedSentence;
import org.kerndep.data.ScoredTree;
import org.kerndep.data.Sentence;
import org.kerndep.data.TreeProbabilities;
import org.kerndep.data.Word;
import org.kerndep.type.Hypothesis;
import org.kerndep.type.KBestParses;

/**
 * Turns lists of hypotheses into annotations of a CAS, and those into hypotheses. Tags are written only where they are
 * not those of the tokens. Stateless; the CAS belongs to one thread.
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
  public static KBestParses create(JCas jcas, CasSentence sentence, KBestList list, TreeProbabilities probabilities,
      String tagset, String model) {
    Annotation span = sentence.annotation();
    KBestParses parses = new KBestParses(jcas, span.getBegin(), span.getEnd());
    parses.setTagset(tagset);
    parses.setModel(model);
    fill(jcas, parses, sentence, list, probabilities);
    return parses;
  }

  /** Puts these hypotheses in place of those of a list; what is known of the arcs of one that was there stays. */
  public static void fill(JCas jcas, KBestParses parses, CasSentence sentence, KBestList list,
      TreeProbabilities probabilities) {
    Sentence own = sentence.sentence();
    Map<ParsedSentence, DoubleArray> ofArcs = new HashMap<>();
    for (int i = 0; i < size(parses); i++) {
      Hypothesis before = parses.getHypotheses(i);
      ofArcs.put(new ParsedSentence(sentence(before, own), tree(before)), before.getArcProbabilities());
    }
    FSArray<Hypothesis> hypotheses = new FSArray<>(jcas, list.size());
    for (int i = 0; i < list.size(); i++) {
      Hypothesis hypothesis = hypothesis(jcas, i + 1, list.get(i), probabilities.tree(i));
      if (!list.get(i).sentence().hasColumnsOf(own)) {
        setTags(hypothesis, list.get(i).sentence());
      }
      hypothesis.setArcProbabilities(ofArcs.get(new ParsedSentence(list.get(i).sentence(), list.get(i).tree())));
      hypotheses.set(i, hypothesis);
    }
    parses.setHypotheses(hypotheses);
  }

  private static void setTags(Hypothesis hypothesis, Sentence sentence) {
    hypothesis.setLemmas(column(hypothesis, sentence, Word::lemma));
    hypothesis.setCoarseTags(column(hypothesis, sentence, Word::cpos));
    hypothesis.setFineTags(column(hypothesis, sentence, Word::pos));
    hypothesis.setFeatures(column(hypothesis, sentence, Word::feats));
  }

  private static StringArray column(Hypothesis hypothesis, Sentence sentence, Function<Word, String> column) {
    StringArray values = new StringArray(hypothesis.getJCas(), sentence.size());
    for (int m = 1; m <= sentence.size(); m++) {
      values.set(m - 1, column.apply(sentence.word(m)));
    }
    return values;
  }

  private static Hypothesis hypothesis(JCas jcas, int rank, org.kerndep.data.Hypothesis ranked,
      double probability) {
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
  public static void addArcProbabilities(KBestParses parses, ArcProbabilities arcs) {
    for (Hypothesis hypothesis : parses.getHypotheses()) {
      DoubleArray probabilities = new DoubleArray(hypothesis.getJCas(), hypothesis.getHeads().size());
      for (int m = 1; m <= probabilities.size(); m++) {
        probabilities.set(m - 1, arcs.probability(hypothesis.getHeads().get(m - 1), m));
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
   * A list as the base model gave it: with its scores and in their order. A list that has no trees for so many words
   * raises IllegalArgumentException.
   *
   * @param own the sentence with the tags of its tokens
   */
  public static KBestList baseList(KBestParses list, Sentence own) {
    List<org.kerndep.data.Hypothesis> hypotheses = new ArrayList<>();
    for (int rank = 1; rank <= size(list); rank++) {
      Hypothesis hypothesis = list.getHypotheses(rank - 1);
      hypotheses.add(org.kerndep.data.Hypothesis.of(sentence(hypothesis, own),
          new ScoredTree(tree(list, rank, own.size()), hypothesis.getBaseScore())));
    }
    hypotheses.sort(Comparator.comparingDouble(org.kerndep.data.Hypothesis::score).reversed());
    return new KBestList(hypotheses);
  }

  /** The words of a hypothesis: with tags of its own if it has them. */
  private static Sentence sentence(Hypothesis hypothesis, Sentence own) {
    List<StringArray> columns = Arrays.asList(hypothesis.getLemmas(), hypothesis.getCoarseTags(),
        hypothesis.getFineTags(), hypothesis.getFeatures());
    if (columns.stream().allMatch(Objects::isNull)) {
      return own;
    }
    if (columns.stream().anyMatch(column -> column == null || column.size() != own.size())) {
      throw new IllegalArgumentException("tags for some of " + own.size() + " tokens");
    }
    List<Word> words = new ArrayList<>(own.size());
    for (int i = 0; i < own.size(); i++) {
      words.add(new Word(own.words().get(i).form(), columns.get(0).get(i), columns.get(1).get(i),
          columns.get(2).get(i), columns.get(3).get(i), own.words().get(i).user()));
    }
    return new Sentence(words);
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
