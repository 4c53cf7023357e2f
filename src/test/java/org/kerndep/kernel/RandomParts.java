package org.kerndep.kernel;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.kerndep.kernel.property.KernelSentence;
import org.kerndep.kernel.property.KernelWord;
import org.kerndep.part.PartShape;

/** Parts with random words and arcs, some of them alike. */
public final class RandomParts {

  static final List<PartShape> SHAPES = List.of(PartShape.ARC, PartShape.SIBLING, PartShape.GRANDPARENT);

  private final Random random;
  private final int properties;
  private final int values;
  private final int labels;

  /** Words have up to {@code properties} values, each one of {@code values}; labels are numbers or unknown. */
  public RandomParts(Random random, int properties, int values, int labels) {
    this.random = random;
    this.properties = properties;
    this.values = values;
    this.labels = labels;
  }

  KernelWord word() {
    IntArrayList found = new IntArrayList();
    for (int property = 0; property < properties; property++) {
      if (random.nextInt(5) > 0) {
        found.add(property * values + random.nextInt(values));
      }
    }
    return new KernelWord(found);
  }

  KernelArc arc() {
    int length = 1 + random.nextInt(13);
    return new KernelArc(random.nextInt(labels + 1) - 1, random.nextBoolean() ? length : -length);
  }

  public KernelPart part(PartShape shape) {
    int words = KernelPart.wordCount(shape);
    return new KernelPart(shape, IntStream.range(0, words).mapToObj(i -> word()).toList(),
        IntStream.range(1, words).mapToObj(i -> arc()).toList());
  }

  public KernelPart part() {
    return part(SHAPES.get(random.nextInt(SHAPES.size())));
  }

  public KernelSentence sentence(int words) {
    return new KernelSentence(IntStream.rangeClosed(0, words).mapToObj(i -> word()).toList());
  }
}
