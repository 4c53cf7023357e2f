package org.kerndep.testing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.ParsedSentence;
import org.kerndep.data.Sentence;
import org.kerndep.data.Word;

/** Small sentences and trees for tests, without ceremony. */
public final class Sentences {

  private Sentences() {}

  /** A word with a form and nothing else. */
  public static Word word(String form) {
    return new Word(form, null, null, null, null);
  }

  /** A sentence of bare forms separated by blanks. */
  public static Sentence sentence(String forms) {
    return new Sentence(Arrays.stream(forms.split(" ")).map(Sentences::word).toList());
  }

  /** A tree from {@code head:label} per word, as {@link DependencyTree#toString} writes it. */
  public static DependencyTree tree(String arcs) {
    List<String> parts = new ArrayList<>(List.of("0:_"));
    parts.addAll(List.of(arcs.split(" ")));
    int[] heads = parts.stream().mapToInt(p -> Integer.parseInt(p.substring(0, p.indexOf(':')))).toArray();
    String[] labels = parts.stream().map(p -> p.substring(p.indexOf(':') + 1)).toArray(String[]::new);
    return DependencyTree.of(heads, labels);
  }

  /** A sentence of bare forms with its tree. */
  public static ParsedSentence parsed(String forms, String arcs) {
    return new ParsedSentence(sentence(forms), tree(arcs));
  }
}
