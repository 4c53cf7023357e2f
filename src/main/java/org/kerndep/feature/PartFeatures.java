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

  /** Finds the keys of a part and gives its {@link PartCode}. */
  int evaluate(EncodedSentence x, PartShape shape, int outer, int head, int sibling, int modifier) {
    int code = PartCode.of(shape, outer, head, sibling, modifier);
    keys.clear();
    evaluators.get(shape)
        .place(Atom.Role.HEAD, head)
        .place(Atom.Role.MODIFIER, modifier)
        .place(Atom.Role.SIBLING, sibling)
        .place(outerRole(shape), outer)
        .evaluate(x, code, keys);
    return code;
  }

  private static Atom.Role outerRole(PartShape shape) {
    return switch (shape) {
      case TRI_SIBLING -> Atom.Role.THIRD;
      case INNER_CHILD, OUTER_CHILD -> Atom.Role.CHILD;
      case HEAD_BIGRAM -> Atom.Role.NEXT_HEAD;
      default -> Atom.Role.GRANDPARENT;
    };
  }
}
