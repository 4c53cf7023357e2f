package org.kerndep.uima;

import static org.apache.uima.fit.factory.AnalysisEngineFactory.createEngine;
import static org.apache.uima.fit.factory.AnalysisEngineFactory.createEngineDescription;
import static org.apache.uima.fit.factory.CollectionReaderFactory.createReader;
import static org.apache.uima.fit.factory.CollectionReaderFactory.createReaderDescription;
import static org.kerndep.testing.Conll.lines;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.apache.uima.analysis_engine.AnalysisEngine;
import org.apache.uima.analysis_engine.AnalysisEngineDescription;
import org.apache.uima.collection.CollectionReader;
import org.apache.uima.fit.factory.JCasFactory;
import org.apache.uima.fit.pipeline.SimplePipeline;
import org.apache.uima.jcas.JCas;

/** Reads and writes CoNLL-U files with kerndep's own engines. */
final class ConlluFiles {

  /** Three sentences that have everything CoNLL-U allows, and a block of comments. */
  static final String RICH = lines(
      "# newdoc id = pond",
      "# newpar id = p1",
      "# sent_id = pond-1",
      "# text = Nous n'allons pas au lac, dit-elle.",
      "# text_en = We do not go to the lake, she says.",
      "1\tNous\tnous\tPRON\tCLS\tNumber=Plur|Person=1\t3\tnsubj\t3:nsubj|3.1:nsubj\tGloss=we",
      "2\tn'\tne\tADV\t_\tPolarity=Neg\t3\tadvmod\t3:advmod\tSpaceAfter=No",
      "3\tallons\taller\tVERB\t_\tMood=Ind|Number=Plur\t9\tccomp\t9:ccomp:obj\t_",
      "3.1\tallons\taller\tVERB\t_\tMood=Ind\t_\t_\t9:conj\tCopyOf=3",
      "4\tpas\tpas\tADV\t_\t_\t3\tadvmod\t3:advmod\t_",
      "5-6\tau\t_\t_\t_\t_\t_\t_\t_\tTranslit=o",
      "5\tà\tà\tADP\t_\t_\t7\tcase\t7:case\tNote=first",
      "6\tle\tle\tDET\t_\tDefinite=Def|Gender=Masc\t7\tdet\t7:det\t_",
      "7\tlac\tlac\tNOUN\t_\tGender=Masc|Number=Sing\t3\tobl:arg\t3:obl:à\tSpaceAfter=No",
      "8\t,\t,\tPUNCT\t_\t_\t3\tpunct\t3:punct\t_",
      "9-10\tdit-elle\t_\t_\t_\t_\t_\t_\t_\tSpaceAfter=No",
      "9\tdit\tdire\tVERB\t_\t_\t0\troot\t0:root\t_",
      "10\t-elle\tlui\tPRON\t_\t_\t9\tnsubj\t9:nsubj\t_",
      "11\t.\t.\tPUNCT\t_\t_\t9\tpunct\t9:punct\tSpacesAfter=\\s\\s",
      "",
      "# only a comment",
      "",
      "# sent_id = pond-2",
      "1\tDucks\tduck\tNOUN\tNNS\tNumber=Plur\t2\tnsubj\t_\tA=1|B=2",
      "# a comment in the middle",
      "2\tswim\tswim\tVERB\tVBP\t_\t0\troot\t_\tSpaceAfter=No",
      "3\t.\t.\tPUNCT\t.\t_\t2\tpunct\t_\t_",
      "",
      "# newpar",
      "# sent_id = pond-3",
      "# text = Vou à praia 🐸",
      "1\tVou\tir\tVERB\t_\t_\t0\troot\t_\t_",
      "2-3\tà\t_\t_\t_\t_\t_\t_\t_\t_",
      "2\ta\ta\tADP\t_\t_\t4\tcase\t_\t_",
      "3\ta\to\tDET\t_\t_\t4\tdet\t_\t_",
      "4\tpraia\tpraia\tNOUN\t_\t_\t1\tobl\t_\t_",
      "5\t🐸\t_\tSYM\t_\t_\t1\tdiscourse\t_\t_",
      "");

  private ConlluFiles() {}

  /** The documents of a file or directory, read with further parameters; each CAS is a new one. */
  static List<JCas> read(Path source, Object... parameters) throws Exception {
    CollectionReader reader = createReader(KerndepConlluReader.class, with(parameters,
        KerndepConlluReader.PARAM_SOURCE_LOCATION, source.toString()));
    List<JCas> documents = new ArrayList<>();
    while (reader.hasNext()) {
      JCas jcas = JCasFactory.createJCas();
      reader.getNext(jcas.getCas());
      documents.add(jcas);
    }
    reader.close();
    return documents;
  }

  /** Reads a file with parameters and writes it to a file, all in one pipeline with engines in between. */
  static void copy(Path source, Path target, Object[] parameters, AnalysisEngineDescription... between)
      throws Exception {
    AnalysisEngineDescription[] engines = Arrays.copyOf(between, between.length + 1);
    engines[between.length] = createEngineDescription(KerndepConlluWriter.class,
        KerndepConlluWriter.PARAM_TARGET_LOCATION, target.toString(),
        KerndepConlluWriter.PARAM_SINGULAR_TARGET, true, KerndepConlluWriter.PARAM_OVERWRITE, true);
    SimplePipeline.runPipeline(createReaderDescription(KerndepConlluReader.class, with(parameters,
        KerndepConlluReader.PARAM_SOURCE_LOCATION, source.toString())), engines);
  }

  /** What comes out when a text is read with parameters and written. */
  static String copy(Path directory, String text, Object... parameters) throws Exception {
    Path source = Files.writeString(directory.resolve("copied.conllu"), text);
    Path target = directory.resolve("copy.conllu");
    copy(source, target, parameters);
    return Files.readString(target);
  }

  /** The text that documents are written as, each in turn. */
  static String write(Path directory, List<JCas> documents, Object... parameters) throws Exception {
    Path target = directory.resolve("written.conllu");
    AnalysisEngine writer = createEngine(KerndepConlluWriter.class, with(parameters,
        KerndepConlluWriter.PARAM_TARGET_LOCATION, target.toString(),
        KerndepConlluWriter.PARAM_SINGULAR_TARGET, true, KerndepConlluWriter.PARAM_OVERWRITE, true));
    for (JCas document : documents) {
      writer.process(document);
    }
    writer.collectionProcessComplete();
    writer.destroy();
    return Files.readString(target);
  }

  /** The names of all files below a directory. */
  static List<String> names(Path directory) throws IOException {
    try (Stream<Path> files = Files.walk(directory)) {
      return files.filter(Files::isRegularFile).map(file -> directory.relativize(file).toString()).sorted().toList();
    }
  }

  private static Object[] with(Object[] parameters, Object... more) {
    return Stream.concat(Arrays.stream(parameters), Arrays.stream(more)).toArray();
  }
}
