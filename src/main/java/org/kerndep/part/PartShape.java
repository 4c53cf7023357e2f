package org.kerndep.part;

/** A kind of part: which words of a tree are looked at together. */
public enum PartShape {
  /** Head and modifier. */
  ARC
}
