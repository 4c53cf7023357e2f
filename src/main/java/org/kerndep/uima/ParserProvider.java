package org.kerndep.uima;

import de.tudarmstadt.ukp.dkpro.core.api.lexmorph.type.pos.POS;
import de.tudarmstadt.ukp.dkpro.core.api.syntax.type.dependency.Dependency;
import java.io.IOException;
import java.net.URL;
import java.util.List;
import java.util.Properties;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.apache.uima.analysis_engine.AnalysisEngineProcessException;
import org.apache.uima.jcas.JCas;
import org.dkpro.core.api.metadata.AggregateTagset;
import org.dkpro.core.api.metadata.SingletonTagset;
import org.dkpro.core.api.metadata.Tagset;
import org.dkpro.core.api.resources.ModelProviderBase;
import org.dkpro.core.api.resources.ResourceUtils;
import org.kerndep.DependencyParser;
import org.kerndep.bundle.PublishedModel;
import org.kerndep.bundle.bytes.ModelFormatException;
import org.kerndep.data.Layer;
import org.kerndep.data.Vocabulary;
import org.kerndep.train.origin.TagsetGuess;
import org.kerndep.uima.cas.DocumentException;

/**
 * Finds the parser for a document the way DKPro Core finds models: by the engine's parameters and the document's
 * language. Notes the labels, and the tags of words that it was trained with, in the document as TagsetDescriptions.
 * One thread; the parsers are shared.
 */
final class ParserProvider {

  private final Supplier<Models> search;
  private Models models;

  /**
   * A provider for an engine with DKPro's parameters.
   *
   * @param loaded hears the labels and tags of each model the engine takes up
   */
  ParserProvider(Object engine, Consumer<Tagset> loaded) {
    this(() -> new Models(engine, loaded).readingTags());
  }

  /** A provider for an engine that writes no dependencies: a document gets another tagset, or an empty one. */
  static ParserProvider noting(Object engine, Function<DependencyParser, Tagset> tagset) {
    return new ParserProvider(() -> new Models(engine, labels -> { }) {
      @Override
      public Tagset getTagset() {
        return tagset.apply(parser());
      }
    });
  }

  private ParserProvider(Supplier<Models> search) {
    this.search = search;
    this.models = search.get();
  }

  /** The model for a document that has a text. */
  DocumentModel find(JCas jcas) throws DocumentException {
    try {
      models.configure(jcas.getCas());
      return new DocumentModel(models.getResource(), models.location, models.tagsetName);
    } catch (AnalysisEngineProcessException | IllegalStateException | IllegalArgumentException e) {
      String problem = models.explain(e, jcas.getDocumentLanguage());
      // A DKPro provider that failed keeps half of its state and has null for the next document.
      models = search.get();
      throw new DocumentException(jcas, problem, e);
    }
  }

  /** DKPro's search for models, over the shared cache. */
  private static class Models extends ModelProviderBase<DependencyParser> {

    private static final String GROUP = "org.kerndep";

    private final Consumer<Tagset> loaded;
    private final Properties defaultVariants;
    private String location;
    private String tagsetName;
    private Tagset tagset;
    private DependencyParser parser;

    Models(Object engine, Consumer<Tagset> loaded) {
      super(engine, "kerndep", "parser");
      setDefault(GROUP_ID, GROUP);
      setDefault(COMPONENT_GROUP_ID, GROUP);
      this.loaded = loaded;
      this.defaultVariants = ClasspathModels.defaultVariants(getClassLoader());
      setDefaultVariants(defaultVariants);
    }

    /** What to look for: a document in {@code pt-BR} gets the model of {@code pt} if there is none of its own. */
    @Override
    protected Properties getAggregatedProperties() throws IOException {
      Properties wanted = super.getAggregatedProperties();
      String tag = wanted.getProperty(LANGUAGE, "");
      String language = ClasspathModels.language(tag, defaultVariants, getClassLoader());
      if (!language.equals(tag) && getOverride(LOCATION) == null) {
        wanted.setProperty(LANGUAGE, language);
        wanted.setProperty(VARIANT, orElse(getOverride(VARIANT), defaultVariants.getProperty(language)));
      }
      return wanted;
    }

