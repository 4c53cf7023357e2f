package org.kerndep.uima.batch;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.List;
import org.apache.uima.cas.CAS;
import org.apache.uima.resource.metadata.TypeSystemDescription;
import org.apache.uima.util.TypeSystemUtil;
import org.kerndep.batch.work.AnnotationSettings;
import org.kerndep.batch.work.AnnotatorProvider;
import org.kerndep.batch.work.DocumentAnnotator;
import org.kerndep.batch.work.ModelSource;
import org.kerndep.run.AtomicFile;
import org.xml.sax.SAXException;

/** Makes annotators with engines of UIMA. Shared freely by threads. */
public final class CasAnnotatorProvider implements AnnotatorProvider {

  /** The file with the types of all documents of a folder. */
  public static final String TYPE_SYSTEM = "TypeSystem.xml";

  @Override
  public DocumentAnnotator create(ModelSource model, AnnotationSettings settings) throws IOException {
    CasEngines engines = engines(model, settings);
    return new CasAnnotator(engines, engines.createCas(), settings);
  }

  private static CasEngines engines(ModelSource model, AnnotationSettings settings) throws IOException {
    return settings.pipeline().isPresent() ? new PipelineEngines(settings.pipeline().get())
        : new ParserEngines(model, settings);
  }

  @Override
  public void writeCommon(AnnotationSettings settings, Path folder) throws IOException {
    CAS cas = settings.pipeline().isPresent() ? new PipelineEngines(settings.pipeline().get()).createCas()
        : CasEngines.createCas(List.of());
    TypeSystemDescription types = TypeSystemUtil.typeSystem2TypeSystemDescription(cas.getTypeSystem());
    try (AtomicFile file = new AtomicFile(folder.resolve(TYPE_SYSTEM)); OutputStream out = file.out()) {
      types.toXML(out);
      file.commit();
    } catch (SAXException e) {
      throw new IOException(folder.resolve(TYPE_SYSTEM) + ": cannot be written", e);
    }
  }
}
