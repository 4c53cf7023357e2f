package org.kerndep.text;

import java.util.ArrayList;
import java.util.List;
import org.kerndep.data.Sentence;
import org.kerndep.data.Taggings;
import org.kerndep.data.Word;
import org.kerndep.text.classifier.ModelsByTag;
import org.kerndep.text.tagger.Tag;
import org.kerndep.text.tagger.TagModel;
import org.kerndep.text.tagger.TagSequence;

/**
 * Gives words their parts of speech and fine tags, those of a sentence together, then by both their features, then
 * their lemmas. Immutable; share freely.
 *
 * @param tags chooses parts of speech and fine tags
 * @param feats chooses morphological features, all of a word at once
 * @param lemmatizer gives lemmas
 */
public record SequenceTagger(TagModel tags, ModelsByTag feats, Lemmatizer lemmatizer) implements Tagger {

  /** So many taggings of a sentence at most. */
  private static final int MOST = 4;
  /** Taggings that are so much less probable than the best are not worth looking at. */
  private static final double MARGIN = Math.log(20);

  @Override
  public List<String> partsOfSpeech() {
    return tags.tags().stream().map(Tag::upos).distinct().toList();
  }

  @Override
  public Taggings taggings(List<String> forms) {
    TagContext context = new TagContext(forms);
    return new Taggings(tags.best(forms, MOST, MARGIN).stream()
        .map(sequence -> new Taggings.Tagging(words(forms, context, sequence), sequence.logProbability())).toList());
  }

  private Sentence words(List<String> forms, TagContext context, TagSequence sequence) {
    String[] coarse = sequence.tags().stream().map(Tag::upos).toArray(String[]::new);
    List<Word> words = new ArrayList<>(forms.size());
    String last = WordShapes.EDGE;
    for (int i = 0; i < forms.size(); i++) {
      int at = i;
      String before = last;
      String fine = sequence.tags().get(i).xpos();
      String form = forms.get(i);
      last = feats.best(coarse[i], () -> context.forDetail(at, coarse, fine, before));
      words.add(new Word(form, lemmatizer.lemma(form, coarse[i], last), coarse[i], fine, last));
    }
    return new Sentence(words);
  }
}
