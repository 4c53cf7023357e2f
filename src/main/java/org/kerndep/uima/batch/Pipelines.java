package org.kerndep.uima.batch;

import static org.apache.uima.fit.factory.AnalysisEngineFactory.createEngineDescription;

import java.io.IOException;
import java.io.StringWriter;
import org.apache.uima.analysis_engine.AnalysisEngineDescription;
import org.apache.uima.resource.ResourceInitializationException;
import org.kerndep.batch.work.AnnotationSettings.Pipeline;
import org.xml.sax.SAXException;

/** Makes pipelines of uimaFIT the work per document of a corpus run. */
public final class Pipelines {

  private Pipelines() {}

  /** Engines that run one after another on each document. */
  public static Pipeline of(AnalysisEngineDescription... engines) {
    StringWriter xml = new StringWriter();
    try {
      createEngineDescription(engines).toXML(xml);
    } catch (ResourceInitializationException | SAXException | IOException e) {
      throw new IllegalArgumentException("the engines make no pipeline: " + e.getMessage(), e);
    }
    return new Pipeline(xml.toString(), "");
  }
}
