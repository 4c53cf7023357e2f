package org.kerndep.uima.cas;

import de.tudarmstadt.ukp.dkpro.core.api.metadata.type.DocumentMetaData;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.apache.uima.cas.CASException;
import org.apache.uima.jcas.JCas;

/**
 * A document that an engine could not process. The message reads {@code document: what is wrong; what to do}.
 * Immutable.
 */
public class DocumentException extends EngineException {

  private static final long serialVersionUID = 1L;

  public DocumentException(JCas jcas, String problem, Throwable cause) {
    super(name(jcas), problem, cause);
  }

  /** What to call a document in messages: what a view, or else another view of the same CAS, says of it. */
  public static String name(JCas jcas) {
    return Stream.concat(Stream.of(jcas), views(jcas).stream())
        .flatMap(view -> view.select(DocumentMetaData.class).toList().stream())
        .map(data -> data.getDocumentId() != null ? data.getDocumentId() : data.getDocumentUri())
        .filter(Objects::nonNull).findFirst().orElse("document without id");
  }

  private static List<JCas> views(JCas jcas) {
    try {
      List<JCas> views = new ArrayList<>();
      jcas.getViewIterator().forEachRemaining(views::add);
      return views;
    } catch (CASException e) {
      return List.of();
    }
  }
}
