package org.kerndep.bench;

import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.kerndep.bench.BadRequest.End;

/**
 * What good clients of a server at this machine notice of bad ones: so many {@link BadRequests}, sent by four at a
 * time, and {@link SlowClients} beside them. Every bad request must be refused or its connection closed, two good
 * clients must get the same bytes as ever, and with the process of the server given, its heap must not grow. The exit
 * code is 1 if not.
 *
 * <pre>{@code
 * ./kerndep serve --no-request-log &
 * java -cp target/test-classes org.kerndep.bench.BadClients 8080 100000 $!
 * }</pre>
 */
public final class BadClients {

  private static final int SENDERS = 4;
  private static final int GOOD = 2;
  private static final int SLOW = 100;
  private static final int ALONE = 300;
  private static final int STEPS = 10;
  /** The heap may grow by as much, since what is loaded on first use stays. */
  private static final double GROWTH = 32e6;

  private final int port;
  private final ServerState state;
  private final BadRequests requests = new BadRequests();
  private final List<GoodClient> good = new ArrayList<>();
  private final Map<String, Long> answers = new TreeMap<>();
  /** The number of a request for each kind and wrong answer. */
  private final Map<String, Integer> wrong = new TreeMap<>();
  private final AtomicInteger next = new AtomicInteger();

  /**
   * Clients of a server.
   *
   * @param process of the server, or 0
   */
  BadClients(int port, long process) {
    this.port = port;
    this.state = new ServerState(port, process);
    ConcurrentHashMap<Integer, byte[]> usual = new ConcurrentHashMap<>();
    for (int i = 0; i < GOOD; i++) {
      good.add(new GoodClient(port, usual));
    }
  }

  public static void main(String[] arguments) throws Exception {
    long process = arguments.length > 2 ? Long.parseLong(arguments[2]) : 0;
    if (!new BadClients(Integer.parseInt(arguments[0]), process).run(Integer.parseInt(arguments[1]))) {
      System.exit(1);
    }
  }

  /** Whether everything was as it should be. */
  boolean run(int count) throws Exception {
    together(good.stream().<Runnable>map(client -> () -> {
      for (int i = 0; i < ALONE; i++) {
        client.ask();
      }
    }).toList());
    System.out.println("good clients alone: " + described(GoodClient.times(good)));
    double least = Double.MAX_VALUE;
    double last = 0;
    SlowClients slow = new SlowClients(port, SLOW);
    Thread thread = new Thread(slow);
    thread.start();
    for (int step = 1; step <= STEPS; step++) {
      send(count * step / STEPS);
      last = state.heapFloorBytes();
      least = Math.min(least, last);
      System.out.printf("after %d bad requests: heap floor %.1f MB, good clients %s%n", next.get(), last / 1e6,
          described(GoodClient.times(good)));
    }
    slow.end();
    thread.join();
    double held = heldAtLast();
    long failures = good.stream().mapToLong(GoodClient::failures).sum();
    System.out.printf("%d bad requests of %d kinds, answers %s, wrong ones %s%n", count, requests.kinds(), answers,
        wrong);
    System.out.printf("good clients: %d failures; slow clients sent away: %d; bytes held at last: %.0f%n", failures,
        slow.sentAway(), held);
    return wrong.isEmpty() && failures == 0 && held == 0 && last <= least + GROWTH;
  }

  /** Sends bad requests up to a number while the good clients ask. */
  private void send(int until) throws InterruptedException {
    AtomicInteger running = new AtomicInteger(SENDERS);
    List<Runnable> tasks = new ArrayList<>();
    for (int i = 0; i < SENDERS; i++) {
      tasks.add(() -> {
        for (int number = claim(until); number >= 0; number = claim(until)) {
          BadRequest request = requests.get(number);
          count(request, number, send(request));
        }
        running.decrementAndGet();
      });
    }
    good.forEach(client -> tasks.add(() -> {
      while (running.get() > 0) {
        client.ask();
      }
    }));
    together(tasks);
  }

  /** The next number; -1 if there is none. */
  private int claim(int until) {
    int number = next.getAndUpdate(n -> Math.min(n + 1, until));
    return number < until ? number : -1;
  }

  private static void together(List<Runnable> tasks) throws InterruptedException {
    List<Thread> threads = tasks.stream().map(Thread::new).toList();
    threads.forEach(Thread::start);
    for (Thread thread : threads) {
      thread.join();
    }
  }

  private synchronized void count(BadRequest request, int number, String answer) {
    answers.merge(answer, 1L, Long::sum);
    if (!answer.equals("closed") && !request.answers().contains(Integer.parseInt(answer))) {
      wrong.putIfAbsent(request.kind() + " " + answer, number);
    }
  }

  /** The status of the last answer. */
  private String send(BadRequest request) {
    try (Socket socket = new Socket("127.0.0.1", port)) {
      socket.setSoTimeout(60_000);
      try {
        socket.getOutputStream().write(request.bytes());
      } catch (IOException e) {
        // the server has refused it already: its answer may still come
      }
      if (request.end() == End.RESETS) {
        socket.setSoLinger(true, 0);
      }
      if (request.end() == End.RESETS || request.end() == End.CLOSES) {
        return "closed";
      }
      if (request.end() == End.HALF_CLOSES) {
        socket.shutdownOutput();
      }
      String answer = new String(socket.getInputStream().readAllBytes(), StandardCharsets.ISO_8859_1);
      int last = answer.lastIndexOf("HTTP/1.1 ");
      return last < 0 ? "closed" : answer.substring(last + 9, last + 12);
    } catch (java.net.SocketTimeoutException e) {
      return "0";
    } catch (IOException e) {
      return "closed";
    }
  }

  /** The bytes that the server still holds for clients that are gone; it is given some time. */
  private double heldAtLast() throws IOException, InterruptedException {
    for (int i = 0; i < 100 && state.metric("kerndep_held_bytes") > 0; i++) {
      Thread.sleep(100);
    }
    return state.metric("kerndep_held_bytes");
  }

  private static String described(List<Long> micros) {
    return micros.isEmpty() ? "none" : "%d answers, median %.1f ms, p99 %.1f ms, most %.1f ms".formatted(micros.size(),
        micros.get(micros.size() / 2) / 1e3, micros.get(micros.size() * 99 / 100) / 1e3,
        micros.get(micros.size() - 1) / 1e3);
  }
}
