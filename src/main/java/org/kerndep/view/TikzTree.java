package org.kerndep.view;

import java.util.function.Function;
import java.util.stream.Collectors;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.Sentence;
import org.kerndep.data.Word;

/** A tree as LaTeX for the package tikz-dependency: words, their tags below them, and arcs. */
final class TikzTree {

  private TikzTree() {}

  static String text(Sentence sentence, DependencyTree tree) {
    StringBuilder text = new StringBuilder("""
        % needs \\usepackage{tikz-dependency}
        \\begin{dependency}
          \\begin{deptext}[column sep=1em]
        """);
    text.append("    ").append(row(sentence, Word::form)).append(" \\\\\n");
    if (sentence.words().stream().anyMatch(word -> !word.cpos().equals(Word.ABSENT))) {
      text.append("    ").append(row(sentence, Word::cpos)).append(" \\\\\n");
    }
    text.append("  \\end{deptext}\n");
    for (int m = 1; m <= tree.size(); m++) {
      text.append(tree.head(m) == 0 ? "  \\deproot{" + m : "  \\depedge{" + tree.head(m) + "}{" + m)
          .append("}{").append(escaped(tree.label(m))).append("}\n");
    }
    return text.append("\\end{dependency}\n").toString();
  }

  private static String row(Sentence sentence, Function<Word, String> column) {
    return sentence.words().stream().map(column).map(TikzTree::escaped).collect(Collectors.joining(" \\& "));
  }

  /** Text as LaTeX prints it. */
  private static String escaped(String text) {
    StringBuilder out = new StringBuilder();
    for (char c : text.toCharArray()) {
      switch (c) {
        case '\\' -> out.append("\\textbackslash{}");
        case '~' -> out.append("\\textasciitilde{}");
        case '^' -> out.append("\\textasciicircum{}");
        case '&', '%', '$', '#', '_', '{', '}' -> out.append('\\').append(c);
        default -> out.append(c);
      }
    }
    return out.toString();
  }
}
