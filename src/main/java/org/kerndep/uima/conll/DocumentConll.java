package org.kerndep.uima.conll;

import static org.apache.uima.fit.util.JCasUtil.selectCovered;

import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Sentence;
import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Token;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.apache.uima.jcas.JCas;
import org.apache.uima.jcas.tcas.Annotation;
import org.kerndep.data.Word;
import org.kerndep.io.ConllBlock;
import org.kerndep.io.ConllFormat;
import org.kerndep.io.ConllReader;
import org.kerndep.io.TreeColumns;
import org.kerndep.type.ConllPart;
import org.kerndep.type.ConllText;

/**
 * A document as CoNLL text. A sentence that came from a CoNLL file is written as it was there, with the columns updated
 * from the annotations; a layer that was not read stays as it was in the file, unless the document has annotations of
 * it. Sentences of other origin, and those whose tokens have changed, are written as CoNLL-U made of annotations alone.
 * Belongs to the thread of its CAS.
 */
public final class DocumentConll {

  private final JCas jcas;
  private final String name;
  private final boolean keepDeps;
  private final ConllPart part;
  private final DocumentArcs arcs;
  private final Set<ReadLayer> layers;
  private int changed;

  /**
   * A document; one whose dependencies do not fit into columns raises IllegalArgumentException.
   *
   * @param name what errors call it
   * @param keepDeps whether columns that restate the old tree, such as DEPS, stay beside a new one
   */
  public DocumentConll(JCas jcas, String name, boolean keepDeps) {
    this.jcas = jcas;
    this.name = name;
    this.keepDeps = keepDeps;
    this.part = jcas.select(ConllPart.class).findFirst().orElse(null);
    this.arcs = new DocumentArcs(jcas);
    this.layers = ReadLayer.of(part);
    addAnnotatedLayers();
  }

  private void addAnnotatedLayers() {
    if (arcs.hasBasic()) {
      layers.add(ReadLayer.TREE);
    }
    for (ReadLayer layer : ReadLayer.values()) {
      if (!layers.contains(layer)
          && jcas.select(Token.class).anyMatch(token -> !WordColumns.value(token, layer).equals(Word.ABSENT))) {
        layers.add(layer);
      }
    }
  }

  /** The part of a file that the document is, or null. */
  public ConllPart part() {
    return part;
  }

  /** How many sentences of a file had other tokens than in the file when the text was made. */
  public int changedSentences() {
    return changed;
  }

  /** The text; lines of a sentence that are no CoNLL raise IOException. */
  public String text() throws IOException {
    changed = 0;
    StringBuilder text = new StringBuilder();
    for (Annotation piece : pieces()) {
      if (piece instanceof ConllText source) {
        text.append(restored(source));
      } else {
        text.append(PlainConllu.text((Sentence) piece, arcs));
      }
    }
    return text.append(part == null || part.getTail() == null ? "" : part.getTail()).toString();
  }

  /** The sentences of files and those of other origin in text order. */
  private List<Annotation> pieces() {
    List<Annotation> pieces = new ArrayList<>();
    jcas.select(ConllText.class).filter(DocumentConll::hasLines).forEach(pieces::add);
    Set<Sentence> covered = new HashSet<>();
    pieces.forEach(source -> covered.addAll(selectCovered(Sentence.class, source)));
    jcas.select(Sentence.class).filter(sentence -> !covered.contains(sentence)).forEach(pieces::add);
    pieces.sort(Comparator.comparingInt(Annotation::getBegin)
        .thenComparingLong(piece -> piece instanceof ConllText source ? source.getLine() : Long.MAX_VALUE));
    return pieces;
  }

  /** Whether a piece has the rows of its sentence, or is a stretch of blank lines where no sentence is. */
  private static boolean hasLines(ConllText source) {
    return source.getText() != null
        && (!source.getText().isBlank() || selectCovered(Sentence.class, source).isEmpty());
  }

  private String restored(ConllText source) throws IOException {
    if (source.getText().isBlank()) {
      return source.getText();
    }
    ConllBlock block = block(source);
    List<Token> tokens = selectCovered(Token.class, source);
    if (tokens.size() != block.sentence().size()) {
      changed++;
      StringBuilder text = new StringBuilder();
      selectCovered(Sentence.class, source).forEach(sentence -> text.append(PlainConllu.text(sentence, arcs)));
      return text.toString();
    }
    ConllBlock words = block.withWords(words(block, tokens));
    return (layers.contains(ReadLayer.TREE)
        ? words.withHeads(arcs.heads(tokens), arcs.labels(tokens), keepDeps)
        : words).text();
  }

  private ConllBlock block(ConllText source) throws IOException {
    byte[] bytes = source.getText().getBytes(StandardCharsets.UTF_8);
    ConllFormat format = ConllFormat.parse(source.getFormat());
    try (ConllReader reader = new ConllReader(name, new ByteArrayInputStream(bytes), format, TreeColumns.IGNORE)) {
      return reader.next();
    }
  }

  private org.kerndep.data.Sentence words(ConllBlock block, List<Token> tokens) {
    List<Word> words = new ArrayList<>();
    for (int i = 0; i < tokens.size(); i++) {
      Word old = block.sentence().word(i + 1);
      Token token = tokens.get(i);
      words.add(new Word(old.form(), column(ReadLayer.LEMMA, token, old.lemma()),
          column(ReadLayer.CPOS, token, old.cpos()), column(ReadLayer.POS, token, old.pos()),
          column(ReadLayer.MORPH, token, old.feats())));
    }
    return new org.kerndep.data.Sentence(words);
  }

  private String column(ReadLayer layer, Token token, String old) {
    return layers.contains(layer) ? WordColumns.value(token, layer) : old;
  }
}
