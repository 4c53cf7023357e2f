package org.kerndep;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.Sentence;
import org.kerndep.data.Word;
import org.kerndep.testing.Sentences;
import org.kerndep.text.TextSentence;
import org.kerndep.text.TextToken;

/** Sentences of a text as JSON. */
class TextSentenceJsonTest {

  @Test
  void wordsHaveTheirPlacesInTheText() {
    String text = "\uD83D\uDC38 They\ncan't.";
    TextSentence sentence = new TextSentence(List.of(
        new TextToken(3, 7, List.of("They")), new TextToken(8, 13, List.of("ca", "n't")),
        new TextToken(13, 14, List.of("."))),
        new Sentence(List.of(word("They"), word("ca"), word("n't"), word("."))));
    DependencyTree tree = Sentences.tree("2:nsubj 0:root 2:advmod 2:punct");
    assertThat(new TextSentenceJson(text).of("1", new ParsedTextSentence(sentence, tree)).line()).isEqualTo("""
        {"sent_id":"1","text":"They can't.","words":[{"form":"They","start":2,"end":6},\
        {"form":"ca","start":7,"end":12},{"form":"n't","start":7,"end":12},{"form":".","start":12,"end":13}],\
        "multiword_tokens":[{"first":2,"last":3,"form":"can't","start":7,"end":12,"space_after":false}],\
        "trees":[{"rank":1,"heads":[2,0,2,2],"labels":["nsubj","root","advmod","punct"]}]}
        """);
  }

  private static Word word(String form) {
    return new Word(form, Word.ABSENT, Word.ABSENT, Word.ABSENT, Word.ABSENT);
  }
}
