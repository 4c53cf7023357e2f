package org.kerndep.text.tagger;

import java.util.List;
import java.util.stream.IntStream;
import org.kerndep.data.Sentence;
import org.kerndep.data.Taggings;
import org.kerndep.data.Word;
import org.kerndep.data.WordKnowledge;

/** Gives words their tags, features and lemmas. Immutable; share freely. */
public interface Tagger {

  /** Words with all tags: the most probable, and those that may be right instead where it is unsure. */
  Taggings taggings(List<String> forms);

  /** The parts of speech that it gives. */
  List<String> partsOfSpeech();

  /** What it knows of words beyond its treebank. */
  default WordKnowledge knowledge() {
    return WordKnowledge.NONE;
  }

  /** The same words with what it gives them instead of what they have; values in layers of users stay. */
  default Taggings taggings(Sentence sentence) {
    return taggings(sentence.words().stream().map(Word::form).toList()).map(tagged ->
        new Sentence(IntStream.rangeClosed(1, sentence.size())
            .mapToObj(m -> tagged.word(m).with(sentence.word(m).user())).toList()));
  }

  /** The same words with their most probable tags. */
  default Sentence tag(Sentence sentence) {
    return taggings(sentence).best();
  }
}
