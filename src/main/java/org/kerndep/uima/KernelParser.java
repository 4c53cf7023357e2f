package org.kerndep.uima;

import eu.openminted.share.annotations.api.Component;
import eu.openminted.share.annotations.api.DocumentationResource;
import eu.openminted.share.annotations.api.constants.OperationType;
import java.util.List;
import org.apache.uima.fit.descriptor.ResourceMetaData;
import org.apache.uima.fit.descriptor.TypeCapability;
import org.apache.uima.jcas.JCas;
import org.kerndep.data.DependencyTree;
import org.kerndep.uima.cas.CasDependencies;
import org.kerndep.uima.cas.CasSentence;
import org.kerndep.uima.cas.CasSentences;
import org.kerndep.uima.cas.DocumentException;

/**
 * Graph-based dependency parser. Lists the best trees of each sentence and lets the model's reranker choose, if it has
 * one. Replaces the basic dependencies of a document; enhanced ones stay. Sentences of any length are parsed unless a
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
      "de.tudarmstadt.ukp.dkpro.core.api.lexmorph.type.morph.MorphologicalFeatures"},
    outputs = {
      "de.tudarmstadt.ukp.dkpro.core.api.syntax.type.dependency.Dependency",
      "de.tudarmstadt.ukp.dkpro.core.api.syntax.type.dependency.ROOT"})
public class KernelParser extends ParserEngine {

  @Override
  public void process(JCas jcas) throws DocumentException {
    if (!CasSentences.hasText(jcas)) {
      return;
    }
    DocumentModel model = applyRerank(models().find(jcas));
    types().configure(jcas, model.tagset());
    List<CasSentence> sentences = withinLimit(jcas, input().sentences(jcas, model));
    input().check(jcas, sentences, model);
    List<DependencyTree> trees =
        workers().map(sentences.size(), i -> model.parser().parse(sentences.get(i).sentence()));
    CasDependencies.replace(jcas, CasDependencies.create(jcas, sentences, trees, types()));
  }
}
