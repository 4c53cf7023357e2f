package org.kerndep.kernel.support;

import java.util.BitSet;
import java.util.List;
import org.kerndep.kernel.TemplateKernel;
import org.kerndep.kernel.property.KernelSentence;
import org.kerndep.part.ArcGraph;
import org.kerndep.part.PartShape;

/**
 * Scores each arc when it is asked for, in a time that grows more slowly than the support. A score is a sum over pairs
 * of a head's and a modifier's values; those of frequent values are added up once, when a head's value is first met,
 * and only support arcs that share a rare value are looked at one by one. In the end it takes much memory: for a pair
 * of frequent values 12 bytes and 8 for each of its labels and distances, and 4 for each value of a support arc's two
 * words. Share freely.
 */
final class ExpandedScorer implements SupportScorer {

  /** How many values of heads are frequent at most, and how many of modifiers; twice as many in large supports. */
  private static final int FREQUENT = 2048;

  private static final int LARGE = 150_000;

  /** How many arcs have a frequent value at least. */
  private static final int LEAST = 8;

  private final SupportParts arcs;
  private final ArcRole heads;
  private final ArcRole modifiers;
  private final ArcChannels channels;
  private final ValuePairs pairs;
  private final double weight;
  private final TripleScores.Scorers triples;

  ExpandedScorer(Support support, TemplateKernel kernel) {
    this(support, kernel, support.size(PartShape.ARC) < LARGE ? FREQUENT : 2 * FREQUENT, LEAST);
  }

  /** A scorer with other bounds of what is frequent. */
  ExpandedScorer(Support support, TemplateKernel kernel, int most, int least) {
    weight = kernel.weight(PartShape.ARC);
    arcs = weight == 0 ? SupportParts.empty(PartShape.ARC) : support.parts(PartShape.ARC);
    heads = ArcRole.of(arcs, support.words(), 0, most, least);
    modifiers = ArcRole.of(arcs, support.words(), 1, most, least);
    channels = new ArcChannels(arcs, kernel);
    pairs = new ValuePairs(arcs, heads, modifiers, channels);
    boolean onlyArcs = support.size() == support.size(PartShape.ARC);
    triples = new TripleScores.Scorers(support, kernel, new Postings(onlyArcs ? List.of() : support.words()));
  }

  @Override
  public SupportScores scores(KernelSentence words, ArcGraph graph) {
    return new Scores(words, graph);
  }

  private final class Scores extends TripleScores {

    private final ArcSums sums;
    private final RoleMatches headWords;
    private final RoleMatches modifierWords;
    /** By arc: the channels that are known already. */
    private final BitSet[] known;

    Scores(KernelSentence words, ArcGraph graph) {
      super(words, triples);
      sums = new ArcSums(graph, channels);
      headWords = new RoleMatches(words, heads, arcs.size());
      modifierWords = new RoleMatches(words, modifiers, arcs.size());
      known = new BitSet[graph.arcCount()];
    }

    @Override
    public double arc(int head, int modifier, int label) {
      int arc = sums.graph().arc(head, modifier);
      int channel = channels.label(label);
      if (known[arc] == null) {
        known[arc] = new BitSet(channels.count());
        addRare(head, modifier, sums.row(arc));
        addPairs(arc, channel, channel);
      } else if (!known[arc].get(channel)) {
        addPairs(arc, 1, channels.labelCount());
      }
      return weight * sums.score(head, modifier, label);
    }

    /** Adds pairs of frequent values: the labels from one to another, and the channels that every label needs. */
    private void addPairs(int arc, int firstLabel, int lastLabel) {
      int h = sums.graph().head(arc);
      int m = sums.graph().modifier(arc);
      BitSet wanted = new BitSet(channels.count());
      wanted.set(firstLabel, lastLabel + 1);
      wanted.set(0);
      wanted.set(channels.distance(m - h));
      wanted.set(channels.length(m - h));
      wanted.andNot(known[arc]);
      known[arc].or(wanted);
      pairs.add(headWords.frequent(h), modifierWords.frequent(m), wanted, sums.sums(), sums.row(arc));
    }

    /** Adds the support arcs that share rare values: of the head with any, of the modifier with frequent ones. */
    private void addRare(int head, int modifier, int row) {
      RoleMatches.RareMatches ofHead = headWords.rare(head);
      RoleMatches.RareMatches ofModifier = modifierWords.rare(modifier);
      headWords.moveTo(head);
      modifierWords.moveTo(modifier);
      for (int i = 0; i < ofHead.size(); i++) {
        int arc = ofHead.arc(i);
        int others = modifierWords.frequentMatches(arcs.word(1, arc)) + modifierWords.rareMatches(arc);
        addPart(arc, ofHead.count(i) * others, row);
      }
      for (int i = 0; i < ofModifier.size(); i++) {
        int arc = ofModifier.arc(i);
        addPart(arc, ofModifier.count(i) * headWords.frequentMatches(arcs.word(0, arc)), row);
      }
    }

    private void addPart(int arc, int matches, int row) {
      if (matches != 0) {
        channels.add(arc, arcs.coefficient(arc) * matches, sums.sums(), row);
      }
    }
  }
}
