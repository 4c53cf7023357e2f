package org.kerndep.view;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import org.kerndep.io.ConllBlock;
import org.kerndep.io.ConllFormat;
import org.kerndep.io.ConllReader;
import org.kerndep.io.TreeColumns;
import org.kerndep.io.kbest.KBestFormat;
import org.kerndep.io.kbest.KBestJsonReader;
import org.kerndep.io.kbest.KBestReader;

/** Sentences with their trees from a file, one by one. One thread. */
interface TreeSource extends Closeable {

  /** The next sentence, or null after the last. */
  ShownSentence next() throws IOException;

  /**
   * Opens a CoNLL file or lists of trees that {@code kbest} wrote, as CoNLL-U or JSON.
   *
   * @param format of a CoNLL file, or null to guess it
   */
  static TreeSource open(Path file, ConllFormat format) throws IOException {
    if (KBestFormat.ofFileName(file).filter(named -> named == KBestFormat.JSONL).isPresent()) {
      return new JsonSource(KBestJsonReader.open(file));
    }
    ConllReader reader = ConllReader.open(file, format, TreeColumns.OPTIONAL);
    try {
      ConllBlock first = reader.next();
      return first != null && KBestReader.isListed(first)
          ? new ListSource(KBestReader.after(first, reader))
          : new ConllSource(first, reader);
    } catch (IOException e) {
      reader.close();
      throw e;
    }
  }
}
