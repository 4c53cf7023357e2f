package org.kerndep.part;

/**
 * A part of a tree: its shape and the positions of its words; what the shape has no use for is {@link Parts#NONE}, like
 * a missing word. Keeps parts in lists, sets and maps; loops that visit many take the five values one by one, as
 * {@link Parts.PartVisitor} does. Immutable.
 *
 * @param outer the grandparent, the innermost of three siblings, the modifier's child, or the next word's head
 * @param sibling the child of the head just inside the modifier
 */
public record Part(PartShape shape, int outer, int head, int sibling, int modifier) {

  /** {@link PartShape#ARC}. */
  public static Part arc(int head, int modifier) {
    return new Part(PartShape.ARC, Parts.NONE, head, Parts.NONE, modifier);
  }

  /** {@link PartShape#SIBLING}. */
  public static Part sibling(int head, int sibling, int modifier) {
    return new Part(PartShape.SIBLING, Parts.NONE, head, sibling, modifier);
  }

  /** {@link PartShape#GRANDPARENT}. */
  public static Part grandparent(int grandparent, int head, int modifier) {
    return new Part(PartShape.GRANDPARENT, grandparent, head, Parts.NONE, modifier);
  }

  /** By the shape's ordinal: quicker than the hash of an enum, and the same in every run. */
  @Override
  public int hashCode() {
    return (((shape.ordinal() * 31 + outer) * 31 + head) * 31 + sibling) * 31 + modifier;
  }
}
