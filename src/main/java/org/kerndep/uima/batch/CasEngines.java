package org.kerndep.uima.batch;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.uima.analysis_engine.AnalysisEngineProcessException;
import org.apache.uima.cas.CAS;
import org.apache.uima.fit.factory.TypeSystemDescriptionFactory;
import org.apache.uima.jcas.JCas;
import org.apache.uima.resource.ResourceInitializationException;
import org.apache.uima.resource.metadata.MetaDataObject;
import org.apache.uima.util.CasCreationUtils;

/** The engines that work on a document. Belong to one thread. */
interface CasEngines {

  void process(JCas document) throws AnalysisEngineProcessException;

  /** A CAS with all types of the engines. */
  CAS createCas() throws IOException;

  void destroy();

  /** A CAS with the types on the classpath and those of engines, given by their metadata. */
  static CAS createCas(List<? extends MetaDataObject> metadata) throws IOException {
    try {
      List<MetaDataObject> all = new ArrayList<>(metadata);
      all.add(TypeSystemDescriptionFactory.createTypeSystemDescription());
      return CasCreationUtils.createCas(all);
    } catch (ResourceInitializationException e) {
      throw new IOException("the types of the engines do not go together: " + e.getMessage(), e);
    }
  }
}
