package org.kerndep.explain;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.kerndep.explain.Reason.Arc;
import org.kerndep.explain.Reason.Detail;

/** Collects what adds to the difference of two hypotheses; the same words for both cancel out. One thread. */
final class Reasons {

  /** So many details of a reason are kept. */
  private static final int DETAILS = 6;
  private static final int LEARNT = 3;

  private record Key(Source source, String kind, Optional<Arc> place) {}

  /** What is collected of one reason. */
  static final class Group {

    private final Map<String, Double> details = new LinkedHashMap<>();
    private final Map<String, Double> learnt = new LinkedHashMap<>();
    private final Map<String, Double> layers = new TreeMap<>();
    private double unnamed;

    /** Adds something that is seen, shared equally by the layers that it is seen in. */
    void add(String words, Collection<String> seenIn, double value) {
      details.merge(words, value, Double::sum);
      seenIn.forEach(layer -> share(layer, value / seenIn.size()));
    }

    /** Adds something that is seen, whose share of layers is told separately. */
    void add(String words, double value) {
      details.merge(words, value, Double::sum);
    }

    /** Adds what has no words. */
    void addUnnamed(double value) {
      unnamed += value;
    }

    void share(String layer, double value) {
      layers.merge(layer, value, Double::sum);
    }

    /** Adds a part that was learnt. */
    void learnt(String words, double value) {
      learnt.merge(words, value, Double::sum);
    }

    private double value() {
      return unnamed + details.values().stream().mapToDouble(value -> value).sum();
    }

    private Reason build(Key key) {
      List<Detail> sorted = sorted(details);
      List<Detail> kept = sorted.subList(0, Math.min(DETAILS, sorted.size()));
      double value = value();
      return new Reason(key.source, key.kind, key.place, value, List.copyOf(kept),
          value - kept.stream().mapToDouble(Detail::value).sum(),
          sorted(learnt).stream().limit(LEARNT).toList(), Map.copyOf(layers));
    }

    private static List<Detail> sorted(Map<String, Double> values) {
      List<Detail> all = new ArrayList<>();
      values.forEach((words, value) -> {
        if (value != 0) {
          all.add(new Detail(words, value));
        }
      });
      all.sort(Comparator.comparingDouble((Detail detail) -> -Math.abs(detail.value())));
      return all;
    }
  }

  private final Map<Key, Group> groups = new LinkedHashMap<>();

  /** The reason of a source about an arc. */
  Group about(Source source, String kind, Arc arc) {
    return groups.computeIfAbsent(new Key(source, kind, Optional.of(arc)), key -> new Group());
  }

  /** The reason of a source about the tree. */
  Group about(Source source, String kind) {
    return groups.computeIfAbsent(new Key(source, kind, Optional.empty()), key -> new Group());
  }

  /** The sum of everything. */
  double sum() {
    return groups.values().stream().mapToDouble(Group::value).sum();
  }

  /** The sum of everything, whatever its sign. */
  double absoluteSum() {
    return groups.values().stream().mapToDouble(group -> Math.abs(group.value())).sum();
  }

  /** The reasons, the strongest first. */
  List<Reason> build() {
    List<Reason> reasons = new ArrayList<>();
    groups.forEach((key, group) -> reasons.add(group.build(key)));
    reasons.removeIf(reason -> reason.value() == 0);
    reasons.sort(Comparator.comparingDouble((Reason reason) -> -Math.abs(reason.value())));
    return List.copyOf(reasons);
  }
}
