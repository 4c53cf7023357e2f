package org.kerndep.server.http;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.Optional;

/**
 * Who may ask: everyone, or those who know a shared secret; and whether pages of other origins may read answers.
 * Immutable.
 *
 * @param token the shared secret, if there is one
 * @param origin what {@code Access-Control-Allow-Origin} says, if anything
 */
public record Access(Optional<String> token, Optional<String> origin) {

  private static final String BEARER = "bearer ";
  private static final String BASIC = "basic ";

  public Access {
    if (token.filter(String::isBlank).isPresent()) {
      throw new IllegalArgumentException("the token is empty; name one, or leave the option out");
    }
  }

  /**
   * Refuses who does not know the secret.
   *
   * @param header of the request, {@code Authorization}; null if there is none
   */
  void check(String header) {
    if (token.isPresent() && !MessageDigest.isEqual(bytes(token.get()), bytes(given(header)))) {
      throw new Refusal(401, "a token is needed; send it as 'Authorization: Bearer TOKEN', or as the password of any "
          + "user").with("WWW-Authenticate", "Basic realm=\"kerndep\", charset=\"UTF-8\"");
    }
  }

  /** The secret in a header: that of a bearer, or the password of HTTP's basic authentication, as browsers send it. */
  private static String given(String header) {
    if (header == null) {
      return "";
    }
    if (header.regionMatches(true, 0, BEARER, 0, BEARER.length())) {
      return header.substring(BEARER.length()).strip();
    }
    if (header.regionMatches(true, 0, BASIC, 0, BASIC.length())) {
      return password(header.substring(BASIC.length()).strip());
    }
    return "";
  }

  private static String password(String encoded) {
    try {
      String pair = new String(Base64.getDecoder().decode(encoded), StandardCharsets.UTF_8);
      return pair.substring(pair.indexOf(':') + 1);
    } catch (IllegalArgumentException e) {
      return "";
    }
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
