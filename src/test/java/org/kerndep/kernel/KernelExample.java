package org.kerndep.kernel;

import java.util.List;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.Sentence;
import org.kerndep.data.Word;
import org.kerndep.kernel.property.PropertyList;
import org.kerndep.kernel.property.PropertyValues;
import org.kerndep.testing.Sentences;

/** Words and arcs whose kernel values were worked out by hand: four properties of words, three of arcs. */
public final class KernelExample {

  public static final PropertyList PROPERTIES = PropertyList.parse(
      "word form\nword pos\nword cpos\nword morph\narc label\narc distance\narc any");

  public static final LabelNumbers LABELS = new LabelNumbers(List.of("nmod", "subj", "root", "adv"));

  /** big dogs bark. */
  public static final Sentence DOGS = new Sentence(List.of(
      word("big", "JJ", "A", "_"), word("dogs", "NNS", "N", "Num=pl"), word("bark", "VBP", "V", "Num=pl")));

  /** black cats. */
  public static final Sentence CATS = new Sentence(List.of(
      word("black", "JJ", "A", "_"), word("cats", "NNS", "N", "Num=pl")));

  /** dogs bark loudly. */
  static final Sentence LOUDLY = new Sentence(List.of(
      word("dogs", "NNS", "N", "Num=pl"), word("bark", "VBP", "V", "Num=pl"), word("loudly", "RB", "R", "_")));

  /** cats always sleep well, with nothing said of the second word. */
  static final Sentence WELL = new Sentence(List.of(word("cats", "NNS", "N", "Num=pl"), word("always", "_", "_", "_"),
      word("sleep", "VBP", "V", "Num=pl"), word("well", "RB", "R", "_")));

  public static final PropertyValues VALUES = values();

  private KernelExample() {}

  private static PropertyValues values() {
    PropertyValues.Builder builder = new PropertyValues.Builder(PROPERTIES);
    List.of(DOGS, CATS, LOUDLY, WELL).forEach(builder::add);
    return builder.build();
  }

  private static Word word(String form, String pos, String cpos, String feats) {
    return new Word(form, "_", cpos, pos, feats);
  }

  static KernelParts parts(Sentence sentence) {
    return new KernelParts(VALUES.encode(sentence), LABELS);
  }

  /** A tree over a sentence's words. */
  record ExampleTree(KernelParts parts, DependencyTree tree) {

    /** The sum of a kernel over all pairs of parts of two trees. */
    double sum(PartKernel kernel, ExampleTree other) {
      return parts.of(tree, kernel.shapes()).stream().mapToDouble(p -> other.parts.of(other.tree, kernel.shapes())
          .stream().mapToDouble(q -> kernel.value(p, q)).sum()).sum();
    }
  }

  static ExampleTree tree(Sentence sentence, String arcs) {
    return new ExampleTree(parts(sentence), Sentences.tree(arcs));
  }

  public static KernelPart arc(Sentence sentence, int head, int modifier, String label) {
    return parts(sentence).part(LabelledPart.arc(head, modifier, LABELS.number(label)));
  }
}
