package org.kerndep.uima.cas;

import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Sentence;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.apache.uima.cas.Type;
import org.apache.uima.jcas.JCas;
import org.apache.uima.jcas.cas.FSArray;
import org.apache.uima.jcas.tcas.Annotation;
import org.kerndep.data.Taggings;
import org.kerndep.data.Word;
import org.kerndep.type.TagAlternatives;
import org.kerndep.type.Tagging;
import org.kerndep.uima.conll.PosTypes;
import org.kerndep.uima.conll.TokenTags;

/**
 * Turns the taggings of a sentence into annotations of a CAS and those into taggings, and corrects the tags of tokens.
 * Alternatives count as long as the tokens have the tags of the chosen one: whoever gives them others knows better.
 * Stateless; the CAS belongs to one thread.
 */
public final class CasTaggings {

  private CasTaggings() {}

  /**
   * The taggings of a sentence whose tokens have the tags of the first, not yet in the indexes.
   *
   * @param posType the types of POS that the tokens have
   */
  public static TagAlternatives create(JCas jcas, Sentence sentence, Taggings taggings, Function<Word, Type> posType) {
    TagAlternatives alternatives = new TagAlternatives(jcas, sentence.getBegin(), sentence.getEnd());
    FSArray<Tagging> all = new FSArray<>(jcas, taggings.size());
    for (int i = 0; i < taggings.size(); i++) {
      all.set(i, create(jcas, taggings.all().get(i), posType));
    }
    alternatives.setTaggings(all);
    return alternatives;
  }

  private static Tagging create(JCas jcas, Taggings.Tagging tagging, Function<Word, Type> posType) {
    TagColumns columns = TagColumns.of(jcas, tagging.sentence());
    Tagging made = new Tagging(jcas);
    made.setLogProbability(tagging.logProbability());
    made.setLemmas(columns.lemmas());
    made.setCoarseTags(columns.coarseTags());
    made.setFineTags(columns.fineTags());
    made.setFeatures(columns.features());
    made.setPosTypes(TagColumns.column(jcas, tagging.sentence(), word -> posType.apply(word).getName()));
    return made;
  }

  /** Puts these in place of all that a document has. */
  public static void replace(JCas jcas, List<TagAlternatives> alternatives) {
    jcas.select(TagAlternatives.class).toList().forEach(TagAlternatives::removeFromIndexes);
    alternatives.forEach(TagAlternatives::addToIndexes);
  }

  /**
   * What is possible for a sentence: the taggings over it, or its tags alone if there are none or its tokens have other
   * tags than those of the chosen one. Taggings that are not in the order of their probabilities raise
   * IllegalArgumentException.
   */
  public static Taggings of(JCas jcas, CasSentence sentence) {
    TagAlternatives alternatives = find(jcas, sentence.annotation());
    if (alternatives == null || isStale(alternatives, sentence.sentence())) {
      return Taggings.given(sentence.sentence());
    }
    List<Taggings.Tagging> all = new ArrayList<>();
    for (Tagging tagging : alternatives.getTaggings()) {
      all.add(new Taggings.Tagging(columns(tagging).of(sentence.sentence()), tagging.getLogProbability()));
    }
    return new Taggings(all);
  }

  /** Whether a sentence has taggings, and its tokens have other tags than those of the chosen one. */
  static boolean isChanged(JCas jcas, CasSentence sentence) {
    TagAlternatives alternatives = find(jcas, sentence.annotation());
    return alternatives != null && isStale(alternatives, sentence.sentence());
  }

  /** Gives the tokens of a sentence the tags of one of its taggings, which is then the chosen one. */
  public static void choose(JCas jcas, CasSentence sentence, org.kerndep.data.Sentence chosen) {
    if (chosen.hasColumnsOf(sentence.sentence())) {
      return;
    }
    TagAlternatives alternatives = find(jcas, sentence.annotation());
    int place = alternatives == null ? -1 : place(alternatives, chosen);
    TokenTags tags = new TokenTags(jcas);
    for (int m = 1; m <= chosen.size(); m++) {
      Word word = chosen.word(m);
      if (!word.equals(sentence.sentence().word(m))) {
        Type known = place < 0 ? null
            : jcas.getTypeSystem().getType(alternatives.getTaggings(place).getPosTypes(m - 1));
        tags.set(sentence.token(m), word, known == null ? PosTypes.universal(jcas, word.cpos()) : known);
      }
    }
    if (place >= 0) {
      alternatives.setChosen(place);
    }
  }

  private static TagAlternatives find(JCas jcas, Annotation sentence) {
    return jcas.select(TagAlternatives.class).at(sentence).findFirst().orElse(null);
  }

  private static boolean isStale(TagAlternatives alternatives, org.kerndep.data.Sentence own) {
    FSArray<Tagging> all = alternatives.getTaggings();
    int chosen = alternatives.getChosen();
    return all == null || all.stream().anyMatch(tagging -> tagging == null || !columns(tagging).fit(own.size()))
        || chosen < 0 || chosen >= all.size() || !columns(all.get(chosen)).of(own).equals(own);
  }

  /** The place of the tagging that gives words the tags that they have; -1 if none does. */
  private static int place(TagAlternatives alternatives, org.kerndep.data.Sentence chosen) {
    FSArray<Tagging> all = alternatives.getTaggings();
    for (int i = 0; all != null && i < all.size(); i++) {
      if (columns(all.get(i)).fit(chosen.size()) && columns(all.get(i)).of(chosen).equals(chosen)) {
        return i;
      }
    }
    return -1;
  }

  private static TagColumns columns(Tagging tagging) {
    return new TagColumns(tagging.getLemmas(), tagging.getCoarseTags(), tagging.getFineTags(), tagging.getFeatures());
  }
}
