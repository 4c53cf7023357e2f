package org.kerndep.rerank.mined;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.Hypothesis;
import org.kerndep.data.KBestList;
import org.kerndep.data.Sentence;
import org.kerndep.data.Word;
import org.kerndep.data.WordKnowledge;
import org.kerndep.feature.BasicArcFeatures;

/** The distinct arcs of a list's trees, numbered, without those of the artificial root. Immutable; share freely. */
public final class ListArcs {

  private static final int OF_ROOT = -1;

  /** An arc; trees over different tags of a sentence share none. */
  private record Arc(int sentence, int head, int modifier, String label) {}

  private final KBestList list;
  private final List<Arc> arcs = new ArrayList<>();
  private final List<Sentence> sentences = new ArrayList<>();
  /** By tree and modifier. */
  private final int[][] numbers;

  /**
   * The arcs of a list.
   *
   * @param labelled whether arcs with different labels are different
   */
  public ListArcs(KBestList list, boolean labelled) {
    this.list = list;
    this.numbers = new int[list.size()][];
    Map<Sentence, Integer> known = new IdentityHashMap<>();
    Map<Arc, Integer> ids = new HashMap<>();
    for (int i = 0; i < numbers.length; i++) {
      Hypothesis hypothesis = list.get(i);
      DependencyTree tree = hypothesis.tree();
      int sentence = known.computeIfAbsent(hypothesis.sentence(), s -> {
        sentences.add(s);
        return sentences.size() - 1;
      });
      numbers[i] = new int[tree.size() + 1];
      for (int m = 1; m <= tree.size(); m++) {
        Arc arc = new Arc(sentence, tree.head(m), m, labelled ? tree.label(m) : Word.ABSENT);
        numbers[i][m] = arc.head == 0 ? OF_ROOT : ids.computeIfAbsent(arc, a -> {
          arcs.add(a);
          return arcs.size() - 1;
        });
      }
    }
  }

  /** The number of arcs. */
  public int size() {
    return arcs.size();
  }

  /** How many trees there are. */
  public int trees() {
    return numbers.length;
  }

  public DependencyTree tree(int tree) {
    return list.get(tree).tree();
  }

  /** The number of the arc into a word of a tree; the word's head is not the root. */
  public int arc(int tree, int modifier) {
    return numbers[tree][modifier];
  }

  /** By arc: the keys of its features. */
  public long[][] keys(BasicArcFeatures features, WordKnowledge knowledge) {
    List<BasicArcFeatures.OfSentence> of = sentences.stream().map(s -> features.of(s, knowledge)).toList();
    return arcs.stream().map(arc -> of.get(arc.sentence).keys(arc.head, arc.modifier, arc.label))
        .toArray(long[][]::new);
  }

  /** The features of an arc as text, in the order of its keys. */
  public List<String> texts(int number, BasicArcFeatures features, WordKnowledge knowledge) {
    Arc arc = arcs.get(number);
    return features.of(sentences.get(arc.sentence), knowledge).texts(arc.head, arc.modifier, arc.label);
  }
}
