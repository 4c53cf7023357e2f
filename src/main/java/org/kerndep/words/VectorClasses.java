package org.kerndep.words;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.kerndep.run.Workers;
import org.kerndep.words.WordClasses.Grain;

/**
 * Classes of words with similar vectors, by hierarchical {@link KMeans}: all words are cut into 32 classes, each of
 * them into 4, and each of these into 4 again. The mean of all vectors is taken away first, and frequent words weigh
 * more. The number of threads changes nothing but the time.
 */
final class VectorClasses {

  /** Into how many classes one is cut; each number is a digit of the path. */
  private static final List<Integer> BRANCHES = List.of(32, 4, 4);
  private static final List<Grain> GRAINS =
      List.of(new Grain("class32", 1), new Grain("class128", 2), new Grain("class512", 3));
  /** The same vectors give the same classes, whatever the seed of training. */
  private static final long SEED = 1;

  private final WordVectors vectors;
  private final Workers workers;
  private final SplittableRandom random = new SplittableRandom(SEED);
  private final String[] paths;

  private VectorClasses(WordVectors vectors, Workers workers) {
    this.vectors = vectors.centred();
    this.workers = workers;
    this.paths = new String[vectors.words().size()];
  }

  /** The classes of all words with vectors. */
  static WordClasses of(WordVectors vectors, String origin, Workers workers) {
    VectorClasses run = new VectorClasses(vectors, workers);
    run.cut(IntStream.range(0, run.paths.length).toArray(), "");
    TreeMap<String, String> pathOfWord = new TreeMap<>();
    for (int i = 0; i < run.paths.length; i++) {
      pathOfWord.put(vectors.words().get(i), run.paths[i]);
    }
    return new WordClasses(origin, GRAINS, pathOfWord);
  }

  /** How often a word occurs, by Zipf's law: else the many rare words would leave the frequent ones few classes. */
  private static float weight(int rank) {
    return 1f / (1 + rank);
  }

  /** Cuts a class, then the classes that come of it. */
  private void cut(int[] members, String path) {
    if (path.length() == BRANCHES.size()) {
      for (int member : members) {
        paths[member] = path;
      }
      return;
    }
    int most = BRANCHES.get(path.length());
    List<float[]> points = new ArrayList<>(members.length);
    float[] weights = new float[members.length];
    for (int i = 0; i < members.length; i++) {
      points.add(vectors.vectors().get(members[i]));
      weights[i] = weight(members[i]);
    }
    int[] clusters = KMeans.clusters(points, weights, most, random.split(), workers);
    for (int c = 0; c < most; c++) {
      int cluster = c;
      int[] own = IntStream.range(0, members.length).filter(i -> clusters[i] == cluster).map(i -> members[i]).toArray();
      if (own.length > 0) {
        cut(own, path + Character.forDigit(c, Character.MAX_RADIX));
      }
    }
  }
}
