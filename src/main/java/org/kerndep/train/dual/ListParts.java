package org.kerndep.train.dual;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import it.unimi.dsi.fastutil.objects.Object2IntMap;
import it.unimi.dsi.fastutil.objects.Object2IntOpenHashMap;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.kerndep.data.Hypothesis;
import org.kerndep.data.KBestList;
import org.kerndep.data.Sentence;
import org.kerndep.kernel.KernelPart;
import org.kerndep.kernel.KernelParts;
import org.kerndep.kernel.LabelledPart;
import org.kerndep.kernel.property.KernelWord;
import org.kerndep.part.ArcGraph;
import org.kerndep.part.PartShape;

/**
 * The distinct parts of a list's hypotheses, numbered from 0, and which of them each has; or the arcs of a graph, which
 * has no hypotheses. Parts of hypotheses with different tags are the same if their words are. Immutable; share freely.
 */
public final class ListParts {

  /**
   * A part of some hypotheses.
   *
   * @param tagging the first of the taggings in which its words are these
   */
  private record TaggedPart(LabelledPart part, int tagging) {}

  /** The sentence with the tags of each hypothesis, each once. */
  private final List<KernelParts> taggings = new ArrayList<>();
  /** For each tagging and position the number of its word. */
  private final List<int[]> numbers = new ArrayList<>();
  /** The words by their numbers; those of the first tagging have the numbers of their positions. */
  private final List<KernelWord> words = new ArrayList<>();
  private final List<TaggedPart> parts = new ArrayList<>();
  private final List<IntList> trees = new ArrayList<>();

  /**
   * The parts of a list.
   *
   * @param encoder makes a sentence with its tags a kernel's; called once for each tagging
   */
  public ListParts(KBestList list, Function<Sentence, KernelParts> encoder, Set<PartShape> shapes) {
    Map<Sentence, Integer> known = new IdentityHashMap<>();
    Object2IntMap<TaggedPart> places = new Object2IntOpenHashMap<>();
    for (Hypothesis hypothesis : list.hypotheses()) {
      int tagging = known.computeIfAbsent(hypothesis.sentence(), sentence -> addTagging(encoder.apply(sentence)));
      IntArrayList own = new IntArrayList();
      for (LabelledPart part : LabelledPart.of(hypothesis.tree(), shapes, taggings.get(tagging).labels())) {
        TaggedPart tagged = new TaggedPart(part, firstTagging(part, tagging));
        int place = places.computeIfAbsent(tagged, p -> parts.size());
        if (place == parts.size()) {
          parts.add(tagged);
        }
        own.add(place);
      }
      own.trim();
      trees.add(own);
    }
  }

  /**
   * The arcs of a graph by their numbers in it.
   *
   * @param arcLabels their labels
   */
  public ListParts(KernelParts sentence, ArcGraph graph, List<String> arcLabels) {
    int tagging = addTagging(sentence);
    for (int arc = 0; arc < graph.arcCount(); arc++) {
      int label = sentence.labels().number(arcLabels.get(arc));
      parts.add(new TaggedPart(LabelledPart.arc(graph.head(arc), graph.modifier(arc), label), tagging));
    }
  }

  /** The place of a new tagging; where a word is that of an earlier tagging, it has the same number. */
  private int addTagging(KernelParts sentence) {
    int[] own = new int[sentence.words().size() + 1];
    for (int position = 0; position < own.length; position++) {
      KernelWord word = sentence.words().word(position);
      own[position] = words.size();
      for (int[] earlier : numbers) {
        if (words.get(earlier[position]).equals(word)) {
          own[position] = earlier[position];
        }
      }
      if (own[position] == words.size()) {
        words.add(word);
      }
    }
    taggings.add(sentence);
    numbers.add(own);
    return taggings.size() - 1;
  }

  private int firstTagging(LabelledPart part, int tagging) {
    int first = 0;
    while (first < tagging && !hasWordsOf(part, first, tagging)) {
      first++;
    }
    return first;
  }

  private boolean hasWordsOf(LabelledPart part, int tagging, int other) {
    boolean same = true;
    for (int slot = 0; slot < part.wordCount(); slot++) {
      same &= numbers.get(tagging)[part.word(slot)] == numbers.get(other)[part.word(slot)];
    }
    return same;
  }

  /** The number of different words, those of all taggings together. */
  int wordCount() {
    return words.size();
  }

  /** The word of a number. */
  KernelWord word(int number) {
    return words.get(number);
  }

  /** The number of a part's word. */
  int wordNumber(int part, int slot) {
    TaggedPart of = parts.get(part);
    return numbers.get(of.tagging)[of.part.word(slot)];
  }

  /** The number of parts. */
  int size() {
    return parts.size();
  }

  LabelledPart get(int part) {
    return parts.get(part).part;
  }

  KernelPart kernelPart(int part) {
    return taggings.get(parts.get(part).tagging).part(parts.get(part).part);
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
