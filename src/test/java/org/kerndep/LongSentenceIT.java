package org.kerndep;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.kerndep.data.KBestList;
import org.kerndep.data.Sentence;
import org.kerndep.data.Taggings;
import org.kerndep.data.Taggings.Tagging;

/**
 * Sentences that are too long to be decoded whole have one tagging and no reranking, which would take too much memory.
 */
class LongSentenceIT {

  private static final String WORDS = "the small dogs near that old house chase her cats and ";

  @Test
  void theMostProbableTagsAloneAreParsedAndNothingIsReranked() throws IOException {
    DependencyParser parser = DependencyParser.english();
    Sentence sentence = parser.tag(WORDS.repeat(30) + "birds.").get(0).taggings().best();
    Taggings taggings = new Taggings(List.of(new Tagging(sentence, -0.5), new Tagging(sentence, -1)));
    KBestList list = parser.parse(taggings, 5);
    assertThat(list.size()).isEqualTo(1);
    assertThat(list.best().sentence()).isSameAs(sentence);
    assertThat(list.best().tagging()).isEqualTo(-0.5);
    assertThat(list.best().rerank()).isZero();
  }
}
