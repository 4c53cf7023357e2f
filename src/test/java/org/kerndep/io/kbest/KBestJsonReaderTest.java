package org.kerndep.io.kbest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.kerndep.testing.Conll.goodSentence;
import static org.kerndep.testing.Conll.lines;
import static org.kerndep.testing.Conll.row;
import static org.kerndep.testing.Sentences.sentence;
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
import org.kerndep.data.Hypothesis;
import org.kerndep.data.KBestList;
import org.kerndep.data.ScoredTree;
import org.kerndep.data.Sentence;
import org.kerndep.data.TreeProbabilities;
import org.kerndep.data.Word;
import org.kerndep.io.BadInputException;
import org.kerndep.io.ConllBlock;
import org.kerndep.io.TreeColumns;
import org.kerndep.testing.Conll;
import org.kerndep.testing.Hypotheses;

/** Lists of trees from lines of JSON. */
class KBestJsonReaderTest {

  private static final KBestList LIST = Hypotheses.of(sentence("Frogs croak"),
      new ScoredTree(tree("2:nsubj 0:root"), 0.1 + 0.2), new ScoredTree(tree("0:root 1:\"dep\\"), -1e-7));
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
    Files.writeString(file, text(named, true) + text(Conll.goodSentence(), false));
    try (KBestJsonReader reader = KBestJsonReader.open(file)) {
      KBestLine first = reader.next();
      assertThat(first.place()).isEqualTo(file + ":1");
      assertThat(first.id()).contains("s1");
      assertThat(first.text()).contains("Frogs \"croak\" <loud>");
      assertThat(first.list().best().sentence()).isEqualTo(sentence("\"Frogs croak\\"));
      assertThat(first.list().hypotheses()).extracting(Hypothesis::tree)
          .isEqualTo(LIST.hypotheses().stream().map(Hypothesis::tree).toList());
      assertThat(first.list().hypotheses()).extracting(Hypothesis::score).containsExactly(0.1 + 0.2, -1e-7);
      assertThat(first.list().hypotheses()).extracting(Hypothesis::base).containsExactly(0.1 + 0.2, -1e-7);
      assertThat(first.reranked()).isTrue();
      assertThat(first.probabilities().stream().mapToDouble(p -> p).sum()).isEqualTo(1);
      KBestLine second = reader.next();
      assertThat(second.place()).isEqualTo(file + ":2");
      assertThat(second.id()).isEmpty();
      assertThat(second.reranked()).isFalse();
      assertThat(second.list()).isEqualTo(LIST);
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
  void readsHowProbableTagsAre() throws IOException {
    KBestList list = new KBestList(List.of(new Hypothesis(sentence("Frogs croak"), -0.5, LIST.best().tree(), 2, 0, 2)));
    Files.writeString(file, KBestFormat.JSONL.text(Conll.read(Conll.goodSentence(), TreeColumns.IGNORE).get(0), list,
        new TreeProbabilities(list, 1), false, false));
    try (KBestJsonReader reader = KBestJsonReader.open(file)) {
      assertThat(reader.next().list()).isEqualTo(list);
    }
  }

  @Test
  void rejectsWhatIsNoList() throws IOException {
    rejects("no", ":1: cannot be read as a list (Unrecognized token 'no'");
    rejects(GOOD + "\n{\"words\": [", ":2: cannot be read as a list (");
    rejects(GOOD + "\n\n7", ":3: cannot be read as a list (");
    rejects(GOOD + GOOD, ":1: cannot be read as a list (");
    rejects("{}", ":1: no words or no trees");
    rejects("null", ":1: no list");
    rejects(GOOD.replace("\"Go\"", "null"), ":1: a word has no form");
    rejects(GOOD.replace("\"Go\"", "{\"upos\": \"VERB\"}"), ":1: a word has no form");
    rejects(GOOD.replace("[0]", "[0, 1]"), ":1: tree 1 does not have a head and a label for each word");
    rejects(GOOD.replace("[0]", "[1]"), ":1: not a tree: ");
    rejects(GOOD.replace("[0]", "[null]"), ":1: not a tree: ");
    rejects(GOOD.replace("\"rank\": 1", "\"rank\": 2"), ":1: tree 2 stands where tree 1 was expected");
    rejects(GOOD.replaceFirst("\"trees.*", "\"trees\": []}"), ":1: a list of best trees needs at least one tree");
  }

  @Test
  void rejectsFiguresThatOnlySomeTreesHave() throws IOException {
    String two = text(Conll.goodSentence(), false);
    rejects(two.replaceFirst("\"prob\":[^,]*,", ""), ":1: only some trees have prob");
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

  @Test
  void readsTagsAndThoseOfOneHypothesis() throws IOException {
    Sentence noun = new Sentence(List.of(new Word("Stop", "stop", "NOUN", "NN", "Number=Sing")));
    Sentence verb = new Sentence(List.of(new Word("Stop", "stop", "VERB", "VB", "_")));
    ScoredTree only = new ScoredTree(tree("0:root"), 1);
    KBestList list = new KBestList(List.of(Hypothesis.of(verb, only), Hypothesis.of(noun, only)));
    ConllBlock block = Conll.read(lines(row(1, "Stop", 0, "root"), ""), TreeColumns.IGNORE).get(0);
    Files.writeString(file, KBestFormat.JSONL.text(block, list, new TreeProbabilities(list, 1), false, false));
    try (KBestJsonReader reader = KBestJsonReader.open(file)) {
      assertThat(reader.next().list()).isEqualTo(list);
    }
  }

  private static String text(String conllu, boolean reranked) throws IOException {
    ConllBlock block = Conll.read(conllu, TreeColumns.IGNORE).get(0);
    KBestList list = new KBestList(LIST.hypotheses().stream()
        .map(h -> Hypothesis.of(block.sentence(), new ScoredTree(h.tree(), h.score()))).toList());
    return KBestFormat.JSONL.text(block, list, new TreeProbabilities(list, 1), reranked, false);
  }
}
