package org.kerndep.uima.batch;

import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.apache.uima.UIMAFramework;
import org.apache.uima.analysis_engine.AnalysisEngine;
import org.apache.uima.analysis_engine.AnalysisEngineProcessException;
import org.apache.uima.cas.CAS;
import org.apache.uima.jcas.JCas;
import org.apache.uima.resource.ResourceInitializationException;
import org.apache.uima.util.InvalidXMLException;
import org.apache.uima.util.XMLInputSource;
import org.kerndep.batch.work.AnnotationSettings.Pipeline;

/** An engine of a descriptor, which may be an aggregate of many. Belongs to one thread. */
final class PipelineEngines implements CasEngines {

  private final AnalysisEngine engine;

  PipelineEngines(Pipeline pipeline) throws IOException {
    try {
      XMLInputSource source = new XMLInputSource(
          new ByteArrayInputStream(pipeline.descriptor().getBytes(StandardCharsets.UTF_8)),
          new File(pipeline.folder().isEmpty() ? "." : pipeline.folder()));
      engine = UIMAFramework.produceAnalysisEngine(UIMAFramework.getXMLParser().parseResourceSpecifier(source));
    } catch (InvalidXMLException | ResourceInitializationException | IllegalArgumentException e) {
      throw new IOException("the pipeline cannot be used: " + reason(e) + "; are its classes on the classpath?", e);
    }
  }

  private static String reason(Throwable e) {
    Throwable cause = e;
    while (cause.getCause() != null) {
      cause = cause.getCause();
    }
    return cause.getMessage();
  }

  @Override
  public CAS createCas() throws IOException {
    return CasEngines.createCas(List.of(engine.getMetaData()));
  }

  @Override
  public void process(JCas document) throws AnalysisEngineProcessException {
    engine.process(document);
  }

  @Override
  public void destroy() {
    engine.destroy();
  }
}
