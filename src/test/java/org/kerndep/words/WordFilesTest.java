package org.kerndep.words;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.assertj.core.api.AbstractThrowableAssert;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kerndep.data.Treebank;
import org.kerndep.io.BadInputException;
import org.kerndep.run.Workers;
import org.kerndep.testing.Sentences;

/** Files of word vectors and of Brown clusters. */
class WordFilesTest {

  private static final Treebank NO_TREES = new Treebank(List.of());
  private static final WantedWords ALL = new WantedWords(1000, NO_TREES);

  @TempDir
  private Path directory;

  private WordVectors vectors(String text, WantedWords wanted) throws IOException {
    return WordVectors.read(Files.writeString(directory.resolve("v.txt"), text), wanted);
  }

  private WordClasses clusters(String text, WantedWords wanted) throws IOException {
    return BrownClusters.read(Files.writeString(directory.resolve("c.txt"), text), wanted);
  }

  private AbstractThrowableAssert<?, ?> assertBadVectors(String text) {
    return assertThatThrownBy(() -> vectors(text, ALL)).isInstanceOf(BadInputException.class);
  }

  private AbstractThrowableAssert<?, ?> assertBadClusters(String text) {
    return assertThatThrownBy(() -> clusters(text, ALL)).isInstanceOf(BadInputException.class);
  }

  @Test
  void vectorsWithAndWithoutHeaderAreTheSame() throws IOException {
    WordVectors plain = vectors("the 3 4\nof 0 -2.5e-1\n", ALL);
    assertThat(plain.words()).containsExactly("the", "of");
    assertThat(plain.vectors()).containsExactly(new float[] {0.6f, 0.8f}, new float[] {0, -1});
    WordVectors headed = vectors("2 2\nthe 3 4 \nof\t0\t-0.25 \n", ALL);
    assertThat(headed.words()).isEqualTo(plain.words());
    assertThat(headed.vectors()).containsExactly(plain.vectors().toArray(float[][]::new));
  }

