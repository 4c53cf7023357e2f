package org.kerndep.text;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.kerndep.text.classifier.WordShapes;

/** Counts the words of a treebank and adds the abbreviations that are frequent in English and its like. */
final class LexiconTrainer {

  private static final String ABBREVIATIONS = "abbreviations.txt";

  /** The share of words behind letters that may be seen only once: about as many are never seen. */
  private static final double MOST_UNSEEN = 0.1;

  private LexiconTrainer() {}

  static Lexicon train(TextCorpus corpus) {
    SortedMap<String, Lexicon.Count> counts = new TreeMap<>();
    for (TextCorpus.Paragraph paragraph : corpus.paragraphs()) {
      for (TextToken token : paragraph.tokens()) {
        String form = token.form(paragraph.text());
        if (isCounted(form)) {
          boolean capitalised = Character.isUpperCase(form.charAt(0));
          counts.merge(WordShapes.lower(form), new Lexicon.Count(capitalised ? 0 : 1, capitalised ? 1 : 0),
              (a, b) -> new Lexicon.Count(a.lower() + b.lower(), a.capitalised() + b.capitalised()));
        }
      }
    }
    return new Lexicon(counts, abbreviations(), enclitics(corpus));
  }

  /** Whether the case of a word tells anything: words in upper case have it for other reasons. */
  static boolean isCounted(String form) {
    return Character.isLetter(form.charAt(0)) && (form.length() == 1 || !Character.isUpperCase(form.charAt(1)));
  }

  /** What follows a letter in the treebank as a word or token of its own, if most of that is seen again and again. */
  private static SortedSet<String> enclitics(TextCorpus corpus) {
    SortedMap<String, Integer> seen = new TreeMap<>();
    for (TextCorpus.Paragraph paragraph : corpus.paragraphs()) {
      String text = paragraph.text();
      for (TextToken token : paragraph.tokens()) {
        int start = token.begin();
        for (String word : token.isSpelledOut(text) ? token.words() : List.<String>of("")) {
          if (start > 0 && Character.isLetter(text.charAt(start - 1)) && Character.isLetter(text.charAt(start))) {
            seen.merge(WordShapes.lower(text.substring(start, WordShapes.lettersEnd(text, start, text.length()))), 1,
                Integer::sum);
          }
          start += word.length();
        }
      }
    }
    long once = seen.values().stream().filter(count -> count == 1).count();
    int all = seen.values().stream().mapToInt(count -> count).sum();
    seen.values().removeIf(count -> count == 1);
    return once > MOST_UNSEEN * all ? Collections.emptySortedSet() : new TreeSet<>(seen.keySet());
  }

  private static SortedMap<String, String> abbreviations() {
    SortedMap<String, String> kinds = new TreeMap<>();
    try (InputStream in = LexiconTrainer.class.getResourceAsStream(ABBREVIATIONS)) {
      new String(in.readAllBytes(), StandardCharsets.UTF_8).lines()
          .filter(line -> !line.startsWith("#") && !line.isBlank()).forEach(line -> {
            String[] words = line.split("[: ]+");
            for (int i = 1; i < words.length; i++) {
              kinds.put(words[i], words[0]);
            }
          });
    } catch (IOException e) {
      throw new UncheckedIOException(ABBREVIATIONS + " cannot be read", e);
    }
    return kinds;
  }
}
