package org.kerndep.explain;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.kerndep.data.DependencyTree;

/**
 * How often layers and sources decide between two trees, and how often rightly. One decides if the chosen tree would
 * score less than the other without what it adds; rightly if the chosen tree has more right arcs than the other,
 * wrongly if it has fewer. One thread.
 */
public final class DecisionTable {

  /**
   * How often one decides.
   *
   * @param decided comparisons that would have come out otherwise without it
   * @param rightly of these, with a better tree chosen
   * @param wrongly of these, with a worse tree chosen
   * @param share its part of all that speaks for or against trees, 0 to 1
   */
  public record Row(String name, long decided, long rightly, long wrongly, double share) {

    /** How many more decisions are right than wrong. */
    public long gain() {
      return rightly - wrongly;
    }
  }

  /** Counts of one name. */
  private static final class Count {
    private long decided;
    private long rightly;
    private long wrongly;
    private double size;
  }

  private final Map<String, Count> layers = new HashMap<>();
  private final Map<String, Count> sources = new HashMap<>();
  private long compared;
  private long better;
  private long worse;

  /** What an explanation says by layer and by source: small enough to be kept until it is added. */
  public record Votes(Map<String, Double> layers, Map<String, Double> sources, double difference, int moreRight) {

    /** The votes for the preferred tree. */
    public static Votes of(Explanation explanation, DependencyTree gold) {
      Map<String, Double> layers = new TreeMap<>();
      Map<String, Double> sources = new TreeMap<>();
      for (Reason reason : explanation.reasons()) {
        reason.layers().forEach((layer, value) -> layers.merge(layer, value, Double::sum));
        sources.merge(reason.source().toString(), reason.value(), Double::sum);
      }
      return new Votes(layers, sources, explanation.difference(),
          right(explanation.preferred().tree(), gold) - right(explanation.other().tree(), gold));
    }

    private static int right(DependencyTree tree, DependencyTree gold) {
      int right = 0;
      for (int m = 1; m <= tree.size(); m++) {
        right += tree.head(m) == gold.head(m) && tree.label(m).equals(gold.label(m)) ? 1 : 0;
      }
      return right;
    }
  }

  /** Counts one comparison. */
  public void add(Votes votes) {
    compared++;
    better += votes.moreRight > 0 ? 1 : 0;
    worse += votes.moreRight < 0 ? 1 : 0;
    add(votes, votes.layers, layers);
    add(votes, votes.sources, sources);
  }

  private static void add(Votes votes, Map<String, Double> values, Map<String, Count> to) {
    values.forEach((name, value) -> {
      Count count = to.computeIfAbsent(name, n -> new Count());
      count.size += Math.abs(value);
      if (votes.difference - value < 0) {
        count.decided++;
        count.rightly += votes.moreRight > 0 ? 1 : 0;
        count.wrongly += votes.moreRight < 0 ? 1 : 0;
      }
    });
  }

  /** The layers, those that decide most often first. */
  public List<Row> layers() {
    return rows(layers);
  }

  /** The sources, those that decide most often first. */
  public List<Row> sources() {
    return rows(sources);
  }

  private static List<Row> rows(Map<String, Count> counts) {
    double all = counts.values().stream().mapToDouble(count -> count.size).sum();
    List<Row> rows = new ArrayList<>();
    counts.forEach((name, count) -> rows.add(
        new Row(name, count.decided, count.rightly, count.wrongly, all == 0 ? 0 : count.size / all)));
    rows.sort(Comparator.comparingLong(Row::decided).reversed().thenComparing(Row::name));
    return List.copyOf(rows);
  }

  /** The tables as text. */
  public String text() {
    return String.format(Locale.ROOT, "%d comparisons: the chosen tree is better in %d, worse in %d%n%n", compared,
        better, worse) + text("layer", layers()) + "\n" + text("source", sources());
  }

  private static String text(String title, List<Row> rows) {
    int width = Math.max(8, rows.stream().mapToInt(row -> row.name.length()).max().orElse(0));
    return String.format("%-" + width + "s  decides  rightly  wrongly     gain    share%n", title)
        + rows.stream().map(row -> String.format(Locale.ROOT, "%-" + width + "s  %7d  %7d  %7d  %+7d  %6.1f%%%n",
            row.name, row.decided, row.rightly, row.wrongly, row.gain(), 100 * row.share))
            .collect(Collectors.joining());
  }

  /** The tables as one JSON object on a line. */
  public String json() {
    return String.format("{\"compared\":%d,\"better\":%d,\"worse\":%d,\"layers\":[%s],\"sources\":[%s]}%n", compared,
        better, worse, json(layers()), json(sources()));
  }

  private static String json(List<Row> rows) {
    return rows.stream().map(row -> String.format(Locale.ROOT,
        "{\"name\":\"%s\",\"decides\":%d,\"rightly\":%d,\"wrongly\":%d,\"share\":%.4f}",
        row.name.replace("\\", "\\\\").replace("\"", "\\\""), row.decided, row.rightly, row.wrongly, row.share))
        .collect(Collectors.joining(","));
  }
}
