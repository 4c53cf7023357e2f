package org.kerndep.uima.conll;

import de.tudarmstadt.ukp.dkpro.core.api.metadata.type.DocumentMetaData;
import java.util.List;
import java.util.Locale;
import org.kerndep.io.ConllBlock;

/**
 * Consecutive sentences of a CoNLL file that make up a document. Immutable.
 *
 * @param number its place in the file, from 1
 * @param blocks the sentences; none if the file has none
 * @param last whether the file ends here
 * @param tail what follows the last sentence of the file
 */
public record FilePart(int number, List<ConllBlock> blocks, boolean last, String tail) {

  public FilePart {
    blocks = List.copyOf(blocks);
  }

  /** What sets the names of a file's parts apart and sorts them, or null for a part that is the whole file. */
  String qualifier() {
    return number == 1 && last ? null : String.format(Locale.ROOT, ".%06d", number);
  }

  /** Turns the name of the file into that of this part, such as {@code a/news.000002.conllu}. */
  public void name(DocumentMetaData data) {
    data.setDocumentId(qualified(data.getDocumentId()));
    data.setDocumentUri(qualified(data.getDocumentUri()));
    data.setDocumentTitle(qualified(data.getDocumentTitle()));
    data.setIsLastSegment(last);
  }

  private String qualified(String path) {
    if (path == null || qualifier() == null) {
      return path;
    }
    int dot = path.lastIndexOf('.');
    int place = dot > path.lastIndexOf('/') ? dot : path.length();
    return path.substring(0, place) + qualifier() + path.substring(place);
  }

  /** The name of the file, given what a part of it is called. */
  public static String unqualified(String path, String qualifier) {
    int place = qualifier == null ? -1 : path.lastIndexOf(qualifier);
    return place < 0 ? path : path.substring(0, place) + path.substring(place + qualifier.length());
  }
}
