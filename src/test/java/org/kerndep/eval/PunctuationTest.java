package org.kerndep.eval;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.kerndep.testing.Sentences.word;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kerndep.data.Word;

/** Which words count under which rule. */
class PunctuationTest {

  @ParameterizedTest
  @ValueSource(strings = {".", ",", "...", "…", "«", "»", "-", "—", "(", "]", "_", "''", "?!", "。", "؟", "/", "%", "&"})
  void conllLeavesOutWordsOfPunctuationOnly(String form) {
    assertThat(Punctuation.CONLL.counts(word(form))).isFalse();
    assertThat(Punctuation.KEEP.counts(word(form))).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"$", "+", "€", "=", "<", "^", "`", "§a", "a.", "'s", "1.", "-5", "©", "🐸", "word"})
  void conllCountsSymbolsAndMixedWords(String form) {
    assertThat(Punctuation.CONLL.counts(word(form))).isTrue();
  }

  @Test
  void conllDoesNotLookAtTheTag() {
    assertThat(Punctuation.CONLL.counts(new Word("and", "and", "PUNCT", ",", null))).isTrue();
  }

  @Test
  void uposLooksOnlyAtTheCoarseTag() {
    assertThat(Punctuation.UPOS.counts(new Word("and", "and", "PUNCT", "CC", null))).isFalse();
    assertThat(Punctuation.UPOS.counts(new Word(".", ".", "SYM", "PUNCT", null))).isTrue();
  }

  @ParameterizedTest
  @EnumSource
  void nameParsesBackInAnyCase(Punctuation rule) {
    assertThat(Punctuation.parse(rule.toString())).isEqualTo(rule);
    assertThat(Punctuation.parse(rule.name())).isEqualTo(rule);
  }

  @Test
  void unknownNameIsToldTheKnownOnes() {
    assertThatIllegalArgumentException().isThrownBy(() -> Punctuation.parse("foo"))
        .withMessage("unknown rule foo; known are keep, conll and upos");
  }
}
