package org.kerndep.text.tagger;

import java.util.ArrayList;
import java.util.List;
import org.kerndep.data.Sentence;
import org.kerndep.data.Taggings;
import org.kerndep.data.Word;
import org.kerndep.text.classifier.EventModel;
import org.kerndep.text.classifier.ModelsByTag;
import org.kerndep.text.classifier.WordShapes;

/**
 * The tagger of models of earlier versions: word by word it chooses parts of speech, then by these fine tags, then
 * by both features, then lemmas. Immutable; share freely.
 *
 * @param upos chooses parts of speech (UPOS)
 * @param xpos chooses fine tags (XPOS)
 * @param feats chooses morphological features, all of a word at once
 * @param lemmatizer gives lemmas
 */
public record GreedyTagger(EventModel upos, ModelsByTag xpos, ModelsByTag feats, Lemmatizer lemmatizer)
    implements Tagger {

  @Override
  public List<String> partsOfSpeech() {
    return upos.outcomes().names();
  }

  @Override
  public Taggings taggings(List<String> forms) {
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
    return Taggings.given(new Sentence(words));
  }

  private String[] upos(TagContext context) {
    String[] tags = new String[context.size()];
    for (int i = 0; i < tags.length; i++) {
      tags[i] = upos.best(context.forUpos(i, tags));
    }
    return tags;
  }
}
