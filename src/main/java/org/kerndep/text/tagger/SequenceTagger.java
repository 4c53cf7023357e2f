package org.kerndep.text.tagger;

import java.util.ArrayList;
import java.util.List;
import org.kerndep.data.Sentence;
import org.kerndep.data.Taggings;
import org.kerndep.data.Word;
import org.kerndep.data.WordKnowledge;
import org.kerndep.text.classifier.ModelsByTag;
import org.kerndep.text.classifier.WordShapes;

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
  private static final int MOST = 8;
  /** Sentences of up to so many words are short: a wrong tag spoils them, and to parse them again takes little time. */
  private static final int SHORT = 12;
  /** A tagging of a short sentence is worth looking at if it is at least a twentieth as probable as the best, */
  private static final double MARGIN_OF_SHORT = Math.log(20);
  /** and that of a long one if it is at least a third as probable. */
  private static final double MARGIN = Math.log(3);

  @Override
  public List<String> partsOfSpeech() {
    return tags.tags().stream().map(Tag::upos).distinct().toList();
  }

  @Override
  public WordKnowledge knowledge() {
    return tags.knowledge();
  }

  @Override
  public Taggings taggings(List<String> forms) {
    TagContext context = new TagContext(forms);
    List<Taggings.Tagging> taggings = new ArrayList<>();
    List<TagSequence> sequences = tags.best(forms, MOST, forms.size() <= SHORT ? MARGIN_OF_SHORT : MARGIN);
    for (TagSequence sequence : sequences) {
      List<Word> best = taggings.isEmpty() ? List.of() : taggings.get(0).sentence().words();
      List<Word> words = words(context, sequence.tags(), sequences.get(0).tags(), best);
      taggings.add(new Taggings.Tagging(new Sentence(words), sequence.logProbability()));
    }
    return new Taggings(taggings);
  }

  /**
   * Words with all tags.
   *
   * @param best the words with the best tags, which stay as they are where all that they depend on is the same
   */
  private List<Word> words(TagContext context, List<Tag> own, List<Tag> ofBest, List<Word> best) {
    String[] coarse = own.stream().map(Tag::upos).toArray(String[]::new);
    List<Word> words = new ArrayList<>(own.size());
    for (int i = 0; i < own.size(); i++) {
      String last = i == 0 ? WordShapes.EDGE : words.get(i - 1).feats();
      boolean same = !best.isEmpty() && (i == 0 || last.equals(best.get(i - 1).feats()))
          && TagContext.around(own, i).equals(TagContext.around(ofBest, i));
      words.add(same ? best.get(i) : word(context, i, coarse, own.get(i).xpos(), last));
    }
    return words;
  }

  private Word word(TagContext context, int at, String[] coarse, String fine, String last) {
    String form = context.form(at);
    String morph = feats.best(coarse[at], () -> context.forDetail(at, coarse, fine, last));
    return new Word(form, lemmatizer.lemma(form, coarse[at], morph), coarse[at], fine, morph);
  }
}
