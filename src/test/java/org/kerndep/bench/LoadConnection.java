package org.kerndep.bench;

import java.io.BufferedInputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/** A connection to a server at this machine on which a client asks again and again. One thread. */
final class LoadConnection implements Closeable {

  /** A server that is silent for so long has failed. */
  private static final int SILENCE_MILLISECONDS = 60_000;

  /** What came back. */
  record Answer(int status, byte[] body) {}

  private final Socket socket;
  private final InputStream in;

  LoadConnection(int port) throws IOException {
    socket = new Socket("127.0.0.1", port);
    socket.setTcpNoDelay(true);
    socket.setSoTimeout(SILENCE_MILLISECONDS);
    in = new BufferedInputStream(socket.getInputStream());
  }

  /** A request that leaves the connection open. */
  static byte[] parseRequest(String sentence) {
    byte[] body = ("{\"text\":\"" + sentence + "\"}").getBytes(StandardCharsets.UTF_8);
    return ("POST /v1/parse HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: " + body.length
        + "\r\n\r\n" + new String(body, StandardCharsets.UTF_8)).getBytes(StandardCharsets.UTF_8);
  }

  Answer ask(byte[] request) throws IOException {
    socket.getOutputStream().write(request);
    return read();
  }

  private Answer read() throws IOException {
    int status = Integer.parseInt(line().split(" ")[1]);
    int length = 0;
    for (String header = line(); !header.isEmpty(); header = line()) {
      if (header.regionMatches(true, 0, "Content-Length:", 0, 15)) {
        length = Integer.parseInt(header.substring(15).strip());
      }
    }
    byte[] body = in.readNBytes(length);
    if (body.length < length) {
      throw new IOException("closed");
    }
    return new Answer(status, body);
  }

  private String line() throws IOException {
    StringBuilder line = new StringBuilder();
    for (int c = in.read(); c != '\n'; c = in.read()) {
      if (c < 0) {
        throw new IOException("closed");
      }
      line.append((char) c);
    }
    return line.toString().strip();
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
