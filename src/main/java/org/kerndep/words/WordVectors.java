package org.kerndep.words;

import it.unimi.dsi.fastutil.objects.ObjectLinkedOpenHashSet;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.kerndep.io.BadInputException;
import org.kerndep.io.Input;
import org.kerndep.io.LineReader;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Words and their vectors, each of length 1. Read from text, one word and its numbers a line, the most frequent words
 * first: the format of GloVe, of word2vec and of fastText, where the last two begin with a line of the numbers of words
 * and of dimensions. The file may be gzip. Words without a direction are left out.
 *
 * @param words distinct, in the order of the file
 * @param vectors in the same order
 */
record WordVectors(List<String> words, List<float[]> vectors) {

  private static final Logger LOG = LoggerFactory.getLogger(WordVectors.class);

  private static final Pattern HEADER = Pattern.compile("[0-9]+[ \t][0-9]+[ \t]*");
  private static final int LEAST_DIMENSIONS = 2;
  private static final int NOT_KNOWN = 0;

  /** Reads the vectors of the words that are wanted. */
  static WordVectors read(Path file, WantedWords wanted) throws IOException {
    try (Input input = Input.open(file)) {
      return new Reader(new LineReader(input.name(), input.stream()), input.name(), wanted).read();
    }
  }

  /** The vectors from their mean, again of length 1. What all words have in common tells no classes apart. */
  WordVectors centred() {
    double[] mean = new double[vectors.get(0).length];
    for (float[] vector : vectors) {
      for (int d = 0; d < mean.length; d++) {
        mean[d] += vector[d] / vectors.size();
      }
    }
    List<float[]> centred = new ArrayList<>(vectors.size());
    for (float[] vector : vectors) {
      float[] moved = new float[mean.length];
      for (int d = 0; d < mean.length; d++) {
        moved[d] = (float) (vector[d] - mean[d]);
      }
      centred.add(normalise(moved) ? moved : vector);
    }
    return new WordVectors(words, centred);
  }

  /** Gives a vector the length 1, if it has a direction. */
  private static boolean normalise(float[] vector) {
    double squares = 0;
    for (float number : vector) {
      squares += (double) number * number;
    }
    if (squares == 0) {
      return false;
    }
    double length = Math.sqrt(squares);
    for (int d = 0; d < vector.length; d++) {
      vector[d] = (float) (vector[d] / length);
    }
    return true;
  }

  /** One reading of a file. */
  private static final class Reader {

    private final LineReader lines;
    private final String file;
    private final WantedWords wanted;
    private final ObjectLinkedOpenHashSet<String> words = new ObjectLinkedOpenHashSet<>();
    private final List<float[]> vectors = new ArrayList<>();
    private int dimensions = NOT_KNOWN;
    private long rank;
    private long malformed;

    Reader(LineReader lines, String file, WantedWords wanted) {
      this.lines = lines;
      this.file = file;
      this.wanted = wanted;
    }

    WordVectors read() throws IOException {
      for (String line = lines.next(); line != null; line = lines.next()) {
        if (lines.number() == 1 && HEADER.matcher(line).matches()) {
          dimensions = header(line);
        } else if (lines.malformed()) {
          malformed++;
        } else if (!line.isBlank()) {
          add(line.replace('\t', ' '));
        }
      }
      if (words.isEmpty()) {
        throw new BadInputException(file, "has no word vectors",
            "each line is a word and its numbers, as in 'the 0.1 2'");
      }
      if (malformed > 0) {
        LOG.warn("{}: {} lines are not UTF-8 and are left out", file, malformed);
      }
      return new WordVectors(List.copyOf(words), vectors);
    }

    private int header(String line) throws BadInputException {
      String number = line.strip().split("[ \t]")[1];
      if (number.length() > 6 || Integer.parseInt(number) < LEAST_DIMENSIONS) {
        throw bad("vectors of " + number + " dimensions", "the first line is the numbers of words and of dimensions");
      }
      return Integer.parseInt(number);
    }

    private void add(String line) throws BadInputException {
      int end = line.indexOf(' ');
      if (end == 0 || !wanted.has(end < 0 ? line : line.substring(0, end), rank++)) {
        return;
      }
      String[] fields = line.split(" ");
      if (dimensions == NOT_KNOWN) {
        dimensions = fields.length - 1;
        if (dimensions < LEAST_DIMENSIONS) {
          throw bad("not a word and its numbers", "give vectors as text, such as GloVe's or fastText's .vec");
        }
      }
      int first = fields.length - dimensions;
      if (first < 1) {
        throw bad((fields.length - 1) + " numbers instead of " + dimensions, "is the line cut off?");
      }
      float[] vector = numbers(fields, first);
      if (normalise(vector) && words.add(String.join(" ", List.of(fields).subList(0, first)))) {
        vectors.add(vector);
      }
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
}
