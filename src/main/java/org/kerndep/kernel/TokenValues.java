package org.kerndep.kernel;

import java.util.Arrays;
import java.util.List;

/** The values of many words in one array, to count quickly how many of them are marked. Immutable. */
final class TokenValues {

  private final int[] starts;
  private final int[] values;
  private final int valueCount;

  TokenValues(List<PropertyToken> tokens) {
    starts = new int[tokens.size() + 1];
    for (int t = 0; t < tokens.size(); t++) {
      starts[t + 1] = starts[t] + tokens.get(t).size();
    }
    values = new int[starts[tokens.size()]];
    for (int t = 0; t < tokens.size(); t++) {
      for (int i = 0; i < tokens.get(t).size(); i++) {
        values[starts[t] + i] = tokens.get(t).value(i);
      }
    }
    valueCount = Arrays.stream(values).max().orElse(-1) + 1;
  }

  /** Values are numbers below this. */
  int valueCount() {
    return valueCount;
  }

  /** The sum of the marks of a word's values. */
  int count(int token, byte[] marks) {
    int count = 0;
    for (int i = starts[token]; i < starts[token + 1]; i++) {
      count += marks[values[i]];
    }
    return count;
  }

  /** How many values a word has. */
  int size(int token) {
    return starts[token + 1] - starts[token];
  }

  int value(int token, int index) {
    return values[starts[token] + index];
  }
}
