package org.kerndep.uima;

import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Token;
import eu.openminted.share.annotations.api.Component;
import eu.openminted.share.annotations.api.DocumentationResource;
import eu.openminted.share.annotations.api.constants.OperationType;
import org.apache.uima.fit.descriptor.ResourceMetaData;
import org.apache.uima.fit.descriptor.TypeCapability;
import org.apache.uima.jcas.JCas;
import org.dkpro.core.api.metadata.AggregateTagset;
import org.kerndep.text.TextModel;
import org.kerndep.uima.cas.CasSegments;
import org.kerndep.uima.cas.CasSentences;
import org.kerndep.uima.cas.DocumentException;

/**
 * Finds sentences and words as the treebank of the model has them. A token is a syntactic word; where several words are
 * written as one, as in don't, a surface form lies over them. A word that is not spelled out there, as in French au,
 * stands over a part of the surface form, and its text is its form. Blank lines end sentences. A document must not have
 * tokens before. An instance belongs to one thread; instances share their models.
 */
@Component(OperationType.SEGMENTER)
@ResourceMetaData(name = "Kerndep Segmenter")
@DocumentationResource("README.md")
@TypeCapability(
    outputs = {
      "de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Sentence",
      "de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Token",
      "de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.SurfaceForm"})
public class KerndepSegmenter extends TextEngine {

  /** An engine that writes no tags. */
  public KerndepSegmenter() {
    super(parser -> new AggregateTagset());
  }

  @Override
  public void process(JCas jcas) throws DocumentException {
    if (!CasSentences.hasText(jcas)) {
      return;
    }
    TextModel model = find(jcas);
    if (!jcas.select(Token.class).isEmpty()) {
      throw new DocumentException(jcas, "the document has tokens already; leave this engine out, or the one before it "
          + "that finds tokens", null);
    }
    CasSegments.add(jcas, model.segmentsOfParagraphs(jcas.getDocumentText()));
  }
}
