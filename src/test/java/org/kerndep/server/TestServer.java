package org.kerndep.server;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.kerndep.DependencyParser;
import org.kerndep.server.http.Access;
import org.kerndep.server.http.HttpLimits;
import org.kerndep.server.model.ParseLimits;
import org.kerndep.server.model.ServedModel;
import org.kerndep.server.model.ServedModels;

/** A server of two small models that earlier releases wrote: golden-text, and golden-4, which reads no plain text. */
public final class TestServer implements AutoCloseable {

  /** Both models. */
  public static final Path MODELS = Path.of("src/test/resources/org/kerndep/bundle");

  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final HttpClient CLIENT = HttpClient.newHttpClient();
  private static ServedModels models;

  private final KerndepServer server;

  private TestServer(KerndepServer server) {
    this.server = server;
  }

  /** One with the usual limits. */
  public static TestServer start() {
    return start(options(new ParseLimits(2000, 60, 10), new Access(Optional.empty(), Optional.empty())));
  }

  public static TestServer start(ServerOptions options) {
    try {
      KerndepServer server = new KerndepServer(options, models());
      server.start();
      return new TestServer(server);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public static ServerOptions options(ParseLimits limits, Access access) {
    HttpLimits http = new HttpLimits(2, 8, 1 << 20, 1 << 24, 100, Duration.ofSeconds(20), Duration.ofSeconds(20),
        Duration.ofSeconds(5));
    return new ServerOptions("127.0.0.1", 0, http, limits, access, false, true);
  }

  /** The models, loaded once. */
  public static synchronized ServedModels models() throws IOException {
    if (models == null) {
      models = new ServedModels(List.of(
          new ServedModel("golden-text", List.of("english-golden"), Optional.of("en"),
              DependencyParser.load(MODELS.resolve("golden-text.kdp"))),
          new ServedModel("tables", List.of(), Optional.empty(),
              DependencyParser.load(MODELS.resolve("golden-4.kdp")))));
    }
    return models;
  }

  public String address(String path) {
    return "http://127.0.0.1:" + server.port() + path;
  }

  public HttpResponse<String> get(String path) {
    return send(HttpRequest.newBuilder(URI.create(address(path))));
  }

  public HttpResponse<String> post(String path, String type, String body) {
    return post(path, type, body.getBytes(StandardCharsets.UTF_8));
  }

  public HttpResponse<String> post(String path, String type, byte[] body) {
    return send(HttpRequest.newBuilder(URI.create(address(path))).header("Content-Type", type)
        .POST(HttpRequest.BodyPublishers.ofByteArray(body)));
  }

  public HttpResponse<String> postJson(String path, String body) {
    return post(path, "application/json", body);
  }

  public HttpResponse<String> send(HttpRequest.Builder request) {
    try {
      return CLIENT.send(request.build(), HttpResponse.BodyHandlers.ofString(StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /** What comes back for bytes that a client sent, up to the end of the connection. */
  public String exchange(byte[] bytes) throws IOException {
    try (Socket socket = new Socket("127.0.0.1", server.port())) {
      socket.setSoTimeout(20_000);
      socket.getOutputStream().write(bytes);
      socket.getOutputStream().flush();
      InputStream in = socket.getInputStream();
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  public static JsonNode json(HttpResponse<String> response) {
    return json(response.body());
  }

  public static JsonNode json(String text) {
    try {
      return MAPPER.readTree(text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public int port() {
    return server.port();
  }

  @Override
  public void close() {
    server.close();
  }
}
