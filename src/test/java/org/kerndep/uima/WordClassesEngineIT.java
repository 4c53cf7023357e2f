package org.kerndep.uima;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import de.tudarmstadt.ukp.dkpro.core.api.syntax.type.dependency.Dependency;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.uima.analysis_engine.AnalysisEngine;
import org.apache.uima.fit.factory.AnalysisEngineFactory;
import org.apache.uima.fit.factory.JCasFactory;
import org.apache.uima.fit.pipeline.SimplePipeline;
import org.apache.uima.jcas.JCas;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kerndep.DependencyParser;
import org.kerndep.Examples;
import org.kerndep.bundle.ModelBundle;
import org.kerndep.cli.CommandRun;
import org.kerndep.data.ParsedSentence;
import org.kerndep.data.Word;
import org.kerndep.data.WordKnowledge;
import org.kerndep.feature.TemplateSet;
import org.kerndep.type.WordClass;

/** Word classes in pipelines: a model that is trained with them parses like the one of the command line. */
class WordClassesEngineIT {

  private static final String[] SETTINGS = {"part-bits=16", "label-bits=16", "decoder=eisner", "epochs=1", "folds=3",
    "k=5", "rerank-iterations=1", "rerank-beta=0.1", "rerank-features=kernel"};

  @TempDir
  Path directory;
  private Path vectors;
  private Path clusters;
  private Path templates;
  private Path properties;

  @BeforeEach
  void writeFiles() throws Exception {
    StringBuilder vectorLines = new StringBuilder();
    StringBuilder clusterLines = new StringBuilder();
    Examples.read(Examples.ENGLISH_TRAIN).sentences().stream().flatMap(s -> s.sentence().words().stream())
        .map(Word::form).distinct().forEach(form -> {
          vectorLines.append(form).append(' ').append(form.length()).append(' ').append((int) form.charAt(0))
              .append(" 1\n");
          clusterLines.append(Integer.toBinaryString(16 + form.length())).append('\t').append(form).append("\t1\n");
        });
    vectors = Files.writeString(directory.resolve("v.txt"), vectorLines.toString());
    clusters = Files.writeString(directory.resolve("c.txt"), clusterLines.toString());
    templates = Files.writeString(directory.resolve("my.templates"),
        TemplateSet.standard() + "arc h.class128 m.class128 dd?\n");
    properties = Files.writeString(directory.resolve("my.kernel"), "word pos\nword class32\narc any\n");
  }

  private AnalysisEngine trainer(Path model, Object... more) throws Exception {
    List<Object> parameters = new ArrayList<>(List.of("language", "en", "targetLocation", model.toFile(), "settings",
        SETTINGS));
    parameters.addAll(List.of(more));
    return AnalysisEngineFactory.createEngine(KernelParserTrainer.class, parameters.toArray());
  }

  private static void train(AnalysisEngine trainer, JCas document) throws Exception {
    trainer.process(document);
    trainer.collectionProcessComplete();
    trainer.destroy();
  }

  @Test
  void vectorsMakeTheModelOfTheCommandLineWhichParsesInPipelines() throws Exception {
    Path model = directory.resolve("m.kdp");
    JCas document =
        Documents.readWithoutEmptyNodes(Examples.ENGLISH_TRAIN, Files.createDirectory(directory.resolve("read")));
    train(trainer(model, "vectorsLocation", vectors.toFile(), "classWords", 50, "templates", templates.toString(),
        "propertyList", properties.toString()), document);
    Path expected = directory.resolve("expected.kdp");
    List<String> command = new ArrayList<>(List.of("train", "--train=" + Examples.ENGLISH_TRAIN, "--model=" + expected,
        "--vectors=" + vectors, "--class-words=50", "--templates=" + templates, "properties=" + properties));
    command.addAll(List.of(SETTINGS));
    CommandRun run = CommandRun.of(command.toArray(String[]::new));
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(model).hasSameBinaryContentAs(expected);
    assertThat(ModelBundle.read(model).reranker()).isPresent();
    assertThat(ModelBundle.read(model).base().vocabulary().knowledge().layers()).contains("class32");

    List<String> trees = new ArrayList<>();
    DependencyParser parser = DependencyParser.load(model);
    for (ParsedSentence sentence : Examples.read(Examples.ENGLISH_TEST).sentences()) {
      for (int m = 1; m <= sentence.sentence().size(); m++) {
        trees.add(parser.parse(sentence.sentence()).label(m));
      }
    }
    JCas test = Documents.read(Examples.ENGLISH_TEST);
    test.select(Dependency.class).toList().forEach(Dependency::removeFromIndexes);
    AnalysisEngineFactory.createEngine(KernelParser.class, "modelLocation", model.toString()).process(test);
    assertThat(test.select(Dependency.class).map(Dependency::getDependencyType)).hasSize(trees.size())
        .containsExactlyInAnyOrderElementsOf(trees);
  }

  @Test
  void theTaggerWritesTheClassesOfTokens() throws Exception {
    Path model = directory.resolve("m.kdp");
    CommandRun run = CommandRun.of("train", "--train=" + Examples.ENGLISH_TRAIN, "--model=" + model, "--base-only",
        "--with-text", "--vectors=" + vectors, "decoder=eisner", "epochs=1", "part-bits=16", "label-bits=16");
    assertThat(run.exitCode()).as(run.err()).isZero();
    JCas document = JCasFactory.createText("The dog sleeps.", "en");
    SimplePipeline.runPipeline(document,
        AnalysisEngineFactory.createEngineDescription(KerndepSegmenter.class, "modelLocation", model.toString()),
        AnalysisEngineFactory.createEngineDescription(KerndepTagger.class, "modelLocation", model.toString(),
            KerndepTagger.PARAM_WRITE_WORD_CLASSES, true));
    WordKnowledge knowledge = ModelBundle.read(model).base().vocabulary().knowledge();
    String expected = knowledge.value(new Word("dog", null, null, null, null), "class512");
    assertThat(document.select(WordClass.class).filter(c -> c.getCoveredText().equals("dog"))
        .map(c -> c.getLayer() + " " + c.getValue())).hasSize(4).contains("class512 " + expected);
  }

  @Test
  void clustersServeAsWell() throws Exception {
    Path model = directory.resolve("m.kdp");
    train(trainer(model, "clustersLocation", clusters.toFile(), "baseOnly", true), Documents.read(Examples.ENGLISH_TEST));
    assertThat(ModelBundle.read(model).manifest().get("word-classes").orElseThrow()).startsWith("clusters c.txt ");
  }

  @Test
  void filesThatCannotBeUsedAreRefusedAtTheStart() {
    Path model = directory.resolve("m.kdp");
    assertThatThrownBy(() -> trainer(model, "vectorsLocation", directory.resolve("no.txt").toFile())).rootCause()
        .hasMessageContaining("no.txt: no such file; check the path");
    assertThatThrownBy(() -> trainer(model, "vectorsLocation", vectors.toFile(), "clustersLocation",
        clusters.toFile())).rootCause().hasMessageContaining("from vectors or from clusters, not from both");
    assertThatThrownBy(() -> train(trainer(model, "templates", templates.toString()),
        Documents.read(Examples.ENGLISH_TEST))).hasMessageContaining("unknown layer 'class128'");
  }
}
