package org.kerndep.words;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.kerndep.io.BadInputException;

/**
 * The inflected forms of WordNet's single words, by the rules of English spelling and its lists of exceptions. What a
 * form can be is a set of letters: {@code n} noun, {@code N} plural, {@code v} verb, {@code z} third person, {@code d}
 * past, {@code g} ing-form, {@code a} adjective, {@code C} comparative, {@code S} superlative, {@code r} adverb,
 * {@code c} number word, which WordNet does not tell from nouns and adjectives. One thread.
 */
final class WordNetForms {

  /** The files of the database that are read. */
  static final List<String> FILES =
      List.of("index.noun", "noun.exc", "index.verb", "verb.exc", "index.adj", "adj.exc", "index.adv");

  private static final Pattern HISSING = Pattern.compile(".*(s|x|z|ch|sh)");
  private static final Pattern CONSONANT_Y = Pattern.compile(".*[^aeiou]y");
  private static final Pattern KEEPS_E = Pattern.compile(".*[eoy]e");
  private static final Pattern NUMBER = Pattern.compile("(twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)"
      + "(-?(one|two|three|four|five|six|seven|eight|nine))?"
      + "|zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve"
      + "|(thir|four|fif|six|seven|eigh|nine)teen|hundred|thousand|(m|b|tr|quadr)illion");
  /** Longer adjectives are compared with more and most. */
  private static final int LONGEST_COMPARED = 6;

  private final Path directory;
  private final SortedMap<String, TreeSet<Character>> kinds = new TreeMap<>();

  WordNetForms(Path directory) {
    this.directory = directory;
  }

  /** All forms and what they can be. */
  SortedMap<String, String> entries() throws IOException {
    Map<String, List<String>> plurals = exceptions("noun");
    for (String noun : lemmas("noun")) {
      add(noun, 'n');
      plurals.getOrDefault(noun, List.of()).forEach(form -> add(form, 'N'));
      add(withS(noun, false), 'N');
    }
    Map<String, List<String>> irregular = exceptions("verb");
    for (String verb : lemmas("verb")) {
      addVerb(verb, irregular.getOrDefault(verb, List.of()));
    }
    Map<String, List<String>> compared = exceptions("adj");
    for (String adjective : lemmas("adj")) {
      addAdjective(adjective, compared.getOrDefault(adjective, List.of()));
    }
    lemmas("adv").forEach(adverb -> add(adverb, 'r'));
    kinds.keySet().stream().filter(form -> NUMBER.matcher(form).matches()).toList().forEach(form -> add(form, 'c'));
    SortedMap<String, String> entries = new TreeMap<>();
    kinds.forEach((form, letters) ->
        entries.put(form, letters.stream().map(String::valueOf).collect(Collectors.joining())));
    return entries;
  }

  private void add(String form, char kind) {
    kinds.computeIfAbsent(form, f -> new TreeSet<>()).add(kind);
  }

  private void addVerb(String verb, List<String> irregular) {
    add(verb, 'v');
    add(withS(verb, true), 'z');
    boolean past = false;
    boolean ing = false;
    for (String form : irregular) {
      char kind = form.endsWith("ing") ? 'g' : form.endsWith("s") ? 'z' : 'd';
      add(form, kind);
      past |= kind == 'd';
      ing |= kind == 'g';
    }
    if (!past) {
      add(withE(verb, "d"), 'd');
    }
    if (!ing) {
      add(verb.endsWith("ie") ? cut(verb, 2) + "ying"
          : verb.endsWith("e") && !KEEPS_E.matcher(verb).matches() ? cut(verb, 1) + "ing" : verb + "ing", 'g');
    }
  }

  private void addAdjective(String adjective, List<String> irregular) {
    add(adjective, 'a');
    for (String form : irregular) {
      add(form, form.endsWith("r") ? 'C' : form.endsWith("t") ? 'S' : 'a');
    }
    if (adjective.length() <= LONGEST_COMPARED && !adjective.contains("-")) {
      add(withE(adjective, "r"), 'C');
      add(withE(adjective, "st"), 'S');
    }
  }

  /** The form in -s: dogs, watches, flies; of verbs also goes. */
  private static String withS(String lemma, boolean verb) {
    if (HISSING.matcher(lemma).matches() || verb && lemma.endsWith("o")) {
      return lemma + "es";
    }
    return CONSONANT_Y.matcher(lemma).matches() ? cut(lemma, 1) + "ies" : lemma + "s";
  }

  /** The form in -e and an ending: liked, tried, walked. */
  private static String withE(String lemma, String ending) {
    if (lemma.endsWith("e")) {
      return lemma + ending;
    }
    return (CONSONANT_Y.matcher(lemma).matches() ? cut(lemma, 1) + "i" : lemma) + "e" + ending;
  }

  private static String cut(String lemma, int letters) {
    return lemma.substring(0, lemma.length() - letters);
  }

  /** The single words of a part of speech. */
  private List<String> lemmas(String pos) throws IOException {
    return lines("index." + pos).stream().filter(line -> !line.startsWith(" "))
        .map(line -> line.split(" ", 2)[0].toLowerCase(Locale.ROOT)).filter(lemma -> !lemma.contains("_")).toList();
  }

  /** Irregular forms by their lemmas. */
  private Map<String, List<String>> exceptions(String pos) throws IOException {
    Map<String, List<String>> forms = new TreeMap<>();
    for (String line : lines(pos + ".exc")) {
      String[] columns = line.strip().split(" +");
      for (int i = 1; i < columns.length; i++) {
        forms.computeIfAbsent(columns[i], lemma -> new ArrayList<>()).add(columns[0]);
      }
    }
    return forms;
  }

  private List<String> lines(String name) throws IOException {
    return new String(content(directory, name), StandardCharsets.ISO_8859_1).lines().toList();
  }

  /** The bytes of one of the files. */
  static byte[] content(Path directory, String name) throws IOException {
    Path file = directory.resolve(name);
    if (!Files.exists(file)) {
      throw new BadInputException(directory.toString(), "has no file " + name,
          "name the directory of WordNet's database, or a file of forms and tags");
    }
    return Files.readAllBytes(file);
  }
}
