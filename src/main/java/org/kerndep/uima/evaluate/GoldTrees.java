package org.kerndep.uima.evaluate;

import java.io.IOException;
import java.util.List;
import org.apache.uima.jcas.JCas;
import org.kerndep.uima.cas.DocumentException;

/** Where an evaluator has the right trees from. One thread. */
public interface GoldTrees extends AutoCloseable {

  /**
   * The gold sentences of a document, in text order.
   *
   * @param jcas the document with the predictions
   * @param sentences how many sentences it has; if there are not as many gold ones, those that there are
   */
  List<GoldSentence> of(JCas jcas, int sentences) throws DocumentException;

  /** What is left over when all documents have been seen, for a message; null if nothing is. */
  String rest() throws IOException;

  @Override
  void close();
}
