package org.kerndep.uima;

import eu.openminted.share.annotations.api.Component;
import eu.openminted.share.annotations.api.DocumentationResource;
import eu.openminted.share.annotations.api.constants.OperationType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.uima.UimaContext;
import org.apache.uima.fit.descriptor.ConfigurationParameter;
import org.apache.uima.fit.descriptor.ResourceMetaData;
import org.apache.uima.fit.descriptor.TypeCapability;
import org.apache.uima.jcas.JCas;
import org.apache.uima.resource.ResourceInitializationException;
import org.kerndep.ArcProbabilities;
import org.kerndep.DependencyParser;
import org.kerndep.data.KBestList;
import org.kerndep.type.KBestParses;
import org.kerndep.uima.cas.CasHypotheses;
import org.kerndep.uima.cas.CasSentence;
import org.kerndep.uima.cas.DocumentException;

/**
 * Graph-based dependency parser that lists the best trees of each sentence, in the order of the model's reranker if it
 * has one. Replaces the KBestParses of a document, and its basic dependencies by the best trees; enhanced ones stay.
 * The trees of a list differ in their heads; each has its best labels. A sentence that is too long to be parsed in one
 * piece has a list of one. Further annotations with which the model was trained must be there too. An instance belongs
 * to one thread; instances share their models.
 */
@Component(OperationType.DEPENDENCY_PARSER)
@ResourceMetaData(name = "Kerndep K-Best Parser")
@DocumentationResource("README.md")
@TypeCapability(
    inputs = {
      "de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Sentence",
      "de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Token",
      "de.tudarmstadt.ukp.dkpro.core.api.lexmorph.type.pos.POS",
      "de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Lemma",
      "de.tudarmstadt.ukp.dkpro.core.api.lexmorph.type.morph.MorphologicalFeatures"},
    outputs = {
      "de.tudarmstadt.ukp.dkpro.core.api.syntax.type.dependency.Dependency",
      "de.tudarmstadt.ukp.dkpro.core.api.syntax.type.dependency.ROOT",
      "org.kerndep.type.KBestParses",
      "org.kerndep.type.Hypothesis"})
public class KBestParser extends ParserEngine {

  /**
   * List this many trees of a sentence, or all if it has fewer; 1 or more. A reranker ranks at least as many as it was
   * trained with, of which these are the first; where they are more, the best may be another than KernelParser's.
   */
  public static final String PARAM_K = "k";
  @ConfigurationParameter(name = PARAM_K, mandatory = true, defaultValue = "25")
  private int k;

  /**
   * Make the lists with this decoder instead of the model's; it must score the same parts. For a model of koo-collins-1
   * or koo-collins-1+climb these are the two, koo-collins-1+hill-climbing and hill-climbing.
   */
  public static final String PARAM_DECODER = "decoder";
  @ConfigurationParameter(name = PARAM_DECODER, mandatory = false)
  private String decoder;

  /** Write how probable each arc is into the hypotheses, which takes about as long again as finding one tree. */
  public static final String PARAM_ARC_PROBABILITIES = "arcProbabilities";
  @ConfigurationParameter(name = PARAM_ARC_PROBABILITIES, mandatory = true, defaultValue = "false")
  private boolean arcProbabilities;

  private DependencyParser found;
  private DependencyParser chosen;

  @Override
  public void initialize(UimaContext context) throws ResourceInitializationException {
    super.initialize(context);
    if (k < 1) {
      throw new ResourceInitializationException(
          new IllegalArgumentException("parameter " + PARAM_K + " must be 1 or more: " + k));
    }
  }

  @Override
  DependencyParser choose(JCas jcas, DependencyParser parser) throws DocumentException {
    if (decoder == null) {
      return parser;
    }
    if (parser != found) {
      try {
        chosen = parser.withDecoder(decoder);
        found = parser;
      } catch (IllegalArgumentException e) {
        throw new DocumentException(jcas, e.getMessage() + " (parameter " + PARAM_DECODER + ")", e);
      }
    }
    return chosen;
  }

  @Override
  int listSize() {
    return k;
  }

  @Override
  void write(JCas jcas, DependencyParser parser, List<CasSentence> sentences, List<KBestList> lists)
      throws DocumentException {
    List<Optional<ArcProbabilities>> confidences = map(sentences.size(),
        i -> arcProbabilities ? parser.parseWithConfidence(sentences.get(i).sentence()).arcs() : Optional.empty());
    writeBest(jcas, sentences, lists);
    List<KBestParses> parses = new ArrayList<>(lists.size());
    for (int i = 0; i < lists.size(); i++) {
      KBestList list = lists.get(i);
      KBestParses made = CasHypotheses.create(jcas, sentences.get(i), list,
          parser.probabilities(list), tagset(), parser.baseHash());
      confidences.get(i).ifPresent(arcs -> CasHypotheses.addArcProbabilities(made, arcs));
      parses.add(made);
    }
    CasHypotheses.replace(jcas, parses);
  }
}
