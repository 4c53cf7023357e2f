package org.kerndep.io.kbest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.kerndep.testing.Conll.goodSentence;
import static org.kerndep.testing.Conll.lines;
import static org.kerndep.testing.Conll.row;
import static org.kerndep.testing.Sentences.sentence;
import static org.kerndep.testing.Sentences.tree;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kerndep.data.Hypothesis;
import org.kerndep.data.KBestList;
import org.kerndep.data.ScoredTree;
import org.kerndep.data.Sentence;
import org.kerndep.data.TreeProbabilities;
import org.kerndep.io.BadInputException;
import org.kerndep.io.ConllBlock;
import org.kerndep.io.ConllReader;
import org.kerndep.io.TreeColumns;
import org.kerndep.testing.Conll;
import org.kerndep.testing.Hypotheses;

/** Lists of trees from a file. */
class KBestReaderTest {

  private static final Sentence FROGS = sentence("Frogs croak");
  private static final ScoredTree RIGHT = new ScoredTree(tree("2:nsubj 0:root"), 0.1 + 0.2);
  private static final ScoredTree WRONG = new ScoredTree(tree("0:root 1:dep"), -1e-7);

  @TempDir
  private Path directory;
  private Path file;

  @BeforeEach
  void nameFile() {
    file = directory.resolve("lists.conllu");
  }

  @Test
  void readsWhatWasWrittenWithTheSameScores() throws IOException {
    KBestList two = Hypotheses.of(FROGS, RIGHT, WRONG);
    KBestList one = Hypotheses.of(FROGS, WRONG);
    Files.writeString(file, text(two) + text(one) + text(two));
    try (KBestReader reader = KBestReader.open(file)) {
      KBestBlock first = reader.next();
      assertThat(first.list()).isEqualTo(two);
      assertThat(first.first().place()).isEqualTo(file + ":1");
      assertThat(first.first().sentence()).hasToString("Frogs croak");
      assertThat(reader.next().list()).isEqualTo(one);
      assertThat(reader.next().list()).isEqualTo(two);
      assertThat(reader.next()).isNull();
      assertThat(reader.next()).isNull();
      assertThat(reader.share()).isEqualTo(1);
    }
  }

  @Test
  void rejectsBlocksWithoutRankOrScore() throws IOException {
    rejects(Conll.goodSentence(), ":1: no comment '# kbest_rank = ...'");
    rejects("# kbest_rank = 1\n" + Conll.goodSentence(), ":1: no comment '# kbest_score = ...'");
    rejects(block("one", "1", "croak", 2, 0), ":1: kbest_rank cannot be 'one'");
    rejects(block("1", "high", "croak", 2, 0), ":1: kbest_score cannot be 'high'");
  }

  @Test
  void readsBaseScoresAndProbabilities() throws IOException {
    KBestList list = Hypotheses.of(FROGS, new ScoredTree(WRONG.tree(), 7.5), new ScoredTree(RIGHT.tree(), 2.5))
        .reranked(new double[] {2.5, 14.5}, 1);
    Files.writeString(file, KBestFormat.CONLLU.text(Conll.read(Conll.goodSentence(), TreeColumns.IGNORE).get(0), list,
        new TreeProbabilities(list, 1), true, false) + block("1", "1", "croak", 2, 0));
    try (KBestReader reader = KBestReader.open(file)) {
      KBestBlock given = reader.next();
      assertThat(given.reranked()).isTrue();
      assertThat(given.list().hypotheses()).extracting(Hypothesis::base).containsExactly(2.5, 7.5);
      assertThat(given.list().hypotheses()).extracting(Hypothesis::score).containsExactly(9.5, 2.5);
      assertThat(given.probabilities()).hasSize(2).first().isEqualTo(new TreeProbabilities(list, 1).tree(0));
      KBestBlock bare = reader.next();
      assertThat(bare.reranked()).isFalse();
      assertThat(bare.probabilities()).isEmpty();
    }
    rejects("# kbest_prob = 0.5\n" + block("1", "1", "croak", 2, 0) + block("2", "1", "croak", 0, 1),
        ":7: only some trees of the list have kbest_prob");
    rejects("# kbest_prob = even\n" + block("1", "1", "croak", 2, 0), ":1: kbest_prob cannot be 'even'");
  }

  @Test
  void readsHowProbableTagsAre() throws IOException {
    KBestList list = new KBestList(List.of(new Hypothesis(FROGS, -0.5, RIGHT.tree(), 2, 0, 2),
        new Hypothesis(FROGS, -0.5, WRONG.tree(), 1, 0, 1)));
    Files.writeString(file, text(list));
    try (KBestReader reader = KBestReader.open(file)) {
      assertThat(reader.next().list()).isEqualTo(list);
    }
    rejects("# kbest_tag_logprob = -1\n" + block("1", "1", "croak", 2, 0) + block("2", "1", "croak", 0, 1),
        ":7: only some trees of the list have kbest_tag_logprob");
  }

  @Test
  void goesOnAfterAFirstBlock() throws IOException {
    Files.writeString(file, block("1", "2", "croak", 2, 0) + block("2", "1", "croak", 0, 1));
    try (ConllReader blocks = ConllReader.open(file, null, TreeColumns.OPTIONAL)) {
      ConllBlock first = blocks.next();
      assertThat(KBestReader.isListed(first)).isTrue();
      KBestReader reader = KBestReader.after(first, blocks);
      assertThat(reader.next().list().size()).isEqualTo(2);
      assertThat(reader.next()).isNull();
    }
    assertThat(KBestReader.isListed(Conll.read(Conll.goodSentence(), TreeColumns.IGNORE).get(0))).isFalse();
  }

  @Test
  void rejectsRanksThatAreMissing() throws IOException {
    rejects(block("2", "1", "croak", 2, 0), ":1: a list begins with tree 2");
    rejects(block("1", "2", "croak", 2, 0) + block("3", "1", "croak", 0, 1),
        ":6: tree 3 stands where tree 2 was expected");
  }

  @Test
  void rejectsListsThatAreNone() throws IOException {
    rejects(block("1", "2", "croak", 2, 0) + block("2", "1", "sing", 0, 1),
        ":6: tree 2 has other words than the first at " + file + ":1");
    rejects(block("1", "1", "croak", 2, 0) + block("2", "2", "croak", 0, 1),
        ":1: tree 2 scores more than the one before: 2.0 after 1.0");
    rejects(block("1", "1", "croak", 2, 0) + block("2", "1", "croak", 2, 0),
        ":1: tree 2 is in the list already: 2:a 0:b");
  }

  private void rejects(String text, String problem) throws IOException {
    Files.writeString(file, text);
    assertThatExceptionOfType(BadInputException.class)
        .isThrownBy(() -> {
          try (KBestReader reader = KBestReader.open(file)) {
            reader.next();
          }
        })
        .withMessage(file + problem + "; is this what 'kerndep kbest' wrote as conllu?");
  }

  private static String block(String rank, String score, String verb, int firstHead, int secondHead) {
    return lines("# kbest_rank = " + rank, "# kbest_score = " + score, row(1, "Frogs", firstHead, "a"),
        row(2, verb, secondHead, "b"), "");
  }

  private static String text(KBestList list) throws IOException {
    ConllBlock block = Conll.read(Conll.goodSentence(), TreeColumns.IGNORE).get(0);
    return KBestFormat.CONLLU.text(block, list, new TreeProbabilities(list, 1), false, false);
  }
}
