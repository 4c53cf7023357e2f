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

  /** Ten reasons with their three strongest details. */
  public static final ExplanationText USUAL = new ExplanationText(10, 3);

  /**
   * The text of an explanation.
   *
   * @param preferred what the preferred tree is called, such as {@code the chosen tree}
   * @param other what the other tree is called
   */
  public String of(Explanation explanation, String preferred, String other) {
    StringBuilder text = new StringBuilder();
    text.append(String.format(Locale.ROOT, "%s %.3f, %s %.3f: %+.3f%n", preferred, explanation.preferred().score(),
        other, explanation.other().score(), explanation.difference()));
    explanation.differing().forEach(m -> text.append("  ").append(arcs(explanation, m)).append('\n'));
    addTags(explanation, text);
    addReasons("for " + preferred, explanation.forPreferred(), explanation.preferred().sentence(), text);
    addReasons("for " + other, explanation.forOther(), explanation.other().sentence(), text);
    explanation.labels().forEach(label -> addLabel(label, explanation.preferred().sentence(), text));
    return text.toString();
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

  private void addReasons(String title, List<Reason> all, Sentence sentence, StringBuilder to) {
    to.append(String.format(Locale.ROOT, "%s: %+.3f%n", title, all.stream().mapToDouble(Reason::value).sum()));
    for (Reason reason : all.subList(0, Math.min(reasons, all.size()))) {
      to.append(String.format(Locale.ROOT, "  %+8.3f  %s%n", reason.value(), reason.words(sentence)));
      addDetails(reason.details(), to);
      for (Detail learnt : reason.learnt()) {
        to.append(String.format(Locale.ROOT, "              learnt %+.3f  %s%n", learnt.value(), learnt.words()));
      }
    }
    if (all.size() > reasons) {
      List<Reason> rest = all.subList(reasons, all.size());
      to.append(String.format(Locale.ROOT, "  %+8.3f  %d more: %s%n", rest.stream().mapToDouble(Reason::value).sum(),
          rest.size(), rest.stream().map(reason -> reason.source().toString()).distinct()
              .collect(Collectors.joining(", "))));
    }
  }

  private void addDetails(List<Detail> all, StringBuilder to) {
    for (Detail detail : all.subList(0, Math.min(details, all.size()))) {
      to.append(String.format(Locale.ROOT, "              %+.3f  %s%n", detail.value(), detail.words()));
    }
  }

  private void addLabel(LabelReason reason, Sentence sentence, StringBuilder to) {
    to.append(String.format(Locale.ROOT, "label of %s, not %s: %+.3f%n", reason.arc().words(sentence), reason.other(),
        reason.value()));
    addDetails(reason.details(), to);
  }
}
