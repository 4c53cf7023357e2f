package org.kerndep.explain;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.Sentence;
import org.kerndep.data.Word;
import org.kerndep.explain.Reason.Arc;
import org.kerndep.explain.Reason.Detail;

/**
 * Explanations as plain text: the arcs that differ, and the strongest reasons for either tree. Immutable; share freely.
 *
 * @param reasons how many reasons for each tree are written; the rest is one line
 * @param details how many details of a reason are written
 */
public record ExplanationText(int reasons, int details) {

  private static final double SMALL = 0.01;

  /** Ten reasons with their three strongest details. */
  public static final ExplanationText USUAL = new ExplanationText(10, 3);

  /**
   * The text of an explanation.
   *
   * @param preferred what the preferred tree is called, such as {@code the chosen tree}
   * @param other what the other tree is called
   */
  public String of(Explanation explanation, String preferred, String other) {
    Lines lines = new Lines(new StringBuilder(), format(explanation));
    StringBuilder text = lines.text;
    text.append(String.format(Locale.ROOT, "%s %s, %s %s: %s\n", preferred,
        lines.number(explanation.preferred().score()), other, lines.number(explanation.other().score()),
        lines.signed(explanation.difference())));
    explanation.differing().forEach(m -> text.append("  ").append(arcs(explanation, m)).append('\n'));
    addTags(explanation, text);
    lines.addReasons("for " + preferred, explanation.forPreferred(), explanation.preferred().sentence());
    lines.addReasons("for " + other, explanation.forOther(), explanation.other().sentence());
    explanation.labels().forEach(label -> lines.addLabel(label, explanation.preferred().sentence()));
    return text.toString();
  }

  /** How numbers are written: with three decimals, unless the strongest reason is too small for that. */
  private static String format(Explanation explanation) {
    double most = explanation.reasons().stream().mapToDouble(reason -> Math.abs(reason.value())).max().orElse(0);
    return most == 0 || most >= SMALL ? ".3f" : ".2e";
  }

  private static String arcs(Explanation explanation, int modifier) {
    Sentence sentence = explanation.preferred().sentence();
    return arc(explanation.preferred().tree(), modifier).words(sentence) + "   not   "
        + arc(explanation.other().tree(), modifier).words(sentence);
  }

  private static Arc arc(DependencyTree tree, int modifier) {
    return new Arc(tree.head(modifier), modifier, tree.label(modifier));
  }

  private static void addTags(Explanation explanation, StringBuilder to) {
    Sentence one = explanation.preferred().sentence();
    Sentence two = explanation.other().sentence();
    for (int m = 1; m <= one.size() && one != two; m++) {
      Word word = one.word(m);
      Word other = two.word(m);
      if (!word.cpos().equals(other.cpos()) || !word.pos().equals(other.pos())) {
        to.append("  ").append(word.form()).append(": ").append(tags(word)).append("   not   ").append(tags(other))
            .append('\n');
      }
    }
  }

  private static String tags(Word word) {
    return word.pos().equals(Word.ABSENT) || word.pos().equals(word.cpos()) ? word.cpos()
        : word.cpos() + " " + word.pos();
  }

  /** The lines of reasons, whose numbers are written in one way. */
  private final class Lines {

    private final StringBuilder text;
    private final String format;

    Lines(StringBuilder text, String format) {
      this.text = text;
      this.format = format;
    }

    String number(double value) {
      return String.format(Locale.ROOT, "%" + format, value);
    }

    String signed(double value) {
      return String.format(Locale.ROOT, "%+" + format, value);
    }

    void addReasons(String title, List<Reason> all, Sentence sentence) {
      add(title + ": " + signed(all.stream().mapToDouble(Reason::value).sum()));
      for (Reason reason : all.subList(0, Math.min(reasons, all.size()))) {
        add(String.format("  %8s  %s", signed(reason.value()), reason.words(sentence)));
        addDetails(reason.details());
        reason.learnt()
            .forEach(learnt -> add("              learnt " + signed(learnt.value()) + "  " + learnt.words()));
      }
      if (all.size() > reasons) {
        List<Reason> rest = all.subList(reasons, all.size());
        add(String.format("  %8s  %d more: %s", signed(rest.stream().mapToDouble(Reason::value).sum()), rest.size(),
            rest.stream().map(reason -> reason.source().toString()).distinct().collect(Collectors.joining(", "))));
      }
    }

    private void addDetails(List<Detail> all) {
      for (Detail detail : all.subList(0, Math.min(details, all.size()))) {
        add("              " + signed(detail.value()) + "  " + detail.words());
      }
    }

    void addLabel(LabelReason reason, Sentence sentence) {
      add("label of " + reason.arc().words(sentence) + ", not " + reason.other() + ": " + signed(reason.value()));
      addDetails(reason.details());
    }

    private void add(String line) {
      text.append(line).append('\n');
    }
  }

  /** An explanation in one sentence, such as {@code 0.93 more: base parser: saw → dog (obj), label +3.66; ...}. */
  public String sentence(Explanation explanation) {
    StringBuilder text = new StringBuilder(String.format(Locale.ROOT, "%.2f %s", Math.abs(explanation.difference()),
        explanation.difference() < 0 ? "less" : "more"));
    add(" for it ", explanation.forPreferred(), explanation.preferred().sentence(), text);
    add(" against it ", explanation.forOther(), explanation.other().sentence(), text);
    return text.toString();
  }

  private void add(String title, List<Reason> all, Sentence sentence, StringBuilder to) {
    String listed = all.stream().limit(reasons).map(reason -> String.format(Locale.ROOT, "%s %+.2f",
        reason.words(sentence), reason.value())).collect(Collectors.joining(", "));
    to.append(listed.isEmpty() ? "" : ";" + title + listed);
  }
}
