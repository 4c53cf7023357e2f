package org.kerndep.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.kerndep.testing.Conll.lines;
import static org.kerndep.testing.Conll.row;
import static org.kerndep.testing.Sentences.tree;

import java.io.IOException;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.Hypothesis;
import org.kerndep.data.KBestList;
import org.kerndep.data.ScoredTree;
import org.kerndep.data.Sentence;
import org.kerndep.data.TreeProbabilities;
import org.kerndep.data.Word;
import org.kerndep.io.ConllBlock;
import org.kerndep.io.TreeColumns;
import org.kerndep.testing.Conll;
import org.kerndep.testing.Hypotheses;
import org.kerndep.testing.RandomTrees;

/** Trees drawn with characters. */
class TextTreeTest {

  @Test
  void drawsABranchToEachWord() throws IOException {
    assertThat(draw(lines("# sent_id = s1", "# text = The frog in the pond croaks.",
        "1\tThe\t_\tDET\t_\t_\t2\tdet\t_\tArcProb=0.97", "2\tfrog\t_\tNOUN\t_\t_\t6\tnsubj\t_\t_",
        "3\tin\t_\tADP\tIN\t_\t5\tcase\t_\t_", "4\tthe\t_\t_\tDT\t_\t5\tdet\t_\tArcProb=1.00",
        "5\tpond\t_\tNOUN\t_\t_\t2\tnmod\t_\t_", "6\tcroaks\t_\tVERB\t_\t_\t0\troot\t_\t_",
        "7\t.\t_\t_\t_\t_\t6\tpunct\t_\t_", ""))).isEqualTo(lines(
            "s1: The frog in the pond croaks.",
            "    ╭─── The     DET   det    0.97",
            "  ╭─┼─── frog    NOUN  nsubj",
            "  │ │ ╭─ in      ADP   case",
            "  │ │ ├─ the     DT    det    1.00",
            "  │ ╰─┴─ pond    NOUN  nmod",
            "──┼───── croaks  VERB  root",
            "  ╰───── .             punct",
            ""));
  }

  @Test
  void branchesThatCrossAStemGoBehindIt() throws IOException {
    assertThat(draw(lines(row(1, "A", 2, "det"), row(2, "hearing", 3, "nsubj"), row(3, "came", 0, "root"),
        row(4, "on", 5, "case"), row(5, "frogs", 2, "nmod"), row(6, "yesterday", 3, "advmod"), ""))).isEqualTo(lines(
            "A hearing came on frogs yesterday",
            "    ╭─── A          det",
            "  ╭─┼─── hearing    nsubj",
            "──┼─│─── came       root",
            "  │ │ ╭─ on         case",
            "  │ ╰─┴─ frogs      nmod",
            "  ╰───── yesterday  advmod",
            ""));
  }

  @Test
  void severalWordsMayHangBelowTheRoot() throws IOException {
    assertThat(draw(lines(row(1, "Go", 0, "root"), row(2, ",", 3, "punct"), row(3, "go", 0, "root"), "")))
        .isEqualTo(lines("Go , go", "╭─── Go  root", "│ ╭─ ,   punct", "╰─┴─ go  root", ""));
    assertThat(draw(lines(row(1, "Go", 0, "root"), ""))).isEqualTo(lines("Go", "── Go  root", ""));
  }

  @Test
  void wideCharactersTakeTwoColumnsAndMarksNone() throws IOException {
    assertThat(draw(lines(row(1, "カエル", 3, "nsubj"), row(2, "が", 1, "case"), row(3, "鳴く", 0, "root"),
        row(4, "cafe\u0301", 3, "x"), ""))).isEqualTo(lines(
            "カエル が 鳴く cafe\u0301",
            "  ╭─┬─ カエル  nsubj", "  │ ╰─ が      case", "──┼─── 鳴く    root", "  ╰─── cafe\u0301    x", ""));
    assertThat(TextWidth.cut("カエル", 4)).isEqualTo("カ…");
    assertThat(TextWidth.fitted("カエル", 5)).isEqualTo("カエ…");
    assertThat(TextWidth.fitted("カエル", 4)).isEqualTo("カ… ");
  }

  @Test
  void noLineIsLongerThan100ColumnsHoweverLongAndDeep() throws IOException {
    String word = "a".repeat(200);
    String drawn = draw(lines("# text = " + word, row(1, word, 2, "label".repeat(9)), row(2, "b", 0, word), ""));
    assertThat(drawn.lines()).allMatch(line -> TextWidth.of(line) <= 100);
    assertThat(drawn).contains("aaa…  labellabellabel…\n");
    StringBuilder chain = new StringBuilder();
    IntStream.rangeClosed(1, 120).forEach(m -> chain.append(row(m, "w" + m, m - 1, "dep")).append('\n'));
    String deep = draw(chain + "\n");
    assertThat(deep.lines()).allMatch(line -> TextWidth.of(line) <= 100)
        .contains("  1 ←   0 w1    dep", "120 ← 119 w120  dep");
  }

