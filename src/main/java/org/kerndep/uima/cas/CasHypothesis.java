package org.kerndep.uima.cas;

import org.apache.uima.jcas.JCas;
import org.apache.uima.jcas.cas.IntegerArray;
import org.apache.uima.jcas.cas.StringArray;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.Hypothesis;
import org.kerndep.data.ParsedSentence;
import org.kerndep.data.ScoredTree;
import org.kerndep.data.Sentence;
import org.kerndep.data.Taggings;

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
    made.structure.setTagLogProbability(hypothesis.tagging());
    made.setTags(hypothesis.sentence(), own);
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

  /** Says which tags the words have, if that is not what the tokens have. */
  void setTags(Sentence sentence, Sentence tokens) {
    TagColumns columns = sentence.hasColumnsOf(tokens) ? new TagColumns(null, null, null, null)
        : TagColumns.of(structure.getJCas(), sentence);
    structure.setLemmas(columns.lemmas());
    structure.setCoarseTags(columns.coarseTags());
    structure.setFineTags(columns.fineTags());
    structure.setFeatures(columns.features());
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
    return Hypothesis.of(new Taggings.Tagging(sentence(own), structure.getTagLogProbability()),
        new ScoredTree(tree, structure.getBaseScore()));
  }

  /** Whether its tags are not those of the tokens. */
  boolean hasTags() {
    return !columns().isEmpty();
  }

  /**
   * The words with their tags, which may be its own.
   *
   * @param own the sentence with the tags of its tokens
   */
  Sentence sentence(Sentence own) {
    TagColumns columns = columns();
    if (columns.isEmpty()) {
      return own;
    }
    if (!columns.fit(own.size())) {
      throw new IllegalArgumentException("tags for some of " + own.size() + " tokens");
    }
    return columns.of(own);
  }

  private TagColumns columns() {
    return new TagColumns(structure.getLemmas(), structure.getCoarseTags(), structure.getFineTags(),
        structure.getFeatures());
  }
}
