package org.kerndep;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.Sentence;
import org.kerndep.data.Word;
import org.kerndep.io.ConllBlock;
import org.kerndep.io.ConllFormat;
import org.kerndep.io.ConllReader;
import org.kerndep.io.TreeColumns;

/**
 * Simple sentences as people try them first, given as plain text one by one. A sentence is right if its words and heads
 * and all labels are, those without their subtypes.
 */
class EverydayEnglishIT {

  /** So many of the 60 sentences of the first file and the 8 of the second must be right. */
  private static final int EVERYDAY_RIGHT = 55;
  private static final int ENGLISH_RIGHT = 4;

  private static DependencyParser parser;

  @BeforeAll
  static void load() throws Exception {
    parser = DependencyParser.english();
  }

  @Test
  void everydaySentences() throws Exception {
    requireRight(Path.of("examples/everyday.conllu"), 60, EVERYDAY_RIGHT);
  }

  @Test
  void theTextOfTheReadme() throws Exception {
    requireRight(Path.of("examples/english.conllu"), 8, ENGLISH_RIGHT);
  }

  private static void requireRight(Path file, int sentences, int floor) throws Exception {
    List<ConllBlock> gold = read(file);
    assertThat(gold).hasSize(sentences);
    List<String> wrong = gold.stream().map(EverydayEnglishIT::problems).filter(text -> !text.isEmpty()).toList();
    assertThat(sentences - wrong.size()).as("right sentences of %s; wrong are%n%s", file, String.join("", wrong))
        .isGreaterThanOrEqualTo(floor);
  }

  private static List<ConllBlock> read(Path file) throws Exception {
    List<ConllBlock> blocks = new ArrayList<>();
    try (ConllReader reader = ConllReader.open(file, ConllFormat.CONLLU, TreeColumns.REQUIRED)) {
      for (ConllBlock block = reader.next(); block != null; block = reader.next()) {
        blocks.add(block);
      }
    }
    return blocks;
  }

  /** The sentence with its wrong arcs, or nothing. */
  private static String problems(ConllBlock gold) {
    String text = gold.comment("text").orElseThrow();
    List<ParsedTextSentence> parsed = parser.parse(text);
    if (parsed.size() != 1 || !forms(parsed.get(0).words()).equals(forms(gold.sentence()))) {
      return "%s%n  words: %s%n".formatted(text, parsed.stream().map(s -> forms(s.words())).toList());
    }
    DependencyTree expected = gold.tree().orElseThrow();
    DependencyTree tree = parsed.get(0).tree();
    StringBuilder arcs = new StringBuilder();
    for (int m = 1; m <= tree.size(); m++) {
      if (!arc(gold.sentence(), tree, m).equals(arc(gold.sentence(), expected, m))) {
        arcs.append("  %s, not %s%n".formatted(
            arc(gold.sentence(), tree, m), arc(gold.sentence(), expected, m)));
      }
    }
    return arcs.isEmpty() ? "" : text + System.lineSeparator() + arcs;
  }

  private static List<String> forms(Sentence sentence) {
    return sentence.words().stream().map(Word::form).toList();
  }

  private static String arc(Sentence sentence, DependencyTree tree, int m) {
    int head = tree.head(m);
    return "%d %s <-%s- %d %s".formatted(m, sentence.word(m).form(), tree.label(m).replaceFirst(":.*", ""), head,
        head == 0 ? "root" : sentence.word(head).form());
  }
}
