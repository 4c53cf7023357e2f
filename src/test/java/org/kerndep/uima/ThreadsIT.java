package org.kerndep.uima;

import static org.apache.uima.fit.factory.AnalysisEngineFactory.createEngine;
import static org.apache.uima.fit.factory.AnalysisEngineFactory.createEngineDescription;
import static org.apache.uima.fit.factory.CollectionReaderFactory.createReaderDescription;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.apache.uima.analysis_engine.AnalysisEngine;
import org.apache.uima.analysis_engine.AnalysisEngineDescription;
import org.apache.uima.analysis_engine.AnalysisEngineProcessException;
import org.apache.uima.cas.CAS;
import org.apache.uima.collection.CollectionReaderDescription;
import org.apache.uima.fit.component.JCasAnnotator_ImplBase;
import org.apache.uima.fit.cpe.CpePipeline;
import org.apache.uima.fit.pipeline.SimplePipeline;
import org.apache.uima.jcas.JCas;
import org.apache.uima.util.CasCopier;
import org.dkpro.core.io.conll.ConllUReader;
import org.dkpro.core.io.conll.ConllUWriter;
import org.dkpro.core.io.xmi.XmiWriter;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Engines that run at the same time. */
class ThreadsIT {

  private static final int DOCUMENTS = 12;

  @TempDir
  static Path directory;

  private static Path model;

  @BeforeAll
  static void writeModelAndDocuments() throws Exception {
    model = TinyModel.writeRerankingTo(directory);
    List<String> sentences = List.of(Files.readString(TinyModel.TEST_FILE).split("\n\n"));
    Path documents = Files.createDirectory(directory.resolve("in"));
    for (int from = 0; from < DOCUMENTS; from++) {
      Files.writeString(documents.resolve("%03d.conllu".formatted(from)),
          String.join("\n\n", sentences.subList(from, from + 4)) + "\n\n");
    }
  }

  @Test
  void aCollectionProcessingEngineWithTwoThreadsWritesWhatASimplePipelineWrites() throws Exception {
    Path simple = directory.resolve("simple");
    Path parallel = directory.resolve("parallel");
    SimplePipeline.runPipeline(reader(), pipeline(simple));
    CpePipeline.runPipeline(2, reader(), Stream.concat(
        Stream.of(createEngineDescription(MeetingPoint.class)), Stream.of(pipeline(parallel)))
        .toArray(AnalysisEngineDescription[]::new));
    assertThat(MeetingPoint.EXPECTED.getCount()).isZero();
    Map<String, String> expected = files(simple);
    assertThat(expected).hasSize(2 * DOCUMENTS + 3)
        .containsKeys("conllu/011.conllu", "xmi/011.conllu.xmi", "xmi/TypeSystem.xml", "report.json");
    assertThat(files(parallel)).isEqualTo(expected);
  }

  @Test
  void enginesInThreadsOfTheirOwnGiveTheSameTrees() throws Exception {
    JCas expected = parsed();
    int threads = 4;
    ExecutorService executor = Executors.newFixedThreadPool(threads);
    try {
      CyclicBarrier start = new CyclicBarrier(threads);
      List<Future<JCas>> results = new ArrayList<>();
      for (int i = 0; i < threads; i++) {
        results.add(executor.submit(() -> {
          start.await();
          return parsed();
        }));
      }
      for (Future<JCas> result : results) {
        assertThat(Documents.arcs(result.get())).isEqualTo(Documents.arcs(expected));
        assertThat(KBestLists.lines(result.get())).isEqualTo(KBestLists.lines(expected)).hasSizeGreaterThan(15);
      }
    } finally {
      executor.shutdownNow();
    }
  }

