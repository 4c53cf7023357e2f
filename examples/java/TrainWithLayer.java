import static org.apache.uima.fit.factory.AnalysisEngineFactory.createEngineDescription;
import static org.apache.uima.fit.factory.CollectionReaderFactory.createReaderDescription;

import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Stem;
import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Token;
import org.apache.uima.fit.component.JCasAnnotator_ImplBase;
import org.apache.uima.fit.pipeline.SimplePipeline;
import org.apache.uima.jcas.JCas;
import org.kerndep.uima.KerndepConlluReader;
import org.kerndep.uima.KerndepConlluWriter;
import org.kerndep.uima.KernelParser;
import org.kerndep.uima.KernelParserTrainer;

/**
 * Trains a parser that compares words by an annotation of another component too, and parses with it. Once kerndep is
 * built, run it with
 *
 * <pre>{@code
 * java -cp 'target/kerndep.jar:target/lib/*' examples/java/TrainWithLayer.java \
 *     examples/turkish.conllu turkish.kdp examples/turkish.conllu parsed
 * }</pre>
 *
 * <p>Any component can stand in place of {@link Stemmer}, any of its annotations in place of {@code Stem/value}: named
 * entities, word senses, clusters. The parser needs nothing but the same component in front of it.
 */
public class TrainWithLayer {

  /** A stemmer that knows no grammar: the first four letters of a word are its stem. */
  public static class Stemmer extends JCasAnnotator_ImplBase {

    @Override
    public void process(JCas jcas) {
      for (Token token : jcas.select(Token.class)) {
        Stem stem = new Stem(jcas, token.getBegin(), token.getEnd());
        stem.setValue(token.getText().substring(0, Math.min(4, token.getText().length())));
        stem.addToIndexes();
      }
    }
  }

  public static void main(String[] args) throws Exception {
    if (args.length != 4) {
      throw new IllegalArgumentException("give four arguments: TREEBANK MODEL INPUT OUTPUT_DIRECTORY");
    }
    String treebank = args[0];
    String model = args[1];
    String input = args[2];
    String outputDirectory = args[3];
    // Lets UIMA find Stemmer also if this file is run from its source.
    Thread.currentThread().setContextClassLoader(TrainWithLayer.class.getClassLoader());

    SimplePipeline.runPipeline(
        createReaderDescription(KerndepConlluReader.class,
            KerndepConlluReader.PARAM_SOURCE_LOCATION, treebank,
            KerndepConlluReader.PARAM_LANGUAGE, "tr"),
        createEngineDescription(Stemmer.class),
        createEngineDescription(KernelParserTrainer.class,
            KernelParserTrainer.PARAM_LANGUAGE, "tr",
            KernelParserTrainer.PARAM_TARGET_LOCATION, model,
            KernelParserTrainer.PARAM_PROPERTIES, new String[] {"Stem/value"}));

    SimplePipeline.runPipeline(
        createReaderDescription(KerndepConlluReader.class,
            KerndepConlluReader.PARAM_SOURCE_LOCATION, input,
            KerndepConlluReader.PARAM_LANGUAGE, "tr",
            KerndepConlluReader.PARAM_READ_DEPENDENCY, false),
        createEngineDescription(Stemmer.class),
        createEngineDescription(KernelParser.class,
            KernelParser.PARAM_MODEL_LOCATION, model),
        createEngineDescription(KerndepConlluWriter.class,
            KerndepConlluWriter.PARAM_TARGET_LOCATION, outputDirectory,
            KerndepConlluWriter.PARAM_OVERWRITE, true));
  }
}
