package org.kerndep.kernel.property;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * What a template kernel compares, as text with one property per line: {@code node} and the layers of a word that are
 * taken together, or {@code edge} and a property of arcs. A layer is a column of words, or any other that a user names
 * by its feature path. A {@code #} starts a comment. {@link #toString} gives text that parses back to an equal list.
 * Immutable.
 */
public final class PropertyList {

  private static final String DEFAULT = "default";
  private static final List<String> NAMES = List.of(DEFAULT, "paper");

  private final List<WordProperty> nodes;
  private final Set<ArcProperty> edges;

  private PropertyList(Set<WordProperty> nodes, Set<ArcProperty> edges) {
    if (nodes.isEmpty() || edges.isEmpty()) {
      throw new IllegalArgumentException("properties: at least one line 'node ...' and one line 'edge ...' are needed");
    }
    this.nodes = List.copyOf(nodes);
    this.edges = Collections.unmodifiableSet(EnumSet.copyOf(edges));
  }

  /** Parses a list's text; a wrong line is named by its number, a repeated one counts once. */
  public static PropertyList parse(String text) {
    Set<WordProperty> nodes = new LinkedHashSet<>();
    Set<ArcProperty> edges = EnumSet.noneOf(ArcProperty.class);
    int number = 0;
    for (String line : text.split("\n", -1)) {
      number++;
      String content = line.replaceFirst("#.*", "").trim();
      if (!content.isEmpty()) {
        try {
          String[] parts = content.split("\\s+", 2);
          String property = parts.length > 1 ? parts[1] : "";
          switch (parts[0]) {
            case "node" -> nodes.add(WordProperty.parse(property));
            case "edge" -> edges.add(ArcProperty.parse(property));
            default -> throw new IllegalArgumentException("a line starts with node or edge, not '" + parts[0] + "'");
          }
        } catch (IllegalArgumentException e) {
          throw new IllegalArgumentException("properties, line " + number + ": " + e.getMessage(), e);
        }
      }
    }
    return new PropertyList(nodes, edges);
  }

  /** The lists that come with the parser: the one used if no other is named, and that of the paper. */
  public static List<String> names() {
    return NAMES;
  }

  /** The list of one of the {@link #names}. */
  public static PropertyList named(String name) {
    if (!NAMES.contains(name)) {
      throw new IllegalArgumentException("unknown properties " + name + "; known are " + String.join(", ", NAMES));
    }
    try (InputStream in = PropertyList.class.getResourceAsStream(name + ".kernel")) {
      return parse(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The list that is used if no other is named. */
  public static PropertyList standard() {
    return named(DEFAULT);
  }

  /** The same list, and behind it each of some user layers as a property of words. */
  public PropertyList withLayers(Collection<String> paths) {
    Set<WordProperty> more = new LinkedHashSet<>(nodes);
    paths.forEach(path -> more.add(new WordProperty(List.of(new PropertySlot(new UserLayer(path), 0)))));
    return new PropertyList(more, edges);
  }

  /** The feature paths of the user layers in the list, each once, in its order. */
  public List<String> userLayers() {
    return nodes.stream().flatMap(node -> node.slots().stream()).map(PropertySlot::layer)
        .filter(UserLayer.class::isInstance).map(PropertyLayer::toString).distinct().toList();
  }

  List<WordProperty> nodes() {
    return nodes;
  }

  /** How many lines speak of words. A word may have more values than that, or fewer. */
  public int nodeCount() {
    return nodes.size();
  }

  /** The properties of arcs. */
  public Set<ArcProperty> edges() {
    return edges;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof PropertyList that && nodes.equals(that.nodes) && edges.equals(that.edges);
  }

  @Override
  public int hashCode() {
    return 31 * nodes.hashCode() + edges.hashCode();
  }

  @Override
  public String toString() {
    List<String> lines = new ArrayList<>();
    nodes.forEach(node -> lines.add("node " + node + "\n"));
    edges.forEach(edge -> lines.add("edge " + edge + "\n"));
    return String.join("", lines);
  }
}
