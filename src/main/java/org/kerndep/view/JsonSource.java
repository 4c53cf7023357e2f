package org.kerndep.view;

import java.io.IOException;
import org.kerndep.data.Sentence;
import org.kerndep.data.Word;
import org.kerndep.io.kbest.KBestJsonReader;
import org.kerndep.io.kbest.KBestLine;

/** Lists of trees from JSON, whose words have no tags. */
record JsonSource(KBestJsonReader reader) implements TreeSource {

  @Override
  public ShownSentence next() throws IOException {
    KBestLine line = reader.next();
    if (line == null) {
      return null;
    }
    Sentence sentence =
        new Sentence(line.forms().stream().map(form -> new Word(form, null, null, null, null)).toList());
    return new ShownSentence(line.place(), line.id(), line.text(), sentence,
        ShownTree.list(line.list(), line.baseScores(), line.probabilities()));
  }

  @Override
  public void close() throws IOException {
    reader.close();
  }
}
