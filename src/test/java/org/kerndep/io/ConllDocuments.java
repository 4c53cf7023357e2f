package org.kerndep.io;

import java.util.List;
import java.util.SplittableRandom;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/**
 * Arbitrary well-formed CoNLL-U documents: any Unicode in the cells, comments, multiword tokens, empty nodes, blank
 * lines.
 */
public final class ConllDocuments {

  private static final String[] LINE_ENDS = {"\n", "\r\n"};
  private static final String[] BLANKS = {"", "", "", " ", "\t", "  \t"};

  private ConllDocuments() {}

  public static Arbitrary<String> documents() {
    Arbitrary<List<String>> cells = cell().list().ofMinSize(1).ofMaxSize(12);
    return Combinators.combine(cells, Arbitraries.integers().between(0, 4), Arbitraries.longs())
        .as((values, sentences, seed) -> new Source(values, new SplittableRandom(seed)).document(sentences));
  }

  /** Never empty; no tab, no line end; only valid Unicode, as anything decoded from UTF-8 is. */
  private static Arbitrary<String> cell() {
    return Arbitraries.strings().all().ofMinLength(1).ofMaxLength(6)
        .filter(s -> s.chars().noneMatch(c -> c == '\t' || c == '\n' || c == '\r' || Character.isSurrogate((char) c))
            && !s.startsWith("\uFEFF"));
  }

  /** Puts cells together; the structure is drawn from a seed so that jqwik only has cells to shrink. */
  private record Source(List<String> cells, SplittableRandom random) {

    String document(int sentences) {
      StringBuilder text = new StringBuilder(random.nextInt(10) == 0 ? "\uFEFF" : "");
      blanks(text);
      for (int i = 0; i < sentences; i++) {
        sentence(text);
        blanks(text.append(lineEnd()));
      }
      if (random.nextBoolean()) {
        sentence(text);
        text.setLength(text.length() - (random.nextBoolean() ? 1 : 0));
      }
      return text.toString();
    }

    private void sentence(StringBuilder text) {
      int words = 1 + random.nextInt(5);
      int rangeEnd = 0;
      line(text, random.nextBoolean() ? "#" + cell() : "# sent");
      for (int m = 1; m <= words; m++) {
        if (random.nextInt(8) == 0) {
          line(text, "#" + cell());
        }
        if (m > rangeEnd && random.nextInt(5) == 0) {
          rangeEnd = m + random.nextInt(words - m + 1);
          line(text, row(m + "-" + rangeEnd, "_"));
        }
        line(text, row(Integer.toString(m), Integer.toString(m - 1)));
        if (random.nextInt(6) == 0) {
          line(text, row(m + ".1", "_"));
        }
      }
    }

    private String row(String id, String head) {
      return String.join("\t", id, cell(), cell(), cell(), cell(), cell(), head, cell(), cell(), cell());
    }

    private void blanks(StringBuilder text) {
      for (int i = random.nextInt(3); i > 0; i--) {
        line(text, BLANKS[random.nextInt(BLANKS.length)]);
      }
    }

    private void line(StringBuilder text, String line) {
      text.append(line).append(lineEnd());
    }

    private String lineEnd() {
      return LINE_ENDS[random.nextInt(10) == 0 ? 1 : 0];
    }

    private String cell() {
      return random.nextInt(4) == 0 ? "_" : cells.get(random.nextInt(cells.size()));
    }
  }
}
