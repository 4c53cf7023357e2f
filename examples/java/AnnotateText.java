import static org.apache.uima.fit.factory.AnalysisEngineFactory.createEngineDescription;

import de.tudarmstadt.ukp.dkpro.core.api.syntax.type.dependency.Dependency;
import org.apache.uima.fit.factory.JCasFactory;
import org.apache.uima.fit.pipeline.SimplePipeline;
import org.apache.uima.jcas.JCas;
import org.kerndep.uima.KerndepSegmenter;
import org.kerndep.uima.KerndepTagger;
import org.kerndep.uima.KernelParser;

/**
 * Parses English text in a uimaFIT pipeline and prints its dependencies. Once kerndep is built, run it with
 *
 * <pre>{@code
 * java -cp 'target/kerndep.jar:target/lib/*' examples/java/AnnotateText.java
 * }</pre>
 */
public class AnnotateText {

  public static void main(String[] args) throws Exception {
    JCas jcas = JCasFactory.createText("She didn't read the letter that her brother wrote.", "en");
    SimplePipeline.runPipeline(jcas,
        createEngineDescription(KerndepSegmenter.class),
        createEngineDescription(KerndepTagger.class),
        createEngineDescription(KernelParser.class));
    for (Dependency arc : jcas.select(Dependency.class)) {
      System.out.printf("%s(%s, %s)%n", arc.getDependencyType(), arc.getGovernor().getText(),
          arc.getDependent().getText());
    }
  }
}
