package org.kerndep.uima;

import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Sentence;
import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Token;
import eu.openminted.share.annotations.api.Component;
import eu.openminted.share.annotations.api.DocumentationResource;
import eu.openminted.share.annotations.api.constants.OperationType;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.apache.uima.fit.descriptor.ResourceMetaData;
import org.apache.uima.fit.descriptor.TypeCapability;
import org.apache.uima.jcas.JCas;
import org.kerndep.data.KBestList;
import org.kerndep.type.KBestParses;
import org.kerndep.uima.cas.CasDependencies;
import org.kerndep.uima.cas.CasHypotheses;
import org.kerndep.uima.cas.CasSentence;
import org.kerndep.uima.cas.CasSentences;
import org.kerndep.uima.cas.CasTaggings;
import org.kerndep.uima.cas.DocumentException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Ranks the trees of each list that KBestParser has written, in this pipeline or an earlier one, by the reranker of a
 * model, and makes the first the dependencies of its sentence, whose tokens get its tags if it has others. The list is
 * put into the new order, with new ranks, scores and probabilities. If somebody has changed the tags of a sentence of
 * which KerndepTagger was unsure, only the trees of the present tags stay in its list. Replaces basic dependencies;
 * enhanced ones stay, and so do those of sentences without a list; each document with such sentences is logged once. A
 * list must come from the base model that the reranker was trained for, and should have as many trees as those it was
 * trained with. Further annotations with which the model was trained must be present too. An instance belongs to one
 * thread; instances share their models.
 */
@Component(OperationType.DEPENDENCY_PARSER)
@ResourceMetaData(name = "Kerndep Reranker")
@DocumentationResource("README.md")
@TypeCapability(
    inputs = {
      "de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Sentence",
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
      "org.kerndep.type.KBestParses",
      "org.kerndep.type.Hypothesis",
      "org.kerndep.type.TagAlternatives"})
public class KernelReranker extends ModelEngine {

  private static final Logger LOG = LoggerFactory.getLogger(KernelReranker.class);

  @Override
  public void process(JCas jcas) throws DocumentException {
    if (!CasSentences.hasText(jcas)) {
      return;
    }
    DocumentModel model = models().find(jcas);
    types().configure(jcas, model.tagset());
    requireReranker(jcas, model);
    List<KBestParses> lists = jcas.select(KBestParses.class).toList();
    List<CasSentence> sentences = input().sentences(jcas, model, lists);
    List<KBestList> given = baseLists(jcas, model, lists, sentences);
    input().check(jcas, sentences, model);
    List<KBestList> ranked = workers().map(given.size(), i -> model.parser().rank(given.get(i)));
    Set<Token> listed = sentences.stream().flatMap(s -> s.tokens().stream()).collect(Collectors.toSet());
    CasDependencies.replace(jcas, listed,
        CasDependencies.create(jcas, sentences, ranked.stream().map(list -> list.best().tree()).toList(), types()));
    for (int i = 0; i < lists.size(); i++) {
      CasTaggings.choose(jcas, sentences.get(i), ranked.get(i).best().sentence());
      CasHypotheses.fill(jcas, lists.get(i), sentences.get(i), ranked.get(i),
          model.parser().probabilities(ranked.get(i)));
    }
    logSentencesWithoutList(jcas, listed);
  }

  private static void requireReranker(JCas jcas, DocumentModel model) throws DocumentException {
    if (!model.parser().reranks()) {
      throw new DocumentException(jcas, "the model " + model.location() + " has no reranker; name one that 'kerndep"
          + " train' has written without --base-only, or add a reranker to this one with 'kerndep train --base MODEL"
          + " --lists LISTS'", null);
    }
  }

  /** The lists as the base model gave them. */
  private static List<KBestList> baseLists(JCas jcas, DocumentModel model, List<KBestParses> lists,
      List<CasSentence> sentences) throws DocumentException {
    List<KBestList> given = new ArrayList<>(lists.size());
    for (int i = 0; i < lists.size(); i++) {
      given.add(baseList(jcas, model, lists.get(i), sentences.get(i)));
    }
    return given;
  }

  private static KBestList baseList(JCas jcas, DocumentModel model, KBestParses list, CasSentence sentence)
      throws DocumentException {
    String place = "cannot rank the list of trees at character " + list.getBegin() + " (";
    String base = model.parser().baseHash();
    if (!base.equals(list.getModel())) {
      throw new DocumentException(jcas, place + (list.getModel() == null ? "it does not say which model made it"
          : "made by base model " + list.getModel()) + ", the reranker of " + model.location() + " was trained for "
          + base + "); run KBestParser with the same model, or name the model that made the list", null);
    }
    try {
      return CasHypotheses.baseList(jcas, list, sentence);
    } catch (IllegalArgumentException e) {
      throw new DocumentException(jcas, place + e.getMessage()
          + "); run KBestParser after whatever changes sentences, tokens or tags", e);
    }
  }

  private static void logSentencesWithoutList(JCas jcas, Set<Token> listed) {
    List<Sentence> sentences = jcas.select(Sentence.class).toList();
    long without = sentences.stream().filter(s -> !listed.containsAll(CasSentences.tokens(s))).count();
    if (without > 0) {
      LOG.warn("{}: {} of {} sentences have no list of trees and stay as they are; run KBestParser before this engine",
          DocumentException.name(jcas), without, sentences.size());
    }
  }
}
