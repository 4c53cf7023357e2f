package org.kerndep.kernel.support;

import java.util.List;
import java.util.stream.IntStream;
import org.kerndep.kernel.property.KernelWord;

/**
 * The words of a support's arcs as heads or as modifiers: which arcs have a value there, which values are frequent, and
 * the frequent ones of every token. Immutable; share freely.
 */
record ArcRole(Postings postings, FrequentValues frequent, FrequentWords tokens) {

  /**
   * One of the two roles.
   *
   * @param slot 0 for heads, 1 for modifiers
   * @param most how many values are frequent at most
   * @param least how many arcs have a frequent value at least
   */
  static ArcRole of(SupportParts arcs, List<KernelWord> tokens, int slot, int most, int least) {
    Postings postings = new Postings(
        IntStream.range(0, arcs.size()).mapToObj(arc -> tokens.get(arcs.word(slot, arc))).toList());
    FrequentValues frequent = new FrequentValues(postings, most, least);
    return new ArcRole(postings, frequent, new FrequentWords(tokens, frequent));
  }
}
