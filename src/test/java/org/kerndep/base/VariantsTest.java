package org.kerndep.base;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kerndep.Examples;
import org.kerndep.data.KBestList;
import org.kerndep.data.ParsedSentence;
import org.kerndep.data.Sentence;
import org.kerndep.data.Taggings;
import org.kerndep.data.Taggings.Tagging;
import org.kerndep.data.Treebank;
import org.kerndep.data.Word;
import org.kerndep.decode.Marginals;

/** Taggings that are parsed together share scores; the trees are those that each has by itself. */
class VariantsTest {

  private static final List<String> TAGS = List.of("NOUN", "VERB", "ADJ");

  private final SplittableRandom random = new SplittableRandom(16);

  @ParameterizedTest
  @ValueSource(strings = {"koo-collins-1", "koo-collins-2", "koo-collins-2+climb"})
  void treesAndProbabilitiesAreThoseOfEachTagging(String decoder) {
    Treebank treebank = Examples.read(Examples.ENGLISH_TEST);
    BaseModel model = Examples.train(Examples.read(Examples.ENGLISH_TRAIN),
        Examples.SMALL.with("decoder", decoder), 1).base();
    BaseParser together = new BaseParser(model);
    BaseParser apart = new BaseParser(model);
    for (ParsedSentence parsed : treebank.sentences()) {
      Taggings taggings = taggings(parsed.sentence());
      List<KBestList> lists = new ArrayList<>();
      List<Marginals> marginals = new ArrayList<>();
      for (Tagging tagging : taggings.all()) {
        lists.add(KBestList.of(tagging, apart.parse(tagging.sentence(), 5)));
        marginals.add(apart.parseForest(tagging.sentence(), 5).orElseThrow().forest().marginals(1));
      }
      assertThat(together.parse(taggings, 5)).isEqualTo(KBestList.union(lists));
      List<TreesInForest> forests = together.parseForests(taggings, 5, 0);
      for (int i = 0; i < lists.size(); i++) {
        assertThat(KBestList.of(taggings.all().get(i), forests.get(i).trees())).isEqualTo(lists.get(i));
        assertSame(forests.get(i).forest().marginals(1), marginals.get(i));
      }
    }
  }

  private static void assertSame(Marginals found, Marginals expected) {
    for (int h = 0; h <= expected.size(); h++) {
      for (int m = 1; m <= expected.size(); m++) {
        assertThat(found.arc(h, m)).isEqualTo(expected.arc(h, m));
      }
    }
  }

  /** The sentence and two variants in which one word has another tag. */
  private Taggings taggings(Sentence sentence) {
    return new Taggings(List.of(new Tagging(sentence, -1), new Tagging(changed(sentence), -2),
        new Tagging(changed(sentence), -3)));
  }

  private Sentence changed(Sentence sentence) {
    List<Word> words = new ArrayList<>(sentence.words());
    int place = random.nextInt(words.size());
    Word word = words.get(place);
    String tag = TAGS.get(random.nextInt(TAGS.size()));
    words.set(place, new Word(word.form(), word.lemma(), tag, tag, word.feats()));
    return new Sentence(words);
  }
}
