package org.kerndep.bundle;

import it.unimi.dsi.fastutil.objects.Object2IntMap;
import java.util.ArrayList;
import java.util.List;
import org.kerndep.bundle.bytes.ByteSink;
import org.kerndep.bundle.bytes.ByteSource;
import org.kerndep.bundle.bytes.ModelFormatException;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.Hypothesis;
import org.kerndep.data.KBestList;
import org.kerndep.data.ScoredTree;
import org.kerndep.data.Sentence;
import org.kerndep.data.Taggings.Tagging;
import org.kerndep.data.Word;

/**
 * Lists of hypotheses as the base parser ranked them, as bytes. A hypothesis whose tags are not those of the treebank
 * has a number, and where that number is met first, its tags.
 */
final class KBestListCodec {

  /** The number of the treebank's own tags. */
  private static final int OWN = 0;

  private KBestListCodec() {}

  /**
   * Writes a list.
   *
   * @param own the sentence as the treebank has it
   * @param labels the numbers of the labels
   */
  static void put(ByteSink out, KBestList list, Sentence own, Object2IntMap<String> labels) {
    out.putCount(own.size()).putCount(list.size());
    List<Sentence> taggings = new ArrayList<>(List.of(own));
    for (Hypothesis hypothesis : list.hypotheses()) {
      out.putLong(Double.doubleToLongBits(hypothesis.base()));
      putTagging(out, hypothesis, taggings);
      DependencyTree tree = hypothesis.tree();
      for (int m = 1; m <= tree.size(); m++) {
        out.putCount(tree.head(m)).putCount(labels.getInt(tree.label(m)));
      }
    }
  }

  private static void putTagging(ByteSink out, Hypothesis hypothesis, List<Sentence> taggings) {
    Sentence sentence = hypothesis.sentence();
    int number = OWN;
    while (number < taggings.size() && !taggings.get(number).hasColumnsOf(sentence)) {
      number++;
    }
    out.putCount(number).putLong(Double.doubleToLongBits(hypothesis.tagging()));
    if (number == taggings.size()) {
      taggings.add(sentence);
      for (Word word : sentence.words()) {
        out.putText(word.lemma()).putText(word.cpos()).putText(word.pos()).putText(word.feats());
      }
    }
  }

  /**
   * Reads a list; what cannot be is an exception.
   *
   * @param version that of the file: hypotheses have a number of their tags from 2, and a probability of them from 3
   * @param own the sentence as the treebank has it
   */
  static KBestList read(ByteSource in, int version, Sentence own, List<String> labels)
      throws ModelFormatException {
    if (in.readCount() != own.size()) {
      throw new IllegalArgumentException("the list is not one of a sentence of " + own.size() + " words");
    }
    int count = in.readSize();
    List<Sentence> taggings = new ArrayList<>(List.of(own));
    List<Hypothesis> hypotheses = new ArrayList<>(count);
    for (int rank = 0; rank < count; rank++) {
      double score = Double.longBitsToDouble(in.readLong());
      int number = version >= 2 ? in.readCount() : OWN;
      double logProbability = version >= 3 ? Double.longBitsToDouble(in.readLong()) : 0;
      Tagging tagging = new Tagging(sentence(in, number, taggings), logProbability);
      int[] heads = new int[own.size() + 1];
      String[] names = new String[own.size() + 1];
      for (int m = 1; m <= own.size(); m++) {
        heads[m] = in.readCount();
        names[m] = labels.get(in.readCount());
      }
      hypotheses.add(Hypothesis.of(tagging, new ScoredTree(DependencyTree.of(heads, names), score)));
    }
    return new KBestList(hypotheses);
  }

  /** The sentence with the tags of that number, which are read if they are new. */
  private static Sentence sentence(ByteSource in, int number, List<Sentence> taggings) throws ModelFormatException {
    if (number == taggings.size()) {
      List<Word> words = new ArrayList<>();
      for (Word word : taggings.get(OWN).words()) {
        words.add(new Word(word.form(), in.readText(), in.readText(), in.readText(), in.readText(), word.user()));
      }
      taggings.add(new Sentence(words));
    }
    return taggings.get(number);
  }
}
