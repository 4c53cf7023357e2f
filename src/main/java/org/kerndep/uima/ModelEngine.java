package org.kerndep.uima;

import de.tudarmstadt.ukp.dkpro.core.api.syntax.type.dependency.Dependency;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntFunction;
import org.apache.uima.UimaContext;
import org.apache.uima.fit.component.JCasAnnotator_ImplBase;
import org.apache.uima.fit.descriptor.ConfigurationParameter;
import org.apache.uima.jcas.JCas;
import org.apache.uima.resource.ResourceInitializationException;
import org.dkpro.core.api.parameter.ComponentParameters;
import org.kerndep.DependencyParser;
import org.kerndep.data.KBestList;
import org.kerndep.run.Workers;
import org.kerndep.uima.cas.CasDependencies;
import org.kerndep.uima.cas.CasLayers;
import org.kerndep.uima.cas.CasSentence;
import org.kerndep.uima.cas.DependencyTypes;
import org.kerndep.uima.cas.DocumentException;
import org.kerndep.uima.cas.PosSource;
import org.kerndep.uima.cas.PosTags;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What engines with a model have in common: the parameters and the way from a document to its model, and from trees to
 * dependencies. An instance belongs to one thread; instances share their models.
 */
public abstract class ModelEngine extends JCasAnnotator_ImplBase {

  private static final Logger LOG = LoggerFactory.getLogger(ModelEngine.class);

  /** Use this language instead of the document language to find the model and the mapping. */
  public static final String PARAM_LANGUAGE = ComponentParameters.PARAM_LANGUAGE;
  @ConfigurationParameter(name = PARAM_LANGUAGE, mandatory = false)
  private String language;

  /** Use this variant of the model instead of the default one for the language. */
  public static final String PARAM_VARIANT = ComponentParameters.PARAM_VARIANT;
  @ConfigurationParameter(name = PARAM_VARIANT, mandatory = false)
  private String variant;

  /**
   * Take the model from this Maven artifact, written mvn:groupId:artifactId:version. DKPro Core needs a resolver for
   * it, such as dkpro-core-ivy-resolver-asl, on the classpath.
   */
  public static final String PARAM_MODEL_ARTIFACT_URI = ComponentParameters.PARAM_MODEL_ARTIFACT_URI;
  @ConfigurationParameter(name = PARAM_MODEL_ARTIFACT_URI, mandatory = false)
  private String modelArtifactUri;

  /**
   * Load the model from this path, URL or classpath: location instead of searching for it. It may contain ${language}
   * and ${variant}.
   */
  public static final String PARAM_MODEL_LOCATION = ComponentParameters.PARAM_MODEL_LOCATION;
  @ConfigurationParameter(name = PARAM_MODEL_LOCATION, mandatory = false)
  private String modelLocation;

  /** Log the labels of the model, and the tags that it was trained with, when it is loaded. */
  public static final String PARAM_PRINT_TAGSET = ComponentParameters.PARAM_PRINT_TAGSET;
  @ConfigurationParameter(name = PARAM_PRINT_TAGSET, mandatory = true, defaultValue = "false")
  private boolean printTagSet;

  /** Map labels to subtypes of Dependency; if not, every arc but the root's is a plain Dependency. */
  public static final String PARAM_MAPPING_ENABLED = ComponentParameters.PARAM_MAPPING_ENABLED;
  @ConfigurationParameter(name = PARAM_MAPPING_ENABLED, mandatory = true,
      defaultValue = ComponentParameters.DEFAULT_MAPPING_ENABLED)
  private boolean mappingEnabled;

  /**
   * Load the map from labels to types from this location instead of choosing it by the tagset of the model. It may
   * contain ${language} and ${dependency.tagset}. A label that it lacks, such as nsubj:pass, is looked up as nsubj:*,
   * then as nsubj, then as *.
   */
  public static final String PARAM_DEPENDENCY_MAPPING_LOCATION =
      ComponentParameters.PARAM_DEPENDENCY_MAPPING_LOCATION;
  @ConfigurationParameter(name = PARAM_DEPENDENCY_MAPPING_LOCATION, mandatory = false)
  private String dependencyMappingLocation;

  /**
   * Process the sentences of a document with this many threads, at most one per core; the result is the same. 0 is one
   * thread less than there are cores, -n is n threads less.
   */
  public static final String PARAM_NUM_THREADS = ComponentParameters.PARAM_NUM_THREADS;
  @ConfigurationParameter(name = PARAM_NUM_THREADS, mandatory = true, defaultValue = "1")
  private int numThreads;

