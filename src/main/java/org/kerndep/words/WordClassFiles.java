package org.kerndep.words;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.kerndep.data.Treebank;
import org.kerndep.data.WordKnowledge;
import org.kerndep.io.Input;
import org.kerndep.run.Workers;

/**
 * The file that the words of a training run get their classes from, if any. Immutable; share freely.
 *
 * @param vectors word vectors, or null
 * @param clusters Brown clusters, or null
 * @param mostFrequent how many of the most frequent words have a class, beside those of the treebank
 */
public record WordClassFiles(Path vectors, Path clusters, int mostFrequent) {

  public WordClassFiles {
    if (vectors != null && clusters != null) {
      throw new IllegalArgumentException("word classes come from vectors or from clusters, not from both");
    }
    if (mostFrequent < 0) {
      throw new IllegalArgumentException("the number of words with a class must not be negative: " + mostFrequent);
    }
  }

  /** Whether words have classes. */
  public boolean exist() {
    return vectors != null || clusters != null;
  }

  /** Fails before long work rather than after it. */
  public void requireReadable() throws IOException {
    if (exist()) {
      Input.open(vectors != null ? vectors : clusters).close();
    }
  }

  /**
   * What is known of the words of a treebank, and of those that are most frequent: their classes, and from vectors also
   * which tags they can have, learnt from the treebank.
   */
  public WordKnowledge read(Treebank treebank, Workers workers) throws IOException {
    if (!exist()) {
      return WordKnowledge.NONE;
    }
    WantedWords wanted = new WantedWords(mostFrequent, treebank);
    return vectors != null ? readVectors(treebank, wanted, workers) : BrownClusters.read(clusters, wanted);
  }

  private WordKnowledge readVectors(Treebank treebank, WantedWords wanted, Workers workers) throws IOException {
    WordVectors ofWords = WordVectors.read(vectors, wanted);
    String origin = "vectors " + WordFile.name(vectors) + ", the first " + mostFrequent + " words";
    List<WordClasses> tables = new ArrayList<>(List.of(VectorClasses.of(ofWords, origin, workers)));
    new VectorTags(ofWords, origin).learn(treebank).ifPresent(tables::add);
    return WordTables.of(tables);
  }
}
