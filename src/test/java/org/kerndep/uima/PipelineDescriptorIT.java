package org.kerndep.uima;

import static org.assertj.core.api.Assertions.assertThat;

import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Sentence;
import de.tudarmstadt.ukp.dkpro.core.api.syntax.type.dependency.Dependency;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.apache.uima.UIMAFramework;
import org.apache.uima.analysis_engine.AnalysisEngine;
import org.apache.uima.analysis_engine.AnalysisEngineDescription;
import org.apache.uima.cas.CAS;
import org.apache.uima.collection.CollectionProcessingEngine;
import org.apache.uima.collection.EntityProcessStatus;
import org.apache.uima.collection.StatusCallbackListener;
import org.apache.uima.collection.metadata.CasProcessorConfigurationParameterSettings;
import org.apache.uima.collection.metadata.CpeDescription;
import org.apache.uima.util.XMLInputSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kerndep.text.TextExamples;

/** The descriptors of whole pipelines. */
class PipelineDescriptorIT {

  private static final File DIRECTORY = new File("descriptors/org/kerndep/pipeline");

  @TempDir
  Path directory;

  @Test
  void theAggregateMakesTreesOfPlainText() throws Exception {
    Path model = directory.resolve("text.kdp");
    TinyModel.bundle().withText(TinyModel.bundle().manifest(), TextExamples.english()).write(model);
    AnalysisEngineDescription description = UIMAFramework.getXMLParser()
        .parseAnalysisEngineDescription(new XMLInputSource(new File(DIRECTORY, "TextToTrees.xml")));
    description.getAnalysisEngineMetaData().getConfigurationParameterSettings()
        .setParameterValue("modelLocation", model.toString());
    AnalysisEngine engine = UIMAFramework.produceAnalysisEngine(description);
    CAS cas = engine.newCAS();
    cas.setDocumentText("Anna doesn't sleep. Dogs bark.");
    cas.setDocumentLanguage("en");
    engine.process(cas);
    assertThat(cas.getJCas().select(Sentence.class).toList()).hasSize(2);
    assertThat(cas.getJCas().select(Dependency.class).toList()).hasSize(8);
  }

  @Test
  void theCollectionProcessingEngineParsesConllu() throws Exception {
    CpeDescription description = UIMAFramework.getXMLParser()
        .parseCpeDescription(new XMLInputSource(new File(DIRECTORY, "ParseConllu-cpe.xml")));
    set(description.getAllCollectionCollectionReaders()[0].getCollectionIterator().getConfigurationParameterSettings(),
        "sourceLocation", TinyModel.TEST_FILE.toString());
    set(description.getCpeCasProcessors().getAllCpeCasProcessors()[0].getConfigurationParameterSettings(),
        "modelLocation", TinyModel.writeTo(directory).toString());
    set(description.getCpeCasProcessors().getAllCpeCasProcessors()[1].getConfigurationParameterSettings(),
        "targetLocation", directory.resolve("out").toString());
    run(UIMAFramework.produceCollectionProcessingEngine(description));
    assertThat(Files.readAllLines(directory.resolve("out").resolve("english-test.conllu.conllu")))
        .hasSameSizeAs(Files.readAllLines(TinyModel.TEST_FILE)).isNotEqualTo(Files.readAllLines(TinyModel.TEST_FILE));
  }

  private static void set(CasProcessorConfigurationParameterSettings settings, String name, String value) {
    settings.setParameterValue(name, value);
  }

  private static void run(CollectionProcessingEngine engine) throws Exception {
    CompletableFuture<Void> done = new CompletableFuture<>();
    engine.addStatusCallbackListener(new Completion(done));
    engine.process();
    done.get(60, TimeUnit.SECONDS);
  }

  /** Tells when a run is over. */
  private record Completion(CompletableFuture<Void> done) implements StatusCallbackListener {

    @Override
    public void initializationComplete() {}

    @Override
    public void batchProcessComplete() {}

    @Override
    public void collectionProcessComplete() {
      done.complete(null);
    }

    @Override
    public void paused() {}

    @Override
    public void resumed() {}

    @Override
    public void aborted() {
      done.completeExceptionally(new IllegalStateException("aborted"));
    }

    @Override
    public void entityProcessComplete(CAS cas, EntityProcessStatus status) {
      if (status.isException()) {
        done.completeExceptionally((Throwable) status.getExceptions().get(0));
      }
    }
  }
}
