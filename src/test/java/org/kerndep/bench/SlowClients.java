package org.kerndep.bench;

import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Clients that take their time: a byte of the header every second, a byte of the body every second, or a long answer
 * that they do not read. Those that the server sends away come back. A thread of its own.
 */
final class SlowClients implements Runnable {

  private static final String BODY = "POST /v1/parse HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
      + "Content-Length: 5000\r\n\r\n{\"text\": \"";
  private static final String HEADER = "POST /v1/parse HTTP/1.1\r\nHost: x\r\nX: ";
  private static final String UNREAD = "GET / HTTP/1.1\r\nHost: x\r\n\r\n".repeat(200);

  private final int port;
  private final int clients;
  private final AtomicBoolean ended = new AtomicBoolean();
  private long sentAway;

  /**
   * Clients.
   *
   * @param clients how many of each kind
   */
  SlowClients(int port, int clients) {
    this.port = port;
    this.clients = clients;
  }

  void end() {
    ended.set(true);
  }

  /** How many connections the server closed. */
  long sentAway() {
    return sentAway;
  }

  @Override
  public void run() {
    List<Socket> drips = new ArrayList<>();
    List<Socket> unread = new ArrayList<>();
    try {
      while (!ended.get()) {
        for (int i = drips.size(); i < 2 * clients; i++) {
          drips.add(connect(i % 2 == 0 ? BODY : HEADER));
        }
        for (int i = unread.size(); i < clients / 10; i++) {
          unread.add(connect(UNREAD));
        }
        Thread.sleep(1000);
        int before = drips.size();
        drips.removeIf(socket -> !drips(socket));
        sentAway += before - drips.size();
      }
    } catch (IOException | InterruptedException e) {
      throw new IllegalStateException("a slow client could not connect", e);
    } finally {
      drips.forEach(SlowClients::close);
      unread.forEach(SlowClients::close);
    }
  }

  private Socket connect(String bytes) throws IOException {
    Socket socket = new Socket("127.0.0.1", port);
    socket.getOutputStream().write(bytes.getBytes(StandardCharsets.ISO_8859_1));
    return socket;
  }

  private static boolean drips(Socket socket) {
    try {
      socket.getOutputStream().write('x');
      return true;
    } catch (IOException e) {
      close(socket);
      return false;
    }
  }

  private static void close(Socket socket) {
    try {
      socket.close();
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }
}
