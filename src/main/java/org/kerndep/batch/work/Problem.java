package org.kerndep.batch.work;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Locale;
import org.kerndep.batch.source.Document;
import org.kerndep.io.BadInputException;
import org.kerndep.run.Failures;

/**
 * Why there is no result of a document. Immutable.
 *
 * @param kind where the cause is
 * @param place the file, and where in it if that is known
 * @param problem what is wrong
 * @param remedy what to do
 * @param trace where the program was, if that may help; else empty
 */
public record Problem(Kind kind, String place, String problem, String remedy, String trace) {

  /** Where the cause can be. */
  public enum Kind {
    /** The document cannot be read as it is: its encoding, its format, or the file itself. */
    INPUT,
    /** The parser or an engine failed. */
    ENGINE,
    /** It took too long. */
    TIME,
    /** It needs more memory. */
    MEMORY;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** The problem that an exception tells of. */
  static Problem of(Document document, Throwable e) {
    if (e instanceof BadInputException bad) {
      return new Problem(Kind.INPUT, bad.place(), bad.problem(), bad.remedy(), "");
    }
    if (e instanceof TimeLimitException) {
      return time(document);
    }
    if (e instanceof OutOfMemoryError) {
      return new Problem(Kind.MEMORY, document.origin(),
          "needs more memory than there is (" + Runtime.getRuntime().maxMemory() / (1 << 20) + " MB)",
          "allow more with KERNDEP_JAVA_OPTS=-Xmx4g or the like and run again with --retry-failed, or split the "
          + "document", "");
    }
    if (e instanceof IOException io) {
      return new Problem(Kind.INPUT, document.origin(), "cannot be read (" + Failures.reason(io) + ")",
          "check its path and permissions, then run again with --retry-failed", trace(e));
    }
    return new Problem(Kind.ENGINE, document.origin(), message(e),
        "report it with the document, or leave the document out", trace(e));
  }

  private static String message(Throwable e) {
    Throwable cause = e;
    while (cause.getCause() != null) {
      cause = cause.getCause();
    }
    return "unexpected error: " + (cause == e ? e.toString() : e + " because of " + cause);
  }

  /** A document that took too long. */
  public static Problem time(Document document) {
    return new Problem(Kind.TIME, document.origin(), "took longer than the time limit",
        "allow more with --time-limit and run again with --retry-failed, or split the document", "");
  }

  private static String trace(Throwable e) {
    StringWriter text = new StringWriter();
    e.printStackTrace(new PrintWriter(text, true));
    return text.toString();
  }

  /** {@code file:line: what is wrong; what to do}. */
  @Override
  public String toString() {
    return place + ": " + problem + "; " + remedy;
  }
}