  @Test
  void everyTreeCanBeReadOffItsBranches() {
    Random random = new Random(3);
    for (int i = 0; i < 300; i++) {
      DependencyTree tree = DependencyTree.unlabelled(RandomTrees.heads(1 + random.nextInt(12), random));
      TextBranches branches = new TextBranches(tree);
      List<String> lines = IntStream.rangeClosed(1, tree.size()).mapToObj(branches::line).toList();
      for (int m = 1; m <= tree.size(); m++) {
        assertThat(head(lines, m)).as(tree + "\n" + String.join("\n", lines)).isEqualTo(tree.head(m));
      }
    }
  }

  /** Follows the branch of a word to the left to where it leaves a stem, and that stem to the line of its word. */
  private static int head(List<String> lines, int m) {
    String line = lines.get(m - 1);
    int at = line.length() - 1;
    do {
      at--;
    } while (at > 0 && "╭╰├".indexOf(line.charAt(at)) < 0);
    for (int step : new int[] {-1, 1}) {
      String open = step < 0 ? "╰├│" : "╭├│";
      int row = m - 1;
      while (open.indexOf(lines.get(row).charAt(at)) >= 0 && row + step >= 0 && row + step < lines.size()) {
        row += step;
      }
      if (row != m - 1 && "┬┴┼".indexOf(lines.get(row).charAt(at)) >= 0) {
        return row + 1;
      }
    }
    return 0;
  }

  @Test
  void treesOfAListHaveTheirRanksAndMarksWhereTheyDiffer() throws IOException {
    String text = lines(row(1, "Frogs", "_", "_"), row(2, "croak", "_", "_"), "");
    ConllBlock block = Conll.read(text, TreeColumns.IGNORE).get(0);
    KBestList list = Hypotheses.of(block.sentence(), new ScoredTree(tree("2:nsubj 0:root"), 1.5),
        new ScoredTree(tree("2:obj 0:root"), 1.5));
    assertThat(TextTree.USUAL.list(block, list, new TreeProbabilities(list, 1))).isEqualTo(lines(
        "Frogs croak",
        "tree 1 of 2: probability 0.500, score 1.500", "  ╭─ Frogs  nsubj", "──┴─ croak  root", "",
        "tree 2 of 2: probability 0.500, score 1.500", "  ╭─ Frogs  obj   ≠", "──┴─ croak  root", ""));
  }

  @Test
  void wordsWithOtherTagsThanInTheFirstTreeAreMarked() throws IOException {
    ConllBlock block = Conll.read(lines("1\tSaw\t_\tNOUN\t_\t_\t_\t_\t_\t_", ""), TreeColumns.IGNORE).get(0);
    Sentence verb = new Sentence(List.of(new Word("Saw", null, "VERB", null, null)));
    ScoredTree root = new ScoredTree(tree("0:root"), 1);
    KBestList list = new KBestList(List.of(Hypothesis.of(block.sentence(), root), Hypothesis.of(verb, root)));
    assertThat(TextTree.USUAL.list(block, list, new TreeProbabilities(list, 1)))
        .contains("Saw  NOUN  root\n", "Saw  VERB  root  ≠\n");
  }

  @Test
  void narrowTerminalsGetNarrowDrawings() throws IOException {
    String sentence = lines(row(1, "Frogs-with-a-very-long-name-in-the-pond", 2, "nsubj"), row(2, "croak", 0, "root"), "");
    ConllBlock block = Conll.read(sentence, TreeColumns.REQUIRED).get(0);
    assertThat(new TextTree(40).of(block).lines()).allMatch(line -> line.length() <= 40).anyMatch(line -> line.contains("…"));
    assertThat(new TextTree(5)).isEqualTo(new TextTree(40));
  }

  @Test
  void aBlockWithoutWordsIsNotDrawn() throws IOException {
    ConllBlock block = Conll.read("# only a comment\n\n", TreeColumns.OPTIONAL).get(0)
        .withTree(DependencyTree.unlabelled(new int[1]), false);
    assertThat(TextTree.USUAL.of(block)).isEmpty();
    KBestList list = Hypotheses.of(new ScoredTree(DependencyTree.unlabelled(new int[1]), 0));
    assertThat(TextTree.USUAL.list(block, list, new TreeProbabilities(list, 1))).isEmpty();
  }

  private static String draw(String conllu) throws IOException {
    return TextTree.USUAL.of(Conll.read(conllu, TreeColumns.REQUIRED).get(0));
  }
}
