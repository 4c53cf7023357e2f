package org.kerndep.spark;

import java.io.Serializable;
import java.nio.file.Path;
import org.kerndep.batch.source.Document;
import org.kerndep.batch.source.DocumentSource;
import org.kerndep.batch.source.Inputs;

/**
 * What is sent to an executor of a document, or of an archive of documents. Immutable.
 *
 * @param id its name in the corpus
 * @param origin where readers of messages find it
 * @param file the file to be opened by the executor; null if there is none
 * @param content the document itself; null if it is in a file
 * @param problem why it cannot be opened; null if it can
 * @param remedy what to do about that
 */
record Item(String id, String origin, String file, byte[] content, String problem, String remedy)
    implements Serializable {

  /** A document that an executor finds in a file system it shares with the driver. */
  static Item of(Document document) {
    if (document instanceof Document.Bad bad) {
      return new Item(bad.id(), bad.origin(), null, null, bad.problem().problem(), bad.problem().remedy());
    }
    String file = Path.of(document.origin()).toAbsolutePath().toString();
    return new Item(document.id(), file, file, null, null, null);
  }

  /** A document of a Dataset. */
  static Item of(String id, byte[] content) {
    return content == null
        ? new Item(id, id, null, null, "there is no text in its row", "fill the column, or leave the row out")
        : new Item(id, id, null, content, null, null);
  }

  /** The documents: one, or those of an archive. */
  DocumentSource open(long most, Path scratch) {
    if (file != null) {
      return Inputs.openFile(id, Path.of(file), most, scratch);
    }
    Document[] left = {content == null ? Document.bad(id, origin, problem, remedy) : Document.of(id, content)};
    return () -> {
      Document next = left[0];
      left[0] = null;
      return next;
    };
  }
}
