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
import org.kerndep.ConfidentList;
import org.kerndep.DependencyParser;
import org.kerndep.SentenceExplainer;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.Taggings;
import org.kerndep.type.KBestParses;
import org.kerndep.uima.cas.CasDependencies;
import org.kerndep.uima.cas.CasHypotheses;
import org.kerndep.uima.cas.CasSentence;
import org.kerndep.uima.cas.CasSentences;
import org.kerndep.uima.cas.CasTaggings;
import org.kerndep.uima.cas.DocumentException;

/**
 * Graph-based dependency parser that lists the best trees of each sentence, in the order of the model's reranker if it
 * has one. Replaces the KBestParses of a document, and its basic dependencies by the best trees; enhanced ones stay.
 * Trees of the same tags differ in their heads; each has its best labels. Where KerndepTagger was unsure, trees of a
 * list may have different tags, which are in the Hypothesis; the tokens get those of the first. Without reranking, that
 * is the best of what a reranker would choose from. A sentence that is too long to be parsed in one piece has one tree
 * with the most probable tags. Further annotations with which the model was trained must be present too. An instance
 * belongs to one thread; instances share their models.
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
      "de.tudarmstadt.ukp.dkpro.core.api.lexmorph.type.morph.MorphologicalFeatures",
      "org.kerndep.type.TagAlternatives",
      "org.kerndep.type.Tagging"},
    outputs = {
      "de.tudarmstadt.ukp.dkpro.core.api.lexmorph.type.pos.POS",
      "de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Lemma",
      "de.tudarmstadt.ukp.dkpro.core.api.lexmorph.type.morph.MorphologicalFeatures",
      "de.tudarmstadt.ukp.dkpro.core.api.syntax.type.dependency.Dependency",
      "de.tudarmstadt.ukp.dkpro.core.api.syntax.type.dependency.ROOT",
      "org.kerndep.type.KBestParses",
      "org.kerndep.type.Hypothesis",
      "org.kerndep.type.TagAlternatives"})
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

  /**
   * Write into the hypotheses why the first is preferred to each of the others, which takes longer than finding them.
   */
  public static final String PARAM_EXPLAIN = "explain";
  @ConfigurationParameter(name = PARAM_EXPLAIN, mandatory = true, defaultValue = "false")
  private boolean explain;

  /** The parser of the last model, and the same with the decoder of the parameter. */
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
  public void process(JCas jcas) throws DocumentException {
    if (!CasSentences.hasText(jcas)) {
      return;
    }
    DocumentModel model = applyRerank(applyDecoder(jcas, models().find(jcas)));
    types().configure(jcas, model.tagset());
    List<CasSentence> sentences = withinLimit(jcas, input().sentences(jcas, model));
    input().check(jcas, sentences, model);
    List<Taggings> taggings = taggings(jcas, model, sentences);
    List<ConfidentList> parsed = workers().map(sentences.size(), i -> parse(model.parser(), taggings.get(i)));
    List<List<String>> reasons = explain ? explanations(model.parser(), taggings) : List.of();
    List<DependencyTree> best = parsed.stream().map(ConfidentList::tree).toList();
    CasDependencies.replace(jcas, CasDependencies.create(jcas, sentences, best, types()));
    List<KBestParses> lists = new ArrayList<>(parsed.size());
    for (int i = 0; i < parsed.size(); i++) {
      CasTaggings.choose(jcas, sentences.get(i), parsed.get(i).list().best().sentence());
      lists.add(annotate(jcas, model, sentences.get(i), parsed.get(i)));
      if (explain) {
        CasHypotheses.addExplanations(lists.get(i), reasons.get(i));
      }
    }
    CasHypotheses.replace(jcas, lists);
  }

  /** A model without its reranker if the parameter rerank says so, which lists what the reranker would choose from. */
  private DocumentModel applyRerank(DocumentModel model) {
    return reranks() ? model : model.with(model.parser().unranked());
  }

  /** A model with the decoder that the parameter names, if it does; the parser of the last model is kept. */
  private DocumentModel applyDecoder(JCas jcas, DocumentModel model) throws DocumentException {
    if (decoder == null) {
      return model;
    }
    if (model.parser() != found) {
      try {
        chosen = model.parser().withDecoder(decoder);
        found = model.parser();
      } catch (IllegalArgumentException e) {
        throw new DocumentException(jcas, e.getMessage() + " (parameter " + PARAM_DECODER + ")", e);
      }
    }
    return model.with(chosen);
  }

  private ConfidentList parse(DependencyParser parser, Taggings taggings) {
    return arcProbabilities ? parser.parseWithConfidence(taggings, k)
        : new ConfidentList(parser.parse(taggings, k), Optional.empty());
  }

  private List<List<String>> explanations(DependencyParser parser, List<Taggings> taggings) {
    SentenceExplainer explainer = new SentenceExplainer(parser);
    return workers().map(taggings.size(), i -> explainer.hypotheses(taggings.get(i), k));
  }

  private static KBestParses annotate(JCas jcas, DocumentModel model, CasSentence sentence, ConfidentList parsed) {
    KBestParses list = CasHypotheses.create(jcas, sentence, parsed.list(),
        model.parser().probabilities(parsed.list()), model.tagset(), model.parser().baseHash());
    parsed.arcs().ifPresent(arcs -> CasHypotheses.addArcProbabilities(list, arcs));
    return list;
  }
}
