package org.kerndep.feature;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.kerndep.data.Layer;
import org.kerndep.data.WordKnowledge;
import org.kerndep.feature.Atom.Role;
import org.kerndep.part.PartShape;

/**
 * Feature templates as text, one per line: a section such as {@code arc} or {@code label} and the atoms, or
 * {@code none} for a section that is left empty on purpose. A {@code #} starts a comment. {@link #toString} gives text
 * that parses back to an equal set. Immutable.
 */
public final class TemplateSet {

  /** What a template scores: a shape of part, a label, or an arc for the pruner. */
  enum Section {
    PRUNE("prune"),
    ARC("arc"),
    SIBLING("sibling", Role.SIBLING),
    GRANDPARENT("grandparent", Role.GRANDPARENT),
    GRAND_SIBLING("grandsibling", Role.GRANDPARENT, Role.SIBLING),
    TRI_SIBLING("trisibling", Role.SIBLING, Role.THIRD),
    INNER_CHILD("innerchild", Role.CHILD),
    OUTER_CHILD("outerchild", Role.CHILD),
    HEAD_BIGRAM("headbigram", Role.NEXT_HEAD),
    LABEL("label", Role.GRANDPARENT, Role.SIBLING);

    private final String symbol;
    private final Set<Role> roles = EnumSet.of(Role.HEAD, Role.MODIFIER, Role.BETWEEN, Role.PART);

    /** A section whose parts have these words besides head, modifier and the words between. */
    Section(String symbol, Role... more) {
      this.symbol = symbol;
      roles.addAll(List.of(more));
    }

    private Template parse(String text) {
      Template template = Template.parse(text);
      for (Atom atom : template.atoms()) {
        if (!roles.contains(atom.role())) {
          throw new IllegalArgumentException("a part of section " + symbol + " has no word for '" + atom + "'");
        }
      }
      return template;
    }

    String symbol() {
      return symbol;
    }

    /** The section of a shape; parts of the outermost modifier only share that of all modifiers. */
    static Section of(PartShape shape) {
      return switch (shape) {
        case ARC -> ARC;
        case SIBLING -> SIBLING;
        case GRANDPARENT, LAST_GRANDPARENT -> GRANDPARENT;
        case GRAND_SIBLING, LAST_GRAND_SIBLING -> GRAND_SIBLING;
        case TRI_SIBLING -> TRI_SIBLING;
        case INNER_CHILD -> INNER_CHILD;
        case OUTER_CHILD -> OUTER_CHILD;
        case HEAD_BIGRAM -> HEAD_BIGRAM;
      };
    }
  }

  private static final String NONE = "none";
  private static final String STANDARD = "standard";
  private static final List<String> NAMES = List.of(STANDARD, "carreras", "qian-liu");

