package org.kerndep.batch.work;

import java.util.Locale;
import java.util.Optional;
import org.kerndep.io.ConllFormat;

/**
 * What documents are: one of the formats, or found out for each.
 *
 * @param name {@code auto}, {@code text}, {@code xmi} or a CoNLL format
 * @param conll the CoNLL format, if it is one
 */
public record InputKind(String name, Optional<ConllFormat> conll) {

  /** Found out for each document. */
  public static final InputKind AUTO = new InputKind("auto", Optional.empty());
  private static final String TEXT = "text";
  private static final String XMI = "xmi";

  /** The kind of that name. */
  public static InputKind parse(String name) {
    String lower = name.toLowerCase(Locale.ROOT);
    return switch (lower) {
      case "auto" -> AUTO;
      case TEXT, XMI -> new InputKind(lower, Optional.empty());
      default -> {
        try {
          yield new InputKind(lower, Optional.of(ConllFormat.parse(lower)));
        } catch (IllegalArgumentException e) {
          throw new IllegalArgumentException(e.getMessage() + ", auto, text and xmi");
        }
      }
    };
  }

  /** Whether it is found out for each document. */
  public boolean isAuto() {
    return this.equals(AUTO);
  }

  /** Whether it is plain text. */
  public boolean isText() {
    return name.equals(TEXT);
  }

  /** Whether it is XMI. */
  public boolean isXmi() {
    return name.equals(XMI);
  }

  @Override
  public String toString() {
    return name;
  }
}
