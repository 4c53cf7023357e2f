package org.kerndep.words;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** Vectors of length 1 around centres that are far apart. */
final class PlantedVectors {

  private PlantedVectors() {}

  /** So many vectors; that with number i lies around the centre with number i % clusters. */
  static List<float[]> of(int count, int clusters, double noise, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    List<float[]> vectors = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      float[] vector = new float[clusters];
      double squares = 0;
      for (int d = 0; d < clusters; d++) {
        vector[d] = (float) ((d == i % clusters ? 1 : 0) + noise * (random.nextDouble() - 0.5));
        squares += vector[d] * vector[d];
      }
      for (int d = 0; d < clusters; d++) {
        vector[d] /= (float) Math.sqrt(squares);
      }
      vectors.add(vector);
    }
    return vectors;
  }

  /** The same with a word for each. */
  static WordVectors words(int count, int clusters, double noise, long seed) {
    List<String> words = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      words.add("w" + i);
    }
    return new WordVectors(words, of(count, clusters, noise, seed));
  }
}
