package org.kerndep.part;

/**
 * A kind of part: which words of a tree are looked at together. Children of a head are taken per side, closest first;
 * {@link Parts#NONE} stands for a missing word, in the shapes that say so.
 */
public enum PartShape {
  /** Head and modifier. */
  ARC,
  /** Head, the child just inside the modifier or NONE, modifier. Carreras calls it c_h. */
  SIBLING,
  /** Head of the head, head, modifier; not below the root. */
  GRANDPARENT,
  /** Head of the head, head, the child just inside or NONE, modifier; not below the root. */
  GRAND_SIBLING,
  /** Head, the child two inside, the child just inside, modifier; either child may be NONE. */
  TRI_SIBLING,
  /** {@link #GRANDPARENT} of the outermost modifier on each side only. */
  LAST_GRANDPARENT,
  /** {@link #GRAND_SIBLING} of the outermost modifier on each side only. */
  LAST_GRAND_SIBLING,
  /** Head, modifier, the modifier's outermost child on the head's side or NONE. Carreras calls it c_mi. */
  INNER_CHILD,
  /** Head, modifier, the modifier's outermost child on the other side or NONE. Carreras calls it c_mo. */
  OUTER_CHILD,
  /** A word, its head, and the head of the next word. */
  HEAD_BIGRAM
}
