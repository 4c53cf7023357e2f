package org.kerndep.words;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import org.kerndep.io.BadInputException;

/**
 * One reading of word vectors as JSON, an object like {@code {"dimensions": 2, "vectors": {"the": [0.1, 2], ...}}}: the
 * format of the packages {@code wink-embeddings-sg-*}. Numbers beyond the dimensions, such as the length of a vector,
 * and all other keys are passed over. Nothing is kept of words that are not wanted. One thread.
 */
final class JsonVectors {

  private static final String DIMENSIONS = "dimensions";
  private static final String VECTORS = "vectors";
  private static final String EXAMPLE = "give an object like {\"dimensions\": 2, \"vectors\": {\"the\": [0.1, 2]}}";
  private static final int NOT_KNOWN = 0;
  private static final int MOST_DIMENSIONS = 999_999;
  /** Names of fields are words, too many to be remembered. */
  private static final JsonFactory FACTORY =
      JsonFactory.builder().disable(JsonFactory.Feature.CANONICALIZE_FIELD_NAMES).build();

  private final InputStream stream;
  private final String file;
  private final WordVectors.Builder vectors;
  private int dimensions = NOT_KNOWN;
  /** The numbers of the current word. */
  private float[] numbers = new float[1 << 8];

  JsonVectors(InputStream stream, String file, WordVectors.Builder vectors) {
    this.stream = stream;
    this.file = file;
    this.vectors = vectors;
  }

  void read() throws IOException {
    try (JsonParser json = FACTORY.createParser(stream)) {
      json.nextToken();
      for (String key = json.nextFieldName(); key != null; key = json.nextFieldName()) {
        JsonToken value = json.nextToken();
        if (key.equals(DIMENSIONS)) {
          dimensions = dimensions(json);
        } else if (key.equals(VECTORS) && value == JsonToken.START_OBJECT) {
          readVectors(json);
        } else if (key.equals(VECTORS)) {
          throw bad(json, "the vectors are no object of words", EXAMPLE);
        } else {
          json.skipChildren();
        }
      }
    } catch (JsonProcessingException e) {
      throw new BadInputException(file, line(e.getLocation()), "is not JSON (" + e.getOriginalMessage() + ")"
          + column(e.getLocation()), "is the file cut off? " + EXAMPLE);
    }
  }

  private int dimensions(JsonParser json) throws IOException {
    int number = json.currentToken() == JsonToken.VALUE_NUMBER_INT ? json.getIntValue() : NOT_KNOWN;
    if (number < WordVectors.LEAST_DIMENSIONS || number > MOST_DIMENSIONS) {
      throw bad(json, "vectors of " + json.getText() + " dimensions", EXAMPLE);
    }
    return number;
  }

  private void readVectors(JsonParser json) throws IOException {
    for (String word = json.nextFieldName(); word != null; word = json.nextFieldName()) {
      boolean wanted = vectors.wantsNext(word);
      if (json.nextToken() != JsonToken.START_ARRAY) {
        throw bad(json, "'" + word + "' has no list of numbers", EXAMPLE);
      }
      if (wanted) {
        vectors.add(word, vector(json, word));
      } else {
        json.skipChildren();
      }
    }
  }

  private float[] vector(JsonParser json, String word) throws IOException {
    int count = 0;
    for (JsonToken next = json.nextToken(); next != JsonToken.END_ARRAY; next = json.nextToken()) {
      float number = next != null && next.isNumeric() ? json.getFloatValue() : Float.NaN;
      if (!Float.isFinite(number)) {
        throw bad(json, "'" + json.getText() + "' of the word '" + word + "' is not a number", EXAMPLE);
      }
      if (count == numbers.length) {
        numbers = Arrays.copyOf(numbers, 2 * count);
      }
      numbers[count++] = number;
    }
    if (dimensions == NOT_KNOWN) {
      dimensions = Math.max(count, WordVectors.LEAST_DIMENSIONS);
    }
    if (count < dimensions) {
      throw bad(json, "'" + word + "' has " + count + " numbers instead of " + dimensions, "is the list cut off?");
    }
    return Arrays.copyOf(numbers, dimensions);
  }

  private BadInputException bad(JsonParser json, String problem, String remedy) {
    JsonLocation place = json.currentTokenLocation();
    return new BadInputException(file, line(place), problem + column(place), remedy);
  }

  private static long line(JsonLocation place) {
    return Math.max(1, place.getLineNr());
  }

  /** Such files are often one long line. */
  private static String column(JsonLocation place) {
    return " at column " + place.getColumnNr();
  }
}
