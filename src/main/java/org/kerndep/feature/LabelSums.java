package org.kerndep.feature;

import it.unimi.dsi.fastutil.ints.Int2ObjectOpenHashMap;
import java.util.ArrayList;
import java.util.List;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.EncodedSentence;
import org.kerndep.part.Parts;

/**
 * The scores of an arc's labels, given the tree, under a quantised table: those of {@link LabelFeatures} as whole
 * multiples of the table's unit, which can be added up in any order. What an arc gets whatever the rest of the tree is
 * added up once for all trees of a sentence; its grandparent and sibling add their share. Scratch of one thread.
 */
public final class LabelSums {

  /** The largest relative error of one operation of {@code float}. */
  private static final double ROUNDING = 0x1p-24;

  /** What an arc gets whatever the rest of the tree. */
  private record OfArc(int[] sums, int rows) {}

  private final WeightTable weights;
  private final TemplateEvaluator ofArcs;
  private final TemplateEvaluator ofContexts;
  private final KeyBuffer keys = new KeyBuffer();
  private final FeatureRows rows = new FeatureRows();
  /** By head·(n+1)+modifier. */
  private final Int2ObjectOpenHashMap<OfArc> known = new Int2ObjectOpenHashMap<>();
  private EncodedSentence sentenceOfKnown;
  private final int[] sums;
  private int count;

  /**
   * Sums of so many labels.
   *
   * @param weights a quantised table
   */
  public LabelSums(TemplateSet templates, WeightTable weights, int labels) {
    List<Template> arcs = new ArrayList<>();
    List<Template> contexts = new ArrayList<>();
    for (Template template : templates.templates(TemplateSet.Section.LABEL)) {
      (template.usesOnly(ArcLabelFeatures.ROLES) ? arcs : contexts).add(template);
    }
    this.weights = weights;
    this.ofArcs = new TemplateEvaluator(TemplateSet.Section.LABEL, arcs);
    this.ofContexts = new TemplateEvaluator(TemplateSet.Section.LABEL, contexts);
    this.sums = new int[labels];
  }

  /** Moves to the arc into a word of a tree; the calls below speak of it. */
  public void moveTo(EncodedSentence x, DependencyTree tree, int modifier) {
    if (x != sentenceOfKnown) {
      known.clear();
      sentenceOfKnown = x;
    }
    int head = tree.head(modifier);
    OfArc ofArc = known.computeIfAbsent(head * (x.size() + 1) + modifier, arc -> ofArc(x, head, modifier));
    System.arraycopy(ofArc.sums, 0, sums, 0, sums.length);
    ofContexts.place(Atom.Role.GRANDPARENT, head == 0 ? Parts.NONE : tree.head(head))
        .place(Atom.Role.SIBLING, Parts.sibling(tree, modifier));
    count = ofArc.rows + addRows(x, ofContexts, head, modifier, sums);
  }

  private OfArc ofArc(EncodedSentence x, int head, int modifier) {
    int[] own = new int[sums.length];
    return new OfArc(own, addRows(x, ofArcs, head, modifier, own));
  }

  /** Adds the rows of some templates and gives their number. */
  private int addRows(EncodedSentence x, TemplateEvaluator templates, int head, int modifier, int[] to) {
    int distance = Distance.code(head, modifier);
    keys.clear();
    templates.place(Atom.Role.HEAD, head).place(Atom.Role.MODIFIER, modifier).evaluate(x, distance, keys);
    rows.set(keys, distance, weights);
    rows.addMultiples(weights, to);
    return rows.count();
  }

  /** The score of a label, as a multiple of the unit. */
  public int sum(int label) {
    return sums[label];
  }

  /**
   * By how much two sums must differ so that the scores of {@link LabelFeatures}, which are rounded at every step, are
   * in the same order.
   */
  public double margin() {
    return 2.1 * ROUNDING * count * count * weights.largestMultiple();
  }
}
