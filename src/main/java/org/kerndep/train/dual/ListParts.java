package org.kerndep.train.dual;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import it.unimi.dsi.fastutil.objects.Object2IntMap;
import it.unimi.dsi.fastutil.objects.Object2IntOpenHashMap;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.kerndep.data.Hypothesis;
import org.kerndep.data.KBestList;
import org.kerndep.kernel.KernelPart;
import org.kerndep.kernel.KernelParts;
import org.kerndep.kernel.LabelledPart;
import org.kerndep.kernel.property.KernelSentence;
import org.kerndep.part.ArcGraph;
import org.kerndep.part.PartShape;

/**
 * The distinct parts of a list's trees, numbered from 0, and which of them each tree has; or the arcs of a graph, which
 * has no trees. Immutable; share freely.
 */
public final class ListParts {

  private final KernelParts sentence;
  private final List<LabelledPart> parts;
  private final List<IntList> trees = new ArrayList<>();

  public ListParts(KernelParts sentence, KBestList list, Set<PartShape> shapes) {
    this.sentence = sentence;
    Object2IntMap<LabelledPart> numbers = new Object2IntOpenHashMap<>();
    List<LabelledPart> found = new ArrayList<>();
    for (Hypothesis hypothesis : list.hypotheses()) {
      IntArrayList own = new IntArrayList();
      for (LabelledPart part : LabelledPart.of(hypothesis.tree(), shapes, sentence.labels())) {
        int number = numbers.computeIfAbsent(part, p -> found.size());
        if (number == found.size()) {
          found.add(part);
        }
        own.add(number);
      }
      own.trim();
      trees.add(own);
    }
    parts = List.copyOf(found);
  }

  /**
   * The arcs of a graph by their numbers in it.
   *
   * @param arcLabels their labels
   */
  public ListParts(KernelParts sentence, ArcGraph graph, List<String> arcLabels) {
    this.sentence = sentence;
    this.parts = IntStream.range(0, graph.arcCount())
        .mapToObj(arc -> LabelledPart.arc(graph.head(arc), graph.modifier(arc),
            sentence.labels().number(arcLabels.get(arc))))
        .toList();
  }

  KernelSentence words() {
    return sentence.words();
  }

  /** The number of parts. */
  int size() {
    return parts.size();
  }

  LabelledPart get(int part) {
    return parts.get(part);
  }

  KernelPart kernelPart(int part) {
    return sentence.part(parts.get(part));
  }

  /** The score of a tree, given those of the parts. */
  public double sum(int tree, double[] scores) {
    double sum = 0;
    for (int part : trees.get(tree)) {
      sum += scores[part];
    }
    return sum;
  }

  /** The parts of one tree that another does not have, in the order of the first. */
  public IntList onlyIn(int tree, int other) {
    IntOpenHashSet shared = new IntOpenHashSet(trees.get(other));
    IntArrayList only = new IntArrayList();
    trees.get(tree).forEach((int part) -> {
      if (!shared.contains(part)) {
        only.add(part);
      }
    });
    return only;
  }
}
