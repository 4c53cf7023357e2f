package org.kerndep.view;

import java.io.IOException;
import org.kerndep.io.ConllBlock;
import org.kerndep.io.kbest.KBestBlock;
import org.kerndep.io.kbest.KBestReader;

/** Lists of trees from CoNLL-U. */
record ListSource(KBestReader reader) implements TreeSource {

  @Override
  public ShownSentence next() throws IOException {
    KBestBlock list = reader.next();
    if (list == null) {
      return null;
    }
    ConllBlock first = list.first();
    return new ShownSentence(first.place(), first.comment("sent_id"), first.comment("text"), first.sentence(),
        ShownTree.list(list.list(), list.reranked(), list.probabilities()));
  }

  @Override
  public void close() throws IOException {
    reader.close();
  }
}
