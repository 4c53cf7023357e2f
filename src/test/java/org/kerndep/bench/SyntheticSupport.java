package org.kerndep.bench;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import org.kerndep.kernel.KernelArc;
import org.kerndep.kernel.KernelPart;
import org.kerndep.kernel.TemplateKernel;
import org.kerndep.kernel.property.ArcProperty;
import org.kerndep.kernel.property.KernelSentence;
import org.kerndep.kernel.property.KernelWord;
import org.kerndep.kernel.support.Support;
import org.kerndep.part.PartShape;

/**
 * Supports and sentences like those of a treebank with rich morphology: 20,000 word types that follow Zipf's law, 40
 * tags, 12 coarse tags, 9 morphological attributes of which a word has four on average, and the paper's properties.
 */
final class SyntheticSupport {

  static final int LABELS = 40;

  private static final int FORMS = 20_000;
  private static final int TAGS = 40;
  private static final int COARSE_TAGS = 12;
  private static final int ATTRIBUTES = 9;
  private static final int RANGE = 1 << 20;

  private final SplittableRandom random;
  private final double[] formShares = zipf(FORMS);
  private final double[] labelShares = zipf(LABELS);
  private final Numbering numbering = new Numbering();

  /** A word type's tag and features; the same word has the same ones nearly always. */
  private record Type(int form, int tag, int[] features) {}

  SyntheticSupport(long seed) {
    random = new SplittableRandom(seed);
  }

  static TemplateKernel kernel() {
    return new TemplateKernel(Set.of(ArcProperty.LABEL, ArcProperty.DISTANCE, ArcProperty.ANY),
        Map.of(PartShape.ARC, 1.0));
  }

  /** Arcs in pairs with a common modifier, one with a positive, one with a negative coefficient. */
  Support support(int size) {
    Support.Builder builder = new Support.Builder();
    for (int added = 0; added < size; ) {
      int words = 10 + random.nextInt(20);
      KernelSentence sentence = sentence(words);
      for (int pair = 0; pair < 3 && added < size; pair++, added += 2) {
        int modifier = 1 + random.nextInt(words);
        double coefficient = random.nextDouble(0.001, 0.01);
        builder.add(arc(sentence, words, modifier), coefficient);
        builder.add(arc(sentence, words, modifier), -coefficient);
      }
    }
    return builder.build();
  }

  private KernelPart arc(KernelSentence sentence, int words, int modifier) {
    int head = modifier;
    while (head == modifier || head < 0 || head > words) {
      int distance = 1 + (int) (words * Math.pow(random.nextDouble(), 3));
      head = random.nextBoolean() ? modifier - distance : modifier + distance;
    }
    return new KernelPart(PartShape.ARC, List.of(sentence.word(head), sentence.word(modifier)),
        List.of(new KernelArc(draw(labelShares), modifier - head)));
  }

  /** Words in a row, with their neighbours. */
  KernelSentence sentence(int words) {
    List<Type> types = new ArrayList<>();
    types.add(new Type(FORMS, TAGS, new int[0]));
    for (int m = 1; m <= words; m++) {
      types.add(type(draw(formShares)));
    }
    types.add(new Type(FORMS + 1, TAGS + 1, new int[0]));
    List<KernelWord> encoded = new ArrayList<>();
    for (int position = 0; position <= words; position++) {
      encoded.add(word(types, position));
    }
    return new KernelSentence(encoded);
  }

  private Type type(int form) {
    SplittableRandom own = new SplittableRandom(form);
    int tag = random.nextInt(20) == 0 ? random.nextInt(TAGS) : (int) (TAGS * Math.pow(own.nextDouble(), 2));
    int[] features = new int[ATTRIBUTES];
    for (int i = 0; i < ATTRIBUTES; i++) {
      features[i] = own.nextInt(9) < 4 ? 1 + own.nextInt(3) : 0;
    }
    return new Type(form, tag, features);
  }

  private KernelWord word(List<Type> types, int position) {
    IntArrayList values = new IntArrayList();
    Type own = types.get(position);
    int property = 0;
    for (int offset = -1; offset <= 1; offset++) {
      int place = position + offset;
      Type type = place < 0 ? types.get(types.size() - 1) : types.get(place);
      values.add(numbering.of(property++, type.form(), 0));
      values.add(numbering.of(property++, type.tag(), 0));
      values.add(numbering.of(property++, type.tag() % COARSE_TAGS, 0));
      values.add(numbering.of(property++, own.tag(), offset == 0 ? RANGE - 1 - own.form() : type.tag()));
    }
    for (int i = 0; i < own.features().length; i++) {
      if (own.features()[i] > 0) {
        values.add(numbering.of(property + 2 * i, own.features()[i], 0));
        values.add(numbering.of(property + 2 * i + 1, own.tag(), own.features()[i]));
      }
    }
    return new KernelWord(values);
  }

  private int draw(double[] shares) {
    int found = Arrays.binarySearch(shares, random.nextDouble());
    return Math.min(found >= 0 ? found : -found - 1, shares.length - 1);
  }

  /** The shares of the first 1, 2, ... of some things of which the r-th is as frequent as 1/r. */
  private static double[] zipf(int size) {
    double[] shares = new double[size];
    double sum = 0;
    for (int r = 0; r < size; r++) {
      sum += 1.0 / (r + 1);
      shares[r] = sum;
    }
    for (int r = 0; r < size; r++) {
      shares[r] /= sum;
    }
    return shares;
  }

  /** Numbers of values, in the order of their arrival. */
  private static final class Numbering {

    private final Long2IntOpenHashMap numbers =
        new Long2IntOpenHashMap();

    int of(int property, int first, int second) {
      long key = ((long) property * RANGE + first) * RANGE + second;
      return numbers.computeIfAbsent(key, k -> numbers.size());
    }
  }
}
