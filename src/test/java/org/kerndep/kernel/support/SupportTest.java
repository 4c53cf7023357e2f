package org.kerndep.kernel.support;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.kerndep.kernel.KernelArc;
import org.kerndep.kernel.KernelPart;
import org.kerndep.kernel.RandomParts;
import org.kerndep.kernel.property.KernelWord;
import org.kerndep.part.PartShape;

class SupportTest {

  private final RandomParts random = new RandomParts(new Random(3), 4, 3, 3);

  @Test
  void equalPartsAreMergedAndZerosDropped() {
    KernelPart kept = random.part(PartShape.ARC);
    KernelPart dropped = random.part(PartShape.SIBLING);
    KernelPart twin = new KernelPart(kept.shape(), kept.words(), kept.arcs());
    Support support = new Support.Builder().add(kept, 1).add(dropped, 0.5).add(twin, 2).add(dropped, -0.5).build();
    assertThat(lines(support)).containsExactly(kept + " 3.0");
    assertThat(support.size()).isEqualTo(1);
    assertThat(support.size(PartShape.SIBLING)).isZero();
    assertThat(support.words()).containsAll(kept.words()).hasSizeBetween(1, 2);
  }

  @Test
  void orderOfArrivalDoesNotMatter() {
    List<KernelPart> parts = new ArrayList<>(Stream.generate(random::part).limit(200).distinct().toList());
    Support.Builder straight = new Support.Builder();
    parts.forEach(part -> straight.add(part, part.arcs().size()));
    Collections.shuffle(parts, new Random(4));
    Support.Builder shuffled = new Support.Builder();
    parts.forEach(part -> shuffled.add(part, part.arcs().size()));
    assertThat(lines(shuffled.build())).hasSize(parts.size()).isEqualTo(lines(straight.build()));
  }

  @Test
  void partsAreOrderedByShapeLabelAndDistance() {
    Support.Builder builder = new Support.Builder();
    Stream.generate(random::part).limit(200).forEach(part -> builder.add(part, 1));
    List<List<Integer>> keys = new ArrayList<>();
    builder.build().forEach((part, coefficient) -> keys.add(List.of(part.shape().ordinal(),
        part.arcs().get(0).label() + 1, part.arcs().get(0).distance())));
    assertThat(keys).isSortedAccordingTo((a, b) -> {
      int first = 0;
      while (first < 2 && a.get(first).equals(b.get(first))) {
        first++;
      }
      return a.get(first).compareTo(b.get(first));
    });
  }

  @Test
  void valuesInUseAreNumberedAnew() {
    Support.Builder builder = new Support.Builder();
    builder.add(random.part(PartShape.ARC), 1).add(random.part(PartShape.ARC), -1);
    Support support = builder.build();
    Support again = support.renumbered(support.values());
    assertThat(again.size()).isEqualTo(2);
    assertThat(again.values().size()).isEqualTo(support.values().size());
    assertThat(again.values().lastInt()).isEqualTo(again.values().size() - 1);
    for (int i = 0; i < support.words().size(); i++) {
      for (int j = 0; j < support.words().size(); j++) {
        assertThat(again.words().get(i).matches(again.words().get(j)))
            .isEqualTo(support.words().get(i).matches(support.words().get(j)));
      }
    }
  }

  @Test
  void rejectsCoefficientsThatAreNoNumbers() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Support.Builder().add(random.part(), Double.NaN));
  }

  @Test
  void partsInOrderMakeTheSameSupport() {
    Support.Builder builder = new Support.Builder();
    Stream.generate(random::part).limit(200).forEach(part -> builder.add(part, 1));
    Support support = builder.build();
    Support again = Support.ofOrdered(support.words(), rows(support));
    assertThat(again.words()).isEqualTo(support.words());
    assertThat(lines(again)).isEqualTo(lines(support));
  }

  @Test
  void rejectsPartsThatAreSaidToBeInOrderAndAreNot() {
    Support.Builder builder = new Support.Builder();
    Stream.generate(() -> random.part(PartShape.ARC)).limit(5).forEach(part -> builder.add(part, 1));
    Support support = builder.build();
    List<SupportRow> rows = rows(support);
    SupportRow last = rows.get(rows.size() - 1);
    assertRejected(support.words(), reversed(rows), "parts of the support occur twice or are out of order");
    assertRejected(support.words(), plus(rows, last), "parts of the support occur twice or are out of order");
    assertRejected(reversed(support.words()), rows, "words of the support occur twice or are out of order");
    assertRejected(support.words(), rows.subList(0, 1), "a word of the support is in none of its parts");
    assertRejected(support.words().subList(0, 1), rows, "of 1");
    assertRejected(support.words(), plus(rows.subList(0, rows.size() - 1),
        new SupportRow(last.shape(), last.words(), last.arcs(), 0)), "coefficient 0");
  }

  private static void assertRejected(List<KernelWord> words, List<SupportRow> rows, String problem) {
    assertThatIllegalArgumentException().isThrownBy(() -> Support.ofOrdered(words, rows))
        .withMessageContaining(problem);
  }

  @Test
  void rejectsRowsThatAreNoParts() {
    List<KernelArc> arcs = random.part(PartShape.ARC).arcs();
    assertThatIllegalArgumentException().isThrownBy(() -> new SupportRow(PartShape.ARC, new int[3], arcs, 1));
    assertThatIllegalArgumentException().isThrownBy(() -> new SupportRow(PartShape.SIBLING, new int[3], arcs, 1));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new SupportRow(PartShape.ARC, new int[2], arcs, Double.NaN));
  }

  private static List<SupportRow> rows(Support support) {
    List<SupportRow> rows = new ArrayList<>();
    support.forEach((part, coefficient) -> rows.add(new SupportRow(part.shape(),
        part.words().stream().mapToInt(support.words()::indexOf).toArray(), part.arcs(), coefficient)));
    return rows;
  }

  private static <T> List<T> reversed(List<T> list) {
    List<T> reversed = new ArrayList<>(list);
    Collections.reverse(reversed);
    return reversed;
  }

  private static List<SupportRow> plus(List<SupportRow> rows, SupportRow row) {
    return Stream.concat(rows.stream(), Stream.of(row)).toList();
  }

  private static List<String> lines(Support support) {
    List<String> lines = new ArrayList<>();
    support.forEach((part, coefficient) -> lines.add(part + " " + coefficient));
    return lines;
  }
}
