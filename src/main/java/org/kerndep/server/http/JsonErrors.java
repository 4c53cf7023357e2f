package org.kerndep.server.http;

import java.nio.ByteBuffer;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;

/** Tells in JSON what Jetty itself refuses: what is no HTTP, too long headers, and all while the server stops. */
final class JsonErrors extends ErrorHandler {

  @Override
  protected void generateResponse(Request request, Response response, int code, String message, Throwable cause,
      Callback callback) {
    Answer answer = answer(code, message);
    answer.headers().forEach((name, value) -> response.getHeaders().put(name, value));
    response.getHeaders().put(HttpHeader.CONTENT_TYPE, answer.type());
    response.write(true, ByteBuffer.wrap(answer.body()), callback);
  }

  @Override
  public ByteBuffer badMessageError(int status, String reason, HttpFields.Mutable fields) {
    Answer answer = answer(status, reason);
    fields.put(HttpHeader.CONTENT_TYPE, answer.type());
    return ByteBuffer.wrap(answer.body());
  }

  private static Answer answer(int code, String reason) {
    return switch (code) {
      case 503 -> Answer.error(Refusal.later(code, "the server is stopping; ask again when it is back"));
      case 500 -> Answer.error(new Refusal(code, "unexpected error in the server; its log says more"));
      default -> Answer.error(new Refusal(code, "the request cannot be understood"
          + (reason == null || reason.isBlank() ? "" : " (" + reason + ")")));
    };
  }
}
