package example;

import static org.apache.uima.fit.factory.AnalysisEngineFactory.createEngineDescription;

import de.tudarmstadt.ukp.dkpro.core.api.syntax.type.dependency.Dependency;
import org.apache.uima.fit.factory.JCasFactory;
import org.apache.uima.fit.pipeline.SimplePipeline;
import org.apache.uima.jcas.JCas;
import org.kerndep.uima.KerndepSegmenter;
import org.kerndep.uima.KerndepTagger;
import org.kerndep.uima.KernelParser;

/** Prints the dependencies of an English text. */
public final class Annotate {

  private Annotate() {}

  /**
   * Runs the pipeline.
   *
   * @param arguments the text
   */
  public static void main(String[] arguments) throws Exception {
    JCas jcas = JCasFactory.createText(arguments[0], "en");
    SimplePipeline.runPipeline(jcas,
        createEngineDescription(KerndepSegmenter.class),
        createEngineDescription(KerndepTagger.class),
        createEngineDescription(KernelParser.class));
    for (Dependency arc : jcas.select(Dependency.class)) {
      System.out.printf("%s(%s, %s)%n", arc.getDependencyType(), arc.getGovernor().getText(),
          arc.getDependent().getText());
    }
    if (jcas.select(Dependency.class).isEmpty()) {
      throw new IllegalStateException("no dependencies");
    }
  }
}
