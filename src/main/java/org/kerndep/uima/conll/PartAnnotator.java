package org.kerndep.uima.conll;

import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Sentence;
import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.SurfaceForm;
import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Token;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.apache.uima.jcas.JCas;
import org.kerndep.io.ConllBlock;
import org.kerndep.type.ConllPart;
import org.kerndep.type.ConllText;

/**
 * Makes a document of a part of a CoNLL file: text, sentences, words, multiword tokens, and what is needed to write the
 * file again. Sentences stand on lines of their own; a comment {@code # newpar} or {@code # newdoc} puts a blank line
 * before its sentence. Trees are left to the caller. One thread.
 */
public final class PartAnnotator {

  private final Set<ReadLayer> layers;
  private final PosTypes posTypes;

  /**
   * An annotator.
   *
   * @param layers what is annotated beside sentences, words and multiword tokens
   */
  public PartAnnotator(Set<ReadLayer> layers, PosTypes posTypes) {
    this.layers = Set.copyOf(layers);
    this.posTypes = posTypes;
  }

  /**
   * Annotates an empty document and gives the tokens of each sentence, which are none if it is comments only. A map of
   * types that cannot be used raises IllegalArgumentException.
   */
  public List<List<Token>> annotate(JCas jcas, FilePart part) {
    StringBuilder text = new StringBuilder();
    List<SentenceText> texts = new ArrayList<>();
    int[] begins = new int[part.blocks().size()];
    for (int i = 0; i < begins.length; i++) {
      ConllBlock block = part.blocks().get(i);
      texts.add(new SentenceText(block));
      text.append(separator(block, text.isEmpty()));
      begins[i] = text.length();
      text.append(texts.get(i).text());
    }
    jcas.setDocumentText(text.toString());
    posTypes.configure(jcas);
    WordAnnotator words = new WordAnnotator(jcas, layers, posTypes);
    List<List<Token>> tokens = new ArrayList<>();
    for (int i = 0; i < begins.length; i++) {
      tokens.add(annotate(jcas, part.blocks().get(i), texts.get(i), begins[i], words));
    }
    addPart(jcas, part);
    return tokens;
  }

  private static String separator(ConllBlock block, boolean first) {
    if (first || block.sentence().size() == 0) {
      return "";
    }
    return block.hasComment("newpar") || block.hasComment("newdoc") ? "\n\n" : "\n";
  }

  private static List<Token> annotate(JCas jcas, ConllBlock block, SentenceText text, int begin, WordAnnotator words) {
    int end = begin + text.text().length();
    ConllText source = new ConllText(jcas, begin, end);
    source.setText(block.text());
    source.setFormat(block.format().toString());
    source.setLine(block.line());
    source.addToIndexes();
    List<Token> tokens = new ArrayList<>();
    for (int m = 1; m <= block.sentence().size(); m++) {
      tokens.add(words.annotate(block.sentence().word(m), begin + text.begin(m), begin + text.end(m)));
    }
    for (SentenceText.MultiwordToken token : text.multiwordTokens()) {
      SurfaceForm surface = new SurfaceForm(jcas, begin + token.begin(), begin + token.end());
      surface.setValue(token.form());
      surface.addToIndexes();
    }
    if (!tokens.isEmpty()) {
      Sentence sentence = new Sentence(jcas, begin, end);
      sentence.setId(block.comment("sent_id").orElse(null));
      sentence.addToIndexes();
    }
    return tokens;
  }

  private void addPart(JCas jcas, FilePart part) {
    ConllPart annotation = new ConllPart(jcas, 0, jcas.getDocumentText().length());
    annotation.setNumber(part.number());
    annotation.setLast(part.last());
    annotation.setQualifier(part.qualifier());
    annotation.setTail(part.tail());
    annotation.setLayers(ReadLayer.toArray(jcas, layers));
    annotation.addToIndexes();
  }
}
