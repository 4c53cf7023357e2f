package org.kerndep.words;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.kerndep.data.WordKnowledge;
import org.kerndep.io.BadInputException;
import org.kerndep.io.Input;
import org.kerndep.io.LineReader;
import org.kerndep.run.Hash;
import org.kerndep.words.WordClasses.Grain;

/**
 * Reads a lexicon of word forms, which says what a form can be. It becomes a table of words with one layer, {@link
 * WordKnowledge#LEXICON}, whose values are the texts of the lexicon, such as {@code Nz} for plurals of nouns that can
 * be verbs too. Stateless.
 */
public final class FormLexicon {

  private static final List<Grain> GRAINS = List.of(new Grain(WordKnowledge.LEXICON, Integer.MAX_VALUE));

  private FormLexicon() {}

  /**
   * Reads a lexicon.
   *
   * @param path a file, maybe gzip, of lines with a form, a tab and what it can be; or the {@code dict} directory of
   *     WordNet
   */
  public static WordClasses read(Path path) throws IOException {
    boolean isWordNet = Files.isDirectory(path);
    SortedMap<String, String> entries = isWordNet ? new WordNetForms(path).entries() : entries(path);
    if (entries.isEmpty()) {
      throw new BadInputException(path.toString(), "has no word forms", "each line is a form, a tab and its tags");
    }
    String origin = isWordNet ? "WordNet " + Hash.ofTexts(List.of(entries.toString())) : WordFile.name(path);
    return new WordClasses("lexicon " + origin, GRAINS, entries);
  }

  /** The SHA-256 of those files of WordNet's database that a lexicon is made from, one after the other. */
  public static String sha256OfWordNet(Path directory) throws IOException {
    List<InputStream> files = new ArrayList<>();
    for (String name : WordNetForms.FILES) {
      files.add(new ByteArrayInputStream(WordNetForms.content(directory, name)));
    }
    return Hash.wholeOfStream(new SequenceInputStream(Collections.enumeration(files)));
  }

  private static SortedMap<String, String> entries(Path file) throws IOException {
    SortedMap<String, String> entries = new TreeMap<>();
    try (Input input = Input.open(file); LineReader lines = new LineReader(input.name(), input.stream())) {
      for (String line = lines.next(); line != null; line = lines.next()) {
        if (!line.isBlank()) {
          String[] columns = line.split("\t", -1);
          if (columns.length != 2 || columns[0].isEmpty() || columns[1].isEmpty()) {
            throw new BadInputException(input.name(), lines.number(), "not an entry of a lexicon",
                "a line is a form and what it can be with a tab between them");
          }
          entries.put(columns[0], columns[1]);
        }
      }
    }
    return entries;
  }
}
