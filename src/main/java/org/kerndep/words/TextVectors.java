package org.kerndep.words;

import java.io.IOException;
import java.util.List;
import java.util.regex.Pattern;
import org.kerndep.io.BadInputException;
import org.kerndep.io.LineReader;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * One reading of word vectors as text, one word and its numbers a line: the format of GloVe, of word2vec and of
 * fastText, where the last two begin with a line of the numbers of words and of dimensions. One thread.
 */
final class TextVectors {

  private static final Logger LOG = LoggerFactory.getLogger(TextVectors.class);

  private static final Pattern HEADER = Pattern.compile("[0-9]+[ \t][0-9]+[ \t]*");
  private static final int NOT_KNOWN = 0;

  private final LineReader lines;
  private final String file;
  private final WordVectors.Builder vectors;
  private int dimensions = NOT_KNOWN;
  private long malformed;

  TextVectors(LineReader lines, String file, WordVectors.Builder vectors) {
    this.lines = lines;
    this.file = file;
    this.vectors = vectors;
  }

  void read() throws IOException {
    for (String line = lines.next(); line != null; line = lines.next()) {
      if (lines.number() == 1 && HEADER.matcher(line).matches()) {
        dimensions = header(line);
      } else if (lines.malformed()) {
        malformed++;
      } else if (!line.isBlank()) {
        add(line.replace('\t', ' '));
      }
    }
    if (malformed > 0) {
      LOG.warn("{}: {} lines are not UTF-8 and are left out", file, malformed);
    }
  }

  private int header(String line) throws BadInputException {
    String number = line.strip().split("[ \t]")[1];
    if (number.length() > 6 || Integer.parseInt(number) < WordVectors.LEAST_DIMENSIONS) {
      throw bad("vectors of " + number + " dimensions", "the first line is the numbers of words and of dimensions");
    }
    return Integer.parseInt(number);
  }

  private void add(String line) throws BadInputException {
    int end = line.indexOf(' ');
    if (end == 0 || !vectors.wantsNext(end < 0 ? line : line.substring(0, end))) {
      return;
    }
    String[] fields = line.split(" ");
    if (dimensions == NOT_KNOWN) {
      dimensions = fields.length - 1;
      if (dimensions < WordVectors.LEAST_DIMENSIONS) {
        throw bad("not a word and its numbers", "give vectors as text, such as GloVe's or fastText's .vec");
      }
    }
    int first = fields.length - dimensions;
    if (first < 1) {
      throw bad((fields.length - 1) + " numbers instead of " + dimensions, "is the line cut off?");
    }
    vectors.add(String.join(" ", List.of(fields).subList(0, first)), numbers(fields, first));
  }

  private float[] numbers(String[] fields, int first) throws BadInputException {
    float[] vector = new float[dimensions];
    for (int d = 0; d < dimensions; d++) {
      String text = fields[first + d];
      try {
        vector[d] = Float.parseFloat(text);
      } catch (NumberFormatException e) {
        vector[d] = Float.NaN;
      }
      if (!Float.isFinite(vector[d])) {
        throw bad("'" + text + "' is not a number", "after the word come " + dimensions + " numbers");
      }
    }
    return vector;
  }

  private BadInputException bad(String problem, String remedy) {
    return new BadInputException(file, lines.number(), problem, remedy);
  }
}
