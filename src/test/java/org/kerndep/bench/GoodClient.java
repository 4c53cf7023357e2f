package org.kerndep.bench;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** A client that asks one sentence after the other on one connection and compares the answers. One thread. */
final class GoodClient {

  private static final List<byte[]> REQUESTS =
      ServerLoad.sentences().stream().map(LoadConnection::parseRequest).toList();

  private final int port;
  private final Map<Integer, byte[]> answers;
  private final List<Long> micros = new ArrayList<>();
  private int next;
  private long failures;
  private LoadConnection connection;

  /**
   * A client.
   *
   * @param answers the first answer to each sentence; shared by clients
   */
  GoodClient(int port, ConcurrentHashMap<Integer, byte[]> answers) {
    this.port = port;
    this.answers = answers;
  }

  /** Asks once. Anything but the usual answer is a failure, also that the server closed the connection. */
  void ask() {
    int sentence = next++ % REQUESTS.size();
    long begun = System.nanoTime();
    try {
      connection = connection == null ? new LoadConnection(port) : connection;
      LoadConnection.Answer answer = connection.ask(REQUESTS.get(sentence));
      if (answer.status() == 200
          && Arrays.equals(answers.computeIfAbsent(sentence, s -> answer.body()), answer.body())) {
        micros.add((System.nanoTime() - begun) / 1000);
        return;
      }
    } catch (IOException e) {
      connection = null;
    }
    failures++;
  }

  long failures() {
    return failures;
  }

  /** Microseconds of answers in order of their length; forgets them. */
  static List<Long> times(List<GoodClient> clients) {
    List<Long> all = new ArrayList<>();
    clients.forEach(client -> {
      all.addAll(client.micros);
      client.micros.clear();
    });
    Collections.sort(all);
    return all;
  }
}
