package org.kerndep;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kerndep.io.SurfaceToken;

/** Counts what HTML, XML, JSON and program code have and prose has not. One thread. */
final class MarkupCount {

  /** Tags, comments and entities, and members of JSON. */
  private static final String TAG = "</[A-Za-z][\\w:-]*\\s?>|<[A-Za-z][\\w:-]*(?:\\s[\\w:-]+\\s?=[^<>]*)?\\s?/?>"
      + "|<!--|<!DOCTYPE|<\\?xml|&(?:nbsp|amp|lt|gt|quot|#\\d+);|\"[^\"\\s]+\"\\s?:\\s?[\"\\[{\\d-]";
  /** Signs of calls, blocks, assignments and comparisons, each of which can be in prose too. */
  private static final String CODE = "\\)\\s?\\{|[;}]\\s?\\}|\\w\\(\\)|\\w\\.\\w+\\(|\\w\\[\\w*\\]"
      + "|(?<![=!])[=!+]=(?![=)])|&&|=>|\\{\\}|(?<=[\\w\\]]\\s)=(?=\\s)";
  private static final Pattern MARKUP = Pattern.compile("(" + TAG + ")|" + CODE);
  private static final int WEIGHT_OF_TAG = 2;
  /** A few can be in prose; so many in as many words cannot. */
  private static final int LEAST = 4;
  private static final int MOST_WORDS_EACH = 25;

  private String example = "";
  private long weight;
  private long words;

  /** Takes a sentence into account. */
  void add(List<SurfaceToken> sentence) {
    words += sentence.size();
    Matcher matcher = MARKUP.matcher(SurfaceToken.text(sentence));
    while (matcher.find()) {
      example = weight == 0 ? matcher.group() : example;
      weight += matcher.group(1) == null ? 1 : WEIGHT_OF_TAG;
    }
  }

  /** Whether much of the text is no prose. */
  boolean isMuch() {
    return weight >= LEAST && weight * MOST_WORDS_EACH >= words;
  }

  /** The first that was found. */
  String example() {
    return example;
  }
}
