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
import java.util.stream.Collectors;
import org.kerndep.data.Layer;
import org.kerndep.data.WordKnowledge;

/**
 * What a template kernel compares, as text with one property per line: {@code word} and the layers of a word that are
 * taken together, or {@code arc} and a property of arcs. A {@code #} starts a comment. {@link #toString} gives text
 * that parses back to an equal list. Immutable.
 */
public final class PropertyList {

  private static final String DEFAULT = "default";
  private static final List<String> NAMES = List.of(DEFAULT, "paper");

  /** What models and files of earlier versions call words and arcs; read, never written. */
  private static final String OLD_WORD = "node";
  private static final String OLD_ARC = "edge";

  private final List<WordProperty> words;
  private final Set<ArcProperty> arcs;

  private PropertyList(Set<WordProperty> words, Set<ArcProperty> arcs) {
    if (words.isEmpty() || arcs.isEmpty()) {
      throw new IllegalArgumentException("properties: at least one line 'word ...' and one line 'arc ...' are needed");
    }
    this.words = List.copyOf(words);
    this.arcs = Collections.unmodifiableSet(EnumSet.copyOf(arcs));
  }

  /** Parses a list's text; a wrong line is named by its number, a repeated one counts once. */
  public static PropertyList parse(String text) {
    Set<WordProperty> words = new LinkedHashSet<>();
    Set<ArcProperty> arcs = EnumSet.noneOf(ArcProperty.class);
    int number = 0;
    for (String line : text.split("\n", -1)) {
      number++;
      String content = line.replaceFirst("#.*", "").trim();
      if (!content.isEmpty()) {
        try {
          String[] parts = content.split("\\s+", 2);
          String property = parts.length > 1 ? parts[1] : "";
          switch (parts[0]) {
            case "word", OLD_WORD -> words.add(WordProperty.parse(property));
            case "arc", OLD_ARC -> arcs.add(ArcProperty.parse(property));
            default -> throw new IllegalArgumentException("a line starts with word or arc, not '" + parts[0] + "'");
          }
        } catch (IllegalArgumentException e) {
          throw new IllegalArgumentException("properties, line " + number + ": " + e.getMessage(), e);
        }
      }
    }
    return new PropertyList(words, arcs);
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
    Set<WordProperty> more = new LinkedHashSet<>(words);
    paths.forEach(path -> more.add(new WordProperty(List.of(new PropertySlot(Layer.user(path), 0)))));
    return new PropertyList(more, arcs);
  }

  /**
   * The list where so much is known of words: {@code class.fine} and the like are the layers that they stand for, and
   * properties with them are left out if there are none.
   */
  public PropertyList knownBy(WordKnowledge knowledge) {
    return new PropertyList(words.stream().flatMap(word -> word.knownBy(knowledge).stream())
        .collect(Collectors.toCollection(LinkedHashSet::new)), arcs);
  }

  /** The layers in the list, each once, in its order. */
  public List<Layer> layers() {
    return words.stream().flatMap(word -> word.slots().stream()).map(PropertySlot::layer).distinct().toList();
  }

  /** The feature paths of the user layers among them. */
  public List<String> userLayers() {
    return layers().stream().filter(Layer::isUserLayer).map(Layer::name).toList();
  }

  List<WordProperty> words() {
    return words;
  }

  /** The properties of arcs. */
  public Set<ArcProperty> arcs() {
    return arcs;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof PropertyList that && words.equals(that.words) && arcs.equals(that.arcs);
  }

  @Override
  public int hashCode() {
    return 31 * words.hashCode() + arcs.hashCode();
  }

  @Override
  public String toString() {
    List<String> lines = new ArrayList<>();
    words.forEach(word -> lines.add("word " + word + "\n"));
    arcs.forEach(arc -> lines.add("arc " + arc + "\n"));
    return String.join("", lines);
  }
}