  private final Map<Section, Set<Template>> templates = new EnumMap<>(Section.class);
  /** Sections without templates that shall not get any. */
  private final Set<Section> off = EnumSet.noneOf(Section.class);

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
          set.add(section(parts[0]), parts.length > 1 ? parts[1] : "");
        } catch (IllegalArgumentException e) {
          throw new IllegalArgumentException("templates, line " + number + ": " + e.getMessage(), e);
        }
      }
    }
    return set;
  }

  private void add(Section section, String text) {
    if (text.equals(NONE)) {
      off.add(section);
    } else {
      templates.get(section).add(section.parse(text));
    }
    if (off.contains(section) && !templates.get(section).isEmpty()) {
      throw new IllegalArgumentException("section " + section.symbol() + " has templates and is said to have none");
    }
  }

  /** The sets that come with the parser: the standard one, and those of Carreras (2007) and Qian and Liu (2015). */
  public static List<String> names() {
    return NAMES;
  }

  /** The templates that are used if no others are named. */
  public static TemplateSet standard() {
    return resource(STANDARD);
  }

  /** The set of one of the {@link #names}; sections it does not speak of are the standard ones. */
  public static TemplateSet named(String name) {
    if (!NAMES.contains(name)) {
      throw new IllegalArgumentException("unknown templates " + name + "; known are " + String.join(", ", NAMES));
    }
    return resource(name).orElse(standard());
  }

  /** The name of this set if it came with the parser. */
  public Optional<String> name() {
    return NAMES.stream().filter(name -> equals(named(name))).findFirst();
  }

  private static TemplateSet resource(String name) {
    try (InputStream in = TemplateSet.class.getResourceAsStream(name + ".templates")) {
      return parse(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** These templates without those of some sections, by their names. */
  TemplateSet without(List<String> sections) {
    TemplateSet rest = mapped(template -> template);
    for (String name : sections) {
      rest.templates.get(section(name)).clear();
      rest.off.add(section(name));
    }
    return rest;
  }

  /** These templates, with those of another set for the sections that this one does not speak of. */
  public TemplateSet orElse(TemplateSet other) {
    TemplateSet filled = new TemplateSet();
    templates.forEach((section, set) -> {
      TemplateSet from = set.isEmpty() && !off.contains(section) ? other : this;
      filled.templates.get(section).addAll(from.templates.get(section));
      if (from.off.contains(section)) {
        filled.off.add(section);
      }
    });
    return filled;
  }

  /**
   * The templates where so much is known of words, each once: {@code class.fine} and the like are the layers that they
   * stand for, and templates with them are left out if there are none.
   */
  public TemplateSet knownBy(WordKnowledge knowledge) {
    return mapped(template -> template.knownBy(knowledge));
  }

  /** The templates that make sense for data with these layers, each once; pruner, arcs and labels need some. */
  public TemplateSet restrictedTo(Set<Layer> present) {
    TemplateSet restricted = mapped(template -> template.restrictedTo(present));
    for (Section section : List.of(Section.PRUNE, Section.ARC, Section.LABEL)) {
      if (restricted.templates.get(section).isEmpty()) {
        throw new IllegalArgumentException("templates for data with the layers " + present
            + ": at least one line of section " + section.symbol() + " is needed");
      }
    }
    return restricted;
  }

  /** What becomes of the templates; those that become null are left out. */
  private TemplateSet mapped(UnaryOperator<Template> change) {
    TemplateSet changed = new TemplateSet();
    changed.off.addAll(off);
    templates.forEach((section, set) -> set.stream().map(change).filter(Objects::nonNull)
        .forEach(template -> changed.templates.get(section).add(template)));
    return changed;
  }

  /** The templates of arcs alone. */
  public TemplateSet arcs() {
    TemplateSet only = new TemplateSet();
    only.templates.get(Section.ARC).addAll(templates.get(Section.ARC));
    return only;
  }

  /** The layers that the templates look at. */
  public Set<Layer> layers() {
    return templates.values().stream().flatMap(Set::stream).flatMap(template -> template.atoms().stream())
        .map(Atom::layer).filter(Objects::nonNull).collect(Collectors.toCollection(LinkedHashSet::new));
  }

  /** The feature paths of the user layers among them, in the order of the templates. */
  public List<String> userLayers() {
    return layers().stream().filter(Layer::isUserLayer).map(Layer::name).toList();
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
    throw new IllegalArgumentException("unknown section '" + name + "'; sections are "
        + Arrays.stream(Section.values()).map(Section::symbol).collect(Collectors.joining(", ")));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof TemplateSet that && templates.equals(that.templates) && off.equals(that.off);
  }

  @Override
  public int hashCode() {
    return 31 * templates.hashCode() + off.hashCode();
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    templates.forEach((section, set) -> {
      set.forEach(template -> text.append(section.symbol()).append(' ').append(template).append('\n'));
      if (off.contains(section)) {
        text.append(section.symbol()).append(' ').append(NONE).append('\n');
      }
    });
    return text.toString();
  }
}
