package org.kerndep.feature;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Features of whole trees as text, one per line: a section such as {@code frame} or {@code path}, and atoms;
 * {@code default.tree} explains them. A {@code #} starts a comment. {@link #toString} gives text that parses back to an
 * equal set. Immutable; share freely.
 */
public final class TreeTemplateSet {

  private static final String DEFAULT = "default";
  private static final List<String> NAMES = List.of(DEFAULT);

  private final List<TreeTemplate> templates;

  private TreeTemplateSet(Set<TreeTemplate> templates) {
    if (templates.isEmpty()) {
      throw new IllegalArgumentException("features of trees: at least one line is needed");
    }
    Set<Integer> numbers = new HashSet<>();
    for (TreeTemplate template : templates) {
      if (template.number() != TreeTemplate.UNNUMBERED && !numbers.add(template.number())) {
        throw new IllegalArgumentException("features of trees: two lines have number " + template.number());
      }
    }
    this.templates = templates.stream().sorted(Comparator.comparing(TreeTemplate::section)).toList();
  }

  /** Parses a list's text; a wrong line is named by its number. */
  public static TreeTemplateSet parse(String text) {
    Set<TreeTemplate> found = new LinkedHashSet<>();
    int number = 0;
    for (String line : text.split("\n", -1)) {
      number++;
      String content = line.replaceFirst("#.*", "").trim();
      if (!content.isEmpty()) {
        try {
          found.add(TreeTemplate.parse(content));
        } catch (IllegalArgumentException e) {
          throw new IllegalArgumentException("features of trees, line " + number + ": " + e.getMessage(), e);
        }
      }
    }
    return new TreeTemplateSet(found);
  }

  /** The lists that come with the parser. */
  public static List<String> names() {
    return NAMES;
  }

  /** The list that is used if no other is named; that of all models that have none of their own. */
  public static TreeTemplateSet standard() {
    return named(DEFAULT);
  }

  /** The list of one of the {@link #names}. */
  public static TreeTemplateSet named(String name) {
    if (!NAMES.contains(name)) {
      throw new IllegalArgumentException(
          "unknown features of trees " + name + "; known are " + String.join(", ", NAMES));
    }
    try (InputStream in = TreeTemplateSet.class.getResourceAsStream(name + ".tree")) {
      return parse(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** By section, then as they were written. */
  List<TreeTemplate> templates() {
    return templates;
  }

  /** The features, a line each. */
  public List<String> lines() {
    return templates.stream().map(TreeTemplate::toString).toList();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof TreeTemplateSet that && templates.equals(that.templates);
  }

  @Override
  public int hashCode() {
    return templates.hashCode();
  }

  @Override
  public String toString() {
    return String.join("\n", lines()) + "\n";
  }
}
