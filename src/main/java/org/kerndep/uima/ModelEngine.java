package org.kerndep.uima;

import org.apache.uima.UimaContext;
import org.apache.uima.fit.component.JCasAnnotator_ImplBase;
import org.apache.uima.fit.descriptor.ConfigurationParameter;
import org.apache.uima.resource.ResourceInitializationException;
import org.dkpro.core.api.parameter.ComponentParameters;
import org.kerndep.run.Workers;
import org.kerndep.uima.cas.DependencyTypes;
import org.kerndep.uima.cas.PosSource;

/**
 * The parameters of engines with a model, and the helpers that these configure; what is done with them is in the
 * {@code process} of each engine. An instance belongs to one thread; instances share their models.
 */
public abstract class ModelEngine extends JCasAnnotator_ImplBase {

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

  private ParserProvider models;
  private ModelInput input;
  private DependencyTypes types;
  private Workers workers;

  ModelEngine() {}

  @Override
  public void initialize(UimaContext context) throws ResourceInitializationException {
    super.initialize(context);
    models = new ParserProvider(this, tagset -> {
      if (printTagSet) {
        getLogger().info(tagset.toString());
      }
    });
    types = new DependencyTypes(this, dependencyMappingLocation, language);
    try {
      input = new ModelInput(PosSource.parse(posSource), lenient);
    } catch (IllegalArgumentException e) {
      throw new ResourceInitializationException(e);
    }
    workers = new Workers(ComponentParameters.computeNumThreads(numThreads));
  }

  /** Finds the models of documents. */
  final ParserProvider models() {
    return models;
  }

  /** Reads the sentences of documents for their models. */
  final ModelInput input() {
    return input;
  }

  /** Which types the dependencies have. */
  final DependencyTypes types() {
    return types;
  }

  /** The engine's threads, none of which may touch the CAS. */
  final Workers workers() {
    return workers;
  }

  @Override
  public void destroy() {
    if (workers != null) {
      workers.close();
    }
    super.destroy();
  }
}
