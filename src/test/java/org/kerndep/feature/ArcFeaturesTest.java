package org.kerndep.feature;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import it.unimi.dsi.fastutil.longs.Long2ObjectOpenHashMap;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.kerndep.Examples;
import org.kerndep.data.EncodedSentence;
import org.kerndep.data.Layer;
import org.kerndep.data.ParsedSentence;
import org.kerndep.data.Treebank;
import org.kerndep.data.Vocabulary;
import org.kerndep.data.WordKnowledge;

class ArcFeaturesTest {

  private final Treebank treebank = Examples.read(Examples.ENGLISH_TRAIN);
  private final Vocabulary vocabulary = new Vocabulary.Builder(1).addAll(treebank).build();

  /** Scoring takes short cuts (sums per word, shared cache lines); adding up an arc's features does not. */
  @Test
  void scoresEqualTheDotProductWithAllFeatures() {
    ArcFeatures features = new ArcFeatures(TemplateSet.standard().knownBy(WordKnowledge.NONE));
    WeightTable weights = randomWeights();
    for (ParsedSentence s : treebank.sentences().subList(0, 10)) {
      EncodedSentence x = vocabulary.encode(s.sentence());
      double[] scores = features.scores(x, weights);
      for (int h = 0; h <= x.size(); h++) {
        for (int m = 1; m <= x.size(); m++) {
          if (h != m) {
            assertThat(scores[h * (x.size() + 1) + m]).isCloseTo(vector(features, x, h, m).dot(weights), within(1e-3));
          }
        }
      }
    }
  }

  private static SparseVector vector(ArcFeatures features, EncodedSentence x, int h, int m) {
    SparseVector.Builder builder = new SparseVector.Builder();
    features.add(x, h, m, 1, randomWeights(), builder);
    return builder.build();
  }

  private static WeightTable randomWeights() {
    WeightTable weights = new WeightTable(14, 0);
    SplittableRandom random = new SplittableRandom(17);
    for (int i = 0; i < weights.size(); i++) {
      weights.set(i, (float) random.nextDouble(-1, 1));
    }
    return weights;
  }

  @Test
  void directionAndDistanceFireBesideThePlainFeature() {
    EncodedSentence x = vocabulary.encode(treebank.sentences().get(0).sentence());
    ArcFeatures once = new ArcFeatures(TemplateSet.parse("prune h.pos m.pos\narc bias\nlabel bias"));
    ArcFeatures twice = new ArcFeatures(TemplateSet.parse("prune h.pos m.pos dd?\narc bias\nlabel bias"));
    assertThat(vector(once, x, 1, 2).size()).isEqualTo(1);
    SparseVector both = vector(twice, x, 1, 2);
    assertThat(both.size()).isEqualTo(2);
    assertThat(both.index(0) >> 4).isEqualTo(both.index(1) >> 4);
  }

  /** Different features must have different keys: one lost component would train and parse without any error. */
  @Test
  void keysOfDifferentValuesDiffer() {
    List<Template> templates = TemplateSet.parse("prune bias\narc h-1.form h.form m.form m+1.lemma\nlabel bias")
        .templates(TemplateSet.Section.ARC);
    TemplateEvaluator evaluator = new TemplateEvaluator(TemplateSet.Section.ARC, templates);
    Long2ObjectOpenHashMap<String> seen = new Long2ObjectOpenHashMap<>();
    KeyBuffer keys = new KeyBuffer();
    for (ParsedSentence s : treebank.sentences()) {
      EncodedSentence x = vocabulary.encode(s.sentence());
      for (int h = 2; h <= x.size(); h++) {
        for (int m = 1; m < x.size(); m++) {
          if (Math.abs(h - m) > 1) {
            keys.clear();
            evaluator.place(Atom.Role.HEAD, h).place(Atom.Role.MODIFIER, m).evaluate(x, Distance.code(h, m), keys);
            String values = x.value(Layer.FORM, h - 1) + " " + x.value(Layer.FORM, h) + " "
                + x.value(Layer.FORM, m) + " " + x.value(Layer.LEMMA, m + 1);
            String before = seen.put(keys.once.get(0), values);
            assertThat(before == null || before.equals(values)).as("%s and %s share a key", before, values).isTrue();
          }
        }
      }
    }
    assertThat(seen).hasSizeGreaterThan(5000);
  }
}
