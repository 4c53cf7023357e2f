package org.kerndep.text.tagger;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.kerndep.data.Sentence;
import org.kerndep.data.Taggings;
import org.kerndep.data.Taggings.Tagging;
import org.kerndep.data.Word;
import org.kerndep.data.WordKnowledge;
import org.kerndep.text.classifier.WordShapes;

final class SequenceTaggerTest {

  private static final SequenceTagger TAGGER =
      (SequenceTagger) TaggerTrainer.train(sentences(), WordKnowledge.NONE);
  private static final List<String> UNSURE = List.of("the", "barks", "barks");

  /** After a determiner {@code barks} is as often a noun as a verb. */
  private static List<Sentence> sentences() {
    List<Sentence> sentences = new ArrayList<>();
    for (String noun : List.of("dog", "cat", "farmer")) {
      sentences.add(new Sentence(List.of(word("the", "DET", "_"), word(noun, "NOUN", "Number=Sing"),
          word("barks", "VERB", "Person=3"))));
      sentences.add(new Sentence(List.of(word("the", "DET", "_"), word("barks", "NOUN", "Number=Plur"))));
      sentences.add(new Sentence(List.of(word("the", "DET", "_"), word("barks", "VERB", "Person=3"))));
    }
    return sentences;
  }

  private static Word word(String form, String upos, String feats) {
    return new Word(form, form.replaceFirst("s$", ""), upos, "_", feats);
  }

  @Test
  void whereItIsUnsureThereAreSeveralTaggings() {
    Taggings taggings = TAGGER.taggings(UNSURE);
    assertThat(taggings.size()).isGreaterThan(1);
    assertThat(taggings.all()).extracting(tagging -> tagging.sentence().word(2).cpos()).contains("NOUN", "VERB");
    double best = taggings.all().get(0).logProbability();
    assertThat(taggings.all()).allMatch(tagging -> tagging.logProbability() >= best - Math.log(20));
  }

  @Test
  void featuresAndLemmasFollowFromTheTagsOfEachTagging() {
    TagContext context = new TagContext(UNSURE);
    for (Tagging tagging : TAGGER.taggings(UNSURE).all()) {
      List<Word> words = tagging.sentence().words();
      String[] upos = words.stream().map(Word::cpos).toArray(String[]::new);
      for (int i = 0; i < upos.length; i++) {
        int at = i;
        String last = i == 0 ? WordShapes.EDGE : words.get(i - 1).feats();
        assertThat(words.get(i).feats())
            .isEqualTo(TAGGER.feats().best(upos[i], () -> context.forDetail(at, upos, words.get(at).pos(), last)));
        assertThat(words.get(i).lemma())
            .isEqualTo(TAGGER.lemmatizer().lemma(UNSURE.get(i), upos[i], words.get(i).feats()));
      }
    }
  }

  @Test
  void aSentenceWithoutWordsHasOneTagging() {
    assertThat(TAGGER.taggings(List.of()).all()).singleElement()
        .satisfies(only -> assertThat(only.sentence().size()).isZero());
  }
}
