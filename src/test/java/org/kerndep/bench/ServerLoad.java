package org.kerndep.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;

/**
 * How much a server at this machine answers, how fast, and what it does with more. Not a JMH benchmark: the server
 * runs in a process of its own.
 *
 * <pre>{@code
 * ./kerndep serve --threads 2 --no-request-log &
 * java -cp target/test-classes org.kerndep.bench.ServerLoad 8080 CONNECTIONS SECONDS [REQUESTS_PER_SECOND [PROCESS]]
 * java -cp target/test-classes org.kerndep.bench.ServerLoad sentences FILE COPIES
 * }</pre>
 *
 * <p>Without a rate, every connection asks again as soon as it is answered. With one, requests begin at their times
 * whatever the answers do, and waiting counts; a server that is to be overloaded needs more connections than requests
 * that it works on and lets wait. With the process of the server, it collects its garbage twenty times, at most every
 * ten seconds, and the heap that is left is printed; the times of answers are then longer.
 *
 * <p>Each sentence of 20 words must get the same bytes every time. The exit code is 1 if there were other answers than
 * 200, 429 and 503, broken connections or different bytes.
 */
public final class ServerLoad {

  private static final String[] WHO = {"The old gardener who lived near the river",
      "My youngest sister and her quiet friend Paula", "Several tired nurses from the small northern hospital",
      "A famous painter whom nobody here had met"};
  private static final String[] DID = {"gave the children", "sold the teachers", "showed the visitors",
      "promised the neighbours"};
  private static final String[] WHAT = {"two red apples from the tree", "a long letter about the war",
      "some very good books about birds", "an empty house on the hill"};
  private static final String END = "last week.";
  private static final int WORDS = 20;
  private static final Set<Integer> RIGHT = Set.of(200, 429, 503);
  private static final long SHORTEST_STEP = TimeUnit.SECONDS.toNanos(10);
  private static final int STEPS = 20;
  /** Before a client connects again. */
  private static final long PAUSE = TimeUnit.MILLISECONDS.toNanos(100);

  /** What one connection has seen. */
  private static final class Seen {
    private final Map<Integer, Long> statuses = new TreeMap<>();
    private final List<Long> micros = new ArrayList<>();
    private long broken;
  }

  private final int port;
  /** That of the server; 0 if it is not known. */
  private final long process;
  private final List<byte[]> requests = new ArrayList<>();
  private final Map<Integer, byte[]> answers = new ConcurrentHashMap<>();
  private final AtomicLong different = new AtomicLong();
  private final AtomicLong next = new AtomicLong();

  private ServerLoad(int port, long process) {
    this.port = port;
    this.process = process;
    sentences().forEach(sentence -> requests.add(LoadConnection.parseRequest(sentence)));
  }

  static List<String> sentences() {
    List<String> all = new ArrayList<>();
    for (String who : WHO) {
      for (String did : DID) {
        for (String what : WHAT) {
          all.add(String.join(" ", who, did, what, END));
        }
      }
    }
    return all;
  }

  public static void main(String[] arguments) throws Exception {
    if (arguments[0].equals("sentences")) {
      String text = String.join("\n\n", sentences()) + "\n\n";
      Files.writeString(Path.of(arguments[1]), text.repeat(Integer.parseInt(arguments[2])));
      return;
    }
    double rate = arguments.length > 3 ? Double.parseDouble(arguments[3]) : 0;
    long process = arguments.length > 4 ? Long.parseLong(arguments[4]) : 0;
    if (!new ServerLoad(Integer.parseInt(arguments[0]), process)
        .run(Integer.parseInt(arguments[1]), Double.parseDouble(arguments[2]), rate)) {
      System.exit(1);
    }
  }

  /** Whether all answers were right. */
  private boolean run(int connections, double seconds, double rate) throws IOException, InterruptedException {
    List<Seen> seen = new ArrayList<>();
    List<Thread> threads = new ArrayList<>();
    long begun = System.nanoTime();
    long end = begun + (long) (seconds * 1e9);
    for (int i = 0; i < connections; i++) {
      Seen own = new Seen();
      seen.add(own);
      Thread thread = new Thread(() -> ask(own, begun, end, rate));
      thread.start();
      threads.add(thread);
    }
    if (process != 0) {
      watchHeap(begun, end);
    }
    for (Thread thread : threads) {
      thread.join();
    }
    return print(seen, (System.nanoTime() - begun) / 1e9);
  }

  private void watchHeap(long begun, long end) throws IOException, InterruptedException {
    ServerState state = new ServerState(port, process);
    long step = Math.max(SHORTEST_STEP, (end - begun) / STEPS);
    for (long at = begun + step; at <= end; at += step) {
      TimeUnit.NANOSECONDS.sleep(at - System.nanoTime());
      System.out.printf("%.0f s: heap floor %.1f MB%n", (at - begun) / 1e9, state.heapFloorBytes() / 1e6);
    }
  }

  private void ask(Seen seen, long begun, long end, double rate) {
    while (System.nanoTime() < end) {
      try (LoadConnection connection = new LoadConnection(port)) {
        while (System.nanoTime() < end) {
          long number = next.getAndIncrement();
          long planned = rate == 0 ? System.nanoTime() : begun + (long) (number / rate * 1e9);
          for (long now = System.nanoTime(); now < planned; now = System.nanoTime()) {
            LockSupport.parkNanos(planned - now);
          }
          int sentence = (int) (number % requests.size());
          LoadConnection.Answer answer = connection.ask(requests.get(sentence));
          seen.statuses.merge(answer.status(), 1L, Long::sum);
          if (answer.status() == 200) {
            seen.micros.add((System.nanoTime() - planned) / 1000);
            if (!Arrays.equals(answers.computeIfAbsent(sentence, s -> answer.body()), answer.body())) {
              different.incrementAndGet();
            }
          }
        }
      } catch (IOException e) {
        seen.broken++;
        LockSupport.parkNanos(PAUSE);
      }
    }
  }

  private boolean print(List<Seen> seen, double seconds) {
    Map<Integer, Long> statuses = new TreeMap<>();
    List<Long> micros = new ArrayList<>();
    long broken = 0;
    for (Seen one : seen) {
      one.statuses.forEach((status, count) -> statuses.merge(status, count, Long::sum));
      micros.addAll(one.micros);
      broken += one.broken;
    }
    Collections.sort(micros);
    System.out.printf("%.1f s, answers by status %s, broken connections %d, different bytes %d%n", seconds, statuses,
        broken, different.get());
    if (!micros.isEmpty()) {
      System.out.printf("%.0f requests/s, %.0f words/s, median %.1f ms, p99 %.1f ms, most %.1f ms%n",
          micros.size() / seconds, WORDS * micros.size() / seconds, micros.get(micros.size() / 2) / 1e3,
          micros.get(micros.size() * 99 / 100) / 1e3, micros.get(micros.size() - 1) / 1e3);
    }
    return broken == 0 && different.get() == 0 && RIGHT.containsAll(statuses.keySet());
  }
}
