package org.kerndep.server.http;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * What a client asked, read whole.
 *
 * @param method such as POST
 * @param path of the route
 * @param query as in the address, still encoded; empty if there is none
 * @param type of the body
 * @param body what was sent, maybe nothing
 * @param deadline until when the answer must be there
 */
public record Call(String method, String path, String query, MediaType type, byte[] body, Deadline deadline) {

  /** The body as text. Only UTF-8 is understood. */
  public String text() {
    Optional<String> charset = type.parameter("charset");
    if (charset.isPresent() && !isUtf8(charset.get())) {
      throw new Refusal(415, "the body is said to be in " + charset.get() + "; send UTF-8");
    }
    return utf8(body);
  }

  private static boolean isUtf8(String name) {
    return name.equalsIgnoreCase("utf-8") || name.equalsIgnoreCase("utf8") || name.equalsIgnoreCase("us-ascii");
  }

  /** Bytes as text; others than UTF-8 are refused. */
  static String utf8(byte[] bytes) {
    return decoded(bytes, StandardCharsets.UTF_8);
  }

  private static String decoded(byte[] bytes, Charset charset) {
    try {
      return charset.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException e) {
      throw new Refusal(400, "the body is not valid UTF-8; convert it first");
    }
  }

  /** Refuses a body of another type. */
  public void require(String wanted) {
    if (!type.is(wanted)) {
      throw new Refusal(415, "the body is " + (type.isEmpty() ? "of no named type" : type.name())
          + "; send it as Content-Type: " + wanted);
    }
  }
}
