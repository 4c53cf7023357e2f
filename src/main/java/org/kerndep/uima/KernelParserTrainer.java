package org.kerndep.uima;

import eu.openminted.share.annotations.api.Component;
import eu.openminted.share.annotations.api.DocumentationResource;
import eu.openminted.share.annotations.api.constants.OperationType;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.uima.UimaContext;
import org.apache.uima.fit.component.JCasConsumer_ImplBase;
import org.apache.uima.fit.descriptor.ConfigurationParameter;
import org.apache.uima.fit.descriptor.OperationalProperties;
import org.apache.uima.fit.descriptor.ResourceMetaData;
import org.apache.uima.fit.descriptor.TypeCapability;
import org.apache.uima.jcas.JCas;
import org.apache.uima.resource.ResourceInitializationException;
import org.dkpro.core.api.parameter.ComponentParameters;
import org.kerndep.data.Treebank;
import org.kerndep.data.WordKnowledge;
import org.kerndep.feature.TemplateFiles;
import org.kerndep.feature.TemplateSet;
import org.kerndep.run.AtomicFile;
import org.kerndep.run.Workers;
import org.kerndep.train.TrainingPipeline;
import org.kerndep.train.config.TrainingConfig;
import org.kerndep.train.config.TrainingContext;
import org.kerndep.train.workspace.TrainingWorkspace;
import org.kerndep.uima.cas.CasSentences;
import org.kerndep.uima.cas.DocumentException;
import org.kerndep.uima.cas.EngineException;
import org.kerndep.uima.cas.PosSource;
import org.kerndep.words.WordClassFiles;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Trains a model for KernelParser from the basic dependencies of all documents: a base parser, and a reranker that
 * chooses from its best trees by a kernel. The kernel compares words by their forms, tags, lemmas and features, and by
 * any other annotation that the parameter properties names. Sentences are collected as documents come; training begins
 * when the collection is complete and gives the same model as the command 'kerndep train'. If it is stopped, the same
 * pipeline resumes from what is kept beside the model. An instance belongs to one thread, and there must be only one.
 */
@Component(OperationType.TRAINER_OF_MACHINE_LEARNING_MODELS)
@ResourceMetaData(name = "Kerndep Parser Trainer")
@DocumentationResource("README.md")
@OperationalProperties(multipleDeploymentAllowed = false, modifiesCas = false)
@TypeCapability(
    inputs = {
      "de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Sentence",
      "de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Token",
      "de.tudarmstadt.ukp.dkpro.core.api.lexmorph.type.pos.POS",
      "de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Lemma",
      "de.tudarmstadt.ukp.dkpro.core.api.lexmorph.type.morph.MorphologicalFeatures",
      "de.tudarmstadt.ukp.dkpro.core.api.syntax.type.dependency.Dependency"})
public class KernelParserTrainer extends JCasConsumer_ImplBase {

  private static final Logger LOG = LoggerFactory.getLogger(KernelParserTrainer.class);
  private static final Treebank NO_DEV = new Treebank(List.of());

  /** The language of the documents, which is noted in a properties file beside the model. */
  public static final String PARAM_LANGUAGE = ComponentParameters.PARAM_LANGUAGE;
  @ConfigurationParameter(name = PARAM_LANGUAGE, mandatory = true)
  private String language;

  /** The model file to write. Its directory must exist. */
  public static final String PARAM_TARGET_LOCATION = ComponentParameters.PARAM_TARGET_LOCATION;
  @ConfigurationParameter(name = PARAM_TARGET_LOCATION, mandatory = true)
  private File targetLocation;

  /**
   * Train with this many threads, at most one per core; the model is the same. 0 is one thread less than there are
   * cores, -n is n threads less.
   */
  public static final String PARAM_NUM_THREADS = ComponentParameters.PARAM_NUM_THREADS;
  @ConfigurationParameter(name = PARAM_NUM_THREADS, mandatory = true, defaultValue = "1")
  private int numThreads;

