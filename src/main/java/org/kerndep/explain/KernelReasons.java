package org.kerndep.explain;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.kerndep.data.Sentence;
import org.kerndep.explain.Reason.Arc;
import org.kerndep.kernel.KernelPart;
import org.kerndep.kernel.KernelParts;
import org.kerndep.kernel.LabelledPart;
import org.kerndep.kernel.TemplateKernel;
import org.kerndep.kernel.support.PartCombinations;
import org.kerndep.kernel.support.PartCombinations.Combination;
import org.kerndep.kernel.support.PartCombinations.Composition;
import org.kerndep.kernel.support.PartCombinations.Learnt;
import org.kerndep.part.ArcGraph;
import org.kerndep.rerank.KernelExpansion;

/** What a kernel of parts says: by combinations of properties, and by the parts that it has learnt. Share freely. */
final class KernelReasons {

  /** So many combinations of a part have words of their own, and so many learnt parts are named. */
  private static final int STRONGEST = 12;

  private final KernelExpansion expansion;
  private final Source source;
  private final KernelWords words;
  /** Empty for kernels of which no more is known than their values. */
  private final Optional<PartCombinations> combinations;

  KernelReasons(KernelExpansion expansion, Source source) {
    this.expansion = expansion;
    this.source = source;
    this.words = new KernelWords(expansion);
    this.combinations = expansion.kernel() instanceof TemplateKernel template
        ? Optional.of(new PartCombinations(expansion.support(), template)) : Optional.empty();
  }

  /** Some parts of a sentence as the kernel sees them. */
  private final class Seen {

    private final Sentence sentence;
    private final Map<LabelledPart, KernelPart> parts = new LinkedHashMap<>();

    Seen(Sentence sentence, List<LabelledPart> labelled) {
      this.sentence = sentence;
      KernelParts made = new KernelParts(expansion.values().encode(sentence), expansion.labels());
      labelled.forEach(part -> parts.put(part, made.part(part)));
    }

    void add(Set<LabelledPart> shared, double factor, Reasons to) {
      parts.forEach((labelled, part) -> {
        if (!shared.contains(labelled)) {
          Reasons.Group group = to.about(source, PartKinds.of(labelled.shape()), arc(labelled));
          combinations.ifPresentOrElse(of -> compose(of, labelled, part, factor, group),
              () -> group.add("all that was learnt", List.of(source.toString()), factor * score(sentence, labelled)));
        }
      });
    }
  }

  /** Adds the reasons for the parts of one tree and against those of another. */
  void add(Sentence sentence, List<LabelledPart> parts, Sentence otherSentence, List<LabelledPart> others,
      double factor, Reasons to) {
    Seen one = new Seen(sentence, parts);
    Seen two = new Seen(otherSentence, others);
    Map<LabelledPart, KernelPart> shared = new HashMap<>(one.parts);
    shared.entrySet().retainAll(two.parts.entrySet());
    one.add(shared.keySet(), factor, to);
    two.add(shared.keySet(), -factor, to);
  }

  private Arc arc(LabelledPart labelled) {
    return new Arc(labelled.part().head(), labelled.part().modifier(), words.label(labelled.label()));
  }

  private double score(Sentence sentence, LabelledPart part) {
    return expansion.scores(sentence, ArcGraph.complete(sentence.size())).score(part);
  }

  private void compose(PartCombinations of, LabelledPart labelled, KernelPart part, double factor,
      Reasons.Group group) {
    Composition composition = of.of(part, STRONGEST);
    double named = 0;
    for (Combination combination : composition.strongest()) {
      group.add(words.of(labelled, combination), factor * combination.value());
      named += combination.value();
    }
    group.addUnnamed(factor * (composition.total() - named));
    for (Learnt learnt : composition.learnt()) {
      group.learnt(words.of(learnt.part()), factor * learnt.value());
    }
    share(of, part, composition, factor, group);
  }

  private void share(PartCombinations of, KernelPart part, Composition composition, double factor,
      Reasons.Group group) {
    for (int slot = 0; slot < composition.shares().length; slot++) {
      double[] shares = composition.shares()[slot];
      for (int place = 0; place < shares.length; place++) {
        if (shares[place] != 0) {
          List<String> layers = slot < part.words().size()
              ? expansion.values().layers(part.words().get(slot).value(place))
              : List.of(KernelWords.layer(of.arcProperties().get(place)));
          double each = factor * shares[place] / layers.size();
          layers.forEach(layer -> group.share(layer, each));
        }
      }
    }
  }
}
