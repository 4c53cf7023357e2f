package org.kerndep.uima;

import eu.openminted.share.annotations.api.Component;
import eu.openminted.share.annotations.api.DocumentationResource;
import eu.openminted.share.annotations.api.constants.OperationType;
import java.util.List;
import org.apache.uima.fit.descriptor.ResourceMetaData;
import org.apache.uima.fit.descriptor.TypeCapability;
import org.apache.uima.jcas.JCas;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.Hypothesis;
import org.kerndep.data.Taggings;
import org.kerndep.uima.cas.CasDependencies;
import org.kerndep.uima.cas.CasSentence;
import org.kerndep.uima.cas.CasSentences;
import org.kerndep.uima.cas.CasTaggings;
import org.kerndep.uima.cas.DocumentException;

/**
 * Graph-based dependency parser. Lists the best trees of each sentence and lets the model's reranker choose, if it has
 * one; where KerndepTagger was unsure, the choice is of tags and tree together, and the tags of tokens are corrected.
 * Replaces the basic dependencies of a document; enhanced ones stay. Sentences of any length are parsed unless a
 * limit is set. Further annotations with which the model was trained must be present too. An instance belongs to one
 * thread; instances share their models.
 */
@Component(OperationType.DEPENDENCY_PARSER)
@ResourceMetaData(name = "Kerndep Parser")
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
      "org.kerndep.type.TagAlternatives"})
public class KernelParser extends ParserEngine {

  @Override
  public void process(JCas jcas) throws DocumentException {
    if (!CasSentences.hasText(jcas)) {
      return;
    }
    DocumentModel found = models().find(jcas);
    DocumentModel model = reranks() ? found : found.with(found.parser().withoutReranking());
    types().configure(jcas, model.tagset());
    List<CasSentence> sentences = withinLimit(jcas, input().sentences(jcas, model));
    input().check(jcas, sentences, model);
    List<Taggings> taggings = taggings(jcas, model, sentences);
    List<Hypothesis> best = workers().map(sentences.size(), i -> model.parser().parse(taggings.get(i)));
    List<DependencyTree> trees = best.stream().map(Hypothesis::tree).toList();
    CasDependencies.replace(jcas, CasDependencies.create(jcas, sentences, trees, types()));
    for (int i = 0; i < best.size(); i++) {
      CasTaggings.choose(jcas, sentences.get(i), best.get(i).sentence());
    }
  }
}
