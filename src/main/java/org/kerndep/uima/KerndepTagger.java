package org.kerndep.uima;

import de.tudarmstadt.ukp.dkpro.core.api.lexmorph.type.pos.POS;
import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Sentence;
import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Token;
import eu.openminted.share.annotations.api.Component;
import eu.openminted.share.annotations.api.DocumentationResource;
import eu.openminted.share.annotations.api.constants.OperationType;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import org.apache.uima.UimaContext;
import org.apache.uima.fit.descriptor.ConfigurationParameter;
import org.apache.uima.fit.descriptor.ResourceMetaData;
import org.apache.uima.fit.descriptor.TypeCapability;
import org.apache.uima.jcas.JCas;
import org.apache.uima.resource.ResourceInitializationException;
import org.dkpro.core.api.metadata.SingletonTagset;
import org.dkpro.core.api.metadata.Tagset;
import org.dkpro.core.api.parameter.ComponentParameters;
import org.kerndep.DependencyParser;
import org.kerndep.data.Taggings;
import org.kerndep.text.TextModel;
import org.kerndep.type.TagAlternatives;
import org.kerndep.uima.cas.CasSentences;
import org.kerndep.uima.cas.CasTaggings;
import org.kerndep.uima.cas.CasWordClasses;
import org.kerndep.uima.cas.DocumentException;
import org.kerndep.uima.conll.PosTypes;
import org.kerndep.uima.conll.ReadLayer;
import org.kerndep.uima.conll.WordAnnotator;

/**
 * Gives words the parts of speech, features and lemmas that the treebank of the model would give them: the coarse tag
 * (UPOS) in coarseValue and the fine one (XPOS) in PosValue, as KernelParser expects them. Replaces those that tokens
 * have. Where it is unsure, it leaves what else may be right in TagAlternatives over the sentence, from which the
 * parsers choose together with the tree. An instance belongs to one thread; instances share their models.
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
      "de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Lemma",
      "org.kerndep.type.TagAlternatives",
      "org.kerndep.type.Tagging",
      "org.kerndep.type.WordClass"})
public class KerndepTagger extends TextEngine {

  /** Map tags to subtypes of POS, such as POS_NOUN; if not, every tag is a plain POS. */
  public static final String PARAM_MAPPING_ENABLED = ComponentParameters.PARAM_MAPPING_ENABLED;
  @ConfigurationParameter(name = PARAM_MAPPING_ENABLED, mandatory = true,
      defaultValue = ComponentParameters.DEFAULT_MAPPING_ENABLED)
  private boolean mappingEnabled;

  /** Load the map from XPOS to types from this location. A tag that has no type of its own gets that of UPOS. */
  public static final String PARAM_POS_MAPPING_LOCATION = ComponentParameters.PARAM_POS_MAPPING_LOCATION;
  @ConfigurationParameter(name = PARAM_POS_MAPPING_LOCATION, mandatory = false)
  private String posMappingLocation;

  /** Also write the classes that the model's word vectors or clusters, and its lexicon, give tokens, as WordClass. */
  public static final String PARAM_WRITE_WORD_CLASSES = "writeWordClasses";
  @ConfigurationParameter(name = PARAM_WRITE_WORD_CLASSES, mandatory = true, defaultValue = "false")
  private boolean writeWordClasses;

  private PosTypes posTypes;

  /** An engine that writes the coarse tags of the model's tagger. */
  public KerndepTagger() {
    super(KerndepTagger::tagset);
  }

  @Override
  public void initialize(UimaContext context) throws ResourceInitializationException {
    super.initialize(context);
    posTypes = new PosTypes(this, mappingEnabled, posMappingLocation, null, language());
  }

  @Override
  public void process(JCas jcas) throws DocumentException {
    if (!CasSentences.hasText(jcas)) {
      return;
    }
    TextModel model = find(jcas);
    try {
      posTypes.configure(jcas);
      WordAnnotator annotator = new WordAnnotator(jcas, EnumSet.allOf(ReadLayer.class), posTypes);
      List<TagAlternatives> alternatives = new ArrayList<>();
      for (Sentence sentence : jcas.select(Sentence.class)) {
        Taggings taggings = tag(CasSentences.tokens(sentence), model, annotator);
        if (taggings.size() > 1) {
          alternatives.add(CasTaggings.create(jcas, sentence, taggings, posTypes::of));
        }
      }
      CasTaggings.replace(jcas, alternatives);
      if (writeWordClasses) {
        CasWordClasses.replace(jcas, model.tagger().knowledge());
      }
    } catch (IllegalArgumentException e) {
      throw new DocumentException(jcas, e.getMessage(), e);
    }
  }

  /** Gives tokens their most probable tags. */
  private static Taggings tag(List<Token> tokens, TextModel model, WordAnnotator annotator) {
    Taggings taggings = model.tagger().taggings(tokens.stream().map(Token::getText).toList());
    for (int i = 0; i < tokens.size(); i++) {
      annotator.replaceTags(tokens.get(i), taggings.best().word(i + 1));
    }
    return taggings;
  }

  private static Tagset tagset(DependencyParser parser) {
    List<String> tags = parser.text().map(model -> model.tagger().partsOfSpeech()).orElse(List.of());
    SingletonTagset tagset = new SingletonTagset(POS.class, UdTagset.ofPos(tags));
    tagset.addAll(tags);
    return tagset;
  }
}
