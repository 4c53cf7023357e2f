package org.kerndep.batch.work;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/** How results are written. */
public enum ResultFormat {
  /** CoNLL-U with {@code # newdoc id}. */
  CONLLU(".conllu", true, false),
  /** One JSON object per sentence and line, as {@link org.kerndep.io.json.SentenceJson} describes. */
  JSON(".jsonl", true, false),
  /** XMI of UIMA, with the type system beside the documents. */
  XMI(".xmi", false, true),
  /** UIMA's compressed binary format with the type system inside. */
  BIN(".bcas", false, true);

  private final String ending;
  private final boolean joinable;
  private final boolean cas;

  ResultFormat(String ending, boolean joinable, boolean cas) {
    this.ending = ending;
    this.joinable = joinable;
    this.cas = cas;
  }

  /** The format of that name. */
  public static ResultFormat parse(String name) {
    return Arrays.stream(values()).filter(format -> format.toString().equals(name.toLowerCase(Locale.ROOT))).findFirst()
        .orElseThrow(() -> new IllegalArgumentException("unknown format " + name + "; known are "
            + Arrays.stream(values()).map(ResultFormat::toString).collect(Collectors.joining(", "))));
  }

  /** How files of the format end. */
  public String ending() {
    return ending;
  }

  /** Whether the results of several documents can stand in one file. */
  public boolean isJoinable() {
    return joinable;
  }

  /** Whether it is a format of UIMA. */
  public boolean isCas() {
    return cas;
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
