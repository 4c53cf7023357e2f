package org.kerndep.words;

import it.unimi.dsi.fastutil.objects.ObjectLinkedOpenHashSet;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.kerndep.io.BadInputException;
import org.kerndep.io.Input;
import org.kerndep.io.LineReader;

/**
 * Words and their vectors, each of length 1. Read from text or JSON, the most frequent words first; the file may be
 * gzip. Words without a direction are left out.
 *
 * @param words distinct, in the order of the file
 * @param vectors in the same order
 */
record WordVectors(List<String> words, List<float[]> vectors) {

  /** A vector has at least so many dimensions. */
  static final int LEAST_DIMENSIONS = 2;

  /** The beginning of an object with a key, which no line of a word and its numbers has. */
  private static final Pattern JSON = Pattern.compile("\uFEFF?\\s*\\{\\s*\"\\S*\"\\s*:.*", Pattern.DOTALL);
  private static final int LOOKED_AT = 1 << 10;

  /** Reads the vectors of the words that are wanted; the beginning of the file tells its format. */
  static WordVectors read(Path file, WantedWords wanted) throws IOException {
    try (Input input = Input.open(file); BufferedInputStream stream = new BufferedInputStream(input.stream())) {
      Builder vectors = new Builder(wanted);
      if (isJson(stream)) {
        new JsonVectors(stream, input.name(), vectors).read();
      } else {
        new TextVectors(new LineReader(input.name(), stream), input.name(), vectors).read();
      }
      return vectors.build(input.name());
    }
  }

  private static boolean isJson(BufferedInputStream stream) throws IOException {
    stream.mark(LOOKED_AT);
    String beginning = new String(stream.readNBytes(LOOKED_AT), StandardCharsets.UTF_8);
    stream.reset();
    return JSON.matcher(beginning).matches();
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

  /** Takes up the vectors of a file in their order. */
  static final class Builder {

    private final WantedWords wanted;
    private final ObjectLinkedOpenHashSet<String> words = new ObjectLinkedOpenHashSet<>();
    private final List<float[]> vectors = new ArrayList<>();
    private long rank;

    Builder(WantedWords wanted) {
      this.wanted = wanted;
    }

    /** Whether the next word of the file is to be added; asked once for each. */
    boolean wantsNext(String word) {
      return wanted.has(word, rank++);
    }

    /** Adds a word unless it has been added before or its vector is 0. */
    void add(String word, float[] vector) {
      if (normalise(vector) && words.add(word)) {
        vectors.add(vector);
      }
    }

    private WordVectors build(String file) throws BadInputException {
      if (words.isEmpty()) {
        throw new BadInputException(file, "has no word vectors",
            "each line is a word and its numbers, as in 'the 0.1 2'");
      }
      return new WordVectors(List.copyOf(words), vectors);
    }
  }
}
