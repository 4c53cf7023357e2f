package org.kerndep.train.origin;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kerndep.io.BadInputException;
import org.kerndep.io.TextFiles;
import org.kerndep.run.Hash;

/**
 * What a published model is made from, and how: its language, the files that training reads with their SHA-256, and the
 * options and settings of {@code kerndep train}. A text of {@code key: value} lines, where {@code #} begins a comment
 * line and {@code options} and {@code settings} may have several lines. Immutable; share freely.
 *
 * @param name the name of its file
 * @param sha256 the hash of its text
 * @param notes what the model's manifest says: language, variant, source, licence and the like
 * @param inputs the files, by the options that take them
 * @param options the options without files
 * @param settings each {@code key=value}
 */
public record Recipe(String name, String sha256, Map<String, String> notes, Map<String, InputFile> inputs,
    List<String> options, List<String> settings) {

  private static final String TRAIN = "train";
  private static final Set<String> INPUTS =
      Set.of(TRAIN, "dev", "vectors", "clusters", "lexicon", "templates", "config");
  private static final List<String> NEEDED = List.of("language", "variant", "source", "licence", TRAIN);
  private static final Set<String> NOTES = Set.of("language", "variant", "source", "licence", "vectors-source",
      "vectors-licence", "clusters-source", "clusters-licence", "lexicon-source", "lexicon-licence");
  private static final String OPTIONS = "options";
  private static final String SETTINGS = "settings";
  private static final Pattern BLANKS = Pattern.compile("\\s+");

  /**
   * A file that training reads.
   *
   * @param name its name, without directory
   * @param sha256 the hash of its content, decompressed if it is gzip
   */
  public record InputFile(String name, String sha256) {

    private static final Pattern TEXT = Pattern.compile("(?<name>[^/\\\\]*\\S)\\s+(?<hash>[0-9a-f]{64})");

    /** Reads a name and a hash with a blank between them. */
    static InputFile parse(String text) {
      Matcher matcher = TEXT.matcher(text);
      if (!matcher.matches()) {
        throw new IllegalArgumentException("'" + text + "' is not the name of a file and its SHA-256");
      }
      return new InputFile(matcher.group("name"), matcher.group("hash"));
    }
  }

  /** Reads a recipe; what is wrong with it is named by file and line. */
  public static Recipe read(Path file) throws IOException {
    String text = TextFiles.read(file);
    Lines found = new Lines();
    List<String> lines = text.lines().toList();
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i).strip();
      if (!line.isEmpty() && !line.startsWith("#")) {
        try {
          found.add(line);
        } catch (IllegalArgumentException e) {
          throw new BadInputException(file.toString(), i + 1, e.getMessage(), "correct it as docs/models.md says");
        }
      }
    }
    for (String key : NEEDED) {
      if (!found.notes.containsKey(key) && !found.inputs.containsKey(key)) {
        throw new BadInputException(file.toString(), "has no line of " + key, "add one as docs/models.md says");
      }
    }
    String hash = Hash.wholeOfStream(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
    return new Recipe(file.getFileName().toString(), hash, Collections.unmodifiableMap(found.notes),
        Collections.unmodifiableMap(found.inputs), List.copyOf(found.options), List.copyOf(found.settings));
  }

  /** The language and the variant of the model, joined by a hyphen. */
  public String model() {
    return notes.get("language") + "-" + notes.get("variant");
  }

  /** The lines of one recipe. */
  private static final class Lines {

    private final Map<String, String> notes = new LinkedHashMap<>();
    private final Map<String, InputFile> inputs = new LinkedHashMap<>();
    private final List<String> options = new ArrayList<>();
    private final List<String> settings = new ArrayList<>();

    void add(String line) {
      int colon = line.indexOf(':');
      String key = line.substring(0, Math.max(0, colon));
      String value = line.substring(colon + 1).strip();
      if (notes.containsKey(key) || inputs.containsKey(key)) {
        throw new IllegalArgumentException("a second line of " + key);
      }
      if (value.isEmpty()) {
        throw new IllegalArgumentException("'" + line + "' has nothing behind its colon");
      }
      if (INPUTS.contains(key)) {
        inputs.put(key, InputFile.parse(value));
      } else if (NOTES.contains(key)) {
        notes.put(key, value);
      } else if (key.equals(OPTIONS) || key.equals(SETTINGS)) {
        (key.equals(OPTIONS) ? options : settings).addAll(List.of(BLANKS.split(value)));
      } else {
        throw new IllegalArgumentException("'" + line + "' is no line of a recipe");
      }
    }
  }
}
