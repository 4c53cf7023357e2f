package org.kerndep.io.kbest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.kerndep.testing.Conll.goodSentence;
import static org.kerndep.testing.Conll.lines;
import static org.kerndep.testing.Conll.row;
import static org.kerndep.testing.Sentences.tree;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.Hypothesis;
import org.kerndep.data.KBestList;
import org.kerndep.data.ScoredTree;
import org.kerndep.data.Sentence;
import org.kerndep.data.Taggings.Tagging;
import org.kerndep.data.TreeProbabilities;
import org.kerndep.data.Word;
import org.kerndep.io.ConllBlock;
import org.kerndep.io.ConllFormat;
import org.kerndep.io.TreeColumns;
import org.kerndep.testing.Conll;
import org.kerndep.testing.Hypotheses;

/** Lists of trees as text. */
class KBestFormatTest {

  private static final ScoredTree FIRST = new ScoredTree(tree("2:nsubj 0:root"), 1.5);
  private static final ScoredTree SECOND = new ScoredTree(tree("0:root 1:\"dep\\"), 1.5);

  @Test
  void conlluHasOneBlockPerTreeWithCommentsBehindTheSentencesOwn() throws IOException {
    String text = lines("", "# sent_id = s1", "# text = Frogs croak", row(1, "Frogs", "_", "_"),
        row(2, "croak", "_", "_"), "");
    assertThat(conllu(text)).isEqualTo(lines(
        "", "# sent_id = s1", "# text = Frogs croak",
        "# kbest_rank = 1", "# kbest_score = 1.5", "# kbest_prob = 0.5",
        row(1, "Frogs", 2, "nsubj"), row(2, "croak", 0, "root"), "",
        "# sent_id = s1", "# text = Frogs croak",
        "# kbest_rank = 2", "# kbest_score = 1.5", "# kbest_prob = 0.5",
        row(1, "Frogs", 0, "root"), row(2, "croak", 1, "\"dep\\"), ""));
  }

  @Test
  void rerankedTreesHaveTheirBaseScores() throws IOException {
    ConllBlock block = block(Conll.goodSentence());
    KBestList ranked = list(block).reranked(new double[] {2, 3}, 1);
    TreeProbabilities probabilities = new TreeProbabilities(ranked, 1);
    assertThat(KBestFormat.CONLLU.text(block, ranked, probabilities, true, false)).contains(
        "# kbest_score = 3.0\n# kbest_base_score = 1.5\n# kbest_prob",
        "# kbest_score = 2.0\n# kbest_base_score = 1.5\n");
    assertThat(KBestFormat.JSONL.text(block, ranked, probabilities, true, false)).contains(
        "\"score\":3.0,\"base_score\":1.5,\"prob\"", "\"score\":2.0,\"base_score\":1.5,");
  }

  @Test
  void hypothesesHaveTheirOwnTags() throws IOException {
    ConllBlock block = block(Conll.goodSentence());
    Word verb = new Word("Frogs", "frog", "VERB", "VBZ", "Tense=Pres");
    KBestList list = new KBestList(List.of(Hypothesis.of(block.sentence(), FIRST),
        Hypothesis.of(new Sentence(List.of(verb, block.sentence().word(2))), FIRST)));
    TreeProbabilities probabilities = new TreeProbabilities(list, 1);
    assertThat(KBestFormat.CONLLU.text(block, list, probabilities, false, false))
        .contains("kbest_prob = 0.5\n1\tFrogs\tfrog\tVERB\tVBZ\tTense=Pres\t2\tnsubj")
        .doesNotContain("logprob");
    assertThat(KBestFormat.JSONL.text(block, list, probabilities, false, false)).contains("\"prob\":0.5,\"words\":["
        + "{\"form\":\"Frogs\",\"lemma\":\"frog\",\"upos\":\"VERB\",\"xpos\":\"VBZ\",\"feats\":\"Tense=Pres\"},");
  }

  @Test
  void tagsOfATaggerHaveTheirProbability() throws IOException {
    ConllBlock block = block(Conll.goodSentence());
    KBestList list = new KBestList(List.of(Hypothesis.of(new Tagging(block.sentence(), -0.25), FIRST),
        Hypothesis.of(new Tagging(block.sentence(), -0.25), SECOND)));
    TreeProbabilities probabilities = new TreeProbabilities(list, 1);
    assertThat(KBestFormat.CONLLU.text(block, list, probabilities, false, false))
        .contains("# kbest_score = 1.5\n# kbest_tag_logprob = -0.25\n# kbest_prob = 0.5\n");
    assertThat(KBestFormat.JSONL.text(block, list, probabilities, false, false))
        .contains("\"score\":1.5,\"tag_logprob\":-0.25,\"prob\":0.5,");
  }

  @Test
  void commentsOfAnOlderListGiveWay() throws IOException {
    String once = conllu(Conll.goodSentence());
    assertThat(conllu(once.substring(0, once.indexOf("\n\n") + 2))).isEqualTo(once);
  }

