package org.kerndep.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.apache.uima.analysis_engine.AnalysisEngine;
import org.apache.uima.collection.CollectionReader;
import org.apache.uima.fit.factory.AnalysisEngineFactory;
import org.apache.uima.fit.factory.CollectionReaderFactory;
import org.apache.uima.fit.factory.JCasFactory;
import org.apache.uima.jcas.JCas;
import org.kerndep.ConllParser;
import org.kerndep.DependencyParser;
import org.kerndep.io.ConllReader;
import org.kerndep.io.ConllWriter;
import org.kerndep.io.TreeColumns;
import org.kerndep.run.Progress;
import org.kerndep.run.Workers;
import org.kerndep.uima.KerndepConlluReader;
import org.kerndep.uima.KerndepConlluWriter;
import org.kerndep.uima.KernelParser;
import org.kerndep.uima.TinyModel;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/**
 * How much longer does a pipeline of engines take for a file than the command line? One thread each, the model loaded.
 * Say which with {@code -p model=FILE -p input=FILE}; without them it is a toy.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 8)
@Measurement(iterations = 8)
public class EngineBenchmark {

  /** A model file, or empty for one of the example treebank. */
  @Param("")
  public String model;

  @Param("examples/english-test.conllu")
  public String input;

  private Path directory;
  private DependencyParser parser;
  private Workers workers;
  private AnalysisEngine parsing;
  private AnalysisEngine writing;
  private JCas jcas;

  @Setup
  public void prepare() throws Exception {
    directory = Files.createTempDirectory("bench");
    Path file = model.isEmpty() ? TinyModel.writeTo(directory) : Path.of(model);
    parser = DependencyParser.load(file);
    workers = new Workers(1);
    parsing = AnalysisEngineFactory.createEngine(KernelParser.class,
        KernelParser.PARAM_MODEL_LOCATION, file.toString());
    writing = AnalysisEngineFactory.createEngine(KerndepConlluWriter.class,
        KerndepConlluWriter.PARAM_TARGET_LOCATION, directory.resolve("engines.conllu").toString(),
        KerndepConlluWriter.PARAM_SINGULAR_TARGET, true, KerndepConlluWriter.PARAM_OVERWRITE, true);
    jcas = JCasFactory.createJCas();
  }

  @TearDown
  public void close() throws IOException {
    parsing.destroy();
    writing.destroy();
    workers.close();
    for (String name : new String[] {"library.conllu", "engines.conllu", "tiny.kdp"}) {
      Files.deleteIfExists(directory.resolve(name));
    }
    Files.delete(directory);
  }

  /** What 'kerndep parse' does. */
  @Benchmark
  public Path library() throws IOException {
    Path target = directory.resolve("library.conllu");
    try (ConllReader in = ConllReader.open(Path.of(input), null, TreeColumns.IGNORE);
        ConllWriter out = new ConllWriter(Files.newOutputStream(target), null)) {
      new ConllParser(parser, workers, false).parse(in, out, false, Progress.NONE);
    }
    return target;
  }

  @Benchmark
  public Path engines() throws Exception {
    CollectionReader reader = CollectionReaderFactory.createReader(KerndepConlluReader.class,
        KerndepConlluReader.PARAM_SOURCE_LOCATION, input, KerndepConlluReader.PARAM_LOG_FREQ, 0);
    while (reader.hasNext()) {
      jcas.reset();
      reader.getNext(jcas.getCas());
      parsing.process(jcas);
      writing.process(jcas);
    }
    writing.collectionProcessComplete();
    reader.close();
    return directory.resolve("engines.conllu");
  }
}
