package org.kerndep.feature;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.stream.LongStream;
import org.kerndep.data.EncodedSentence;
import org.kerndep.part.PartShape;
import org.kerndep.part.Parts;

/** The features of arcs as keys, by the templates of section {@code arc}. Scratch of one thread. */
public final class ArcKeys {

  private static final long CODE_SEED = 0xA0761D6478BD642FL;

  private final PartFeatures features;

  public ArcKeys(TemplateSet templates) {
    this.features = new PartFeatures(templates, EnumSet.of(PartShape.ARC));
  }

  /** The keys of an arc's features, ascending; a feature that fires twice has two. */
  public long[] of(EncodedSentence x, int head, int modifier) {
    int code = features.evaluate(x, PartShape.ARC, Parts.NONE, head, Parts.NONE, modifier);
    KeyBuffer.Keys once = features.keys().once;
    KeyBuffer.Keys twice = features.keys().twice;
    long[] keys = new long[once.size() + 2 * twice.size()];
    int next = 0;
    for (int i = 0; i < once.size(); i++) {
      keys[next++] = once.get(i);
    }
    for (int i = 0; i < twice.size(); i++) {
      keys[next++] = twice.get(i);
      keys[next++] = TemplateEvaluator.mix(twice.get(i) + code * CODE_SEED);
    }
    Arrays.sort(keys);
    return LongStream.of(keys).distinct().toArray();
  }
}
