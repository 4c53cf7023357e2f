package org.kerndep.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** What the frame does with clients, whatever the routes answer. */
class HttpFrameTest {

  private static final HttpClient CLIENT = HttpClient.newHttpClient();
  private static final Access EVERYONE = new Access(Optional.empty(), Optional.empty());

  private final CountDownLatch mayGoOn = new CountDownLatch(1);
  private final CountDownLatch works = new CountDownLatch(1);
  private final Metrics metrics = new Metrics();
  private HttpFrame frame;

  private static HttpLimits limits(int body, Duration time, Duration reading) {
    return new HttpLimits(1, 2, body, 4L * body, 50, time, reading, Duration.ofSeconds(10));
  }

  private void start(Access access, HttpLimits limits) throws IOException {
    frame = new HttpFrame("127.0.0.1", 0, limits, access, metrics, true, List.of(
        Route.quick("/quick", call -> Answer.of(Answer.TEXT, "quick " + call.query())),
        Route.quick("/open", call -> Answer.nothing()).withoutToken(),
        Route.work("/echo", call -> Answer.of(Answer.TEXT, call.text())).withPlainErrors(),
        Route.work("/large", call -> new Answer(200, Answer.TEXT, new byte[1 << 26], Map.of())),
        Route.work("/fail", call -> {
          throw new IllegalStateException("secret");
        }),
        Route.work("/slow", call -> {
          works.countDown();
          await(mayGoOn);
          call.deadline().check();
          return Answer.of(Answer.TEXT, "done");
        })));
    frame.start();
  }

  private void start() throws IOException {
    start(EVERYONE, limits(1000, Duration.ofSeconds(20), Duration.ofSeconds(20)));
  }

