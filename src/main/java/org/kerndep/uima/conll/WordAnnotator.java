package org.kerndep.uima.conll;

import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Token;
import java.util.Set;
import org.apache.uima.jcas.JCas;
import org.kerndep.data.Word;

/** Makes the annotations of words in a document; absent values get none. Belongs to the thread of its CAS. */
public final class WordAnnotator {

  private final JCas jcas;
  private final Set<ReadLayer> layers;
  private final PosTypes posTypes;
  private final TokenTags tags;

  /**
   * An annotator of a document.
   *
   * @param layers what is annotated beside tokens
   * @param posTypes configured for the document
   */
  public WordAnnotator(JCas jcas, Set<ReadLayer> layers, PosTypes posTypes) {
    this.jcas = jcas;
    this.layers = layers;
    this.posTypes = posTypes;
    this.tags = new TokenTags(jcas);
  }

  /** Annotates a word of a document that has its text. */
  Token annotate(Word word, int begin, int end) {
    Token token = new Token(jcas, begin, end);
    token.setText(word.form());
    token.addToIndexes();
    addTags(token, word);
    return token;
  }

  /** Replaces the tags of a token by those of a word; absent ones are removed. */
  public void replaceTags(Token token, Word word) {
    tags.clear(token);
    addTags(token, word);
  }

  private void addTags(Token token, Word word) {
    Word read = new Word(word.form(), in(ReadLayer.LEMMA, word.lemma()), in(ReadLayer.CPOS, word.cpos()),
        in(ReadLayer.POS, word.pos()), in(ReadLayer.MORPH, word.feats()));
    tags.set(token, read, posTypes.of(read));
  }

  private String in(ReadLayer layer, String value) {
    return layers.contains(layer) ? value : Word.ABSENT;
  }
}
