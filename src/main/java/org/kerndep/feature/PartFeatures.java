package org.kerndep.feature;

import java.util.EnumMap;
import java.util.Map;
import java.util.Set;
import org.kerndep.data.EncodedSentence;
import org.kerndep.part.PartShape;
import org.kerndep.part.Parts;

/** The features of parts of any shape. Scratch of one thread. */
public final class PartFeatures {

  private final Map<PartShape, TemplateEvaluator> evaluators = new EnumMap<>(PartShape.class);
  private final KeyBuffer keys = new KeyBuffer();

  /** Features for these shapes. */
  public PartFeatures(TemplateSet templates, Set<PartShape> shapes) {
    for (PartShape shape : shapes) {
      TemplateSet.Section section = TemplateSet.Section.of(shape);
      evaluators.put(shape, new TemplateEvaluator(section, templates.templates(section)));
    }
  }

  /** The score of a part, given as {@link Parts.PartVisitor} takes it. */
  public double score(EncodedSentence x, PartShape shape, int outer, int head, int sibling, int modifier,
      WeightTable weights) {
    int code = evaluate(x, shape, outer, head, sibling, modifier);
    return keys.sum(code, weights);
  }

  /** Adds {@code value} for every feature of a part. */
  public void add(EncodedSentence x, PartShape shape, int outer, int head, int sibling, int modifier, float value,
      WeightTable weights, SparseVector.Builder to) {
    int code = evaluate(x, shape, outer, head, sibling, modifier);
    keys.addTo(to, code, value, weights);
  }

  /** The keys of the part evaluated last. */
  KeyBuffer keys() {
    return keys;
  }

  /** Whether a part has the same features, and so the same score, in a variant of a sentence and in the first. */
  public boolean areAsInFirst(EncodedSentence x, PartShape shape, int outer, int head, int sibling, int modifier) {
    return placed(shape, outer, head, sibling, modifier).seesTheSameInFirst(x);
  }

  /** Finds the keys of a part and gives its {@link PartCode}. */
  int evaluate(EncodedSentence x, PartShape shape, int outer, int head, int sibling, int modifier) {
    int code = PartCode.of(shape, outer, head, sibling, modifier);
    keys.clear();
    placed(shape, outer, head, sibling, modifier).evaluate(x, code, keys);
    return code;
  }

  private TemplateEvaluator placed(PartShape shape, int outer, int head, int sibling, int modifier) {
    return evaluators.get(shape)
        .place(Atom.Role.HEAD, head)
        .place(Atom.Role.MODIFIER, modifier)
        .place(Atom.Role.SIBLING, sibling)
        .place(outerRole(shape), outer);
  }

  /** Which word of a part of this shape its outer word is. */
  static Atom.Role outerRole(PartShape shape) {
    return switch (shape) {
      case TRI_SIBLING -> Atom.Role.THIRD;
      case INNER_CHILD, OUTER_CHILD -> Atom.Role.CHILD;
      case HEAD_BIGRAM -> Atom.Role.NEXT_HEAD;
      default -> Atom.Role.GRANDPARENT;
    };
  }
}
