package org.kerndep.uima;

import static org.assertj.core.api.Assertions.assertThat;

import de.tudarmstadt.ukp.dkpro.core.api.syntax.type.dependency.Dependency;
import java.io.File;
import java.nio.file.Path;
import java.util.Arrays;
import org.apache.uima.UIMAFramework;
import org.apache.uima.analysis_engine.AnalysisEngine;
import org.apache.uima.analysis_engine.AnalysisEngineDescription;
import org.apache.uima.analysis_engine.metadata.AnalysisEngineMetaData;
import org.apache.uima.cas.CAS;
import org.apache.uima.fit.factory.AnalysisEngineFactory;
import org.apache.uima.jcas.JCas;
import org.apache.uima.util.XMLInputSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DescriptorIT {

  private static final File FILE = new File("descriptors/org/kerndep/uima/KernelParser.xml");

  @Test
  void runsWithPlainUima(@TempDir Path directory) throws Exception {
    AnalysisEngineDescription description = read();
    description.getAnalysisEngineMetaData().getConfigurationParameterSettings()
        .setParameterValue("modelLocation", TinyModel.writeTo(directory).toString());
    AnalysisEngine engine = UIMAFramework.produceAnalysisEngine(description);
    CAS cas = engine.newCAS();
    Documents.fill(cas.getJCas(), "en", "Dogs/NOUN/NNS", "bark/VERB/VBP");
    engine.process(cas);
    assertThat(cas.getJCas().select(Dependency.class).toList()).hasSize(2);
  }

  @Test
  void saysWhatTheClassSays() throws Exception {
    AnalysisEngineMetaData file = read().getAnalysisEngineMetaData();
    AnalysisEngineMetaData code =
        AnalysisEngineFactory.createEngineDescription(KernelParser.class).getAnalysisEngineMetaData();
    assertThat(file.getName()).isEqualTo(code.getName());
    assertThat(file.getVersion()).isEqualTo(code.getVersion());
    assertThat(file.getDescription()).isEqualTo(code.getDescription());
    assertThat(file.getConfigurationParameterDeclarations()).isEqualTo(code.getConfigurationParameterDeclarations());
    assertThat(file.getConfigurationParameterSettings()).isEqualTo(code.getConfigurationParameterSettings());
    assertThat(file.getCapabilities()).isEqualTo(code.getCapabilities());
    assertThat(file.getOperationalProperties()).isEqualTo(code.getOperationalProperties());
  }

  @Test
  void parametersStandInTheOrderOfDkpro() throws Exception {
    assertThat(Arrays.stream(read().getAnalysisEngineMetaData().getConfigurationParameterDeclarations()
        .getConfigurationParameters()).map(p -> p.getName())).containsExactly("language", "modelVariant",
            "modelArtifactUri", "modelLocation", "printTagSet", "mappingEnabled", "DependencyMappingLocation",
            "maxSentenceLength", "numThreads", "posSource");
  }

  private static AnalysisEngineDescription read() throws Exception {
    return UIMAFramework.getXMLParser().parseAnalysisEngineDescription(new XMLInputSource(FILE));
  }
}
