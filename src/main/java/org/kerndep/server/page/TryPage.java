package org.kerndep.server.page;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.kerndep.run.Version;
import org.kerndep.server.http.Answer;
import org.kerndep.server.http.Call;
import org.kerndep.server.http.Endpoint;
import org.kerndep.view.DrawingParts;

/** A page on which to try the server; it loads nothing but answers of the same server. Shared freely by threads. */
public final class TryPage implements Endpoint {

  private final Answer answer = Answer.of("text/html; charset=utf-8", page()).with("Cache-Control", "no-cache");

  private static String page() {
    return resource("try.html")
        .replace("{{version}}", Version.current())
        .replace("{{style}}", DrawingParts.style() + resource("try.css"))
        .replace("{{script}}", DrawingParts.script() + resource("try.js"));
  }

  private static String resource(String name) {
    try (InputStream in = TryPage.class.getResourceAsStream(name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public Answer answer(Call call) {
    return answer;
  }
}