  /**
   * Which features of POS hold the coarse tag (UPOS) and the fine tag (XPOS): auto, coarse or fine, as for
   * KernelParser, which must find the same tags later.
   */
  public static final String PARAM_POS_SOURCE = ModelEngine.PARAM_POS_SOURCE;
  @ConfigurationParameter(name = PARAM_POS_SOURCE, mandatory = true, defaultValue = "auto")
  private String posSource;

  /**
   * Annotations by which the kernel compares words in addition to the list of properties, each as a feature path: the
   * annotation type, by its full name or a short one that no other type has, and the features that lead to a value, as
   * in NamedEntity/value or Token/morph/gender. A path from Token starts at the token, one from another type at all
   * annotations of this type that cover the token. Arrays and several annotations give several values. The parser needs
   * the same annotations later, and finds their types by the same names. (The setting layers of the command line.)
   */
  public static final String PARAM_PROPERTIES = "properties";
  @ConfigurationParameter(name = PARAM_PROPERTIES, mandatory = false)
  private String[] properties;

  /**
   * A file with the list of properties by which the kernel compares words and arcs, or the name of one that comes with
   * the parser: default or paper. (The setting properties of the command line.)
   */
  public static final String PARAM_PROPERTY_LIST = "propertyList";
  @ConfigurationParameter(name = PARAM_PROPERTY_LIST, mandatory = true, defaultValue = "default")
  private String propertyList;

  /**
   * A file of feature templates of the base parser, or the name of a set that comes with the parser: standard,
   * carreras or qian-liu. Its templates can name annotations as the parameter properties does, as in
   * h.NamedEntity/value. (The option --templates of the command line.)
   */
  public static final String PARAM_TEMPLATES = "templates";
  @ConfigurationParameter(name = PARAM_TEMPLATES, mandatory = true, defaultValue = "standard")
  private String templates;

  /**
   * A file of word vectors, as text (GloVe, word2vec, fastText) or JSON, maybe compressed with gzip: words with similar
   * vectors are put into classes, the layers class32, class128 and class512 of templates and of the list of properties.
   * They are stored in the model, so that the parser does not need the file. (The option --vectors of the command
   * line.)
   */
  public static final String PARAM_VECTORS_LOCATION = "vectorsLocation";
  @ConfigurationParameter(name = PARAM_VECTORS_LOCATION, mandatory = false)
  private File vectorsLocation;

  /**
   * A file of Brown clusters instead, lines of bits, word and count: the layers brown4, brown6, brown10 and brown20.
   * (The option --clusters of the command line.)
   */
  public static final String PARAM_CLUSTERS_LOCATION = "clustersLocation";
  @ConfigurationParameter(name = PARAM_CLUSTERS_LOCATION, mandatory = false)
  private File clustersLocation;

  /**
   * How many of the most frequent words of that file have a class, beside those of the documents. (The option
   * --class-words of the command line.)
   */
  public static final String PARAM_CLASS_WORDS = "classWords";
  @ConfigurationParameter(name = PARAM_CLASS_WORDS, mandatory = true, defaultValue = "100000")
  private int classWords;

  /**
   * Training settings, each as key=value, such as epochs=5; those of the command 'kerndep train'. They override the
   * other parameters.
   */
  public static final String PARAM_SETTINGS = "settings";
  @ConfigurationParameter(name = PARAM_SETTINGS, mandatory = false)
  private String[] settings;

  /** Train neither a reranker nor a kernel. */
  public static final String PARAM_BASE_ONLY = "baseOnly";
  @ConfigurationParameter(name = PARAM_BASE_ONLY, mandatory = true, defaultValue = "false")
  private boolean baseOnly;

  /** Leave out sentences whose basic dependencies are not a tree, which are logged and counted, instead of failing. */
  public static final String PARAM_SKIP_BAD = "skipBad";
  @ConfigurationParameter(name = PARAM_SKIP_BAD, mandatory = true, defaultValue = "false")
  private boolean skipBad;