  @Test
  void compressedVectorsAreRead() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (GZIPOutputStream out = new GZIPOutputStream(bytes)) {
      out.write("the 3 4\n".getBytes(StandardCharsets.UTF_8));
    }
    Path file = Files.write(directory.resolve("v.txt.gz"), bytes.toByteArray());
    assertThat(WordVectors.read(file, ALL).words()).containsExactly("the");
  }

  @Test
  void theMostFrequentWordsAndThoseOfTheTreebankAreKept() throws IOException {
    WantedWords wanted = new WantedWords(2, new Treebank(List.of(Sentences.parsed("Rare dogs", "2:a 0:root"))));
    assertThat(vectors("the 1 2\nof 1 2\na 1 2\nrare 1 2\nRare 1 2\ncats 1 2\ndogs 1 2\n", wanted).words())
        .containsExactly("the", "of", "rare", "Rare", "dogs");
    assertThat(clusters("0\ta\t3\n10\tb\t9\n11\tc\t5\n11\tdogs\t1\n", wanted).size()).isEqualTo(3);
  }

  @Test
  void wordsWithBlanksRepeatedWordsAndWordsWithoutDirectionDoNoHarm() throws IOException {
    assertThat(vectors("the 1 2\n. . 1 2\nthe 5 1\nnull 0 0\n\nof 1 1\n", ALL).words())
        .containsExactly("the", ". .", "of");
  }

  @Test
  void badVectorsAreRefusedWithTheirLine() {
    assertBadVectors("the 1 2\nof 1\n").hasMessageContaining("v.txt:2: 1 numbers instead of 2; is the line cut off?");
    assertBadVectors("the 1 2\nof 1 x\n").hasMessageContaining("v.txt:2: 'x' is not a number; ");
    assertBadVectors("the 1 NaN\n").hasMessageContaining("v.txt:1: 'NaN' is not a number; ");
    assertBadVectors("the\n").hasMessageContaining("v.txt:1: not a word and its numbers; ");
    assertBadVectors("10 1\nthe 1\n").hasMessageContaining("v.txt:1: vectors of 1 dimensions; ");
    assertBadVectors("").hasMessageContaining("v.txt: has no word vectors; ");
  }

  @Test
  void vectorsAsJsonAreTheSameAsText() throws IOException {
    WordVectors text = vectors("the 3 4\n\" 1 0\nof 0 -0.25\n", ALL);
    WordVectors json = vectors("""
        {"precision": 8, "l2NormIndex": 2, "dimensions": 2, "words": ["the", "\\"", "of"],
         "vectors": {"the": [3, 4, 5, 0], "\\"": [1, 0, 1, 1], "of": [0, -2.5e-1, 0.25, 2]}, "unkVector": [0, 0, 0, -1]}
        """, ALL);
    assertThat(json.words()).isEqualTo(text.words());
    assertThat(json.vectors()).containsExactly(text.vectors().toArray(float[][]::new));
    assertThat(vectors("{\"vectors\": {\"the\": [3, 4], \"of\": [1, 1]}}", new WantedWords(1, NO_TREES)).words())
        .containsExactly("the");
    assertThat(vectors("{ 3 4\n{\" 1 0\n", ALL).words()).containsExactly("{", "{\"");
  }

  @Test
  void badJsonIsRefusedWithItsPlace() {
    assertBadVectors("{\"vectors\": {\"the\": [1, 2],\n \"of\": [1]}}")
        .hasMessageContaining("v.txt:2: 'of' has 1 numbers instead of 2 at column 10; is the list cut off?");
    assertBadVectors("{\"vectors\": {\"the\": [1, \"x\"]}}")
        .hasMessageContaining("v.txt:1: 'x' of the word 'the' is not a number at column 25; give an object like ");
    assertBadVectors("{\"vectors\": {\"the\": [1, 1e99]}}").hasMessageContaining(" is not a number at ");
    assertBadVectors("{\"vectors\": {\"the\": 1}}").hasMessageContaining("'the' has no list of numbers at column 21; ");
    assertBadVectors("{\"vectors\": [[1, 2]]}").hasMessageContaining("the vectors are no object of words at column ");
    assertBadVectors("{\"dimensions\": 1}").hasMessageContaining("v.txt:1: vectors of 1 dimensions at column ");
    assertBadVectors("{\"vectors\": {\"the\": [1, 2], \"of\": [1").hasMessageContaining("v.txt:1: is not JSON (Unexpected "
        + "end-of-input").hasMessageContaining("; is the file cut off? ");
    assertBadVectors("{\"words\": [\"the\"]}").hasMessageContaining("v.txt: has no word vectors; ");
  }

  @Test
  void compressionDoesNotChangeWhatModelsSayOfTheirClasses() throws IOException {
    Path plain = Files.writeString(directory.resolve("w.txt"), "the 3 4\nof 1 1\n");
    Path compressed = directory.resolve("w.txt.gz");
    try (GZIPOutputStream out = new GZIPOutputStream(Files.newOutputStream(compressed))) {
      Files.copy(plain, out);
    }
    try (Workers workers = new Workers(1)) {
      assertThat(new WordClassFiles(compressed, null, 1000).read(NO_TREES, workers).origin())
          .isEqualTo(new WordClassFiles(plain, null, 1000).read(NO_TREES, workers).origin())
          .matches("vectors w\\.txt [0-9a-f]{16}, the first 1000 words");
    }
  }

  @Test
  void clustersAreCutAtSeveralLengths() throws IOException {
    WordClasses classes = clusters("00110011001\tthe\t90\n01\tof\t80\n", ALL);
    assertThat(classes.layers()).containsExactly("brown4", "brown6", "brown10", "brown20");
    assertThat(classes.layers().stream().map(layer -> classes.value(Sentences.word("The"), layer)))
        .containsExactly("0011", "001100", "0011001100", "00110011001");
    assertThat(classes.value(Sentences.word("of"), "brown20")).isEqualTo("01");
    assertThat(classes.origin()).matches("clusters c\\.txt [0-9a-f]{16}, the 1000 most frequent words");
  }

  @Test
  void badClustersAreRefusedWithTheirLine() {
    assertBadClusters("01\tthe\t1\n01 of 1\n").hasMessageContaining("c.txt:2: 1 columns instead of 3; ");
    assertBadClusters("012\tthe\t1\n").hasMessageContaining("c.txt:1: '012' is not a path of bits; ");
    assertBadClusters("01\tthe\tmany\n").hasMessageContaining("c.txt:1: 'many' is not the count of a word; ");
    assertBadClusters("\n").hasMessageContaining("c.txt: has no clusters of words; ");
  }
}
