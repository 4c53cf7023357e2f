package org.kerndep.words;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.kerndep.io.BadInputException;
import org.kerndep.io.Input;
import org.kerndep.io.LineReader;
import org.kerndep.words.WordClasses.Grain;

/**
 * Reads Brown clusters (Brown et al. 1992) as Liang's program writes them: lines of the path of a cluster in bits, a
 * word and its count. The layers are the first 4, 6, 10 and 20 bits, after Koo et al. (2008). Stateless.
 */
public final class BrownClusters {

  private static final List<Grain> GRAINS =
      List.of(new Grain("brown4", 4), new Grain("brown6", 6), new Grain("brown10", 10), new Grain("brown20", 20));
  private static final Pattern PATH = Pattern.compile("[01]+");
  private static final Pattern COUNT = Pattern.compile("[0-9]{1,18}");
  private static final int COLUMNS = 3;

  private record Row(String path, String word, long count) {}

  private BrownClusters() {}

  /** The clusters of the wanted words of a file, which may be gzip. */
  public static WordClasses read(Path file, WantedWords wanted) throws IOException {
    List<Row> rows = rows(file);
    rows.sort(Comparator.comparingLong(Row::count).reversed());
    TreeMap<String, String> pathOfWord = new TreeMap<>();
    for (int rank = 0; rank < rows.size(); rank++) {
      Row row = rows.get(rank);
      if (wanted.has(row.word, rank)) {
        pathOfWord.putIfAbsent(row.word, row.path);
      }
    }
    if (pathOfWord.isEmpty()) {
      throw new BadInputException(file.toString(), "has no clusters of words",
          "each line is bits, a word and a count with tabs between them");
    }
    return new WordClasses("clusters " + WordFile.name(file) + ", the "
        + wanted.mostFrequent() + " most frequent words", GRAINS, pathOfWord);
  }

  private static List<Row> rows(Path file) throws IOException {
    List<Row> rows = new ArrayList<>();
    try (Input input = Input.open(file); LineReader lines = new LineReader(input.name(), input.stream())) {
      for (String line = lines.next(); line != null; line = lines.next()) {
        if (!line.isBlank()) {
          rows.add(row(line, input.name(), lines.number()));
        }
      }
    }
    return rows;
  }

  private static Row row(String line, String file, long number) throws BadInputException {
    String[] columns = line.split("\t", -1);
    if (columns.length != COLUMNS) {
      throw new BadInputException(file, number, columns.length + " columns instead of 3",
          "a line is bits, a word and a count with tabs between them");
    }
    if (!PATH.matcher(columns[0]).matches()) {
      throw new BadInputException(file, number, "'" + columns[0] + "' is not a path of bits",
          "it is made of 0 and 1");
    }
    if (columns[1].isEmpty() || !COUNT.matcher(columns[2]).matches()) {
      throw new BadInputException(file, number, "'" + columns[2] + "' is not the count of a word",
          "a line is bits, a word and a count with tabs between them");
    }
    return new Row(columns[0], columns[1], Long.parseLong(columns[2]));
  }
}
