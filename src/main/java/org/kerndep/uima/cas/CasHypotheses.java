package org.kerndep.uima.cas;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.apache.uima.jcas.JCas;
import org.apache.uima.jcas.cas.DoubleArray;
import org.apache.uima.jcas.cas.FSArray;
import org.apache.uima.jcas.tcas.Annotation;
import org.kerndep.ArcProbabilities;
import org.kerndep.data.KBestList;
import org.kerndep.data.ParsedSentence;
import org.kerndep.data.Sentence;
import org.kerndep.data.TreeProbabilities;
import org.kerndep.type.Hypothesis;
import org.kerndep.type.KBestParses;

/**
 * Turns lists of hypotheses into annotations of a CAS, and those into lists; a single hypothesis is a
 * {@link CasHypothesis}. Stateless; the CAS belongs to one thread.
 */
public final class CasHypotheses {

  private CasHypotheses() {}

  /**
   * The list of a sentence whose tokens have the tags of the first hypothesis, not yet in the indexes.
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

  /**
   * Puts these hypotheses in place of those of a list; probabilities of arcs stay with their hypotheses. The tokens
   * must have the tags of the first.
   *
   * @param sentence as its tokens were tagged before
   */
  public static void fill(JCas jcas, KBestParses parses, CasSentence sentence, KBestList list,
      TreeProbabilities probabilities) {
    Sentence own = sentence.sentence();
    Map<ParsedSentence, DoubleArray> ofArcs = new HashMap<>();
    for (int i = 0; i < size(parses); i++) {
      Hypothesis before = parses.getHypotheses(i);
      ofArcs.put(new CasHypothesis(before).parsed(own), before.getArcProbabilities());
    }
    FSArray<Hypothesis> hypotheses = new FSArray<>(jcas, list.size());
    for (int i = 0; i < list.size(); i++) {
      CasHypothesis hypothesis = CasHypothesis.create(jcas, i + 1, list.get(i), probabilities.tree(i),
          list.best().sentence());
      ParsedSentence parsed = new ParsedSentence(list.get(i).sentence(), list.get(i).tree());
      hypothesis.structure().setArcProbabilities(ofArcs.get(parsed));
      hypotheses.set(i, hypothesis.structure());
    }
    parses.setHypotheses(hypotheses);
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

  /** Adds why the first tree is preferred, by rank; a text that is empty is none. */
  public static void addExplanations(KBestParses parses, List<String> texts) {
    for (int i = 0; i < size(parses); i++) {
      parses.getHypotheses(i).setExplanation(texts.get(i).isEmpty() ? null : texts.get(i));
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
   * The tree of a rank and the words with its tags, 1 being the best, or the last one of a list with fewer. A list that
   * has none for so many words raises IllegalArgumentException.
   *
   * @param own the sentence with the tags of its tokens
   */
  public static ParsedSentence select(KBestParses list, int rank, Sentence own) {
    if (size(list) == 0) {
      throw new IllegalArgumentException("no trees");
    }
    CasHypothesis selected = new CasHypothesis(list.getHypotheses(Math.min(rank, size(list)) - 1));
    return new ParsedSentence(selected.sentence(own), selected.tree(own.size()));
  }

  /** Keeps the tags of the hypotheses of a list when those of the tokens change. */
  public static void keepTags(KBestParses list, Sentence before, Sentence after) {
    for (int i = 0; !before.hasColumnsOf(after) && i < size(list); i++) {
      CasHypothesis hypothesis = new CasHypothesis(list.getHypotheses(i));
      hypothesis.setTags(hypothesis.sentence(before), after);
    }
  }

  /**
   * A list as the base model gave it: with its scores and in their order. If somebody has changed the tags of a
   * sentence that the tagger was unsure of, only the hypotheses that have the tags of the tokens. A list that has no
   * trees for so many words raises IllegalArgumentException.
   */
  public static KBestList baseList(JCas jcas, KBestParses list, CasSentence sentence) {
    boolean changed = CasTaggings.isChanged(jcas, sentence);
    return new KBestList(IntStream.range(0, size(list))
        .mapToObj(i -> new CasHypothesis(list.getHypotheses(i)))
        .filter(hypothesis -> !changed || !hypothesis.hasTags())
        .map(hypothesis -> hypothesis.base(sentence.sentence()))
        .sorted((one, other) -> Double.compare(other.score(), one.score()))
        .toList());
  }
}
