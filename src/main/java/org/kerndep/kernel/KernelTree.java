package org.kerndep.kernel;

import org.kerndep.data.DependencyTree;

/**
 * A tree as a kernel sees it. Immutable; share freely.
 *
 * @param parts the sentence's words and the labels that are known
 * @param tree a tree over exactly these words
 */
public record KernelTree(KernelParts parts, DependencyTree tree) {

  public KernelTree {
    if (parts.words().size() != tree.size()) {
      throw new IllegalArgumentException("sentence has " + parts.words().size() + " words, its tree " + tree.size());
    }
  }
}
