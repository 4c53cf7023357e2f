package org.kerndep.uima;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import de.tudarmstadt.ukp.dkpro.core.api.syntax.type.dependency.Dependency;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.apache.uima.analysis_engine.AnalysisEngine;
import org.apache.uima.fit.factory.AnalysisEngineFactory;
import org.apache.uima.fit.factory.JCasFactory;
import org.apache.uima.jcas.JCas;
import org.apache.uima.resource.ResourceInitializationException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kerndep.Examples;
import org.kerndep.bundle.ModelBundle;
import org.kerndep.data.Treebank;
import org.kerndep.run.Workers;
import org.kerndep.train.StoppedTraining;
import org.kerndep.train.TrainingPipeline;
import org.kerndep.train.config.TrainingConfig;
import org.kerndep.train.workspace.TrainingWorkspace;
import org.kerndep.uima.cas.DocumentException;
import org.kerndep.uima.cas.EngineException;

class KernelParserTrainerIT {

  /** Those of {@link Examples#SMALL}. */
  private static final List<String> SMALL = List.of("epochs=3", "part-bits=16", "label-bits=16");
  private static final List<String> RERANKING = List.of("part-bits=16", "label-bits=16", "decoder=eisner", "epochs=1",
      "folds=3", "k=5", "rerank-iterations=1", "rerank-beta=0.1");

  @TempDir
  Path directory;

  /** For what is not beside the model. */
  @TempDir
  Path other;

  private Path model;

  @BeforeEach
  void name() {
    model = directory.resolve("m.kdp");
  }

  private AnalysisEngine trainer(List<String> settings, Object... more) throws Exception {
    return AnalysisEngineFactory.createEngine(KernelParserTrainer.class, Stream.concat(
        Stream.of("language", "en", "targetLocation", model.toFile(), "settings", settings.toArray(String[]::new)),
        Stream.of(more)).toArray());
  }

  private static void train(AnalysisEngine trainer, JCas... documents) throws Exception {
    for (JCas document : documents) {
      trainer.process(document);
    }
    trainer.collectionProcessComplete();
    trainer.destroy();
  }

  private static byte[] libraryModel(List<String> settings) throws IOException {
    TrainingConfig config = TrainingConfig.DEFAULT;
    for (String setting : settings) {
      config = config.with(setting);
    }
    try (Workers workers = new Workers(1)) {
      return new TrainingPipeline(config, Examples.context(workers), TrainingWorkspace.inMemory())
          .train(Examples.read(Examples.ENGLISH_TRAIN), new Treebank(List.of())).toByteArray();
    }
  }

  @Test
  void givesTheModelThatTheCommandLineTrainsFromTheSameFile() throws Exception {
    JCas document = Documents.readWithoutEmptyNodes(Examples.ENGLISH_TRAIN, other);
    train(trainer(RERANKING), document);
    byte[] expected = libraryModel(RERANKING);
    assertThat(model).hasBinaryContent(expected);
    assertThat(ModelBundle.read(model).reranker()).isPresent();
    assertThat(directory.toFile().list()).containsExactlyInAnyOrder("m.kdp", "m.properties");
    train(trainer(RERANKING, "numThreads", 2), document);
    assertThat(model).hasBinaryContent(expected);
  }

  @Test
  void theOtherParametersHaveAnEffect() throws Exception {
    JCas document = Documents.readWithoutEmptyNodes(Examples.ENGLISH_TRAIN, other);
    train(trainer(SMALL, "baseOnly", true), document);
    assertThat(model).hasBinaryContent(Examples.englishModel().toByteArray());
    train(trainer(SMALL, "baseOnly", true, "posSource", "coarse"), document);
    assertThat(Files.readAllBytes(model)).isNotEqualTo(Examples.englishModel().toByteArray());
    train(trainer(RERANKING, "propertyList", "paper"), document);
    assertThat(ModelBundle.read(model).manifest().get("config.properties")).contains("paper");
  }

  @Test
  void goesOnFromACheckpointAndRemovesIt() throws Exception {
    StoppedTraining.at("epoch 3/3", Examples.SMALL, directory.resolve("m.kdp"));
    JCas document = Documents.readWithoutEmptyNodes(Examples.ENGLISH_TRAIN, other);
    assertThat(Logs.of(() -> train(trainer(SMALL, "baseOnly", true), document))).doesNotContain("is not used");
    assertThat(model).hasBinaryContent(Examples.englishModel().toByteArray());
    assertThat(directory.resolve("m.kdp.checkpoint")).doesNotExist();
  }

