package org.kerndep.io;

import org.kerndep.data.KBestList;

/**
 * A sentence and its trees as a file gives them.
 *
 * @param first the block of the first tree
 * @param list all trees
 */
public record KBestBlock(ConllBlock first, KBestList list) {}
