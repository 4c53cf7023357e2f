package org.kerndep.text;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.kerndep.data.Sentence;
import org.kerndep.data.Word;
import org.kerndep.text.classifier.EventModel;
import org.kerndep.text.classifier.ModelsByTag;

/**
 * Gives words their parts of speech, then by these their fine tags, then by both their features, then their lemmas.
 * Immutable; share freely.
 *
 * @param upos chooses parts of speech (UPOS)
 * @param xpos chooses fine tags (XPOS)
 * @param feats chooses morphological features, all of a word at once
 * @param lemmatizer gives lemmas
 */
public record Tagger(EventModel upos, ModelsByTag xpos, ModelsByTag feats, Lemmatizer lemmatizer) {

  /** The same words with the tags, features and lemmas that the models give them. */
  public Sentence tag(Sentence sentence) {
    Sentence tagged = tag(sentence.words().stream().map(Word::form).toList());
    return new Sentence(IntStream.rangeClosed(1, sentence.size())
        .mapToObj(m -> tagged.word(m).with(sentence.word(m).user())).toList());
  }

  /** Words with all tags. */
  public Sentence tag(List<String> forms) {
    TagContext context = new TagContext(forms);
    String[] coarse = upos(context);
    List<Word> words = new ArrayList<>(forms.size());
    String lastFine = WordShapes.EDGE;
    String lastFeats = WordShapes.EDGE;
    for (int i = 0; i < forms.size(); i++) {
      int at = i;
      String beforeFine = lastFine;
      String beforeFeats = lastFeats;
      String fine = xpos.best(coarse[at], () -> context.forDetail(at, coarse, "", beforeFine));
      String morph = feats.best(coarse[at], () -> context.forDetail(at, coarse, fine, beforeFeats));
      words.add(new Word(forms.get(at), lemmatizer.lemma(forms.get(at), coarse[at], morph), coarse[at], fine, morph));
      lastFine = fine;
      lastFeats = morph;
    }
    return new Sentence(words);
  }

  private String[] upos(TagContext context) {
    String[] tags = new String[context.size()];
    for (int i = 0; i < tags.length; i++) {
      tags[i] = upos.best(context.forUpos(i, tags));
    }
    return tags;
  }
}