  @Test
  void rangesEmptyNodesAndLineEndsComeThroughAndDepsIfKept() throws IOException {
    String rows = "1-2\tFrogscroak\t_\t_\t_\t_\t_\t_\t_\tSpaceAfter=No\r\n"
        + "1\tFrogs\tfrog\tNOUN\tNNS\tNumber=Plur\t2\tnsubj\t2:nsubj\tA=1\r\n1.1\tdo\t_\t_\t_\t_\t_\t_\t2:aux\t_\r\n"
        + "2\tcroak\tcroak\tVERB\tVBP\t_\t0\troot\t0:root\t_";
    String second = rows.replace("2\tnsubj\t2:nsubj", "0\troot\t2:nsubj")
        .replace("0\troot\t0:root", "1\t\"dep\\\t0:root");
    String comments = "# kbest_rank = 1\r\n# kbest_score = 1.5\r\n# kbest_prob = 0.5\r\n";
    assertThat(text(KBestFormat.CONLLU, block(rows), true))
        .isEqualTo(comments + rows + "\r\n\r\n" + comments.replace("rank = 1", "rank = 2") + second);
    assertThat(text(KBestFormat.CONLLU, block(rows), false)).contains("2\tnsubj\t_\tA=1").doesNotContain("2:aux");
  }

  @Test
  void byteOrderMarkStandsOnceAtTheStart() throws IOException {
    assertThat(conllu("\uFEFF" + Conll.goodSentence())).startsWith("\uFEFF# kbest_rank")
        .matches(text -> text.lastIndexOf('\uFEFF') == 0);
  }

  @Test
  void otherFormatsBecomeConllu() throws IOException {
    byte[] bytes = "1\tFrogs\tfrog\tN\tNN\t_\t0\tROOT\t0\tROOT\r\n2\tcroak\t_\tV\tVB\t_\t1\tX\t1\tX\r\n"
        .getBytes(StandardCharsets.UTF_8);
    ConllBlock block = Conll.read("x.conll", bytes, null, TreeColumns.IGNORE).get(0);
    assertThat(text(KBestFormat.CONLLU, block, true)).startsWith(lines(
        "# kbest_rank = 1", "# kbest_score = 1.5", "# kbest_prob = 0.5",
        "1\tFrogs\tfrog\tN\tNN\t_\t2\tnsubj\t_\t_", "2\tcroak\t_\tV\tVB\t_\t0\troot\t_\t_", "", "# kbest_rank = 2"));
  }

  @Test
  void blockWithoutWordsHasOneTreeOrLeavesNothing() throws IOException {
    KBestList empty = Hypotheses.of(new ScoredTree(DependencyTree.unlabelled(new int[1]), 0));
    TreeProbabilities probabilities = new TreeProbabilities(empty, 1);
    assertThat(KBestFormat.CONLLU.text(block("# newdoc\n\n"), empty, probabilities, false, false))
        .isEqualTo(lines("# newdoc", "# kbest_rank = 1", "# kbest_score = 0.0", "# kbest_prob = 1.0", ""));
    ConllBlock other =
        Conll.read("x.conll", "# old\n".getBytes(StandardCharsets.UTF_8), ConllFormat.CONLLX, TreeColumns.IGNORE)
            .get(0);
    assertThat(KBestFormat.CONLLU.text(other, empty, probabilities, false, false)).isEmpty();
  }

  @Test
  void jsonHasOneObjectPerSentence() throws IOException {
    String text = lines("# sent_id = s\\1", "# text = \"Frogs\" croak", row(1, "\"Frogs\"", "_", "_"),
        row(2, "croak", "_", "_"), "");
    assertThat(text(KBestFormat.JSONL, block(text), false)).isEqualTo("{\"sent_id\":\"s\\\\1\","
        + "\"text\":\"\\\"Frogs\\\" croak\",\"words\":[{\"form\":\"\\\"Frogs\\\"\"},{\"form\":\"croak\"}],\"trees\":["
        + "{\"rank\":1,\"score\":1.5,\"prob\":0.5,\"heads\":[2,0],\"labels\":[\"nsubj\",\"root\"]},"
        + "{\"rank\":2,\"score\":1.5,\"prob\":0.5,\"heads\":[0,1],\"labels\":[\"root\",\"\\\"dep\\\\\"]}]}\n");
  }

  @Test
  void formatsAreKnownByNameAndFileName() {
    assertThat(KBestFormat.parse("JSONL")).isEqualTo(KBestFormat.JSONL);
    assertThat(KBestFormat.ofFileName(Path.of("a.conllu/b.JSONL.gz"))).contains(KBestFormat.JSONL);
    assertThat(KBestFormat.ofFileName(Path.of("b.conllu"))).contains(KBestFormat.CONLLU);
    assertThat(KBestFormat.ofFileName(Path.of("jsonl"))).isEmpty();
    assertThatIllegalArgumentException().isThrownBy(() -> KBestFormat.parse("conllx"))
        .withMessage("unknown format conllx for lists of trees; known are conllu and jsonl");
  }

  private static String conllu(String text) throws IOException {
    return text(KBestFormat.CONLLU, block(text), false);
  }

  private static String text(KBestFormat format, ConllBlock block, boolean keepRestated) {
    return format.text(block, list(block), new TreeProbabilities(list(block), 1), false, keepRestated);
  }

  private static KBestList list(ConllBlock block) {
    return Hypotheses.of(block.sentence(), FIRST, SECOND);
  }

  private static ConllBlock block(String text) throws IOException {
    return Conll.read(text, TreeColumns.IGNORE).get(0);
  }
}
