package org.kerndep.uima.cas;

import java.util.Locale;
import org.apache.uima.analysis_engine.AnalysisEngineProcessException;

/** What an engine could not do. The message reads {@code place: what is wrong; what to do}. Immutable. */
public class EngineException extends AnalysisEngineProcessException {

  private static final long serialVersionUID = 1L;

  private final String message;

  public EngineException(String place, String problem, Throwable cause) {
    super(cause);
    this.message = place + ": " + problem;
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
}
