package org.kerndep.io.kbest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.kerndep.testing.Conll.goodSentence;
import static org.kerndep.testing.Conll.lines;
import static org.kerndep.testing.Conll.row;
import static org.kerndep.testing.Sentences.tree;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kerndep.data.ScoredTree;
import org.kerndep.data.ScoredTrees;
import org.kerndep.data.TreeProbabilities;
import org.kerndep.io.BadInputException;
import org.kerndep.io.ConllBlock;
import org.kerndep.io.Trees;
import org.kerndep.testing.Conll;

/** Lists of trees from lines of JSON. */
class KBestJsonReaderTest {

  private static final ScoredTrees LIST = new ScoredTrees(List.of(
      new ScoredTree(tree("2:nsubj 0:root"), 0.1 + 0.2), new ScoredTree(tree("0:root 1:\"dep\\"), -1e-7)));
  private static final String GOOD = "{\"words\": [\"Go\"], \"trees\": [{\"rank\": 1, \"score\": 1, \"heads\": [0], "
      + "\"labels\": [\"root\"]}]}";

  @TempDir
  private Path directory;
  private Path file;

  @BeforeEach
  void nameFile() {
    file = directory.resolve("lists.jsonl");
  }

  @Test
  void readsWhatWasWritten() throws IOException {
    String named = lines("# sent_id = s1", "# text = Frogs \"croak\" <loud>", row(1, "\"Frogs", 2, "nsubj"),
        row(2, "croak\\", 0, "root"), "");
    Files.writeString(file, text(named, List.of(2.5, 7.5)) + text(Conll.goodSentence(), List.of()));
    try (KBestJsonReader reader = KBestJsonReader.open(file)) {
      KBestLine first = reader.next();
      assertThat(first.place()).isEqualTo(file + ":1");
      assertThat(first.id()).contains("s1");
      assertThat(first.text()).contains("Frogs \"croak\" <loud>");
      assertThat(first.forms()).containsExactly("\"Frogs", "croak\\");
      assertThat(first.list()).isEqualTo(LIST);
      assertThat(first.baseScores()).containsExactly(2.5, 7.5);
      assertThat(first.probabilities().stream().mapToDouble(p -> p).sum()).isEqualTo(1);
      KBestLine second = reader.next();
      assertThat(second.place()).isEqualTo(file + ":2");
      assertThat(second.id()).isEmpty();
      assertThat(second.baseScores()).isEmpty();
      assertThat(reader.next()).isNull();
      assertThat(reader.next()).isNull();
    }
  }

  @Test
  void readsCompressedFilesAndPassesOverUnknownKeys() throws IOException {
    file = directory.resolve("lists.jsonl.gz");
    try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(file))) {
      out.write(GOOD.replace("\"rank\"", "\"colour\": {\"red\": [1]}, \"rank\"").getBytes(StandardCharsets.UTF_8));
    }
    try (KBestJsonReader reader = KBestJsonReader.open(file)) {
      assertThat(reader.next().probabilities()).isEmpty();
    }
    byte[] bytes = Files.readAllBytes(file);
    Files.write(file, Arrays.copyOf(bytes, bytes.length - 12));
    assertThatExceptionOfType(BadInputException.class).isThrownBy(this::readAll)
        .withMessageStartingWith(file + ":1: damaged gzip data");
  }

  @Test
  void rejectsWhatIsNoList() throws IOException {
    rejects("no", ":1: cannot be read as a list (Unrecognized token 'no'");
    rejects(GOOD + "\n{\"words\": [", ":2: cannot be read as a list (");
    rejects(GOOD + "\n\n7", ":3: cannot be read as a list (");
    rejects(GOOD + GOOD, ":1: cannot be read as a list (");
    rejects("{}", ":1: no words or no trees");
    rejects("null", ":1: no list");
    rejects(GOOD.replace("\"Go\"", "null"), ":1: no words or no trees");
    rejects(GOOD.replace("[0]", "[0, 1]"), ":1: tree 1 does not have a head and a label for each word");
    rejects(GOOD.replace("[0]", "[1]"), ":1: not a tree: ");
    rejects(GOOD.replace("[0]", "[null]"), ":1: not a tree: ");
    rejects(GOOD.replace("\"rank\": 1", "\"rank\": 2"), ":1: tree 2 stands where tree 1 was expected");
    rejects(GOOD.replaceFirst("\"trees.*", "\"trees\": []}"), ":1: a list of best trees needs at least one tree");
  }

  @Test
  void rejectsFiguresThatOnlySomeTreesHave() throws IOException {
    String two = text(Conll.goodSentence(), List.of());
    rejects(two.replaceFirst("\"prob\": [^,]*, ", ""), ":1: only some trees have prob");
  }

  private void rejects(String text, String problem) throws IOException {
    Files.writeString(file, text);
    assertThatExceptionOfType(BadInputException.class).isThrownBy(this::readAll)
        .withMessageStartingWith(file + problem)
        .withMessageEndingWith("; is this what 'kerndep kbest' wrote as jsonl?");
  }

  private void readAll() throws IOException {
    try (KBestJsonReader reader = KBestJsonReader.open(file)) {
      while (reader.next() != null) {
        assertThat(reader).isNotNull();
      }
    }
  }

  private static String text(String conllu, List<Double> baseScores) throws IOException {
    ConllBlock block = Conll.read(conllu, Trees.IGNORE).get(0);
    return KBestFormat.JSONL.text(block, LIST, new TreeProbabilities(LIST, 1), baseScores, false);
  }
}
