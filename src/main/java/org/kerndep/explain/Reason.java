package org.kerndep.explain;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.kerndep.data.Sentence;
import org.kerndep.data.Word;

/**
 * A reason to prefer one hypothesis to another. Immutable; share freely.
 *
 * @param source what says so
 * @param kind what it looks at: a kind of part such as {@code arc}, or a kind of feature
 * @param place the arc that it is about, if it is about one
 * @param value what it adds to the difference of the scores; below 0 it speaks for the other
 * @param details what the value consists of, the strongest first
 * @param others what is not in the details; with them it adds up to the value
 * @param learnt parts that a kernel has learnt and that contribute most: the same value seen another way
 * @param layers the value by the layers that it looks at, a detail's being shared equally by its layers
 */
public record Reason(Source source, String kind, Optional<Arc> place, double value, List<Detail> details,
    double others, List<Detail> learnt, Map<String, Double> layers) {

  /**
   * An arc of one of the trees.
   *
   * @param label {@link Word#ABSENT} where the label plays no role
   */
  public record Arc(int head, int modifier, String label) {

    /** An arc whose label plays no role. */
    public Arc(int head, int modifier) {
      this(head, modifier, Word.ABSENT);
    }

    /** The forms of head and modifier, and the label if there is one. */
    public String words(Sentence sentence) {
      String forms = (head == 0 ? "root" : sentence.word(head).form()) + " → " + sentence.word(modifier).form();
      return label.equals(Word.ABSENT) ? forms : forms + " (" + label + ")";
    }
  }

  /** Something that is seen, in words, and what it adds. */
  public record Detail(String words, double value) {}

  /** What it is about, such as {@code base parser: saw → dog, arc}. */
  public String words(Sentence sentence) {
    String about = place.map(arc -> arc.words(sentence) + ", ").orElse("") + kind;
    return about.isEmpty() ? source.toString() : source + ": " + about;
  }
}