  @Test
  void sixteenEnginesOfOneModelServeEightThreads() throws Exception {
    List<AnalysisEngine> engines = new ArrayList<>();
    for (int i = 0; i < 16; i++) {
      engines.add(createEngine(i % 2 == 0 ? KernelParser.class : KBestParser.class, "modelLocation", model.toString()));
    }
    List<String> expectedTrees = described(engines.get(0));
    List<String> expectedLists = described(engines.get(1));
    BlockingQueue<AnalysisEngine> free = new LinkedBlockingQueue<>(engines);
    ExecutorService executor = Executors.newFixedThreadPool(8);
    try {
      List<Future<?>> documents = new ArrayList<>();
      for (int i = 0; i < 64; i++) {
        documents.add(executor.submit(() -> {
          AnalysisEngine engine = free.take();
          boolean lists = engines.indexOf(engine) % 2 == 1;
          assertThat(described(engine)).isEqualTo(lists ? expectedLists : expectedTrees);
          free.add(engine);
          return null;
        }));
      }
      for (Future<?> document : documents) {
        document.get();
      }
    } finally {
      executor.shutdownNow();
    }
    engines.forEach(AnalysisEngine::destroy);
  }

  /** The arcs and lists that an engine makes of the test file. */
  private static List<String> described(AnalysisEngine engine) throws Exception {
    JCas jcas = Documents.read(TinyModel.TEST_FILE);
    engine.process(jcas);
    List<String> found = new ArrayList<>(KBestLists.lines(jcas));
    found.add(Documents.arcs(jcas).toString());
    return found;
  }

  /** Lets no document pass before the engines of two threads have one. */
  public static class MeetingPoint extends JCasAnnotator_ImplBase {

    static final CountDownLatch EXPECTED = new CountDownLatch(2);

    private boolean arrived;

    @Override
    public void process(JCas jcas) throws AnalysisEngineProcessException {
      if (!arrived) {
        arrived = true;
        EXPECTED.countDown();
        try {
          EXPECTED.await(30, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
          throw new AnalysisEngineProcessException(e);
        }
      }
    }
  }

  /** Makes a view with the gold trees before they are parsed over. */
  public static class GoldCopier extends JCasAnnotator_ImplBase {
    @Override
    public void process(JCas jcas) {
      CAS cas = jcas.getCas();
      new CasCopier(cas, cas).copyCasView(cas.getView(CAS.NAME_DEFAULT_SOFA), "gold", true);
    }
  }

  private static CollectionReaderDescription reader() throws Exception {
    return createReaderDescription(ConllUReader.class,
        ConllUReader.PARAM_SOURCE_LOCATION, directory.resolve("in").toString(), ConllUReader.PARAM_PATTERNS, "*.conllu",
        ConllUReader.PARAM_LANGUAGE, "en");
  }

  private static AnalysisEngineDescription[] pipeline(Path output) throws Exception {
    String model = ThreadsIT.model.toString();
    return new AnalysisEngineDescription[] {
        createEngineDescription(GoldCopier.class),
        createEngineDescription(KBestParser.class, "modelLocation", model, "k", 5, "rerank", false,
            "arcProbabilities", true),
        createEngineDescription(KernelReranker.class, "modelLocation", model),
        createEngineDescription(HypothesisSelector.class, "rank", 2),
        createEngineDescription(KernelParser.class, "modelLocation", model),
        createEngineDescription(DependencyEvaluator.class, "goldView", "gold",
            "targetLocation", output.resolve("report").toString()),
        createEngineDescription(ConllUWriter.class,
            ConllUWriter.PARAM_TARGET_LOCATION, output.resolve("conllu").toString(),
            ConllUWriter.PARAM_STRIP_EXTENSION, true),
        createEngineDescription(XmiWriter.class, XmiWriter.PARAM_TARGET_LOCATION, output.resolve("xmi").toString())};
  }

  private static JCas parsed() throws Exception {
    JCas jcas = Documents.read(TinyModel.TEST_FILE);
    for (AnalysisEngine engine : List.of(
        createEngine(KBestParser.class, "modelLocation", model.toString(), "rerank", false),
        createEngine(KernelReranker.class, "modelLocation", model.toString()))) {
      engine.process(jcas);
      engine.destroy();
    }
    return jcas;
  }

  private static Map<String, String> files(Path root) throws IOException {
    Map<String, String> files = new TreeMap<>();
    try (Stream<Path> paths = Files.walk(root)) {
      for (Path file : paths.filter(Files::isRegularFile).toList()) {
        files.put(root.relativize(file).toString(), Files.readString(file));
      }
    }
    return files;
  }
}