  /**
   * Which features of POS hold the coarse tag (UPOS) and the fine tag (XPOS) that the model was trained with. auto: the
   * coarse tag is in coarseValue or in PosValue, whichever has more tags in the document that the model knows; the fine
   * tag is PosValue. This is right for ConllUReader, which has UPOS in coarseValue and XPOS in PosValue, for taggers
   * that have UPOS in PosValue, such as OpenNlpPosTagger with a UD model, and for those that have a tagset of their own
   * in PosValue, which DKPro maps to UPOS in coarseValue. coarse: the coarse tag is coarseValue, and there is no fine
   * tag. fine: both tags are PosValue.
   */
  public static final String PARAM_POS_SOURCE = PosSource.PARAMETER;
  @ConfigurationParameter(name = PARAM_POS_SOURCE, mandatory = true, defaultValue = "auto")
  private String posSource;

  /**
   * Parse sentences without parts of speech although the model was trained with them, which gives poor trees and one
   * warning; if not, such a sentence is an error. Documents without Lemma or MorphologicalFeatures are parsed in any
   * case; if the model was trained with them, the engine warns once.
   */
  public static final String PARAM_LENIENT = "lenient";
  @ConfigurationParameter(name = PARAM_LENIENT, mandatory = true, defaultValue = "false")
  private boolean lenient;

  private ParserProvider parsers;
  private DependencyTypes types;
  private PosSource source;
  private MissingInput missing;
  private Workers workers;
  private final Set<String> missedLayers = new HashSet<>();

  ModelEngine() {}

  @Override
  public void initialize(UimaContext context) throws ResourceInitializationException {
    super.initialize(context);
    parsers = new ParserProvider(this, tagset -> {
      if (printTagSet) {
        getLogger().info(tagset.toString());
      }
    });
    types = new DependencyTypes(this, dependencyMappingLocation, language);
    try {
      source = PosSource.parse(posSource);
    } catch (IllegalArgumentException e) {
      throw new ResourceInitializationException(e);
    }
    missing = new MissingInput(source, lenient);
    workers = new Workers(ComponentParameters.computeNumThreads(numThreads));
  }

  @Override
  public void process(JCas jcas) throws DocumentException {
    if (jcas.getDocumentText() == null || jcas.getDocumentText().isEmpty()) {
      return;
    }
    DependencyParser parser = parsers.configure(jcas);
    types.configure(jcas, parsers.tagset());
    process(jcas, parser);
  }

  /** Processes a document that has a text with the parser that was found for it. */
  abstract void process(JCas jcas, DependencyParser parser) throws DocumentException;

  /** What a task gives for each of so many sentences, on the engine's threads, none of which may touch the CAS. */
  final <T> List<T> map(int sentences, IntFunction<T> task) {
    return workers.map(sentences, task);
  }

  /** The dependencies of the best trees of sentences, not yet in the indexes. */
  final List<Dependency> dependencies(JCas jcas, List<CasSentence> sentences, List<KBestList> lists)
      throws DocumentException {
    List<Dependency> best = new ArrayList<>();
    for (int i = 0; i < lists.size(); i++) {
      best.addAll(CasDependencies.create(jcas, sentences.get(i).tokens(), lists.get(i).best().tree(), types));
    }
    return best;
  }

  /** What the tokens have in the user layers that a parser looks at; the first time that one has no value is logged. */
  final CasLayers layers(JCas jcas, DependencyParser parser) throws DocumentException {
    CasLayers layers;
    try {
      layers = CasLayers.read(jcas, parser.userLayers());
    } catch (IllegalArgumentException e) {
      throw new DocumentException(jcas, "the model " + location() + " was trained with a layer that cannot be read ("
          + e.getMessage() + "); run the component that makes this layer, with its types, before this engine", e);
    }
    for (String path : layers.withoutValues()) {
      if (missedLayers.add(path)) {
        LOG.warn("{}: no token has a value in the layer {}, with which the model {} was trained, so its trees may be "
            + "worse; run the component that makes this layer before this engine (further documents are not logged)",
            DocumentException.name(jcas), path, location());
      }
    }
    return layers;
  }

  /** The parts of speech of a document for its model. */
  final PosTags tags(JCas jcas, DependencyParser parser) {
    return source.in(jcas, parser.bundle().base().vocabulary());
  }

  /** Refuses sentences that lack what the model cannot do without, and warns of what else they lack. */
  final void checkInput(JCas jcas, List<CasSentence> sentences, DependencyParser parser) throws DocumentException {
    missing.check(jcas, sentences, parser.bundle().base().vocabulary());
  }

  /** The name of the tagset of the labels in the document that is being processed. */
  final String tagset() {
    return parsers.tagset();
  }

  /** Where the model of the document that is being processed came from. */
  final String location() {
    return parsers.location();
  }

  @Override
  public void destroy() {
    if (workers != null) {
      workers.close();
    }
    super.destroy();
  }
}
