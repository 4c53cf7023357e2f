package org.kerndep.uima.batch;

import static org.apache.uima.fit.factory.AnalysisEngineFactory.createEngine;

import de.tudarmstadt.ukp.dkpro.core.api.lexmorph.type.pos.POS;
import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Token;
import java.io.IOException;
import java.util.List;
import org.apache.uima.analysis_component.AnalysisComponent;
import org.apache.uima.analysis_engine.AnalysisEngine;
import org.apache.uima.analysis_engine.AnalysisEngineProcessException;
import org.apache.uima.cas.CAS;
import org.apache.uima.jcas.JCas;
import org.apache.uima.resource.ResourceInitializationException;
import org.kerndep.batch.work.AnnotationSettings;
import org.kerndep.batch.work.ModelSource;
import org.kerndep.uima.KBestParser;
import org.kerndep.uima.KerndepSegmenter;
import org.kerndep.uima.KerndepTagger;
import org.kerndep.uima.KernelParser;
import org.kerndep.uima.ModelEngine;
import org.kerndep.uima.ParserEngine;

/**
 * The engines of kerndep: the segmenter for documents without tokens, the tagger for those without parts of speech, and
 * a parser for all. Belong to one thread; all share the model.
 */
final class ParserEngines implements CasEngines {

  private final AnnotationSettings settings;
  private final AnalysisEngine segmenter;
  private final AnalysisEngine tagger;
  private final AnalysisEngine parser;

  ParserEngines(ModelSource model, AnnotationSettings settings) throws IOException {
    if (settings.taggings() > 1) {
      throw new IllegalArgumentException("engines choose from all taggings or one; give --taggings 1 or leave it out");
    }
    this.settings = settings;
    String location = ModelFile.location(model);
    segmenter = engine(KerndepSegmenter.class, KerndepSegmenter.PARAM_MODEL_LOCATION, location);
    tagger = engine(KerndepTagger.class, KerndepTagger.PARAM_MODEL_LOCATION, location);
    boolean lists = settings.k() > 1 || settings.confidence() || settings.decoder().isPresent();
    Object[] common = {ModelEngine.PARAM_MODEL_LOCATION, location, ParserEngine.PARAM_RERANK, settings.rerank(),
        ParserEngine.PARAM_CORRECT_TAGS, settings.taggings() != 1};
    parser = !lists ? engine(KernelParser.class, common)
        : engine(KBestParser.class, ModelEngine.PARAM_MODEL_LOCATION, location, ParserEngine.PARAM_RERANK,
            settings.rerank(), ParserEngine.PARAM_CORRECT_TAGS, settings.taggings() != 1, KBestParser.PARAM_K,
            settings.k(), KBestParser.PARAM_ARC_PROBABILITIES, settings.confidence(), KBestParser.PARAM_DECODER,
            settings.decoder().orElse(null));
  }

  private static AnalysisEngine engine(Class<? extends AnalysisComponent> type, Object... parameters)
      throws IOException {
    try {
      return createEngine(type, parameters);
    } catch (ResourceInitializationException e) {
      throw new IOException(type.getSimpleName() + " cannot be made: " + e.getMessage(), e);
    }
  }

  @Override
  public void process(JCas document) throws AnalysisEngineProcessException {
    if (!document.select(Token.class).iterator().hasNext()) {
      segmenter.process(document);
    }
    if (settings.tag() || !document.select(POS.class).iterator().hasNext()) {
      tagger.process(document);
    }
    parser.process(document);
  }

  @Override
  public CAS createCas() throws IOException {
    return CasEngines.createCas(List.of());
  }

  @Override
  public void destroy() {
    segmenter.destroy();
    tagger.destroy();
    parser.destroy();
  }
}
