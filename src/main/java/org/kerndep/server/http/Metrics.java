package org.kerndep.server.http;

import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.DoubleSupplier;

/** Counts what the server does and tells it in the text format of Prometheus. Shared freely by threads. */
public final class Metrics {

  /** The content type of the text. */
  public static final String TYPE = "text/plain; version=0.0.4; charset=utf-8";

  private static final double[] SECONDS = {0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30};
  private static final String REQUESTS = "kerndep_requests_total";
  private static final String DURATION = "kerndep_request_seconds";

  /** How long requests took, by upper bounds. */
  private static final class Histogram {
    private final LongAdder[] counts = new LongAdder[SECONDS.length + 1];
    private final LongAdder nanos = new LongAdder();

    Histogram() {
      for (int i = 0; i < counts.length; i++) {
        counts[i] = new LongAdder();
      }
    }

    void add(long time) {
      int bucket = 0;
      while (bucket < SECONDS.length && time > SECONDS[bucket] * 1e9) {
        bucket++;
      }
      counts[bucket].increment();
      nanos.add(time);
    }
  }

  private record Gauge(String help, String type, DoubleSupplier value) {}

  private final Map<String, LongAdder> requests = new ConcurrentSkipListMap<>();
  private final Map<String, Histogram> durations = new ConcurrentSkipListMap<>();
  private final Map<String, Gauge> gauges = new ConcurrentSkipListMap<>();

  /** Adds a value that goes up and down. */
  public void gauge(String name, String help, DoubleSupplier value) {
    gauges.put(name, new Gauge(help, "gauge", value));
  }

  /** Adds a value that only grows. */
  public LongAdder counter(String name, String help) {
    LongAdder counter = new LongAdder();
    gauges.put(name, new Gauge(help, "counter", counter::sum));
    return counter;
  }

  /** Counts an answered request. */
  void answered(String path, int status, long nanos) {
    requests.computeIfAbsent("path=\"" + path + "\",status=\"" + status + "\"", key -> new LongAdder()).increment();
    durations.computeIfAbsent("path=\"" + path + "\"", key -> new Histogram()).add(nanos);
  }

  /** All of it. */
  public String text() {
    StringBuilder out = new StringBuilder();
    head(out, REQUESTS, "Answered requests.", "counter");
    requests.forEach((labels, count) -> line(out, REQUESTS, labels, count.sum()));
    head(out, DURATION, "Time from a request's headers to its answer.", "histogram");
    durations.forEach((labels, histogram) -> write(out, labels, histogram));
    gauges.forEach((name, gauge) -> {
      head(out, name, gauge.help, gauge.type);
      line(out, name, "", gauge.value.getAsDouble());
    });
    return out.toString();
  }

  private static void write(StringBuilder out, String labels, Histogram histogram) {
    long sum = 0;
    for (int i = 0; i < histogram.counts.length; i++) {
      sum += histogram.counts[i].sum();
      String bound = i < SECONDS.length ? number(SECONDS[i]) : "+Inf";
      line(out, DURATION + "_bucket", labels + ",le=\"" + bound + "\"", sum);
    }
    line(out, DURATION + "_sum", labels, histogram.nanos.sum() / 1e9);
    line(out, DURATION + "_count", labels, sum);
  }

  private static void head(StringBuilder out, String name, String help, String type) {
    out.append("# HELP ").append(name).append(' ').append(help).append('\n')
        .append("# TYPE ").append(name).append(' ').append(type).append('\n');
  }

  private static void line(StringBuilder out, String name, String labels, double value) {
    out.append(name).append(labels.isEmpty() ? "" : "{" + labels + "}").append(' ').append(number(value)).append('\n');
  }

  private static String number(double value) {
    return value == Math.rint(value) && Math.abs(value) < 1e15 ? Long.toString((long) value)
        : String.format(Locale.ROOT, "%.6f", value).replaceFirst("0+$", "");
  }
}
