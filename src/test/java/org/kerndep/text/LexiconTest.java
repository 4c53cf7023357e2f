package org.kerndep.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class LexiconTest {

  private final Lexicon lexicon = lexicon(List.of("n't", "not"));

  private static Lexicon lexicon(List<String> enclitics) {
    TreeMap<String, Lexicon.Count> counts = new TreeMap<>();
    counts.put("the", new Lexicon.Count(90, 10));
    counts.put("anna", new Lexicon.Count(0, 2));
    counts.put("will", new Lexicon.Count(3, 4));
    TreeMap<String, String> abbreviations = new TreeMap<>();
    abbreviations.put("mr", "title");
    return new Lexicon(counts, abbreviations, new TreeSet<>(enclitics));
  }

  @Test
  void tellsHowWordsAreMostlyWritten() {
    assertThat(lexicon.caseOf("The", "the", 0)).isEqualTo("L");
    assertThat(lexicon.caseOf("Anna", "anna", 0)).isEqualTo("U");
    assertThat(lexicon.caseOf("Will", "will", 0)).isEqualTo("m");
    assertThat(lexicon.caseOf("Tom", "tom", 0)).isEqualTo(Lexicon.UNKNOWN);
    assertThat(lexicon.abbreviation("mr")).isEqualTo("title");
    assertThat(lexicon.abbreviation("the")).isEqualTo(Lexicon.UNKNOWN);
  }

  @Test
  void anOccurrenceInTheTreebankDoesNotCountForItself() {
    assertThat(lexicon.caseOf("Anna", "anna", 1)).isEqualTo("u");
    assertThat(lexicon.caseOf("Will", "will", 1)).isEqualTo("l");
  }

  @Test
  void wordsBeginBetweenLettersOnlyWhereSuchWordsAreKnown() {
    assertThat(lexicon.mayFollowLetter("didN'T.", 3)).isTrue();
    assertThat(lexicon.mayFollowLetter("didn't.", 2)).isFalse();
    assertThat(lexicon.mayFollowLetter("cannot be", 3)).isTrue();
    assertThat(lexicon(List.of()).mayFollowLetter("didn't.", 2)).isTrue();
  }

  @Test
  void isLearntFromTheTreebank() {
    Lexicon english = TextExamples.english().tokenizer().lexicon();
    assertThat(TextExamples.english().splitter().lexicon()).isSameAs(english);
    assertThat(english.caseOf("The", "the", 0)).isNotEqualTo(Lexicon.UNKNOWN);
    assertThat(english.abbreviation("mrs")).isEqualTo("title");
    assertThat(Lexicon.NONE.isEmpty()).isTrue();
  }

  @Test
  void wordsOccur() {
    assertThatThrownBy(() -> new Lexicon.Count(0, 0)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Lexicon.Count(-1, 2)).isInstanceOf(IllegalArgumentException.class);
  }
}
