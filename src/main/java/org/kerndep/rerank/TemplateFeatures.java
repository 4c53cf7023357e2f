package org.kerndep.rerank;

import java.util.Collections;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.EncodedSentence;
import org.kerndep.data.Hypothesis;
import org.kerndep.data.KBestList;
import org.kerndep.data.Sentence;
import org.kerndep.data.Vocabulary;
import org.kerndep.feature.PartFeatures;
import org.kerndep.feature.SparseVector;
import org.kerndep.feature.TemplateSet;
import org.kerndep.feature.WeightTable;
import org.kerndep.part.Part;
import org.kerndep.part.PartShape;
import org.kerndep.part.Parts;

/** The features that templates of parts, first to third order, give hypotheses. Scratch of one thread. */
public final class TemplateFeatures {

  /** The parts whose features count. */
  public static final Set<PartShape> SHAPES = Collections.unmodifiableSet(EnumSet.of(PartShape.ARC, PartShape.SIBLING,
      PartShape.GRANDPARENT, PartShape.GRAND_SIBLING, PartShape.TRI_SIBLING));

  /** The parts of one sentence that have been scored. */
  private record PartMemory(EncodedSentence x, Map<Part, Double> scores) {}

  private final Vocabulary vocabulary;
  private final PartFeatures features;

  public TemplateFeatures(Vocabulary vocabulary, TemplateSet templates) {
    this.vocabulary = vocabulary;
    this.features = new PartFeatures(templates, SHAPES);
  }

  /** The scores of a list's hypotheses in their order; each distinct part of a sentence is scored once. */
  public double[] scores(KBestList list, WeightTable weights) {
    Map<Sentence, PartMemory> known = new IdentityHashMap<>();
    return list.hypotheses().stream().mapToDouble(hypothesis -> score(hypothesis.tree(),
        known.computeIfAbsent(hypothesis.sentence(), this::remember), weights)).toArray();
  }

  private PartMemory remember(Sentence sentence) {
    return new PartMemory(vocabulary.encode(sentence), new HashMap<>());
  }

  private double score(DependencyTree tree, PartMemory known, WeightTable weights) {
    double[] sum = new double[1];
    Parts.visit(tree, SHAPES, (shape, outer, head, sibling, modifier) ->
        sum[0] += known.scores.computeIfAbsent(new Part(shape, outer, head, sibling, modifier),
            p -> features.score(known.x, p.shape(), p.outer(), p.head(), p.sibling(), p.modifier(), weights)));
    return sum[0];
  }

  /** The features of one hypothesis minus those of another. */
  public SparseVector difference(Hypothesis one, Hypothesis other, WeightTable weights) {
    SparseVector.Builder delta = new SparseVector.Builder();
    EncodedSentence x = vocabulary.encode(one.sentence());
    if (one.sentence() == other.sentence()) {
      Parts.visitOnlyIn(one.tree(), other.tree(), SHAPES, adding(x, 1, weights, delta));
      Parts.visitOnlyIn(other.tree(), one.tree(), SHAPES, adding(x, -1, weights, delta));
    } else {
      Parts.visit(one.tree(), SHAPES, adding(x, 1, weights, delta));
      Parts.visit(other.tree(), SHAPES, adding(vocabulary.encode(other.sentence()), -1, weights, delta));
    }
    return delta.build();
  }

  private Parts.PartVisitor adding(EncodedSentence x, float value, WeightTable weights, SparseVector.Builder to) {
    return (shape, outer, head, sibling, modifier) ->
        features.add(x, shape, outer, head, sibling, modifier, value, weights, to);
  }
}
