package org.kerndep.uima;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.apache.uima.UIMAFramework;
import org.apache.uima.analysis_engine.AnalysisEngine;
import org.apache.uima.analysis_engine.AnalysisEngineDescription;
import org.apache.uima.cas.CAS;
import org.apache.uima.collection.CollectionReader;
import org.apache.uima.collection.CollectionReaderDescription;
import org.apache.uima.fit.factory.AnalysisEngineFactory;
import org.apache.uima.fit.factory.CollectionReaderFactory;
import org.apache.uima.resource.metadata.ProcessingResourceMetaData;
import org.apache.uima.util.XMLInputSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The descriptors of reader and writer. */
class ConlluDescriptorIT {

  @Test
  void theyRunWithPlainUima(@TempDir Path directory) throws Exception {
    CollectionReaderDescription source = reader();
    set(source.getCollectionReaderMetaData(), "sourceLocation", TinyModel.TEST_FILE.toString());
    set(source.getCollectionReaderMetaData(), "sentencesPerDocument", 10);
    AnalysisEngineDescription target = writer();
    set(target.getAnalysisEngineMetaData(), "targetLocation", directory.toString());
    CollectionReader reader = UIMAFramework.produceCollectionReader(source);
    AnalysisEngine writer = UIMAFramework.produceAnalysisEngine(target);
    CAS cas = writer.newCAS();
    while (reader.hasNext()) {
      cas.reset();
      reader.getNext(cas);
      writer.process(cas);
    }
    writer.collectionProcessComplete();
    assertThat(directory.resolve("english-test.conllu.conllu")).hasSameBinaryContentAs(TinyModel.TEST_FILE);
  }

  @Test
  void theySayWhatTheClassesSay() throws Exception {
    assertSame(reader().getCollectionReaderMetaData(),
        CollectionReaderFactory.createReaderDescription(KerndepConlluReader.class).getCollectionReaderMetaData());
    assertSame(writer().getAnalysisEngineMetaData(),
        AnalysisEngineFactory.createEngineDescription(KerndepConlluWriter.class).getAnalysisEngineMetaData());
  }

  @Test
  void parametersAreThoseOfDkproAndOurs() throws Exception {
    // uimaFIT lists what a class adds to another first.
    assertThat(parameters(reader().getCollectionReaderMetaData())).startsWith("readPOS", "readCPOS", "readLemma",
        "readMorph", "readDependency", "mappingEnabled", "POSTagSet", "POSMappingLocation", "DependencyMappingLocation",
        "format", "sentencesPerDocument", "splitAtNewdoc", "sourceLocation", "patterns");
    assertThat(parameters(writer().getAnalysisEngineMetaData())).startsWith("filenameExtension", "keepDeps",
        "joinParts", "targetLocation", "singularTarget", "compression");
  }

  private static void assertSame(ProcessingResourceMetaData file, ProcessingResourceMetaData code) {
    assertThat(file.getName()).isEqualTo(code.getName());
    assertThat(file.getVersion()).isEqualTo(code.getVersion());
    assertThat(file.getDescription()).isEqualTo(code.getDescription());
    assertThat(file.getConfigurationParameterDeclarations()).isEqualTo(code.getConfigurationParameterDeclarations());
    assertThat(file.getConfigurationParameterSettings()).isEqualTo(code.getConfigurationParameterSettings());
    assertThat(file.getCapabilities()).isEqualTo(code.getCapabilities());
    assertThat(file.getOperationalProperties()).isEqualTo(code.getOperationalProperties());
  }

  private static List<String> parameters(ProcessingResourceMetaData data) {
    return Arrays.stream(data.getConfigurationParameterDeclarations().getConfigurationParameters())
        .map(p -> p.getName()).toList();
  }

  private static void set(ProcessingResourceMetaData data, String parameter, Object value) {
    data.getConfigurationParameterSettings().setParameterValue(parameter, value);
  }

  private static CollectionReaderDescription reader() throws Exception {
    return UIMAFramework.getXMLParser().parseCollectionReaderDescription(source(KerndepConlluReader.class));
  }

  private static AnalysisEngineDescription writer() throws Exception {
    return UIMAFramework.getXMLParser().parseAnalysisEngineDescription(source(KerndepConlluWriter.class));
  }

  private static XMLInputSource source(Class<?> type) throws Exception {
    return new XMLInputSource(new File("descriptors", type.getName().replace('.', '/') + ".xml"));
  }
}
