package org.kerndep.base;

import org.kerndep.data.DependencyTree;
import org.kerndep.data.EncodedSentence;
import org.kerndep.data.Sentence;
import org.kerndep.decode.Decoder;
import org.kerndep.feature.ArcFeatures;
import org.kerndep.feature.LabelFeatures;

/** Parses with a {@link BaseModel}: encode, score, decode, label. Cheap to make; belongs to one thread. */
public final class BaseParser {

  private final BaseModel model;
  private final ArcFeatures arcs;
  private final Decoder decoder;
  private final Labeller labeller;

  public BaseParser(BaseModel model) {
    this.model = model;
    this.arcs = new ArcFeatures(model.templates());
    this.decoder = model.decoder();
    this.labeller = new Labeller(model.labels(), new LabelFeatures(model.templates()), model.labelWeights());
  }

  /** The best labelled tree of a sentence of any length; long ones are parsed in {@linkplain Segments segments}. */
  public DependencyTree parse(Sentence sentence) {
    EncodedSentence x = model.vocabulary().encode(sentence);
    DependencyTree tree = Segments.areNeeded(sentence)
        ? Segments.of(sentence).parse(this::bestHeads)
        : bestHeads(x);
    return labeller.label(x, tree);
  }

  /** Whether a sentence is short enough to be decoded in one piece. */
  public static boolean decodesWhole(Sentence sentence) {
    return !Segments.areNeeded(sentence);
  }

  private DependencyTree bestHeads(Sentence sentence) {
    return bestHeads(model.vocabulary().encode(sentence));
  }

  private DependencyTree bestHeads(EncodedSentence x) {
    return x.size() == 0
        ? DependencyTree.unlabelled(new int[1])
        : decoder.decode(new LinearPartScores(x, arcs, model.arcWeights())).tree();
  }
}
