package org.kerndep.view;

import java.util.List;
import java.util.Optional;
import org.kerndep.data.Sentence;
import org.kerndep.data.Word;

/**
 * A sentence with its trees, best first; a file may give it none.
 *
 * @param place {@code file:line}
 * @param id its name, if it has one
 * @param text as it is written, if that is known
 */
record ShownSentence(String place, Optional<String> id, Optional<String> text, Sentence sentence,
    List<ShownTree> trees) {

  ShownSentence {
    trees = List.copyOf(trees);
  }

  boolean hasWordsOf(ShownSentence other) {
    return forms().equals(other.forms());
  }

  private List<String> forms() {
    return sentence.words().stream().map(Word::form).toList();
  }
}
