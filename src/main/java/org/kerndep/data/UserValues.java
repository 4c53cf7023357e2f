package org.kerndep.data;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * What a word has in layers that users name by a path, such as {@code NamedEntity/value}: any number of different
 * values in each. Immutable; share freely.
 */
public final class UserValues {

  /** No values at all. */
  public static final UserValues NONE = new UserValues(Map.of());

  private final Map<String, List<String>> values;

  private UserValues(Map<String, List<String>> values) {
    this.values = Map.copyOf(values);
  }

  /** Values by the path of their layer. Those that are null, empty or {@link Word#ABSENT} are left out. */
  public static UserValues of(Map<String, ? extends Collection<String>> values) {
    Map<String, List<String>> present = new HashMap<>();
    values.forEach((path, all) -> {
      List<String> some = all.stream().filter(UserValues::isPresent).distinct().toList();
      if (!some.isEmpty()) {
        present.put(path, some);
      }
    });
    return present.isEmpty() ? NONE : new UserValues(present);
  }

  private static boolean isPresent(String value) {
    return value != null && !value.isEmpty() && !value.equals(Word.ABSENT);
  }

  /** The values in a layer, none if it has none. */
  public List<String> of(String path) {
    return values.getOrDefault(path, List.of());
  }

  /** The layers in which there are values, in alphabetical order. */
  public Set<String> paths() {
    return new TreeSet<>(values.keySet());
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof UserValues that && values.equals(that.values);
  }

  @Override
  public int hashCode() {
    return values.hashCode();
  }

  @Override
  public String toString() {
    return values.toString();
  }
}