    @Override
    protected DependencyParser produceResource(URL model) throws IOException {
      parser = ModelCache.SHARED.get(model);
      location = model.toString();
      tagsetName = named("dependency.tagset", parser.manifest().get(TagsetGuess.KEY).orElse(TagsetGuess.UNKNOWN));
      AggregateTagset both = new AggregateTagset();
      both.add(tagset(Dependency.class, tagsetName, parser.labels()));
      List<String> tags = tags(parser.vocabulary());
      if (!tags.isEmpty()) {
        both.add(tagset(POS.class, named("pos.tagset", UdTagset.ofPos(tags)), tags));
      }
      tagset = both;
      loaded.accept(tagset);
      return parser;
    }

    /** The same search, for an engine that reads parts of speech: it says that descriptions of them are of input. */
    Models readingTags() {
      addTagset(new SingletonTagset(POS.class, null), false);
      return this;
    }

    private String named(String property, String fallback) {
      String name = getResourceMetaData().getProperty(property, "").strip();
      return name.isEmpty() ? fallback : name;
    }

    /** The coarse tags that a model was trained with, or the fine ones if it was trained without coarse ones. */
    private static List<String> tags(Vocabulary model) {
      return model.values(Layer.CPOS).isEmpty() ? model.values(Layer.POS) : model.values(Layer.CPOS);
    }

    private static Tagset tagset(Class<?> layer, String name, List<String> tags) {
      SingletonTagset tagset = new SingletonTagset(layer, name);
      tagset.addAll(tags);
      return tagset;
    }

    /** The parser of the current model. */
    DependencyParser parser() {
      return parser;
    }

    /** The labels and input tags of the current model only. */
    @Override
    public Tagset getTagset() {
      return tagset;
    }

    private String explain(Throwable failure, String documentLanguage) {
      Throwable root = failure;
      while (root.getCause() != null && !(root instanceof ModelFormatException)) {
        root = root.getCause();
      }
      if (root instanceof ModelFormatException) {
        return root.getMessage();
      }
      String searched = getLastModelLocation();
      if (getOverride(LOCATION) != null) {
        return (exists(searched) ? "cannot read the model (" + root + ") " : "there is no model ") + searched
            + "; check the parameter " + KernelParser.PARAM_MODEL_LOCATION;
      }
      String artifact = getOverride(ARTIFACT_URI);
      String language = ClasspathModels.language(orElse(getOverride(LANGUAGE), documentLanguage), defaultVariants,
          getClassLoader());
      String variant = orElse(getOverride(VARIANT), defaultVariants.getProperty(language, getDefault(VARIANT)));
      List<String> available = ClasspathModels.names(getClassLoader());
      return "there is no model for language " + language + ", variant " + variant
          + " (looked for " + searched + (artifact == null ? "" : " in " + artifact) + "; "
          + (available.isEmpty() ? "none is on the classpath" : "available are " + String.join(", ", available)) + "); "
          + published(language, variant)
          + "name a file that 'kerndep train' has written with the parameter " + KernelParser.PARAM_MODEL_LOCATION;
    }

    /** Where a model that was looked for is published, if it is. */
    private static String published(String language, String variant) {
      return PublishedModel.of(language)
          .filter(model -> model.variant().equals(variant))
          .map(model -> "add " + model.artifact() + ", or ")
          .orElse("");
    }

    private static boolean exists(String location) {
      try {
        ResourceUtils.resolveLocation(location);
        return true;
      } catch (IOException e) {
        return false;
      }
    }

    private static String orElse(String value, String fallback) {
      return value != null ? value : fallback;
    }
  }
}
