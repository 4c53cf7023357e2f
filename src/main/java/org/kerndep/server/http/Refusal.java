package org.kerndep.server.http;

import java.util.Map;

/** Why a client does not get what it asked for: a status of HTTP and a sentence that it can show its user. */
public final class Refusal extends RuntimeException {

  private static final long serialVersionUID = 1;

  private final int status;
  private final transient Map<String, String> headers;

  /** A refusal without headers of its own. */
  public Refusal(int status, String message) {
    this(status, message, Map.of());
  }

  private Refusal(int status, String message, Map<String, String> headers) {
    super(message, null, false, false);
    this.status = status;
    this.headers = Map.copyOf(headers);
  }

  /** A refusal that another time may bring what was asked for. */
  public static Refusal later(int status, String message) {
    return new Refusal(status, message, Map.of("Retry-After", "1"));
  }

  /** The same with a header. */
  Refusal with(String name, String value) {
    return new Refusal(status, getMessage(), Map.of(name, value));
  }

  public int status() {
    return status;
  }

  Map<String, String> headers() {
    return headers;
  }
}
