package org.kerndep.bundle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kerndep.Examples;
import org.kerndep.bundle.bytes.ByteSink;
import org.kerndep.bundle.bytes.FrameOutput;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.Hypothesis;
import org.kerndep.data.KBestList;
import org.kerndep.data.ParsedSentence;
import org.kerndep.data.ScoredTree;
import org.kerndep.data.Sentence;
import org.kerndep.data.Treebank;
import org.kerndep.data.Word;
import org.kerndep.testing.Hypotheses;

class KBestFileTest {

  private static final Sentence OWN = new Sentence(List.of(
      new Word("Frogs", "frog", "NOUN", "NNS", "Number=Plur"), new Word("croak", "croak", "VERB", "VBP", "_")));
  private static final ScoredTree RIGHT = scored(0, 0, 2, 0);
  private static final ScoredTree WRONG = scored(-0.1, 0, 0, 1);
  private static final Treebank TREEBANK =
      new Treebank(Collections.nCopies(1200, new ParsedSentence(OWN, RIGHT.tree())));

  @TempDir
  private Path directory;

  private final KBestFile file = file(Hypotheses.of(OWN, RIGHT, WRONG));

  private static ScoredTree scored(double score, int... heads) {
    return new ScoredTree(DependencyTree.of(heads, new String[] {null, "nsubj", "root"}), score);
  }

  private static KBestFile file(KBestList list) {
    return new KBestFile(new Manifest(Map.of("code", "1")), Collections.nCopies(TREEBANK.size(), list));
  }

  @Test
  void hypothesesKeepTheirTags() throws IOException {
    Sentence other = new Sentence(List.of(new Word("Frogs", "frog", "VERB", "VBZ", "_"), OWN.word(2)));
    KBestFile tagged = file(new KBestList(List.of(Hypothesis.of(other, RIGHT), Hypothesis.of(OWN, RIGHT),
        Hypothesis.of(other, WRONG))));
    Path path = directory.resolve("a.lists");
    tagged.write(path, TREEBANK);
    assertThat(KBestFile.read(path, TREEBANK)).isEqualTo(tagged);
  }

  /** The golden file was written by version 0.1.0, whose lists had no tags. */
  @Test
  void listsWithoutTagsAreRead() throws IOException {
    Path path = directory.resolve("golden-1.lists");
    try (InputStream in = getClass().getResourceAsStream("golden-1.lists")) {
      Files.copy(in, path);
    }
    Treebank english = Examples.read(Examples.ENGLISH_TEST);
    List<KBestList> lists = KBestFile.read(path, english).lists();
    assertThat(lists).hasSameSizeAs(english.sentences()).allSatisfy(list -> assertThat(list.size()).isEqualTo(2));
    assertThat(lists.get(0).best().sentence()).isSameAs(english.sentences().get(0).sentence());
    assertThat(lists.get(0).get(1).score()).isNegative();
  }

  /** The golden file has lists of several taggings. */
  @Test
  void listsWithTaggingsAreRead() throws IOException {
    Path path = directory.resolve("golden-3.lists");
    try (InputStream in = getClass().getResourceAsStream("golden-3.lists")) {
      Files.copy(in, path);
    }
    Treebank english = Examples.read(Examples.ENGLISH_TEST);
    List<KBestList> lists = KBestFile.read(path, english).lists();
    assertThat(lists).hasSameSizeAs(english.sentences());
    assertThat(lists).anySatisfy(list ->
        assertThat(list.hypotheses().stream().map(Hypothesis::tagging).distinct()).hasSizeGreaterThan(1));
  }

  @Test
  void listsOfAnotherTreebankAreRefused() throws IOException {
    Path path = directory.resolve("a.lists");
    file.write(path, TREEBANK);
    assertThatThrownBy(() -> KBestFile.read(path, new Treebank(TREEBANK.sentences().subList(0, 1000))))
        .hasMessage("it was made from other training data: 1200 sentences, not 1000");
  }

  @Test
  void whatIsWrittenIsRead() throws IOException {
    Path path = directory.resolve("a.lists");
    file.write(path, TREEBANK);
    assertThat(KBestFile.read(path, TREEBANK)).isEqualTo(file);
    assertThat(Files.list(directory)).hasSize(1);
  }

  @Test
  void damageIsNoticed() throws IOException {
    Path path = directory.resolve("a.lists");
    file.write(path, TREEBANK);
    byte[] bytes = Files.readAllBytes(path);
    for (int length : new int[] {0, 5, 30, bytes.length - 1}) {
      Files.write(path, Arrays.copyOf(bytes, length));
      assertThatThrownBy(() -> KBestFile.read(path, TREEBANK))
          .isInstanceOf(IOException.class).hasMessageStartingWith("it ");
    }
    bytes[bytes.length / 2] ^= 1;
    Files.write(path, bytes);
    assertThatThrownBy(() -> KBestFile.read(path, TREEBANK)).hasMessageContaining("checksum");
  }

  @Test
  void sizesThatTheFileCannotHoldAreRefused() throws IOException {
    ByteSink head = new ByteSink().putText(file.made().toString()).putCount(TREEBANK.size());
    ByteSink labels = new ByteSink().putRaw(head.toByteArray()).putCount(Integer.MAX_VALUE);
    ByteSink noLabels = new ByteSink().putRaw(head.toByteArray()).putCount(0);
    ByteSink trees = new ByteSink().putCount(OWN.size()).putCount(Integer.MAX_VALUE);
    for (List<ByteSink> frames : List.of(List.of(labels), List.of(noLabels, trees), List.of(noLabels))) {
      Path path = directory.resolve("a.lists");
      try (OutputStream target = Files.newOutputStream(path)) {
        FrameOutput out = new FrameOutput(target, "KDPLISTS".getBytes(StandardCharsets.US_ASCII), 3);
        for (ByteSink frame : frames) {
          out.write(frame);
        }
        out.end();
      }
      assertThatThrownBy(() -> KBestFile.read(path, TREEBANK)).isInstanceOf(IOException.class)
          .hasMessageStartingWith("it ");
    }
  }
}
