package org.kerndep.kernel.property;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.kerndep.data.WordKnowledge;

/**
 * A property of a word: the values of one or more slots together. Where a slot has several values, each is a property
 * of its own.
 *
 * @param slots at least one, in the order of the text
 */
record WordProperty(List<PropertySlot> slots) {

  WordProperty {
    slots = List.copyOf(slots);
    if (slots.isEmpty()) {
      throw new IllegalArgumentException("a word property needs at least one layer");
    }
    if (slots.stream().distinct().count() < slots.size()) {
      throw new IllegalArgumentException("a layer occurs twice in '" + text(slots) + "'");
    }
  }

  static WordProperty parse(String text) {
    return new WordProperty(Arrays.stream(text.split("\\s+")).map(PropertySlot::parse).toList());
  }

  /** The property where so much is known of words; none if it is of classes and there are none. */
  Optional<WordProperty> knownBy(WordKnowledge knowledge) {
    List<PropertySlot> known = slots.stream()
        .flatMap(slot -> slot.layer().knownBy(knowledge).map(layer -> new PropertySlot(layer, slot.offset())).stream())
        .toList();
    return known.size() < slots.size()
        ? Optional.empty()
        : Optional.of(new WordProperty(known.stream().distinct().toList()));
  }

  /** Values of the slots for readers. */
  String words(List<String> values) {
    return IntStream.range(0, slots.size()).mapToObj(i -> slots.get(i).words(values.get(i)))
        .collect(Collectors.joining(" and "));
  }

  private static String text(List<PropertySlot> slots) {
    return slots.stream().map(PropertySlot::toString).collect(Collectors.joining(" "));
  }

  @Override
  public String toString() {
    return text(slots);
  }
}
