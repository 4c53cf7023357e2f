package org.kerndep.bench;

import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * What a good client of a server at this machine notices of many bad ones: 200 that send a byte of their body every
 * second, and others that send garbage, cut bodies, broken JSON and more, so many times.
 *
 * <pre>{@code
 * java -cp target/test-classes org.kerndep.bench.BadClients 8080 100000
 * }</pre>
 */
public final class BadClients {

  private static final String POST = "POST /v1/parse HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n";
  private static final List<String> BAD = List.of(
      "\u0000\u0001garbage\r\n\r\n",
      "GET /" + "x".repeat(70_000) + " HTTP/1.1\r\nHost: x\r\n\r\n",
      POST + "Content-Length: 3\r\nConnection: close\r\n\r\n{{{",
      POST + "Content-Length: 2\r\nConnection: close\r\n\r\n{}",
      POST + "Content-Length: 99999999999\r\nConnection: close\r\n\r\n",
      POST + "Content-Length: -1\r\nConnection: close\r\n\r\n",
      POST + "Transfer-Encoding: chunked\r\nConnection: close\r\n\r\nzz\r\n",
      "POST /process HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data\r\nContent-Length: 1\r\n"
          + "Connection: close\r\n\r\nx",
      "BREW / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
  /** The client is gone before its body. */
  private static final String CUT = POST + "Content-Length: 500\r\n\r\n{\"text\": \"";
  private static final int SLOW = 200;

  private final int port;
  private final AtomicBoolean ended = new AtomicBoolean();
  private final Map<String, Long> answers = new TreeMap<>();
  private final List<Long> micros = Collections.synchronizedList(new ArrayList<>());
  private volatile long failures;

  private BadClients(int port) {
    this.port = port;
  }

  public static void main(String[] arguments) throws Exception {
    new BadClients(Integer.parseInt(arguments[0])).run(Integer.parseInt(arguments[1]));
  }

  private void run(int count) throws Exception {
    Thread slow = new Thread(this::slow);
    Thread good = new Thread(this::good);
    slow.start();
    good.start();
    for (int i = 0; i < count; i++) {
      int kind = i % (BAD.size() + 1);
      answers.merge(kind == BAD.size() ? "cut" : send(BAD.get(kind)), 1L, Long::sum);
      if (kind == BAD.size()) {
        cut();
      }
    }
    ended.set(true);
    slow.join();
    good.join();
    Collections.sort(micros);
    System.out.printf("%d bad requests, answers %s%ngood client: %d answers, %d failures, median %.1f ms, p99 %.1f ms%n",
        count, answers, micros.size(), failures, micros.get(micros.size() / 2) / 1e3,
        micros.get(micros.size() * 99 / 100) / 1e3);
  }

  /** The status of the answer. */
  private String send(String request) {
    try (Socket socket = new Socket("127.0.0.1", port)) {
      socket.setSoTimeout(60_000);
      socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
      byte[] answer = socket.getInputStream().readNBytes(12);
      return answer.length < 12 ? "closed" : new String(answer, 9, 3, StandardCharsets.US_ASCII);
    } catch (IOException e) {
      return "closed";
    }
  }

  private void cut() throws IOException {
    try (Socket socket = new Socket("127.0.0.1", port)) {
      socket.getOutputStream().write(CUT.getBytes(StandardCharsets.ISO_8859_1));
    }
  }

  private void slow() {
    List<Socket> sockets = new ArrayList<>();
    while (!ended.get()) {
      try {
        while (sockets.size() < SLOW) {
          Socket socket = new Socket("127.0.0.1", port);
          socket.getOutputStream().write(CUT.getBytes(StandardCharsets.ISO_8859_1));
          sockets.add(socket);
        }
        Thread.sleep(1000);
        sockets.removeIf(socket -> !drips(socket));
      } catch (IOException | InterruptedException e) {
        failures++;
      }
    }
    sockets.forEach(socket -> {
      try {
        socket.close();
      } catch (IOException e) {
        failures++;
      }
    });
  }

  private static boolean drips(Socket socket) {
    try {
      socket.getOutputStream().write('x');
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  private void good() {
    String body = "{\"text\":\"" + ServerLoad.sentences().get(0) + "\"}";
    String request = POST + "Connection: close\r\nContent-Length: " + body.length() + "\r\n\r\n" + body;
    while (!ended.get()) {
      long begun = System.nanoTime();
      if (send(request).equals("200")) {
        micros.add((System.nanoTime() - begun) / 1000);
      } else {
        failures++;
      }
    }
  }
}
