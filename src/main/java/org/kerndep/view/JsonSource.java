package org.kerndep.view;

import java.io.IOException;
import org.kerndep.io.kbest.KBestJsonReader;
import org.kerndep.io.kbest.KBestLine;

/** Lists of trees from JSON. */
record JsonSource(KBestJsonReader reader) implements TreeSource {

  @Override
  public ShownSentence next() throws IOException {
    KBestLine line = reader.next();
    if (line == null) {
      return null;
    }
    return new ShownSentence(line.place(), line.id(), line.text(), line.list().best().sentence(),
        ShownTree.list(line.list(), line.reranked(), line.probabilities(), line.reasons()));
  }

  @Override
  public void close() throws IOException {
    reader.close();
  }
}
