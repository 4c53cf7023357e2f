package org.kerndep.uima;

import de.tudarmstadt.ukp.dkpro.core.api.lexmorph.type.pos.POS;
import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Token;
import eu.openminted.share.annotations.api.Component;
import eu.openminted.share.annotations.api.DocumentationResource;
import eu.openminted.share.annotations.api.constants.OperationType;
import java.util.List;
import org.apache.uima.fit.descriptor.ConfigurationParameter;
import org.apache.uima.fit.descriptor.ResourceMetaData;
import org.apache.uima.fit.descriptor.TypeCapability;
import org.apache.uima.jcas.JCas;
import org.dkpro.core.api.metadata.SingletonTagset;
import org.dkpro.core.api.metadata.Tagset;
import org.dkpro.core.api.parameter.ComponentParameters;
import org.kerndep.DependencyParser;
import org.kerndep.data.Sentence;
import org.kerndep.text.TextModel;
import org.kerndep.train.TagsetGuess;

/**
 * Gives words the parts of speech, features and lemmas that the treebank of the model would give them: the coarse tag
 * (UPOS) in coarseValue and the fine one (XPOS) in PosValue, as KernelParser expects them. Replaces those that tokens
 * have. An instance belongs to one thread; instances share their models.
 */
@Component(OperationType.PART_OF_SPEECH_TAGGER)
@ResourceMetaData(name = "Kerndep Tagger")
@DocumentationResource("README.md")
@TypeCapability(
    inputs = {
      "de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Sentence",
      "de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Token"},
    outputs = {
      "de.tudarmstadt.ukp.dkpro.core.api.lexmorph.type.pos.POS",
      "de.tudarmstadt.ukp.dkpro.core.api.lexmorph.type.morph.MorphologicalFeatures",
      "de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Lemma"})
public class KerndepTagger extends TextEngine {

  /** Map coarse tags to subtypes of POS, such as POS_NOUN; if not, every tag is a plain POS. */
  public static final String PARAM_MAPPING_ENABLED = ComponentParameters.PARAM_MAPPING_ENABLED;
  @ConfigurationParameter(name = PARAM_MAPPING_ENABLED, mandatory = true,
      defaultValue = ComponentParameters.DEFAULT_MAPPING_ENABLED)
  private boolean mappingEnabled;

  @Override
  void process(JCas jcas, TextModel model) {
    CasTags tags = new CasTags(jcas, mappingEnabled);
    for (CasSentence sentence : CasSentences.of(jcas, PosSource.AUTO)) {
      Sentence tagged = model.tagger().tag(sentence.sentence());
      List<Token> tokens = sentence.tokens();
      for (int i = 0; i < tokens.size(); i++) {
        tags.replace(tokens.get(i), tagged.word(i + 1));
      }
    }
  }

  @Override
  Tagset tagset(DependencyParser parser) {
    SingletonTagset tagset =
        new SingletonTagset(POS.class, parser.manifest().get(TagsetGuess.KEY).orElse(TagsetGuess.UNKNOWN));
    parser.bundle().text().ifPresent(model -> model.tagger().upos().outcomes().names().forEach(tagset::add));
    return tagset;
  }
}
