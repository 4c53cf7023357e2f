package org.kerndep.server.http;

import java.util.List;

/**
 * An address and what answers there.
 *
 * @param path the whole path
 * @param methods those that are allowed; HEAD goes with GET
 * @param endpoint what answers
 * @param works whether the answer takes a thread and time; others come at once, whatever the load
 * @param open whether no token is needed
 * @param plainErrors whether errors are plain text instead of JSON
 */
public record Route(String path, List<String> methods, Endpoint endpoint, boolean works, boolean open,
    boolean plainErrors) {

  public Route {
    methods = List.copyOf(methods);
  }

  /** A route whose answer is there already. */
  public static Route quick(String path, Endpoint endpoint) {
    return new Route(path, List.of("GET"), endpoint, false, false, false);
  }

  /** A route whose answer must be worked for. */
  public static Route work(String path, Endpoint endpoint) {
    return new Route(path, List.of("POST"), endpoint, true, false, false);
  }

  /** The same for other methods. */
  public Route allowing(String... others) {
    return new Route(path, List.of(others), endpoint, works, open, plainErrors);
  }

  /** The same for everyone. */
  public Route withoutToken() {
    return new Route(path, methods, endpoint, works, true, plainErrors);
  }

  /** The same with errors as plain text. */
  public Route withPlainErrors() {
    return new Route(path, methods, endpoint, works, open, true);
  }

  boolean allows(String method) {
    return methods.contains(method) || method.equals("HEAD") && methods.contains("GET");
  }
}
