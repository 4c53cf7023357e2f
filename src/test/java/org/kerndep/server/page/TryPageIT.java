package org.kerndep.server.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kerndep.server.TestServer;
import org.kerndep.view.Browser;

/** The page in a real browser; skipped where there is none. */
class TryPageIT {

  @TempDir
  Path directory;

  private TestServer server;
  /** Serves the page with the script of a test, and passes all else on. */
  private HttpServer front;
  private Browser browser;
  private String page;

  @BeforeEach
  void start() throws Exception {
    Optional<Browser> found = Browser.find(directory);
    assumeTrue(found.isPresent(), "no Chromium that runs");
    browser = found.get();
    server = TestServer.start();
    page = server.get("/").body();
    front = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    front.createContext("/", this::pass);
    front.start();
  }

  @AfterEach
  void stop() {
    if (server != null) {
      server.close();
      front.stop(0);
    }
  }

  private void pass(HttpExchange exchange) throws IOException {
    String path = exchange.getRequestURI().getPath();
    byte[] sent = exchange.getRequestBody().readAllBytes();
    int status = 200;
    String body = page;
    String type = "text/html; charset=utf-8";
    if (!path.equals("/")) {
      HttpResponse<String> response = exchange.getRequestMethod().equals("POST")
          ? server.post(path, exchange.getRequestHeaders().getFirst("Content-Type"), sent) : server.get(path);
      status = response.statusCode();
      body = response.body();
      type = "application/json";
    }
    byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
    exchange.getResponseHeaders().set("Content-Type", type);
    exchange.sendResponseHeaders(status, bytes.length);
    exchange.getResponseBody().write(bytes);
    exchange.close();
  }

  private JsonNode facts(String address, String script) throws Exception {
    return browser.facts(added -> {
      page = page.replace("</body>", added);
      return "http://127.0.0.1:" + front.getAddress().getPort() + "/" + address;
    }, script);
  }

  @Test
  void drawsTheTextOfTheAddress() throws Exception {
    JsonNode facts = facts("#text=The%20dog%20barked.%20Go%20home.&k=5", """
        await until(() => all('.sentence .box svg').length === 2);
        facts.texts = all('.sentence .text').map(p => p.textContent);
        facts.trees = all('.sentence:first-child .tabs button').length;
        facts.k = document.getElementById('k').value;
        facts.typed = document.getElementById('text').value;
        facts.error = document.getElementById('error').textContent;
        """);
    assertThat(facts.path("texts").toString()).isEqualTo("[\"The dog barked.\",\"Go home.\"]");
    assertThat(facts.path("trees").intValue()).isEqualTo(5);
    assertThat(facts.path("k").textValue()).isEqualTo("5");
    assertThat(facts.path("typed").textValue()).isEqualTo("The dog barked. Go home.");
  }

  @Test
  void parsesWhatIsTypedAndShowsOtherTreesByKeyboard() throws Exception {
    JsonNode facts = facts("", """
        const text = document.getElementById('text');
        await until(() => document.activeElement.id === 'text');
        facts.focus = document.activeElement.id;
        text.value = 'She can\\'t sleep.';
        text.dispatchEvent(
          new KeyboardEvent('keydown', {key: 'Enter', ctrlKey: true, bubbles: true, cancelable: true}));
        await until(() => all('.sentence .box svg').length === 1);
        facts.address = location.hash;
        const before = document.querySelector('.facts').textContent;
        document.querySelector('.tabs [aria-selected=true]').focus();
        press('ArrowRight');
        facts.chosen = document.querySelector('.tabs [aria-selected=true]').dataset.tree;
        facts.changed = before !== document.querySelector('.facts').textContent;
        text.value = 'x '.repeat(1500);
        document.getElementById('form').requestSubmit();
        await until(() => document.getElementById('error').textContent !== '');
        facts.message = document.getElementById('error').textContent;
        """);
    assertThat(facts.path("focus").textValue()).isEqualTo("text");
    assertThat(facts.path("address").textValue()).isEqualTo("#text=She+can%27t+sleep.&k=3");
    assertThat(facts.path("chosen").textValue()).isEqualTo("1");
    assertThat(facts.path("changed").booleanValue()).isTrue();
    assertThat(facts.path("message").textValue()).contains("3000 characters and may have 2000");
  }
}
