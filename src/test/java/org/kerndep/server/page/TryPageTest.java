package org.kerndep.server.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import org.junit.jupiter.api.Test;
import org.kerndep.server.TestServer;

class TryPageTest {

  @Test
  void thePageStandsAlone() {
    try (TestServer server = TestServer.start()) {
      HttpResponse<String> page = server.get("/");
      assertThat(page.statusCode()).isEqualTo(200);
      assertThat(page.headers().firstValue("Content-Type")).contains("text/html; charset=utf-8");
      assertThat(page.body()).contains("class Card {", "class TryPage {").doesNotContain("{{")
          .doesNotContainPattern("(src|href)=\"(https?:)?//");
    }
  }
}
