package org.kerndep.uima;

import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Token;
import de.tudarmstadt.ukp.dkpro.core.api.syntax.type.dependency.Dependency;
import eu.openminted.share.annotations.api.Component;
import eu.openminted.share.annotations.api.DocumentationResource;
import eu.openminted.share.annotations.api.constants.OperationType;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.apache.uima.UimaContext;
import org.apache.uima.fit.component.JCasAnnotator_ImplBase;
import org.apache.uima.fit.descriptor.ConfigurationParameter;
import org.apache.uima.fit.descriptor.ResourceMetaData;
import org.apache.uima.fit.descriptor.TypeCapability;
import org.apache.uima.jcas.JCas;
import org.apache.uima.resource.ResourceInitializationException;
import org.dkpro.core.api.parameter.ComponentParameters;
import org.kerndep.data.DependencyTree;
import org.kerndep.train.origin.TagsetGuess;
import org.kerndep.type.KBestParses;
import org.kerndep.uima.cas.CasDependencies;
import org.kerndep.uima.cas.CasHypotheses;
import org.kerndep.uima.cas.CasSentences;
import org.kerndep.uima.cas.DependencyTypes;
import org.kerndep.uima.cas.DocumentException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Makes one tree of each list that KBestParser has written, and KernelReranker may have reordered, the dependencies of
 * its sentence, so that any writer can write it. Replaces basic dependencies; enhanced ones stay, and so do those of
 * sentences without a list. Needs no model. An instance belongs to one thread.
 */
@Component(OperationType.DEPENDENCY_CONVERTER)
@ResourceMetaData(name = "Kerndep Hypothesis Selector")
@DocumentationResource("README.md")
@TypeCapability(
    inputs = {
      "de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Token",
      "org.kerndep.type.KBestParses",
      "org.kerndep.type.Hypothesis"},
    outputs = {
      "de.tudarmstadt.ukp.dkpro.core.api.syntax.type.dependency.Dependency",
      "de.tudarmstadt.ukp.dkpro.core.api.syntax.type.dependency.ROOT"})
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
    Set<Token> dependents = new HashSet<>();
    List<Dependency> chosen = new ArrayList<>();
    String tagset = null;
    for (KBestParses list : lists) {
      if (!tagset(list).equals(tagset)) {
        tagset = tagset(list);
        types.configure(jcas, tagset);
      }
      List<Token> tokens = CasSentences.tokens(list);
      chosen.addAll(CasDependencies.create(jcas, tokens, tree(jcas, list, tokens.size()), types));
      dependents.addAll(tokens);
    }
    CasDependencies.replace(jcas, dependents, chosen);
    logShortLists(jcas, lists);
  }

  private static String tagset(KBestParses list) {
    return list.getTagset() == null ? TagsetGuess.UNKNOWN : list.getTagset();
  }

  private DependencyTree tree(JCas jcas, KBestParses list, int words) throws DocumentException {
    try {
      return CasHypotheses.tree(list, rank, words);
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
