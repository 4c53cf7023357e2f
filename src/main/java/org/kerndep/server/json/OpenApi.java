package org.kerndep.server.json;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.kerndep.run.Version;
import org.kerndep.server.http.Answer;
import org.kerndep.server.http.Call;
import org.kerndep.server.http.Endpoint;

/** The description of the server's addresses, in OpenAPI 3. Shared freely by threads. */
public final class OpenApi implements Endpoint {

  private final Answer answer = Answer.of(Answer.JSON, text());

  private static String text() {
    try (InputStream in = OpenApi.class.getResourceAsStream("openapi.json")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).replace("${version}", Version.current());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public Answer answer(Call call) {
    return answer;
  }
}
