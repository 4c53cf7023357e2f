package org.kerndep.uima.evaluate;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.uima.jcas.JCas;
import org.kerndep.eval.Attachments;
import org.kerndep.eval.Evaluation;
import org.kerndep.eval.Punctuation;
import org.kerndep.uima.cas.CasSentence;
import org.kerndep.uima.cas.CasSentences;
import org.kerndep.uima.cas.CasTrees;
import org.kerndep.uima.cas.DocumentException;
import org.kerndep.uima.cas.PosSource;

/** The basic dependencies of any number of documents compared with gold trees. One thread. */
public final class TreeComparison implements AutoCloseable {

  private static final String REMEDY = "; compare documents with the same sentences and words";

  private final GoldTrees gold;
  private final String view;
  private final Evaluation evaluation;
  private DocumentException failure;

  /**
   * A comparison without documents.
   *
   * @param view the view with the dependencies, or null for the one that is given
   */
  public TreeComparison(GoldTrees gold, String view, Punctuation punctuation) {
    this.gold = gold;
    this.view = view;
    this.evaluation = new Evaluation(punctuation);
  }

  /** Adds a document, or nothing of it if it cannot be compared. */
  public void add(JCas document) throws DocumentException {
    try {
      JCas jcas = view == null ? document : GoldView.view(document, view);
      List<CasSentence> sentences = CasSentences.of(jcas, PosSource.AUTO);
      List<GoldSentence> golds = gold.of(jcas, sentences.size());
      requireSame(jcas, sentences, golds);
      CasTrees trees = new CasTrees(jcas);
      List<Attachments> found = new ArrayList<>(sentences.size());
      for (CasSentence sentence : sentences) {
        found.add(trees.of(sentence));
      }
      for (int i = 0; i < found.size(); i++) {
        evaluation.add(golds.get(i).parsed(), found.get(i));
      }
    } catch (DocumentException e) {
      failure = failure == null ? e : failure;
      throw e;
    }
  }

  private static void requireSame(JCas jcas, List<CasSentence> sentences, List<GoldSentence> golds)
      throws DocumentException {
    for (int i = 0; i < Math.min(sentences.size(), golds.size()); i++) {
      String difference = golds.get(i).difference(sentences.get(i).sentence());
      if (difference != null) {
        throw new DocumentException(jcas, "sentence " + (i + 1) + " at character "
            + sentences.get(i).annotation().getBegin() + ": " + difference + REMEDY, null);
      }
    }
    if (golds.size() < sentences.size()) {
      throw new DocumentException(jcas, "sentence " + (golds.size() + 1) + " ('"
          + sentences.get(golds.size()).sentence() + "') and those after it have no gold sentence" + REMEDY, null);
    }
    if (golds.size() > sentences.size()) {
      throw new DocumentException(jcas, "there is no sentence for the gold sentence at "
          + golds.get(sentences.size()).place() + " ('" + golds.get(sentences.size()).parsed().sentence() + "')"
          + REMEDY, null);
    }
  }

  /** The result for all documents; if one could not be compared or some are missing there is none. */
  public Evaluation finish() throws IOException {
    if (failure != null) {
      throw new IOException("no report is written, as a document could not be compared: " + failure.getMessage(),
          failure);
    }
    String rest = gold.rest();
    if (rest != null) {
      throw new IOException("no report is written, as the documents end before the gold sentence at " + rest + REMEDY);
    }
    return evaluation;
  }

  @Override
  public void close() {
    gold.close();
  }
}
