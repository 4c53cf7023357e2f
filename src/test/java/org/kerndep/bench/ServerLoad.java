package org.kerndep.bench;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;

/**
 * How much a server at this machine answers, how fast, and what it does with more. Not a JMH benchmark: the server runs
 * in a process of its own.
 *
 * <pre>{@code
 * ./kerndep serve --threads 2 --no-request-log &
 * java -cp target/test-classes org.kerndep.bench.ServerLoad 8080 CONNECTIONS SECONDS [REQUESTS_PER_SECOND]
 * java -cp target/test-classes org.kerndep.bench.ServerLoad sentences FILE COPIES
 * }</pre>
 *
 * <p>Without a rate, every connection asks again as soon as it is answered. With one, requests begin at their times
 * whatever the answers do, and waiting counts. Each sentence of 20 words must get the same bytes every time.
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

  /** What one connection has seen. */
  private static final class Seen {
    private final Map<Integer, Long> statuses = new TreeMap<>();
    private final List<Long> micros = new ArrayList<>();
    private long broken;
  }

  private final int port;
  private final List<byte[]> requests = new ArrayList<>();
  private final Map<Integer, byte[]> answers = new ConcurrentHashMap<>();
  private final AtomicLong different = new AtomicLong();
  private final AtomicLong next = new AtomicLong();

  private ServerLoad(int port) {
    this.port = port;
    for (String sentence : sentences()) {
      byte[] body = ("{\"text\":\"" + sentence + "\"}").getBytes(StandardCharsets.UTF_8);
      requests.add(("POST /v1/parse HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: "
          + body.length + "\r\n\r\n" + new String(body, StandardCharsets.UTF_8)).getBytes(StandardCharsets.UTF_8));
    }
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
    new ServerLoad(Integer.parseInt(arguments[0]))
        .run(Integer.parseInt(arguments[1]), Double.parseDouble(arguments[2]), rate);
  }

  private void run(int connections, double seconds, double rate) throws InterruptedException {
    List<Seen> seen = new ArrayList<>();
    List<Thread> threads = new ArrayList<>();
    long begun = System.nanoTime();
    for (int i = 0; i < connections; i++) {
      Seen own = new Seen();
      seen.add(own);
      Thread thread = new Thread(() -> ask(own, begun, begun + (long) (seconds * 1e9), rate));
      thread.start();
      threads.add(thread);
    }
    for (Thread thread : threads) {
      thread.join();
    }
    print(seen, (System.nanoTime() - begun) / 1e9);
  }

  private void ask(Seen seen, long begun, long end, double rate) {
    while (System.nanoTime() < end) {
      try (Socket socket = new Socket("127.0.0.1", port)) {
        socket.setTcpNoDelay(true);
        InputStream in = new BufferedInputStream(socket.getInputStream());
        while (System.nanoTime() < end) {
          long number = next.getAndIncrement();
          long planned = rate == 0 ? System.nanoTime() : begun + (long) (number / rate * 1e9);
          for (long now = System.nanoTime(); now < planned; now = System.nanoTime()) {
            LockSupport.parkNanos(planned - now);
          }
          socket.getOutputStream().write(requests.get((int) (number % requests.size())));
          int status = read(in, (int) (number % requests.size()));
          seen.statuses.merge(status, 1L, Long::sum);
          if (status == 200) {
            seen.micros.add((System.nanoTime() - planned) / 1000);
          }
        }
      } catch (IOException e) {
        seen.broken++;
      }
    }
  }

  private int read(InputStream in, int sentence) throws IOException {
    int status = Integer.parseInt(line(in).split(" ")[1]);
    int length = 0;
    for (String header = line(in); !header.isEmpty(); header = line(in)) {
      if (header.regionMatches(true, 0, "Content-Length:", 0, 15)) {
        length = Integer.parseInt(header.substring(15).strip());
      }
    }
    byte[] body = in.readNBytes(length);
    if (status == 200 && !Arrays.equals(answers.computeIfAbsent(sentence, s -> body), body)) {
      different.incrementAndGet();
    }
    return status;
  }

  private static String line(InputStream in) throws IOException {
    StringBuilder line = new StringBuilder();
    for (int c = in.read(); c != '\n'; c = in.read()) {
      if (c < 0) {
        throw new IOException("closed");
      }
      line.append((char) c);
    }
    return line.toString().strip();
  }

  private void print(List<Seen> seen, double seconds) {
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
  }
}