  private static void await(CountDownLatch latch) {
    try {
      assertThat(latch.await(20, TimeUnit.SECONDS)).isTrue();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @AfterEach
  void stop() {
    mayGoOn.countDown();
    frame.close();
  }

  private HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + frame.port() + path));
  }

  private HttpRequest.Builder post(String path, String body) {
    return request(path).POST(HttpRequest.BodyPublishers.ofString(body));
  }

  private static HttpResponse<String> send(HttpRequest.Builder request) throws IOException, InterruptedException {
    return CLIENT.send(request.build(), HttpResponse.BodyHandlers.ofString());
  }

  private CompletableFuture<HttpResponse<String>> sendLater(HttpRequest.Builder request) {
    return CLIENT.sendAsync(request.build(), HttpResponse.BodyHandlers.ofString());
  }

  @Test
  void answersWhatRoutesAnswer() throws Exception {
    start();
    assertThat(send(request("/quick?a=%20b")).body()).isEqualTo("quick a=%20b");
    HttpResponse<String> echo = send(post("/echo", "naïve 😀"));
    assertThat(echo.statusCode()).isEqualTo(200);
    assertThat(echo.body()).isEqualTo("naïve 😀");
    assertThat(echo.headers().firstValue("X-Content-Type-Options")).contains("nosniff");
    assertThat(echo.headers().firstValue("Access-Control-Allow-Origin")).isEmpty();
    assertThat(echo.headers().firstValue("Server")).isEmpty();
    HttpResponse<String> head = send(request("/quick").method("HEAD", HttpRequest.BodyPublishers.noBody()));
    assertThat(head.statusCode()).isEqualTo(200);
    assertThat(head.body()).isEmpty();
  }

  @Test
  void refusesOtherAddressesAndMethods() throws Exception {
    start();
    HttpResponse<String> unknown = send(request("/nothing?text=private"));
    assertThat(unknown.statusCode()).isEqualTo(404);
    assertThat(unknown.headers().firstValue("Content-Type")).contains("application/json");
    assertThat(unknown.body()).startsWith("{\"status\":404,\"error\":\"there is nothing at this address");
    HttpResponse<String> method = send(request("/slow"));
    assertThat(method.statusCode()).isEqualTo(405);
    assertThat(method.headers().firstValue("Allow")).contains("POST");
    assertThat(send(request("/quick").DELETE()).statusCode()).isEqualTo(405);
    assertThat(send(request("/quick").method("OPTIONS", HttpRequest.BodyPublishers.noBody())).statusCode())
        .isEqualTo(405);
    assertThat(send(request("/../quick")).statusCode()).isGreaterThanOrEqualTo(400);
  }

  @Test
  void refusesBodiesThatAreTooLargeOrInAnotherEncoding() throws Exception {
    start();
    HttpResponse<String> large = send(post("/echo", "x".repeat(1001)));
    assertThat(large.statusCode()).isEqualTo(413);
    assertThat(large.body()).isEqualTo("the body has more than the 1000 bytes that a request may have; send less at a "
        + "time\n");
    assertThat(send(post("/echo", "x".repeat(1000))).statusCode()).isEqualTo(200);
    HttpResponse<String> chunked = send(request("/echo").POST(HttpRequest.BodyPublishers.ofInputStream(
        () -> InputStream.nullInputStream())));
    assertThat(chunked.statusCode()).isEqualTo(200);
    assertThat(send(post("/echo", "x").header("Content-Encoding", "gzip")).statusCode()).isEqualTo(415);
    assertThat(send(post("/echo", "x").header("Content-Type", "text/plain; charset=latin1")).statusCode())
        .isEqualTo(415);
    HttpResponse<String> invalid =
        send(request("/echo").POST(HttpRequest.BodyPublishers.ofByteArray(new byte[] {'a', (byte) 0xff})));
    assertThat(invalid.statusCode()).isEqualTo(400);
    assertThat(invalid.body()).isEqualTo("the body is not valid UTF-8; convert it first\n");
  }

  @Test
  void anUnexpectedErrorTellsNothing() throws Exception {
    start();
    HttpResponse<String> failed = send(post("/fail", "x"));
    assertThat(failed.statusCode()).isEqualTo(500);
    assertThat(failed.body()).contains("its log says more").doesNotContain("secret");
  }

  @Test
  void asksForTheToken() throws Exception {
    start(new Access(Optional.of("öpen"), Optional.empty()), limits(1000, Duration.ofSeconds(20),
        Duration.ofSeconds(20)));
    HttpResponse<String> refused = send(request("/quick"));
    assertThat(refused.statusCode()).isEqualTo(401);
    assertThat(refused.headers().firstValue("WWW-Authenticate")).isPresent();
    assertThat(send(request("/open")).statusCode()).isEqualTo(204);
    assertThat(send(post("/echo", "x").header("Authorization", "Bearer shut")).statusCode()).isEqualTo(401);
    assertThat(send(request("/quick").header("Authorization", "Basic %%%")).statusCode()).isEqualTo(401);
    assertThat(send(request("/quick").header("Authorization", "Basic " + base64("me:öpen"))).statusCode())
        .isEqualTo(200);
    assertThatThrownBy(() -> new Access(Optional.of(" "), Optional.empty())).hasMessageContaining("token is empty");
  }

  @Test
  void takesABearerToken() throws Exception {
    start(new Access(Optional.of("s3cret"), Optional.empty()), limits(1000, Duration.ofSeconds(20),
        Duration.ofSeconds(20)));
    assertThat(send(request("/quick").header("Authorization", "Bearer s3cret")).statusCode()).isEqualTo(200);
  }

  private static String base64(String text) {
    return java.util.Base64.getEncoder().encodeToString(text.getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void letsPagesOfANamedOriginRead() throws Exception {
    start(new Access(Optional.of("s3cret"), Optional.of("https://example.org")), limits(1000, Duration.ofSeconds(20),
        Duration.ofSeconds(20)));
    HttpResponse<String> preflight = send(request("/echo").method("OPTIONS", HttpRequest.BodyPublishers.noBody()));
    assertThat(preflight.statusCode()).isEqualTo(204);
    assertThat(preflight.headers().firstValue("Access-Control-Allow-Origin")).contains("https://example.org");
    assertThat(preflight.headers().firstValue("Access-Control-Allow-Methods")).contains("POST");
    assertThat(preflight.headers().firstValue("Vary")).contains("Origin");
    assertThat(send(request("/quick")).statusCode()).isEqualTo(401);
  }

  @Test
  void refusesWhatTheQueueHasNoRoomForAndAnswersTheRest() throws Exception {
    start();
    List<CompletableFuture<HttpResponse<String>>> calls = new ArrayList<>();
    calls.add(sendLater(post("/slow", "")));
    await(works);
    for (int i = 0; i < 10; i++) {
      calls.add(sendLater(post("/slow", "")));
    }
    while (calls.stream().filter(CompletableFuture::isDone).count() < 8) {
      Thread.sleep(5);
    }
    assertThat(metrics.text()).contains("kerndep_requests_waiting 2\n", "kerndep_requests_running 1\n");
    assertThat(send(request("/quick")).statusCode()).isEqualTo(200);
    mayGoOn.countDown();
    int done = 0;
    for (CompletableFuture<HttpResponse<String>> call : calls) {
      HttpResponse<String> response = call.get(20, TimeUnit.SECONDS);
      if (response.statusCode() == 200) {
        done++;
      } else {
        assertThat(response.statusCode()).isEqualTo(503);
        assertThat(response.headers().firstValue("Retry-After")).contains("1");
      }
    }
    assertThat(done).isEqualTo(3);
    String answered = "kerndep_requests_total{path=\"/slow\",status=\"200\"} 3\n";
    awaitMetric(answered);
    assertThat(metrics.text()).contains(answered, "kerndep_requests_total{path=\"/slow\",status=\"503\"} 8\n",
        "kerndep_held_bytes 0\n");
  }

  /** Requests are counted when they have been answered, so a client may be ahead of the metrics. */
  private void awaitMetric(String line) throws InterruptedException {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(20);
    while (!metrics.text().contains(line) && System.nanoTime() < end) {
      Thread.sleep(5);
    }
  }

  @Test
  void refusesAnAnswerThatTakesTooLong() throws Exception {
    start(EVERYONE, limits(1000, Duration.ofMillis(50), Duration.ofSeconds(20)));
    CompletableFuture<HttpResponse<String>> slow = sendLater(post("/slow", ""));
    await(works);
    Thread.sleep(100);
    mayGoOn.countDown();
    assertThat(slow.get(20, TimeUnit.SECONDS).statusCode()).isEqualTo(503);
    assertThat(slow.get().body()).contains("longer than the 0.05 s");
  }

  @Test
  void answersInTimeThoughWorkGoesOn() throws Exception {
    start(EVERYONE, limits(1000, Duration.ofMillis(300), Duration.ofSeconds(20)));
    HttpResponse<String> slow = send(post("/slow", ""));
    HttpResponse<String> queued = send(post("/slow", ""));
    assertThat(mayGoOn.getCount()).isEqualTo(1);
    assertThat(slow.statusCode()).isEqualTo(503);
    assertThat(queued.statusCode()).isEqualTo(503);
    assertThat(queued.headers().firstValue("Retry-After")).isPresent();
  }

  @Test
  void aClientMayWaitLongerThanItMayBeSilent() throws Exception {
    start(EVERYONE, limits(1000, Duration.ofSeconds(20), Duration.ofMillis(300)));
    CompletableFuture<HttpResponse<String>> slow = sendLater(post("/slow", ""));
    await(works);
    Thread.sleep(1000);
    mayGoOn.countDown();
    assertThat(slow.get(20, TimeUnit.SECONDS).body()).isEqualTo("done");
  }

  @Test
  void slowBodiesTakeNoThreadAndEndInATimeout() throws Exception {
    start(EVERYONE, limits(1000, Duration.ofSeconds(20), Duration.ofMillis(500)));
    List<Socket> slow = new ArrayList<>();
    for (int i = 0; i < 30; i++) {
      Socket socket = connect();
      write(socket, "POST /echo HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nab");
      slow.add(socket);
    }
    assertThat(send(post("/echo", "others go on")).body()).isEqualTo("others go on");
    for (Socket socket : slow) {
      assertThat(read(socket)).startsWith("HTTP/1.1 408 ");
      socket.close();
    }
  }

  @Test
  void headersThatDripEndInATimeoutToo() throws Exception {
    start(EVERYONE, limits(1000, Duration.ofSeconds(20), Duration.ofMillis(500)));
    try (Socket socket = connect()) {
      write(socket, "GET /quick HTTP/1.1\r\nHost: x\r\n\r\n");
      assertThat(socket.getInputStream().read(new byte[1000])).isPositive();
      write(socket, "GET /quick HTTP/1.1\r\nX: ");
      assertThatThrownBy(() -> {
        for (int i = 0; i < 200; i++) {
          write(socket, "x");
          Thread.sleep(100);
        }
      }).isInstanceOf(IOException.class);
    }
  }

  @Test
  void aCrowdOfSlowClientsMakesRoom() throws Exception {
    start(EVERYONE, limits(1000, Duration.ofSeconds(60), Duration.ofSeconds(60)));
    List<Socket> crowd = new ArrayList<>();
    for (int i = 0; i < 50; i++) {
      Socket socket = connect();
      write(socket, "GET /quick HTTP/1.1\r\nX: ");
      crowd.add(socket);
    }
    CompletableFuture<HttpResponse<String>> other = sendLater(request("/quick"));
    for (int i = 0; i < 200 && !other.isDone(); i++) {
      for (Socket socket : crowd) {
        try {
          write(socket, "x");
        } catch (IOException e) {
          socket.close();
        }
      }
      crowd.removeIf(Socket::isClosed);
      Thread.sleep(100);
    }
    assertThat(other.getNow(null).statusCode()).isEqualTo(200);
    for (Socket socket : crowd) {
      socket.close();
    }
  }

  @Test
  void anAnswerThatNobodyReadsIsGivenUp() throws Exception {
    start(EVERYONE, limits(1000, Duration.ofSeconds(20), Duration.ofMillis(500)));
    try (Socket socket = connect()) {
      write(socket, "POST /large HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\n\r\nx");
      while (metrics.text().contains("kerndep_held_bytes 0\n")) {
        Thread.sleep(5);
      }
      for (int i = 0; i < 200 && !metrics.text().contains("kerndep_held_bytes 0\n"); i++) {
        Thread.sleep(100);
      }
      assertThat(metrics.text()).contains("kerndep_held_bytes 0\n");
    }
  }

  @Test
  void cutConnectionsAndGarbageHarmNobody() throws Exception {
    start();
    for (int i = 0; i < 50; i++) {
      try (Socket socket = connect()) {
        write(socket, "POST /echo HTTP/1.1\r\nHost: x\r\nContent-Length: 900\r\n\r\n" + "x".repeat(i));
      }
      try (Socket socket = connect()) {
        write(socket, "\u0001\u0002 nonsense " + i + "\r\n\r\n");
        assertThat(read(socket)).startsWith("HTTP/1.1 400 ").contains("{\"status\":400,\"error\":");
      }
    }
    assertThat(send(post("/echo", "still there")).body()).isEqualTo("still there");
    for (int i = 0; i < 200 && !metrics.text().contains("kerndep_held_bytes 0\n"); i++) {
      Thread.sleep(20);
    }
    assertThat(metrics.text()).contains("kerndep_held_bytes 0\n");
  }

  @Test
  void bodiesTogetherCannotFillTheMemory() throws Exception {
    start();
    List<Socket> halves = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      Socket socket = connect();
      write(socket, "POST /echo HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n" + "x".repeat(999));
      halves.add(socket);
    }
    while (!metrics.text().contains("kerndep_held_bytes 3996\n")) {
      Thread.sleep(5);
    }
    HttpResponse<String> refused = send(post("/echo", "more than is left"));
    assertThat(refused.statusCode()).isEqualTo(503);
    assertThat(refused.headers().firstValue("Retry-After")).isPresent();
    write(halves.get(0), "x");
    for (Socket socket : halves) {
      socket.close();
    }
  }

  @Test
  void stopsWhenWhatItWorksOnIsDoneAndRefusesWhatIsNew() throws Exception {
    start();
    CompletableFuture<HttpResponse<String>> working = sendLater(post("/slow", ""));
    await(works);
    int port = frame.port();
    try (Socket open = connect()) {
      write(open, "GET /open HTTP/1.1\r\nHost: x\r\n\r\n");
      open.getInputStream().read(new byte[1000]);
      CompletableFuture<Void> stopped = CompletableFuture.runAsync(frame::close);
      Thread.sleep(200);
      assertThat(stopped).isNotDone();
      assertThatThrownBy(() -> new Socket("127.0.0.1", port)).isInstanceOf(IOException.class);
      mayGoOn.countDown();
      assertThat(working.get(20, TimeUnit.SECONDS).body()).isEqualTo("done");
      stopped.get(20, TimeUnit.SECONDS);
    }
  }

  @Test
  void namesAPortThatIsTaken() throws Exception {
    start();
    try (HttpFrame second = new HttpFrame("127.0.0.1", frame.port(), limits(10, Duration.ofSeconds(1),
        Duration.ofSeconds(1)), EVERYONE, new Metrics(), false, List.of())) {
      assertThatThrownBy(second::start).isInstanceOf(IOException.class)
          .hasMessageContaining("cannot listen at 127.0.0.1:" + frame.port()).hasMessageContaining("--port");
    }
  }

  private Socket connect() throws IOException {
    Socket socket = new Socket("127.0.0.1", frame.port());
    socket.setSoTimeout(20_000);
    return socket;
  }

  private static void write(Socket socket, String text) throws IOException {
    OutputStream out = socket.getOutputStream();
    out.write(text.getBytes(StandardCharsets.ISO_8859_1));
    out.flush();
  }

  private static String read(Socket socket) throws IOException {
    return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
  }
}
