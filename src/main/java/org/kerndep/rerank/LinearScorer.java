package org.kerndep.rerank;

import java.util.Collections;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.EncodedSentence;
import org.kerndep.data.KBestList;
import org.kerndep.feature.PartFeatures;
import org.kerndep.feature.SparseVector;
import org.kerndep.feature.TemplateSet;
import org.kerndep.feature.WeightTable;
import org.kerndep.part.Part;
import org.kerndep.part.PartShape;
import org.kerndep.part.Parts;

/** The features of whole trees, first to third order. Scratch of one thread. */
public final class LinearScorer {

  /** The parts whose features count. */
  private static final Set<PartShape> SHAPES = Collections.unmodifiableSet(EnumSet.of(PartShape.ARC, PartShape.SIBLING,
      PartShape.GRANDPARENT, PartShape.GRAND_SIBLING, PartShape.TRI_SIBLING));

  private final PartFeatures features;

  public LinearScorer(TemplateSet templates) {
    this.features = new PartFeatures(templates, SHAPES);
  }

  /** The scores of a sentence's trees in their order; each distinct part is scored once. */
  public double[] scores(EncodedSentence x, KBestList list, WeightTable weights) {
    Map<Part, Double> known = new HashMap<>();
    double[] sums = new double[list.size()];
    for (int rank = 0; rank < sums.length; rank++) {
      int tree = rank;
      Parts.visit(list.get(rank).tree(), SHAPES, (shape, outer, head, sibling, modifier) ->
          sums[tree] += known.computeIfAbsent(new Part(shape, outer, head, sibling, modifier),
              p -> features.score(x, p.shape(), p.outer(), p.head(), p.sibling(), p.modifier(), weights)));
    }
    return sums;
  }

  /** The features of one tree minus those of another. */
  public SparseVector difference(EncodedSentence x, DependencyTree tree, DependencyTree other, WeightTable weights) {
    SparseVector.Builder delta = new SparseVector.Builder();
    Parts.visitOnlyIn(tree, other, SHAPES, (shape, outer, head, sibling, modifier) ->
        features.add(x, shape, outer, head, sibling, modifier, 1, weights, delta));
    Parts.visitOnlyIn(other, tree, SHAPES, (shape, outer, head, sibling, modifier) ->
        features.add(x, shape, outer, head, sibling, modifier, -1, weights, delta));
    return delta.build();
  }
}
