package org.kerndep.experiment;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kerndep.data.ParsedSentence;
import org.kerndep.data.Treebank;
import org.kerndep.io.BadInputException;
import org.kerndep.io.ConllBlock;
import org.kerndep.io.ConllReader;
import org.kerndep.io.TreeColumns;

/**
 * The genres of a treebank: what comes before the first hyphen of {@code sent_id}, as {@code email} in
 * {@code email-enronsent15_01-0001}. Immutable.
 */
final class Genres {

  private static final Pattern ID = Pattern.compile("#\\s*sent_id\\s*=\\s*([^-\\s]+)-.*");

  private final SortedMap<String, List<ParsedSentence>> sentences = new TreeMap<>();

  private Genres() {}

  /** Reads a treebank of at least two genres. */
  static Genres read(Path file) throws IOException {
    Genres genres = new Genres();
    try (ConllReader reader = ConllReader.open(file, null, TreeColumns.REQUIRED)) {
      for (ConllBlock block = reader.next(); block != null; block = reader.next()) {
        genres.sentences.computeIfAbsent(genre(block), name -> new ArrayList<>())
            .add(new ParsedSentence(block.sentence(), block.tree().orElseThrow()));
      }
    }
    if (genres.sentences.size() < 2) {
      throw new BadInputException(file.toString(), "has one genre only",
          "leave out --genres, or begin each sent_id with a genre and a hyphen");
    }
    return genres;
  }

  private static String genre(ConllBlock block) throws BadInputException {
    for (String line : block.lines()) {
      Matcher id = ID.matcher(line);
      if (id.matches()) {
        return id.group(1);
      }
    }
    throw new BadInputException(block.place(), "has no sent_id with a genre and a hyphen",
        "leave out --genres, or add such comments");
  }

  /** In alphabetical order. */
  List<String> names() {
    return List.copyOf(sentences.keySet());
  }

  Treebank of(String genre) {
    return new Treebank(sentences.get(genre));
  }

  /** All sentences of other genres. */
  Treebank without(String genre) {
    List<ParsedSentence> others = new ArrayList<>();
    sentences.forEach((name, own) -> others.addAll(name.equals(genre) ? List.of() : own));
    return new Treebank(others);
  }
}
