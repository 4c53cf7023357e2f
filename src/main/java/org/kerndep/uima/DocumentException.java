package org.kerndep.uima;

import de.tudarmstadt.ukp.dkpro.core.api.metadata.type.DocumentMetaData;
import org.apache.uima.jcas.JCas;

/**
 * A document that an engine could not process. The message reads {@code document: what is wrong; what to do}. Immutable.
 */
public class DocumentException extends EngineException {

  private static final long serialVersionUID = 1L;

  DocumentException(JCas jcas, String problem, Throwable cause) {
    super(name(jcas), problem, cause);
  }

  /** What to call a document in messages. */
  static String name(JCas jcas) {
    return jcas.select(DocumentMetaData.class).findFirst()
        .map(data -> data.getDocumentId() != null ? data.getDocumentId() : data.getDocumentUri())
        .orElse("document without id");
  }
}