  @Test
  void notesTheLanguageUnlessThereAreProperties() throws Exception {
    JCas document = Documents.read(Examples.ENGLISH_TEST);
    train(trainer(SMALL, "baseOnly", true), document);
    Path properties = directory.resolve("m.properties");
    assertThat(properties).hasContent("language=en\n");
    Files.writeString(properties, "dependency.tagset=mine\n");
    train(trainer(SMALL, "baseOnly", true), document);
    assertThat(properties).hasContent("dependency.tagset=mine\n");
    JCas parsed = Documents.of("en", "Dogs/NOUN/NNS");
    AnalysisEngineFactory.createEngine(KernelParser.class, "modelLocation", model.toString()).process(parsed);
    assertThat(Documents.arcs(parsed)).hasSize(1);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
    "missing | the sentence at character 0 cannot be learnt from (not a tree: word 1 has no head); correct its basic",
    "two     | has two basic dependencies",
    "outside | is not in its sentence",
    "root    | the sentence at character 0 cannot be learnt from (not a tree: no root"
  })
  void aSentenceWithoutATreeStopsTheTrainingOrIsSkipped(String mistake, String problem) throws Exception {
    JCas document = Documents.read(Examples.ENGLISH_TEST);
    List<Dependency> arcs = document.select(Dependency.class).toList();
    switch (mistake) {
      case "missing" -> arcs.get(0).removeFromIndexes();
      case "two" -> ((Dependency) arcs.get(0).clone()).addToIndexes();
      case "outside" -> arcs.get(0).setGovernor(arcs.get(arcs.size() - 1).getDependent());
      default -> {
        Dependency root = arcs.stream().filter(arc -> arc.getGovernor() == arc.getDependent()).findFirst().get();
        root.setGovernor(arcs.get(root == arcs.get(0) ? 1 : 0).getDependent());
      }
    }
    assertThatThrownBy(() -> trainer(SMALL).process(document)).isInstanceOf(DocumentException.class)
        .hasMessageStartingWith("english-test.conllu: ").hasMessageContaining(problem);
    AnalysisEngine trainer = trainer(List.of("epochs=1", "part-bits=16", "label-bits=16"), "baseOnly", true,
        "skipBad", true);
    assertThat(Logs.of(() -> train(trainer, document, Documents.read(Examples.ENGLISH_TEST))))
        .contains("skipped: english-test.conllu: ", problem, "skipped 1 sentences without a tree, kept 29");
    assertThat(ModelBundle.read(model).manifest().get("sentences")).contains("29");
  }

  @Test
  void nothingOfADocumentThatFailsIsLearnt() throws Exception {
    JCas broken = Documents.read(Examples.ENGLISH_TEST);
    List<Dependency> arcs = broken.select(Dependency.class).toList();
    arcs.get(arcs.size() - 1).removeFromIndexes();
    AnalysisEngine trainer = trainer(SMALL, "baseOnly", true);
    assertThatThrownBy(() -> trainer.process(broken)).hasMessageContaining("cannot be learnt from");
    train(trainer, Documents.read(Examples.ENGLISH_TEST));
    assertThat(ModelBundle.read(model).manifest().get("sentences")).contains("15");
  }

  @Test
  void nothingToLearnFromIsAnError() throws Exception {
    assertThatThrownBy(() -> train(trainer(SMALL), JCasFactory.createJCas(), JCasFactory.createText("", "en")))
        .isInstanceOf(EngineException.class).hasMessageContainingAll("m.kdp: there are no sentences to train from");
    assertThat(directory).isEmptyDirectory();
  }

  @Test
  void layersThatCannotBeLearntFromAreErrors() throws Exception {
    JCas document = Documents.read(Examples.ENGLISH_TEST);
    assertThatThrownBy(() -> train(trainer(SMALL, "properties", new String[] {"NamedEntity/value"}), document))
        .isInstanceOf(EngineException.class)
        .hasMessageContainingAll("m.kdp: no token has a value in the layer NamedEntity/value", "run the component");
    assertThatThrownBy(() -> trainer(SMALL, "properties", new String[] {"NamedEntity/worth"}).process(document))
        .isInstanceOf(DocumentException.class).hasMessageContainingAll("english-test.conllu: layer NamedEntity/worth: ",
            "has no feature worth; its features are", "identifier, value", "parameter properties");
    assertThatThrownBy(() -> trainer(SMALL, "properties", new String[] {"misc/Gloss"}).process(document))
        .hasMessageContaining("MISC of CoNLL-U is read on the command line only");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
    "epochs=0      | setting epochs must be a number from 1: 0",
    "epochs        | 'epochs' is not a setting; write key=value",
    "keep=best     | keep=best needs dev data, which this trainer does not have",
    "labels=joint  | setting labels=joint needs decoder=carreras",
    "layers=Stem   | setting layers must be none or feature paths",
    "properties=no.kernel | no.kernel"
  })
  void wrongSettingsAreRefusedAtTheStart(String setting, String problem) {
    assertThatThrownBy(() -> trainer(List.of(setting))).isInstanceOf(ResourceInitializationException.class)
        .rootCause().hasMessageContaining(problem);
  }

  @Test
  void aTargetThatCannotBeWrittenIsRefusedAtTheStart() {
    model = directory.resolve("no/such/m.kdp");
    assertThatThrownBy(() -> trainer(SMALL)).isInstanceOf(ResourceInitializationException.class)
        .rootCause().hasMessageContaining("does not exist; create it first");
  }
}
