package org.kerndep.uima;

import static org.assertj.core.api.Assertions.assertThat;

import de.tudarmstadt.ukp.dkpro.core.api.syntax.type.dependency.Dependency;
import java.io.File;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.apache.uima.UIMAFramework;
import org.apache.uima.analysis_component.AnalysisComponent;
import org.apache.uima.analysis_engine.AnalysisEngine;
import org.apache.uima.analysis_engine.AnalysisEngineDescription;
import org.apache.uima.analysis_engine.metadata.AnalysisEngineMetaData;
import org.apache.uima.cas.CAS;
import org.apache.uima.fit.factory.AnalysisEngineFactory;
import org.apache.uima.resource.metadata.ConfigurationParameterSettings;
import org.apache.uima.util.XMLInputSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kerndep.type.KBestParses;

class DescriptorIT {

  @ParameterizedTest
  @ValueSource(classes = {KernelParser.class, KBestParser.class})
  void parsersRunWithPlainUima(Class<? extends AnalysisComponent> type, @TempDir Path directory) throws Exception {
    CAS cas = parse(type, directory);
    assertThat(cas.getJCas().select(Dependency.class).toList()).hasSize(2);
    assertThat(cas.getJCas().select(KBestParses.class).toList()).hasSize(type == KBestParser.class ? 1 : 0);
  }

  @Test
  void theSelectorRunsWithPlainUima(@TempDir Path directory) throws Exception {
    CAS cas = parse(KBestParser.class, directory);
    List<String> best = Documents.arcs(cas.getJCas());
    AnalysisEngineDescription description = read(HypothesisSelector.class);
    description.getAnalysisEngineMetaData().getConfigurationParameterSettings().setParameterValue("rank", 2);
    UIMAFramework.produceAnalysisEngine(description).process(cas);
    assertThat(Documents.arcs(cas.getJCas())).hasSize(2).isNotEqualTo(best);
  }

  @Test
  void theRerankerRunsWithPlainUima(@TempDir Path directory) throws Exception {
    CAS cas = parse(KBestParser.class, directory);
    produce(KernelReranker.class, TinyModel.writeRerankingTo(directory)).process(cas);
    assertThat(cas.getJCas().select(Dependency.class).toList()).hasSize(2);
    assertThat(cas.getJCas().select(KBestParses.class).single().getHypotheses())
        .anySatisfy(h -> assertThat(h.getRerankScore()).isNotZero());
  }

  @Test
  void theTrainerRunsWithPlainUima(@TempDir Path directory) throws Exception {
    Path model = directory.resolve("m.kdp");
    AnalysisEngineDescription description = read(KernelParserTrainer.class);
    ConfigurationParameterSettings settings =
        description.getAnalysisEngineMetaData().getConfigurationParameterSettings();
    settings.setParameterValue("language", "en");
    settings.setParameterValue("targetLocation", model.toString());
    settings.setParameterValue("settings", new String[] {"epochs=1", "part-bits=16", "label-bits=16"});
    settings.setParameterValue("baseOnly", true);
    AnalysisEngine trainer = UIMAFramework.produceAnalysisEngine(description);
    trainer.process(Documents.read(TinyModel.TEST_FILE));
    trainer.collectionProcessComplete();
    assertThat(model).exists();
  }

  @Test
  void theEvaluatorRunsWithPlainUima(@TempDir Path directory) throws Exception {
    AnalysisEngineDescription description = read(DependencyEvaluator.class);
    ConfigurationParameterSettings settings =
        description.getAnalysisEngineMetaData().getConfigurationParameterSettings();
    settings.setParameterValue("goldLocation", TinyModel.TEST_FILE.toString());
    settings.setParameterValue("targetLocation", directory.resolve("report").toString());
    AnalysisEngine engine = UIMAFramework.produceAnalysisEngine(description);
    engine.process(Documents.read(TinyModel.TEST_FILE));
    engine.collectionProcessComplete();
    assertThat(directory.resolve("report.txt")).content().contains("LAS               100.00");
  }

  @ParameterizedTest
  @ValueSource(classes = {KernelParser.class, KBestParser.class, KernelReranker.class, HypothesisSelector.class,
      KernelParserTrainer.class, DependencyEvaluator.class, KerndepSegmenter.class, KerndepTagger.class})
  void saysWhatTheClassSays(Class<? extends AnalysisComponent> type) throws Exception {
    AnalysisEngineMetaData file = read(type).getAnalysisEngineMetaData();
    AnalysisEngineMetaData code = AnalysisEngineFactory.createEngineDescription(type).getAnalysisEngineMetaData();
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
    String[] dkpro = {"language", "modelVariant", "modelArtifactUri", "modelLocation", "printTagSet", "mappingEnabled",
        "DependencyMappingLocation", "numThreads", "posSource", "lenient"};
    assertThat(parameters(KernelReranker.class)).containsExactly(dkpro);
    // uimaFIT lists what a class adds to another first.
    assertThat(parameters(KernelParser.class)).startsWith("maxSentenceLength", "rerank", "correctTags").endsWith(dkpro)
        .hasSize(dkpro.length + 3);
    assertThat(parameters(KBestParser.class))
        .startsWith("k", "decoder", "arcProbabilities", "explain", "maxSentenceLength", "rerank", "correctTags")
        .endsWith(dkpro).hasSize(dkpro.length + 7);
    assertThat(parameters(HypothesisSelector.class))
        .containsExactly("language", "mappingEnabled", "DependencyMappingLocation", "rank");
    assertThat(parameters(KernelParserTrainer.class)).containsExactly("language", "targetLocation", "numThreads",
        "posSource", "properties", "propertyList", "templates", "vectorsLocation", "clustersLocation", "classWords",
        "settings", "baseOnly", "skipBad");
  }

  private static List<String> parameters(Class<? extends AnalysisComponent> type) throws Exception {
    return Arrays.stream(read(type).getAnalysisEngineMetaData().getConfigurationParameterDeclarations()
        .getConfigurationParameters()).map(p -> p.getName()).toList();
  }

  private static CAS parse(Class<? extends AnalysisComponent> type, Path directory) throws Exception {
    AnalysisEngine engine = produce(type, TinyModel.writeTo(directory));
    CAS cas = engine.newCAS();
    Documents.fill(cas.getJCas(), "en", "Dogs/NOUN/NNS", "bark/VERB/VBP");
    engine.process(cas);
    return cas;
  }

  private static AnalysisEngine produce(Class<? extends AnalysisComponent> type, Path model) throws Exception {
    AnalysisEngineDescription description = read(type);
    description.getAnalysisEngineMetaData().getConfigurationParameterSettings()
        .setParameterValue("modelLocation", model.toString());
    return UIMAFramework.produceAnalysisEngine(description);
  }

  private static AnalysisEngineDescription read(Class<? extends AnalysisComponent> type) throws Exception {
    File file = new File("descriptors", type.getName().replace('.', '/') + ".xml");
    return UIMAFramework.getXMLParser().parseAnalysisEngineDescription(new XMLInputSource(file));
  }
}
