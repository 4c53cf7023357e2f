package org.kerndep.view;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.Sentence;
import org.kerndep.data.Word;

/**
 * A tree as a vector graphic that stands alone: words in a row with their tags, and above them the arcs from heads to
 * modifiers, an arc above all those that it spans. Widths of text are estimated, as only who shows it knows its fonts.
 * One thread.
 */
final class SvgTree {

  private static final double CHARACTER = 8;
  private static final double LABEL_CHARACTER = 6;
  private static final double GAP = 18;
  private static final double MARGIN = 12;
  private static final double LEVEL = 26;
  private static final double CORNER = 6;
  /** Between the ends of the arcs of a word. */
  private static final double ENDS = 5;
  private static final double WORDS = 46;

  private final Sentence sentence;
  private final DependencyTree tree;
  /** How high the arc into a word is, from 1. */
  private final int[] levels;
  private final double[] middles;
  private double width;

  SvgTree(Sentence sentence, DependencyTree tree) {
    this.sentence = sentence;
    this.tree = tree;
    this.levels = levels(tree);
    this.middles = middles();
  }

  /** Shorter arcs first: each is above those that it spans, and not as high as one that it crosses. */
  private static int[] levels(DependencyTree tree) {
    int[] levels = new int[tree.size() + 1];
    List<Integer> done = new ArrayList<>();
    List<Integer> arcs = IntStream.rangeClosed(1, tree.size()).filter(m -> tree.head(m) > 0).boxed()
        .sorted(Comparator.comparingInt((Integer m) -> Math.abs(m - tree.head(m))).thenComparing(m -> m)).toList();
    for (int arc : arcs) {
      int level = 1;
      for (int other : done) {
        level = spans(tree, arc, other) ? Math.max(level, levels[other] + 1) : level;
      }
      for (boolean free = false; !free;) {
        int tried = level;
        free = done.stream().noneMatch(other -> levels[other] == tried && overlap(tree, arc, other));
        level += free ? 0 : 1;
      }
      levels[arc] = level;
      done.add(arc);
    }
    for (int m = 1; m <= tree.size(); m++) {
      if (tree.head(m) == 0) {
        int root = m;
        levels[m] = 1 + done.stream().filter(arc -> left(tree, arc) <= root && right(tree, arc) >= root)
            .mapToInt(arc -> levels[arc]).max().orElse(0);
      }
    }
    return levels;
  }

  private static int left(DependencyTree tree, int m) {
    return Math.min(m, tree.head(m));
  }

  private static int right(DependencyTree tree, int m) {
    return Math.max(m, tree.head(m));
  }

  private static boolean spans(DependencyTree tree, int arc, int other) {
    return left(tree, arc) <= left(tree, other) && right(tree, other) <= right(tree, arc);
  }

  private static boolean overlap(DependencyTree tree, int arc, int other) {
    return left(tree, arc) < right(tree, other) && left(tree, other) < right(tree, arc);
  }

  /** Words side by side, with room for the labels of arcs between neighbours. */
  private double[] middles() {
    double[] places = new double[tree.size() + 1];
    double x = MARGIN - GAP;
    for (int m = 1; m <= tree.size(); m++) {
      double half = CHARACTER * Math.max(3, Math.max(TextWidth.of(form(m)), 0.8 * TextWidth.of(tag(m)))) / 2;
      double room = m == 1 ? 0 : labelBetween(m) - (x - places[m - 1]) - half;
      places[m] = x + Math.max(GAP, room) + half;
      x = places[m] + half;
    }
    width = x + MARGIN;
    return places;
  }

  /** What the label of the arc between a word and the one before it needs. */
  private double labelBetween(int m) {
    String label = tree.head(m) == m - 1 ? tree.label(m) : tree.head(m - 1) == m ? tree.label(m - 1) : "";
    return label.isEmpty() ? 0 : LABEL_CHARACTER * TextWidth.of(label) + 4 * ENDS;
  }

  String text() {
    double ground = MARGIN + LEVEL * IntStream.of(levels).max().orElse(0) + CORNER;
    StringBuilder svg = new StringBuilder(String.format(Locale.ROOT, """
        <svg xmlns="http://www.w3.org/2000/svg" width="%1$.0f" height="%2$.0f" viewBox="0 0 %1$.0f %2$.0f" \
        font-family="sans-serif" text-anchor="middle">
        <defs><marker id="end" viewBox="0 0 6 6" refX="5" refY="3" markerWidth="6" markerHeight="6" orient="auto">\
        <path d="M0 0L6 3L0 6z"/></marker></defs>
        """, width, ground + WORDS));
    for (int m = 1; m <= tree.size(); m++) {
      arc(svg, m, ground);
    }
    for (int m = 1; m <= tree.size(); m++) {
      svg.append(String.format(Locale.ROOT, "<text x=\"%.1f\" y=\"%.1f\" font-size=\"14\">%s</text>\n", middles[m],
          ground + 18, escaped(form(m))));
      svg.append(String.format(Locale.ROOT, "<text x=\"%.1f\" y=\"%.1f\" font-size=\"10\" fill=\"#666\">%s</text>\n",
          middles[m], ground + 34, escaped(tag(m))));
    }
    return svg.append("</svg>\n").toString();
  }

  private void arc(StringBuilder svg, int m, double ground) {
    double top = ground - LEVEL * levels[m];
    double end = middles[m];
    if (tree.head(m) == 0) {
      line(svg, String.format(Locale.ROOT, "M%.1f %.1fV%.1f", end, top, ground));
      label(svg, end, top - 3, tree.label(m));
      return;
    }
    double side = m < tree.head(m) ? 1 : -1;
    double start = middles[tree.head(m)] - side * ENDS * (1 + 1.0 / levels[m]);
    double x = end + side * ENDS / 2;
    line(svg, String.format(Locale.ROOT, "M%.1f %.1fV%.1fQ%.1f %.1f %.1f %.1fH%.1fQ%.1f %.1f %.1f %.1fV%.1f", start, ground,
        top + CORNER, start, top, start - side * CORNER, top, x + side * CORNER, x, top, x, top + CORNER, ground));
    label(svg, (start + x) / 2, top + 3, tree.label(m));
  }

  private static void line(StringBuilder svg, String path) {
    svg.append("<path d=\"").append(path)
        .append("\" fill=\"none\" stroke=\"#333\" marker-end=\"url(#end)\"/>\n");
  }

  /** A label on a white ground, so that its arc does not cross it out. */
  private static void label(StringBuilder svg, double x, double y, String label) {
    svg.append(String.format(Locale.ROOT, "<text x=\"%.1f\" y=\"%.1f\" font-size=\"10\" paint-order=\"stroke\" "
        + "stroke=\"#fff\" stroke-width=\"5\">%s</text>\n", x, y, escaped(label)));
  }

  private String form(int m) {
    return sentence.word(m).form();
  }

  private String tag(int m) {
    return sentence.word(m).cpos().equals(Word.ABSENT) ? "" : sentence.word(m).cpos();
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }
}
