package org.kerndep.uima.batch;

import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Sentence;
import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Token;
import java.io.IOException;
import java.io.OutputStream;
import org.apache.uima.analysis_engine.AnalysisEngineProcessException;
import org.apache.uima.cas.CAS;
import org.apache.uima.cas.CASException;
import org.apache.uima.jcas.JCas;
import org.kerndep.batch.work.AnnotationSettings;
import org.kerndep.batch.work.DocumentAnnotator;
import org.kerndep.batch.work.DocumentInput;
import org.kerndep.batch.work.WorkContext;

/** Reads a document into a CAS, lets engines work on it, and writes it. Belongs to one thread. */
final class CasAnnotator implements DocumentAnnotator {

  private final CasEngines engines;
  private final CAS cas;
  private final CasReader reader;
  private final CasWriter writer;

  CasAnnotator(CasEngines engines, CAS cas, AnnotationSettings settings) {
    this.engines = engines;
    this.cas = cas;
    this.reader = new CasReader(settings);
    this.writer = new CasWriter(settings);
  }

  @Override
  public Counts annotate(DocumentInput input, OutputStream out, WorkContext context) throws IOException {
    cas.reset();
    try {
      JCas document = cas.getJCas();
      reader.read(input, document);
      if (document.getDocumentText() != null && !document.getDocumentText().isBlank()) {
        engines.process(document);
      }
      context.checkTime();
      writer.write(input.document().id(), document, out);
      return new Counts(document.select(Sentence.class).count(), document.select(Token.class).count());
    } catch (CASException | AnalysisEngineProcessException e) {
      throw new IllegalStateException(e.getMessage(), e);
    } finally {
      cas.reset();
    }
  }

  @Override
  public void close() {
    engines.destroy();
  }
}
