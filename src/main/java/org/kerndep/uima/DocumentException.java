package org.kerndep.uima;

import de.tudarmstadt.ukp.dkpro.core.api.metadata.type.DocumentMetaData;
import java.util.Locale;
import org.apache.uima.analysis_engine.AnalysisEngineProcessException;
import org.apache.uima.jcas.JCas;

/**
 * A document that an engine could not process. The message reads {@code document: what is wrong; what to do}. Immutable.
 */
public class DocumentException extends AnalysisEngineProcessException {

  private static final long serialVersionUID = 1L;

  private final String message;

  DocumentException(JCas jcas, String problem, Throwable cause) {
    super(cause);
    this.message = name(jcas) + ": " + problem;
  }

  @Override
  public String getMessage() {
    return message;
  }

  @Override
  public String getLocalizedMessage() {
    return message;
  }

  @Override
  public String getLocalizedMessage(Locale locale) {
    return message;
  }

  /** What to call a document in messages. */
  static String name(JCas jcas) {
    return jcas.select(DocumentMetaData.class).findFirst()
        .map(data -> data.getDocumentId() != null ? data.getDocumentId() : data.getDocumentUri())
        .orElse("document without id");
  }
}
