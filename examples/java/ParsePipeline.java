import static org.apache.uima.fit.factory.AnalysisEngineFactory.createEngineDescription;
import static org.apache.uima.fit.factory.CollectionReaderFactory.createReaderDescription;

import org.apache.uima.fit.pipeline.SimplePipeline;
import org.kerndep.uima.KerndepConlluReader;
import org.kerndep.uima.KerndepConlluWriter;
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
        createReaderDescription(KerndepConlluReader.class,
            KerndepConlluReader.PARAM_SOURCE_LOCATION, input,
            KerndepConlluReader.PARAM_LANGUAGE, "en",
            KerndepConlluReader.PARAM_READ_DEPENDENCY, false),
        createEngineDescription(KernelParser.class,
            KernelParser.PARAM_MODEL_LOCATION, model),
        createEngineDescription(KerndepConlluWriter.class,
            KerndepConlluWriter.PARAM_TARGET_LOCATION, outputDirectory,
            KerndepConlluWriter.PARAM_OVERWRITE, true));
  }
}
