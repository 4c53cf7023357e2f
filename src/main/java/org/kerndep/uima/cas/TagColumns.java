package org.kerndep.uima.cas;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Stream;
import org.apache.uima.jcas.JCas;
import org.apache.uima.jcas.cas.StringArray;
import org.kerndep.data.Sentence;
import org.kerndep.data.Word;

/**
 * The tags of the tokens of a sentence as a CAS holds them beside the tokens, in text order; any may be null. Belongs
 * to the thread of its CAS.
 */
record TagColumns(StringArray lemmas, StringArray coarseTags, StringArray fineTags, StringArray features) {

  /** Those of words. */
  static TagColumns of(JCas jcas, Sentence sentence) {
    return new TagColumns(column(jcas, sentence, Word::lemma), column(jcas, sentence, Word::cpos),
        column(jcas, sentence, Word::pos), column(jcas, sentence, Word::feats));
  }

  /** A value of each word. */
  static StringArray column(JCas jcas, Sentence sentence, Function<Word, String> value) {
    return StringArray.create(jcas, sentence.words().stream().map(value).toArray(String[]::new));
  }

  /** Whether there are none. */
  boolean isEmpty() {
    return columns().allMatch(Objects::isNull);
  }

  /** Whether there are all, for so many tokens. */
  boolean fit(int tokens) {
    return columns().allMatch(column -> column != null && column.size() == tokens);
  }

  /** The words of a sentence with these tags, which must fit them. */
  Sentence of(Sentence own) {
    List<Word> words = new ArrayList<>(own.size());
    for (int i = 0; i < own.size(); i++) {
      Word word = own.words().get(i);
      words.add(new Word(word.form(), lemmas.get(i), coarseTags.get(i), fineTags.get(i), features.get(i), word.user()));
    }
    return new Sentence(words);
  }

  private Stream<StringArray> columns() {
    return Arrays.asList(lemmas, coarseTags, fineTags, features).stream();
  }
}
