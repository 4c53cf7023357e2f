package org.kerndep.uima;

import eu.openminted.share.annotations.api.Component;
import eu.openminted.share.annotations.api.DocumentationResource;
import eu.openminted.share.annotations.api.constants.OperationType;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.function.Function;
import org.apache.uima.UimaContext;
import org.apache.uima.analysis_engine.AnalysisEngineProcessException;
import org.apache.uima.fit.component.JCasConsumer_ImplBase;
import org.apache.uima.fit.descriptor.ConfigurationParameter;
import org.apache.uima.fit.descriptor.ResourceMetaData;
import org.apache.uima.fit.descriptor.TypeCapability;
import org.apache.uima.jcas.JCas;
import org.apache.uima.resource.ResourceInitializationException;
import org.dkpro.core.api.parameter.ComponentParameters;
import org.kerndep.eval.Evaluation;
import org.kerndep.eval.EvaluationReport;
import org.kerndep.eval.Punctuation;
import org.kerndep.io.ConllFormat;
import org.kerndep.run.AtomicFile;
import org.kerndep.uima.cas.DocumentException;
import org.kerndep.uima.evaluate.GoldFile;
import org.kerndep.uima.evaluate.GoldTrees;
import org.kerndep.uima.evaluate.GoldView;
import org.kerndep.uima.evaluate.TreeComparison;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Compares the basic dependencies that any parser has written with gold trees: UAS, LAS, label accuracy, exact matches,
 * and precision and recall of each label, over all documents of a run. The gold trees are in another view or in a
 * CoNLL file. Words without a dependency count as wrong; how many there are is part of the report. Documents must have
 * the sentences and words of the gold trees. The report appears when all documents have been seen, and not at all if
 * one of them could not be compared. Changes nothing in the documents.
 */
@Component(OperationType.EVALUATOR)
@ResourceMetaData(name = "Kerndep Dependency Evaluator")
@DocumentationResource("README.md")
@TypeCapability(
    inputs = {
      "de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Sentence",
      "de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Token",
      "de.tudarmstadt.ukp.dkpro.core.api.lexmorph.type.pos.POS",
      "de.tudarmstadt.ukp.dkpro.core.api.syntax.type.dependency.Dependency"})
public class DependencyEvaluator extends JCasConsumer_ImplBase {

  private static final Logger LOG = LoggerFactory.getLogger(DependencyEvaluator.class);

  /**
   * Write the report to this path with the ending .txt, and as JSON with the ending .json. Missing directories are
   * made; existing files are replaced.
   */
  public static final String PARAM_TARGET_LOCATION = ComponentParameters.PARAM_TARGET_LOCATION;
  @ConfigurationParameter(name = PARAM_TARGET_LOCATION, mandatory = true)
  private String targetLocation;

  /** The gold trees are in the view of this name. Give this or goldLocation. */
  public static final String PARAM_GOLD_VIEW = "goldView";
  @ConfigurationParameter(name = PARAM_GOLD_VIEW, mandatory = false)
  private String goldView;

  /**
   * The gold trees are in this CoNLL file, which has the sentences of all documents in the order in which they are
   * processed; several threads do not keep to an order. Give this or goldView.
   */
  public static final String PARAM_GOLD_LOCATION = "goldLocation";
  @ConfigurationParameter(name = PARAM_GOLD_LOCATION, mandatory = false)
  private String goldLocation;

  /** The format of the gold file: auto (guessed from its name and columns), conllu, conllx or conll09. */
  public static final String PARAM_GOLD_FORMAT = "goldFormat";
  @ConfigurationParameter(name = PARAM_GOLD_FORMAT, mandatory = true, defaultValue = "auto")
  private String goldFormat;

  /** The dependencies to compare are in the view of this name instead of the one that the engine is given. */
  public static final String PARAM_PREDICTION_VIEW = "predictionView";
  @ConfigurationParameter(name = PARAM_PREDICTION_VIEW, mandatory = false)
  private String predictionView;

  /**
   * Which words count: keep (all), conll (all but those of punctuation characters only) or upos (all but those whose
   * gold coarse tag is PUNCT).
   */
  public static final String PARAM_PUNCTUATION = "punctuation";
  @ConfigurationParameter(name = PARAM_PUNCTUATION, mandatory = true, defaultValue = "keep")
  private String punctuation;

  /** Add precision, recall and F1 of each label. */
  public static final String PARAM_LABELS = "labels";
  @ConfigurationParameter(name = PARAM_LABELS, mandatory = true, defaultValue = "true")
  private boolean labels;

  private Path text;
  private Path json;
  private Punctuation rule;
  private ConllFormat format;
  private TreeComparison comparison;

  @Override
  public void initialize(UimaContext context) throws ResourceInitializationException {
    super.initialize(context);
    try {
      if ((goldView == null) == (goldLocation == null)) {
        throw new IllegalArgumentException(
            "give one of the parameters " + PARAM_GOLD_VIEW + " and " + PARAM_GOLD_LOCATION);
      }
      rule = parse(PARAM_PUNCTUATION, punctuation, Punctuation::parse);
      format = goldFormat.equals("auto") ? null : parse(PARAM_GOLD_FORMAT, goldFormat, ConllFormat::parse);
      text = target(".txt");
      json = target(".json");
      comparison = begin();
    } catch (IllegalArgumentException | IOException e) {
      throw new ResourceInitializationException(e);
    }
  }

  private static <T> T parse(String parameter, String value, Function<String, T> parser) {
    try {
      return parser.apply(value);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException("parameter " + parameter + ": " + e.getMessage());
    }
  }

  private Path target(String ending) throws IOException {
    Path file = Path.of(targetLocation + ending).toAbsolutePath();
    Files.createDirectories(file.getParent());
    AtomicFile.requireWritable(file);
    return file;
  }

  private TreeComparison begin() throws IOException {
    GoldTrees gold = goldView != null ? new GoldView(goldView) : new GoldFile(Path.of(goldLocation), format);
    return new TreeComparison(gold, predictionView, rule);
  }

  @Override
  public void process(JCas jcas) throws DocumentException {
    if (comparison == null) {
      try {
        comparison = begin();
      } catch (IOException e) {
        throw new DocumentException(jcas, e.getMessage(), e);
      }
    }
    comparison.add(jcas);
  }

  @Override
  public void collectionProcessComplete() throws AnalysisEngineProcessException {
    if (comparison == null) {
      return;
    }
    try {
      report(comparison.finish());
    } catch (IOException e) {
      throw new AnalysisEngineProcessException(e);
    } finally {
      close();
    }
  }

  private void report(Evaluation evaluation) throws IOException {
    EvaluationReport report = new EvaluationReport(evaluation, labels);
    try (AtomicFile textFile = new AtomicFile(text); AtomicFile jsonFile = new AtomicFile(json)) {
      textFile.out().write(report.toText().getBytes(StandardCharsets.UTF_8));
      jsonFile.out().write(report.toJson().getBytes(StandardCharsets.UTF_8));
      textFile.commit();
      jsonFile.commit();
    }
    LOG.info(String.format(Locale.ROOT, "%d words, UAS %.2f, LAS %.2f; more in %s", evaluation.total().words(),
        evaluation.total().uas(), evaluation.total().las(), text));
    if (rule == Punctuation.UPOS && evaluation.leftOut() == 0) {
      LOG.warn("no gold word is tagged PUNCT, so all words count; try {}=conll", PARAM_PUNCTUATION);
    }
  }

  @Override
  public void destroy() {
    close();
    super.destroy();
  }

  private void close() {
    if (comparison != null) {
      comparison.close();
      comparison = null;
    }
  }
}
