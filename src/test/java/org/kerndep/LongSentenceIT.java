package org.kerndep;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.kerndep.data.KBestList;
import org.kerndep.data.Sentence;
import org.kerndep.data.Taggings;
import org.kerndep.data.Taggings.Tagging;

/** Sentences of thousands of words in plain text: what they take grows with their length, not with its square. */
class LongSentenceIT {

  private static final String WORDS = "the small dogs near that old house chase her cats and ";

  @Test
  void memoryGrowsLinearly() throws IOException {
    DependencyParser parser = DependencyParser.english();
    parse(parser, 30);
    long once = parse(parser, 100);
    assertThat(parse(parser, 200)).isLessThan(3 * once);
  }

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

  /** Parses a sentence of 11 times so many words, and gives the bytes that are allocated. */
  private static long parse(DependencyParser parser, int repetitions) {
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long before = threads.getCurrentThreadAllocatedBytes();
    List<ParsedTextSentence> sentences = parser.parse(WORDS.repeat(repetitions) + "birds.");
    long allocated = threads.getCurrentThreadAllocatedBytes() - before;
    assertThat(sentences).hasSize(1);
    assertThat(sentences.get(0).size()).isEqualTo(11 * repetitions + 2);
    assertThat(sentences.get(0).tree().rootChildren()).isEqualTo(1);
    return allocated;
  }
}
