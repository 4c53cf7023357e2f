import static org.apache.uima.fit.factory.AnalysisEngineFactory.createEngineDescription;
import static org.apache.uima.fit.factory.CollectionReaderFactory.createReaderDescription;

import org.apache.uima.fit.pipeline.SimplePipeline;
import org.dkpro.core.io.conll.ConllUReader;
import org.dkpro.core.io.conll.ConllUWriter;
import org.kerndep.uima.KernelParser;

/**
 * Parses a CoNLL-U file in a uimaFIT pipeline: read, parse, write. Once kerndep is built, run it with
 *
 * <pre>{@code
 * java -cp 'target/kerndep.jar:target/lib/*' examples/java/ParsePipeline.java \
 *     english.kdp examples/english-test.conllu parsed
 * }</pre>
 *
 * <p>Any DKPro Core components that make sentences, tokens and parts of speech can stand in place of the reader.
 */
public class ParsePipeline {

  public static void main(String[] args) throws Exception {
    if (args.length != 3) {
      throw new IllegalArgumentException("give three arguments: MODEL INPUT OUTPUT_DIRECTORY");
    }
    String model = args[0];
    String input = args[1];
    String outputDirectory = args[2];

    SimplePipeline.runPipeline(
        createReaderDescription(ConllUReader.class,
            ConllUReader.PARAM_SOURCE_LOCATION, input,
            ConllUReader.PARAM_LANGUAGE, "en",
            ConllUReader.PARAM_READ_DEPENDENCY, false),
        createEngineDescription(KernelParser.class,
            KernelParser.PARAM_MODEL_LOCATION, model),
        createEngineDescription(ConllUWriter.class,
            ConllUWriter.PARAM_TARGET_LOCATION, outputDirectory,
            ConllUWriter.PARAM_STRIP_EXTENSION, true,
            ConllUWriter.PARAM_OVERWRITE, true));
  }
}
