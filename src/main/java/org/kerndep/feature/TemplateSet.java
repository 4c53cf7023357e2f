package org.kerndep.feature;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.kerndep.data.Layer;

/**
 * Feature templates as text, one per line: a section ({@code arc} or {@code label}) and the atoms. A {@code #} starts a
 * comment. {@link #toString} gives text that parses back to an equal set. Immutable.
 */
public final class TemplateSet {

  /** What a template scores. */
  enum Section {
    ARC,
    LABEL;

    String symbol() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  private final Map<Section, Set<Template>> templates = new EnumMap<>(Section.class);

  private TemplateSet() {
    for (Section section : Section.values()) {
      templates.put(section, new LinkedHashSet<>());
    }
  }

  /** Parses a template file's text; a wrong line is named by its number. */
  public static TemplateSet parse(String text) {
    TemplateSet set = new TemplateSet();
    int number = 0;
    for (String line : text.split("\n", -1)) {
      number++;
      String content = line.replaceFirst("#.*", "").trim();
      if (!content.isEmpty()) {
        try {
          String[] parts = content.split("\\s+", 2);
          set.templates.get(section(parts[0])).add(Template.parse(parts.length > 1 ? parts[1] : ""));
        } catch (IllegalArgumentException e) {
          throw new IllegalArgumentException("templates, line " + number + ": " + e.getMessage(), e);
        }
      }
    }
    if (set.templates(Section.ARC).isEmpty() || set.templates(Section.LABEL).isEmpty()) {
      throw new IllegalArgumentException("templates: at least one line for each of arc and label is needed");
    }
    return set;
  }

  /** The templates that come with the parser. */
  public static TemplateSet standard() {
    try (InputStream in = TemplateSet.class.getResourceAsStream("first-order.templates")) {
      return parse(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The templates that make sense for data with these layers, each once. */
  public TemplateSet restrictedTo(Set<Layer> present) {
    TemplateSet restricted = new TemplateSet();
    templates.forEach((section, set) -> {
      for (Template template : set) {
        Template kept = template.restrictedTo(present);
        if (kept != null) {
          restricted.templates.get(section).add(kept);
        }
      }
    });
    return restricted;
  }

  List<Template> templates(Section section) {
    return Collections.unmodifiableList(new ArrayList<>(templates.get(section)));
  }

  private static Section section(String name) {
    for (Section section : Section.values()) {
      if (section.symbol().equals(name)) {
        return section;
      }
    }
    throw new IllegalArgumentException("unknown section '" + name + "'; sections are arc and label");
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof TemplateSet that && templates.equals(that.templates);
  }

  @Override
  public int hashCode() {
    return templates.hashCode();
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    templates.forEach((section, set) ->
        set.forEach(template -> text.append(section.symbol()).append(' ').append(template).append('\n')));
    return text.toString();
  }
}