  private PosSource tags;
  private TrainingConfig config;
  private TemplateSet templateSet;
  private WordClassFiles wordClasses;
  private List<String> layers;
  private TreebankCollector collector;

  @Override
  public void initialize(UimaContext context) throws ResourceInitializationException {
    super.initialize(context);
    try {
      tags = PosSource.parse(posSource);
      config = config();
      templateSet = TemplateFiles.read(Path.of(templates));
      wordClasses = new WordClassFiles(path(vectorsLocation), path(clustersLocation), classWords);
      wordClasses.requireReadable();
      layers = baseOnly ? templateSet.userLayers() : config.userLayers(templateSet);
      AtomicFile.requireWritable(targetLocation.toPath());
    } catch (IllegalArgumentException | IOException e) {
      throw new ResourceInitializationException(e);
    }
    collector = new TreebankCollector(tags, layers, skipBad);
  }

  private static Path path(File file) {
    return file == null ? null : file.toPath();
  }

  private TrainingConfig config() {
    TrainingConfig settled = TrainingConfig.DEFAULT.with("properties", propertyList);
    if (properties != null && properties.length > 0) {
      settled = settled.with("layers", String.join(",", properties));
    }
    for (String setting : settings == null ? new String[0] : settings) {
      settled = settled.with(setting);
    }
    if (settled.base().keepsBest()) {
      throw new IllegalArgumentException("keep=best needs dev data, which this trainer does not have; use keep=last");
    }
    return settled.requireConsistent();
  }

  @Override
  public void process(JCas jcas) throws DocumentException {
    if (CasSentences.hasText(jcas)) {
      collector.add(jcas);
    }
  }

  @Override
  public void collectionProcessComplete() throws EngineException {
    Treebank treebank = collector.treebank();
    requireContent(treebank);
    try (Workers workers = new Workers(ComponentParameters.computeNumThreads(numThreads))) {
      Path file = targetLocation.toPath();
      TrainingWorkspace workspace = TrainingWorkspace.beside(file);
      WordKnowledge knowledge = wordClasses.read(treebank, workers);
      knowledge.require(templateSet.layers());
      TrainingPipeline pipeline = new TrainingPipeline(config,
          new TrainingContext(templateSet, knowledge, workers, new LogProgress()), workspace);
      (baseOnly ? pipeline.trainBase(treebank, NO_DEV) : pipeline.train(treebank, NO_DEV)).write(file);
      LOG.info("wrote {} ({} KB)", file, Files.size(file) / 1024);
      workspace.remove();
      noteLanguage(file);
    } catch (IllegalArgumentException | IOException e) {
      throw new EngineException(targetLocation.toString(), "no model could be trained (" + e.getMessage() + ")", e);
    }
    collector = new TreebankCollector(tags, layers, skipBad);
  }

  private void requireContent(Treebank treebank) throws EngineException {
    if (treebank.isEmpty()) {
      throw new EngineException(targetLocation.toString(), "there are no sentences to train from; read documents that"
          + " have sentences, tokens and dependencies", null);
    }
    for (String path : layers) {
      if (!treebank.hasValues(path)) {
        throw new EngineException(targetLocation.toString(), "no token has a value in the layer " + path
            + "; run the component that makes it before this one, or leave the layer out", null);
      }
    }
  }

  /** Writes the language to the properties file beside a model, where DKPro Core looks for it, unless there is one. */
  private void noteLanguage(Path model) throws IOException {
    Path file = model.resolveSibling(model.getFileName().toString().replaceFirst("\\.[^.]*$", "") + ".properties");
    if (Files.exists(file) || !Files.isRegularFile(model)) {
      return;
    }
    try (AtomicFile target = new AtomicFile(file)) {
      target.out().write(("language=" + language + "\n").getBytes(StandardCharsets.UTF_8));
      target.commit();
    }
  }
}
