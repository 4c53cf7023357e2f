package org.kerndep.view;

import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.KBestList;
import org.kerndep.data.Sentence;
import org.kerndep.data.TreeProbabilities;
import org.kerndep.data.Word;
import org.kerndep.io.ArcProbability;
import org.kerndep.io.BadInputException;
import org.kerndep.io.ConllBlock;

/**
 * Trees drawn with characters for a terminal: a line for each word with the branches that lead to it, its tag, its
 * label, and how probable its arc is if that is known. Immutable; share freely.
 *
 * @param columns how wide the terminal is; fewer than 40 count as 40
 */
public record TextTree(int columns) {

  /** Drawings where the width is not known. */
  public static final TextTree USUAL = new TextTree(100);

  private static final int FEWEST_COLUMNS = 40;
  private static final int MOST_TAG = 10;
  private static final int MOST_LABEL = 16;
  private static final int MARKS = 8;
  private static final String DIFFERS = "≠";
  private static final String GAP = "  ";

  public TextTree {
    columns = Math.max(FEWEST_COLUMNS, columns);
  }

  /** A sentence and the tree that its block has, and a blank line; nothing if it has no words. */
  public String of(ConllBlock block) throws BadInputException {
    ShownSentence shown = ConllSource.sentence(block);
    DependencyTree tree = block.parsed().tree();
    return tree.size() == 0 ? "" : heading(block) + lines(shown.sentence(), tree, m -> {
      OptionalDouble probability = shown.trees().get(0).arc(m);
      return probability.isPresent() ? ArcProbability.text(probability.getAsDouble()) : "";
    }) + "\n";
  }

  /** A sentence and its best trees, each with its rank; words that differ from the first tree are marked. */
  public String list(ConllBlock block, KBestList list, TreeProbabilities probabilities) {
    StringBuilder text = new StringBuilder();
    for (int rank = 0; rank < list.size() && list.best().tree().size() > 0; rank++) {
      Sentence sentence = list.get(rank).sentence();
      DependencyTree tree = list.get(rank).tree();
      DependencyTree best = list.best().tree();
      text.append(rank == 0 ? heading(block) : "")
          .append(String.format(Locale.ROOT, "tree %d of %d: probability %.3f, score %.3f\n", rank + 1, list.size(),
              probabilities.tree(rank), list.get(rank).score()))
          .append(lines(sentence, tree, m ->
              tree.head(m) == best.head(m) && tree.label(m).equals(best.label(m))
                  && tag(sentence.word(m)).equals(tag(list.best().sentence().word(m))) ? "" : DIFFERS))
          .append('\n');
    }
    return text.toString();
  }

  private String heading(ConllBlock block) {
    String text = block.comment("text").orElseGet(block.sentence()::toString);
    return TextWidth.cut(block.comment("sent_id").map(id -> id + ": ").orElse("") + text, columns) + "\n";
  }

  /** A line for each word; marks come last on the line. */
  private String lines(Sentence sentence, DependencyTree tree, IntFunction<String> marks) {
    IntFunction<String> branches = branches(tree);
    List<String> tags = sentence.words().stream().map(TextTree::tag).toList();
    int tagWidth = TextWidth.ofWidest(tags, MOST_TAG);
    int labelWidth = TextWidth.ofWidest(
        IntStream.rangeClosed(1, tree.size()).mapToObj(tree::label).toList(), MOST_LABEL);
    int formWidth = TextWidth.ofWidest(sentence.words().stream().map(Word::form).toList(),
        columns - branches.apply(1).length() - tagWidth - labelWidth - MARKS);
    StringBuilder text = new StringBuilder();
    for (int m = 1; m <= tree.size(); m++) {
      String line = branches.apply(m) + TextWidth.fitted(sentence.word(m).form(), formWidth)
          + (tagWidth == 0 ? "" : GAP + TextWidth.fitted(tags.get(m - 1), tagWidth))
          + GAP + TextWidth.fitted(tree.label(m), labelWidth) + GAP + marks.apply(m);
      text.append(line.stripTrailing()).append('\n');
    }
    return text.toString();
  }

  /** What stands before word m: branches, or where they would take half the width its number and that of its head. */
  private IntFunction<String> branches(DependencyTree tree) {
    TextBranches branches = new TextBranches(tree);
    if (branches.width() <= columns / 2) {
      return branches::line;
    }
    int digits = Integer.toString(tree.size()).length();
    String format = "%" + digits + "d ← %" + digits + "d ";
    return m -> String.format(Locale.ROOT, format, m, tree.head(m));
  }

  private static String tag(Word word) {
    String tag = word.cpos().equals(Word.ABSENT) ? word.pos() : word.cpos();
    return tag.equals(Word.ABSENT) ? "" : tag;
  }
}
