package org.kerndep.uima.cas;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import org.apache.uima.jcas.JCas;
import org.apache.uima.jcas.cas.IntegerArray;
import org.apache.uima.jcas.cas.StringArray;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.Hypothesis;
import org.kerndep.data.ParsedSentence;
import org.kerndep.data.ScoredTree;
import org.kerndep.data.Sentence;
import org.kerndep.data.Word;

/**
 * A hypothesis as a CAS holds it, and the way to and from the parser's own. Tags are written only where they are not
 * those of the tokens. Belongs to the thread of its CAS.
 *
 * @param structure what the CAS holds
 */
public record CasHypothesis(org.kerndep.type.Hypothesis structure) {

  /**
   * A new one, not yet in a list.
   *
   * @param rank its place in the list, 1 being the first
   * @param own the sentence with the tags of its tokens
   */
  static CasHypothesis create(JCas jcas, int rank, Hypothesis hypothesis, double probability, Sentence own) {
    CasHypothesis made = new CasHypothesis(new org.kerndep.type.Hypothesis(jcas));
    made.structure.setRank(rank);
    made.structure.setScore(hypothesis.score());
    made.structure.setBaseScore(hypothesis.base());
    made.structure.setRerankScore(hypothesis.rerank());
    made.structure.setProbability(probability);
    made.setTree(hypothesis.tree());
    if (!hypothesis.sentence().hasColumnsOf(own)) {
      made.setTags(hypothesis.sentence());
    }
    return made;
  }

  private void setTree(DependencyTree tree) {
    IntegerArray heads = new IntegerArray(structure.getJCas(), tree.size());
    StringArray labels = new StringArray(structure.getJCas(), tree.size());
    for (int m = 1; m <= tree.size(); m++) {
      heads.set(m - 1, tree.head(m));
      labels.set(m - 1, tree.label(m));
    }
    structure.setHeads(heads);
    structure.setLabels(labels);
  }

  private void setTags(Sentence sentence) {
    structure.setLemmas(column(sentence, Word::lemma));
    structure.setCoarseTags(column(sentence, Word::cpos));
    structure.setFineTags(column(sentence, Word::pos));
    structure.setFeatures(column(sentence, Word::feats));
  }

  private StringArray column(Sentence sentence, Function<Word, String> value) {
    StringArray column = new StringArray(structure.getJCas(), sentence.size());
    for (int m = 1; m <= sentence.size(); m++) {
      column.set(m - 1, value.apply(sentence.word(m)));
    }
    return column;
  }

  /** The tree; heads that are not a tree raise IllegalArgumentException. */
  public DependencyTree tree() {
    if (structure == null || structure.getHeads() == null || structure.getLabels() == null) {
      throw new IllegalArgumentException("no heads or no labels");
    }
    int size = structure.getHeads().size();
    int[] heads = new int[size + 1];
    String[] labels = new String[structure.getLabels().size() + 1];
    structure.getHeads().copyToArray(0, heads, 1, size);
    structure.getLabels().copyToArray(0, labels, 1, labels.length - 1);
    return DependencyTree.of(heads, labels);
  }

  /** The tree, which must have so many words; another one raises IllegalArgumentException. */
  DependencyTree tree(int words) {
    DependencyTree tree = tree();
    if (tree.size() != words) {
      throw new IllegalArgumentException("a tree of " + tree.size() + " words for " + words + " tokens");
    }
    return tree;
  }

  /** The words with their tags, which may be its own, and the tree. */
  ParsedSentence parsed(Sentence own) {
    return new ParsedSentence(sentence(own), tree());
  }

  /** The hypothesis as the base model gave it. */
  Hypothesis base(Sentence own) {
    DependencyTree tree = tree(own.size());
    return Hypothesis.of(sentence(own), new ScoredTree(tree, structure.getBaseScore()));
  }

  private Sentence sentence(Sentence own) {
    List<StringArray> columns = Arrays.asList(structure.getLemmas(), structure.getCoarseTags(),
        structure.getFineTags(), structure.getFeatures());
    if (columns.stream().allMatch(Objects::isNull)) {
      return own;
    }
    if (columns.stream().anyMatch(column -> column == null || column.size() != own.size())) {
      throw new IllegalArgumentException("tags for some of " + own.size() + " tokens");
    }
    List<Word> words = new ArrayList<>(own.size());
    for (int i = 0; i < own.size(); i++) {
      Word word = own.words().get(i);
      words.add(new Word(word.form(), columns.get(0).get(i), columns.get(1).get(i), columns.get(2).get(i),
          columns.get(3).get(i), word.user()));
    }
    return new Sentence(words);
  }
}
