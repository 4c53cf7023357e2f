package org.kerndep.kernel;

import java.util.stream.IntStream;
import org.kerndep.part.ArcGraph;
import org.kerndep.part.PartShape;

/**
 * Scores arcs in a time that hardly grows with the support. A score is a sum over pairs of a head's and a modifier's
 * values; those of frequent values are added up beforehand, and only support arcs that share a rare value are looked at
 * one by one. It takes long to make and much memory: 12 bytes for each label and distance of a pair of frequent values,
 * and 4 for each value of a support arc's two words. Immutable; share freely.
 */
public final class ExpandedScorer implements SupportScorer {

  /** How many values of heads are frequent at most, and how many of modifiers. */
  private static final int FREQUENT = 1024;

  /** How many arcs have a frequent value at least. */
  private static final int LEAST = 8;

  private final SupportParts arcs;
  private final TokenValues tokens;
  private final Postings headPostings;
  private final Postings modifierPostings;
  private final FrequentValues headValues;
  private final FrequentValues modifierValues;
  private final EdgeChannels channels;
  private final ValuePairs pairs;
  private final double weight;
  private final TripleScores.Scorers triples;

  public ExpandedScorer(Support support, TemplateKernel kernel) {
    this(support, kernel, FREQUENT, LEAST);
  }

  /** A scorer with other bounds of what is frequent. */
  ExpandedScorer(Support support, TemplateKernel kernel, int frequent, int least) {
    weight = kernel.weight(PartShape.ARC);
    arcs = weight == 0 ? SupportColumns.empty(PartShape.ARC) : support.parts(PartShape.ARC);
    tokens = new TokenValues(support.tokens());
    headPostings = postings(support, 0);
    modifierPostings = postings(support, 1);
    headValues = new FrequentValues(headPostings, frequent, least);
    modifierValues = new FrequentValues(modifierPostings, frequent, least);
    channels = new EdgeChannels(arcs, kernel);
    pairs = new ValuePairs(arcs, tokens, headValues, modifierValues, channels);
    triples = new TripleScores.Scorers(support, kernel);
  }

  private Postings postings(Support support, int slot) {
    return new Postings(
        IntStream.range(0, arcs.size()).mapToObj(arc -> support.tokens().get(arcs.node(slot, arc))).toList());
  }

  @Override
  public SupportScores scores(PropertySentence words, ArcGraph graph) {
    return new Scores(words, graph);
  }

  private final class Scores extends TripleScores {

    private final ArcSums sums;

    Scores(PropertySentence words, ArcGraph graph) {
      super(words, triples);
      sums = new ArcSums(graph, channels);
      int positions = words.size() + 1;
      byte[] scratch = new byte[arcs.size()];
      RareMatches[] rareHeads = new RareMatches[positions];
      RareMatches[] rareModifiers = new RareMatches[positions];
      int[][] heads = new int[positions][];
      int[][] modifiers = new int[positions][];
      for (int position = 0; position < positions; position++) {
        PropertyToken word = words.token(position);
        rareHeads[position] = new RareMatches(word, headPostings, headValues, scratch);
        rareModifiers[position] = new RareMatches(word, modifierPostings, modifierValues, scratch);
        heads[position] = headValues.places(word);
        modifiers[position] = modifierValues.places(word);
      }
      byte[] modifierMarks = new byte[tokens.valueCount()];
      byte[] headMarks = new byte[tokens.valueCount()];
      for (int m = 1; m < positions; m++) {
        mark(words.token(m), null, modifierMarks, 1);
        for (int arc = graph.firstArc(m); arc < graph.firstArc(m) + graph.headCount(m); arc++) {
          int h = graph.head(arc);
          pairs.add(heads[h], modifiers[m], sums.sums(), sums.row(arc));
          addRare(rareHeads[h], 1, modifierMarks, sums.row(arc));
          mark(words.token(h), headValues, headMarks, 1);
          addRare(rareModifiers[m], 0, headMarks, sums.row(arc));
          mark(words.token(h), headValues, headMarks, 0);
        }
        mark(words.token(m), null, modifierMarks, 0);
      }
    }

    private void mark(PropertyToken word, FrequentValues only, byte[] marks, int mark) {
      for (int i = 0; i < word.size(); i++) {
        int value = word.value(i);
        if (value < marks.length && (only == null || only.place(value) != FrequentValues.RARE)) {
          marks[value] = (byte) mark;
        }
      }
    }

    /** Adds support arcs that share rare values with one word, by how many values they share with the other. */
    private void addRare(RareMatches rare, int otherSlot, byte[] marks, int row) {
      for (int i = 0; i < rare.size(); i++) {
        int arc = rare.arc(i);
        int count = tokens.count(arcs.node(otherSlot, arc), marks);
        if (count != 0) {
          channels.add(arcs.edge(0, arc), arcs.coefficient(arc) * rare.count(i) * count, sums.sums(), row);
        }
      }
    }

    @Override
    public double arc(int head, int modifier, int label) {
      return weight * sums.score(head, modifier, label);
    }
  }
}
