package org.kerndep.uima;

import java.util.function.Function;
import org.apache.uima.UimaContext;
import org.apache.uima.fit.component.JCasAnnotator_ImplBase;
import org.apache.uima.fit.descriptor.ConfigurationParameter;
import org.apache.uima.jcas.JCas;
import org.apache.uima.resource.ResourceInitializationException;
import org.dkpro.core.api.metadata.Tagset;
import org.dkpro.core.api.parameter.ComponentParameters;
import org.kerndep.DependencyParser;
import org.kerndep.text.TextModel;
import org.kerndep.uima.cas.DocumentException;

/**
 * The parameters of engines for plain text, and the way from a document to its models, which are in the same file as
 * those of the parser. What is done with them is in the {@code process} of each engine. An instance belongs to one
 * thread; instances share their models.
 */
public abstract class TextEngine extends JCasAnnotator_ImplBase {

  /** Use this language instead of the document language to find the model. */
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

  private final Function<DependencyParser, Tagset> tagset;
  private ParserProvider models;

  /**
   * An engine for plain text.
   *
   * @param tagset the tags that it writes, by the model that is in use
   */
  TextEngine(Function<DependencyParser, Tagset> tagset) {
    this.tagset = tagset;
  }

  @Override
  public void initialize(UimaContext context) throws ResourceInitializationException {
    super.initialize(context);
    models = ParserProvider.noting(this, tagset);
  }

  /** The models for plain text that belong to a document that has a text. */
  final TextModel find(JCas jcas) throws DocumentException {
    DocumentModel model = models.find(jcas);
    return model.parser().text().orElseThrow(() -> new DocumentException(jcas, "the model "
        + model.location() + " has no models for plain text; train one with 'kerndep train --with-text'", null));
  }

  /** The language to use instead of the document's, or null. */
  final String language() {
    return language;
  }
}
