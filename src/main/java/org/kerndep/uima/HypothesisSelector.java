package org.kerndep.uima;

import de.tudarmstadt.ukp.dkpro.core.api.syntax.type.dependency.Dependency;
import eu.openminted.share.annotations.api.Component;
import eu.openminted.share.annotations.api.DocumentationResource;
import eu.openminted.share.annotations.api.constants.OperationType;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.apache.uima.UimaContext;
import org.apache.uima.fit.component.JCasAnnotator_ImplBase;
import org.apache.uima.fit.descriptor.ConfigurationParameter;
import org.apache.uima.fit.descriptor.ResourceMetaData;
import org.apache.uima.fit.descriptor.TypeCapability;
import org.apache.uima.jcas.JCas;
import org.apache.uima.resource.ResourceInitializationException;
import org.dkpro.core.api.parameter.ComponentParameters;
import org.kerndep.data.ParsedSentence;
import org.kerndep.train.origin.TagsetGuess;
import org.kerndep.type.KBestParses;
import org.kerndep.uima.cas.CasDependencies;
import org.kerndep.uima.cas.CasHypotheses;
import org.kerndep.uima.cas.CasSentence;
import org.kerndep.uima.cas.CasSentences;
import org.kerndep.uima.cas.CasTaggings;
import org.kerndep.uima.cas.DependencyTypes;
import org.kerndep.uima.cas.DocumentException;
import org.kerndep.uima.cas.PosSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Makes one tree of each list that KBestParser has written, and KernelReranker may have reordered, the dependencies of
 * its sentence, so that any writer can write it; the tokens get its tags if it has others. Replaces basic dependencies;
 * enhanced ones stay, and so do those of sentences without a list. Needs no model. An instance belongs to one thread.
 */
@Component(OperationType.DEPENDENCY_CONVERTER)
@ResourceMetaData(name = "Kerndep Hypothesis Selector")
@DocumentationResource("README.md")
@TypeCapability(
    inputs = {
      "de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Token",
      "de.tudarmstadt.ukp.dkpro.core.api.lexmorph.type.pos.POS",
      "de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Lemma",
      "de.tudarmstadt.ukp.dkpro.core.api.lexmorph.type.morph.MorphologicalFeatures",
      "org.kerndep.type.KBestParses",
      "org.kerndep.type.Hypothesis",
      "org.kerndep.type.TagAlternatives",
      "org.kerndep.type.Tagging"},
    outputs = {
      "de.tudarmstadt.ukp.dkpro.core.api.lexmorph.type.pos.POS",
      "de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Lemma",
      "de.tudarmstadt.ukp.dkpro.core.api.lexmorph.type.morph.MorphologicalFeatures",
      "de.tudarmstadt.ukp.dkpro.core.api.syntax.type.dependency.Dependency",
      "de.tudarmstadt.ukp.dkpro.core.api.syntax.type.dependency.ROOT",
      "org.kerndep.type.TagAlternatives"})
public class HypothesisSelector extends JCasAnnotator_ImplBase {

  private static final Logger LOG = LoggerFactory.getLogger(HypothesisSelector.class);

  /** Use this language instead of the document language to find the mapping. */
  public static final String PARAM_LANGUAGE = ComponentParameters.PARAM_LANGUAGE;
  @ConfigurationParameter(name = PARAM_LANGUAGE, mandatory = false)
  private String language;

  /** Map labels to subtypes of Dependency; if not, every arc but the root's is a plain Dependency. */
  public static final String PARAM_MAPPING_ENABLED = ComponentParameters.PARAM_MAPPING_ENABLED;
  @ConfigurationParameter(name = PARAM_MAPPING_ENABLED, mandatory = true,
      defaultValue = ComponentParameters.DEFAULT_MAPPING_ENABLED)
  private boolean mappingEnabled;

  /**
   * Load the map from labels to types from this location instead of choosing it by the tagset of the list. It may
   * contain ${language} and ${dependency.tagset}; labels are looked up as KBestParser does.
   */
  public static final String PARAM_DEPENDENCY_MAPPING_LOCATION =
      ComponentParameters.PARAM_DEPENDENCY_MAPPING_LOCATION;
  @ConfigurationParameter(name = PARAM_DEPENDENCY_MAPPING_LOCATION, mandatory = false)
  private String dependencyMappingLocation;

  /**
   * Take the tree of this rank, 1 being the best, in the order of the list: by the score of whatever ranked it last,
   * reranker or base model. A sentence with fewer trees gets its last one; each document with such sentences is logged
   * once.
   */
  public static final String PARAM_RANK = "rank";
  @ConfigurationParameter(name = PARAM_RANK, mandatory = true, defaultValue = "1")
  private int rank;

  private DependencyTypes types;

  @Override
  public void initialize(UimaContext context) throws ResourceInitializationException {
    super.initialize(context);
    if (rank < 1) {
      throw new ResourceInitializationException(
          new IllegalArgumentException("parameter " + PARAM_RANK + " must be 1 or more: " + rank));
    }
    types = new DependencyTypes(this, dependencyMappingLocation, language);
  }

  @Override
  public void process(JCas jcas) throws DocumentException {
    List<KBestParses> lists = jcas.select(KBestParses.class).toList();
    List<CasSentence> sentences = lists.stream().map(list -> CasSentences.of(list, PosSource.AUTO)).toList();
    List<ParsedSentence> selected = new ArrayList<>();
    List<Dependency> chosen = new ArrayList<>();
    String tagset = null;
    for (int i = 0; i < lists.size(); i++) {
      if (!tagset(lists.get(i)).equals(tagset)) {
        tagset = tagset(lists.get(i));
        types.configure(jcas, tagset);
      }
      selected.add(select(jcas, lists.get(i), sentences.get(i)));
      chosen.addAll(CasDependencies.create(jcas, sentences.get(i).tokens(), selected.get(i).tree(), types));
    }
    CasDependencies.replace(jcas, sentences.stream().flatMap(s -> s.tokens().stream()).collect(Collectors.toSet()),
        chosen);
    for (int i = 0; i < lists.size(); i++) {
      CasTaggings.choose(jcas, sentences.get(i), selected.get(i).sentence());
      CasHypotheses.keepTags(lists.get(i), sentences.get(i).sentence(), selected.get(i).sentence());
    }
    logShortLists(jcas, lists);
  }

  private static String tagset(KBestParses list) {
    return list.getTagset() == null ? TagsetGuess.UNKNOWN : list.getTagset();
  }

  private ParsedSentence select(JCas jcas, KBestParses list, CasSentence sentence) throws DocumentException {
    try {
      return CasHypotheses.select(list, rank, sentence.sentence());
    } catch (IllegalArgumentException e) {
      throw new DocumentException(jcas, "cannot use the list of trees at character " + list.getBegin() + " ("
          + e.getMessage() + "); run KBestParser after whatever changes sentences or tokens", e);
    }
  }

  private void logShortLists(JCas jcas, List<KBestParses> lists) {
    long fewer = lists.stream().filter(list -> CasHypotheses.size(list) < rank).count();
    if (fewer > 0) {
      LOG.info("{}: {} of {} sentences have fewer than {} trees and get their last one (parameter {})",
          DocumentException.name(jcas), fewer, lists.size(), rank, PARAM_RANK);
    }
  }
}
