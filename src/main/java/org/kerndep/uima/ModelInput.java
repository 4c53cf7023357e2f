package org.kerndep.uima;

import de.tudarmstadt.ukp.dkpro.core.api.lexmorph.type.morph.MorphologicalFeatures;
import de.tudarmstadt.ukp.dkpro.core.api.lexmorph.type.pos.POS;
import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Lemma;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.apache.uima.jcas.JCas;
import org.apache.uima.jcas.tcas.Annotation;
import org.kerndep.data.Layer;
import org.kerndep.data.Vocabulary;
import org.kerndep.data.Word;
import org.kerndep.data.WordKnowledge;
import org.kerndep.uima.cas.CasLayers;
import org.kerndep.uima.cas.CasSentence;
import org.kerndep.uima.cas.CasSentences;
import org.kerndep.uima.cas.DocumentException;
import org.kerndep.uima.cas.PosSource;
import org.kerndep.uima.cas.PosTags;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Reads the sentences of a document for its model: with the parts of speech it knows and the user layers it looks at.
 * Says what the document lacks. Without parts of speech trees are worth little, so a sentence without any is an error,
 * or a warning if the engine is lenient. Without lemmas or morphological features trees are somewhat worse, and many
 * pipelines have none: a document without any is a warning. So is one whose tags the model has never seen, and one
 * without values in a user layer. Each warning is given once. One thread.
 */
final class ModelInput {

  private static final Logger LOG = LoggerFactory.getLogger(ModelInput.class);
  private static final String WORSE =
      ", but the model was trained with them, so that trees are worse than they could be; ";
  private static final String TAGGER = "run a part-of-speech tagger before this engine, such as OpenNlpPosTagger";

  private final PosSource source;
  private final boolean lenient;
  private final Set<Layer> warned = new HashSet<>();
  private final Set<String> warnedPaths = new HashSet<>();

  /**
   * Input for the models of an engine.
   *
   * @param source where the parts of speech are
   * @param lenient whether sentences may lack parts of speech
   */
  ModelInput(PosSource source, boolean lenient) {
    this.source = source;
    this.lenient = lenient;
  }

  /** The sentences of a document that have tokens, in text order. */
  List<CasSentence> sentences(JCas jcas, DocumentModel model) throws DocumentException {
    return CasSentences.of(jcas, tags(jcas, model), layers(jcas, model));
  }

  /** The sentences below annotations that lie over them, in the same order. */
  List<CasSentence> sentences(JCas jcas, DocumentModel model, List<? extends Annotation> annotations)
      throws DocumentException {
    PosTags tags = tags(jcas, model);
    CasLayers layers = layers(jcas, model);
    return annotations.stream().map(annotation -> CasSentences.of(annotation, tags, layers)).toList();
  }

  private PosTags tags(JCas jcas, DocumentModel model) {
    return source.in(jcas, vocabulary(model));
  }

  private static Vocabulary vocabulary(DocumentModel model) {
    return model.parser().vocabulary();
  }

  private CasLayers layers(JCas jcas, DocumentModel model) throws DocumentException {
    CasLayers layers;
    try {
      layers = CasLayers.read(jcas, model.parser().userLayers());
    } catch (IllegalArgumentException e) {
      throw new DocumentException(jcas, "the model " + model.location() + " was trained with a layer that cannot be"
          + " read (" + e.getMessage() + "); run the component that makes this layer, with its types, before this"
          + " engine", e);
    }
    for (String path : layers.withoutValues()) {
      if (warnedPaths.add(path)) {
        LOG.warn("{}: no token has a value in the layer {}, with which the model {} was trained, so its trees may be "
            + "worse; run the component that makes this layer before this engine (further documents are not logged)",
            DocumentException.name(jcas), path, model.location());
      }
    }
    return layers;
  }

  /** Refuses sentences that lack what the model cannot do without, and warns of what else they lack. */
  void check(JCas jcas, List<CasSentence> sentences, DocumentModel model) throws DocumentException {
    check(jcas, sentences, vocabulary(model));
  }

  private void check(JCas jcas, List<CasSentence> sentences, Vocabulary model) throws DocumentException {
    Set<Layer> known = model.presentLayers();
    if (known.contains(Layer.CPOS) || known.contains(Layer.POS)) {
      checkPos(jcas, sentences);
    }
    if (known.contains(Layer.CPOS)) {
      checkTags(jcas, sentences, model);
    }
    if (known.contains(Layer.LEMMA) && lack(sentences, Layer.LEMMA)) {
      warn(jcas, Layer.LEMMA, "no word has a " + Lemma.class.getName() + WORSE
          + "run a lemmatizer before this engine, such as MateLemmatizer");
    }
    if (known.contains(Layer.MORPH) && lack(sentences, Layer.MORPH)) {
      warn(jcas, Layer.MORPH, "no word has a " + MorphologicalFeatures.class.getName() + WORSE
          + "run a morphological tagger before this engine, such as MateMorphTagger");
    }
  }

  private void checkPos(JCas jcas, List<CasSentence> sentences) throws DocumentException {
    for (CasSentence sentence : sentences) {
      if (!sentence.hasPos()) {
        String problem = "the sentence at character " + sentence.annotation().getBegin() + " has no "
            + POS.class.getName() + " that " + KernelParser.PARAM_POS_SOURCE + "=" + source
            + " can use, but the model was trained with parts of speech";
        if (!lenient) {
          throw new DocumentException(jcas, problem + "; " + TAGGER + ", or change " + KernelParser.PARAM_POS_SOURCE
              + ", or accept poor trees with " + KernelParser.PARAM_LENIENT + "=true", null);
        }
        warn(jcas, Layer.POS, problem + ", so that trees are poor; " + TAGGER);
      }
    }
  }

  private void checkTags(JCas jcas, List<CasSentence> sentences, Vocabulary model) {
    List<String> tags = sentences.stream().flatMap(s -> s.sentence().words().stream()).map(Word::cpos)
        .filter(tag -> !tag.equals(Word.ABSENT)).distinct().toList();
    if (!tags.isEmpty() && model.values(Layer.CPOS).stream().noneMatch(tags::contains)) {
      warn(jcas, Layer.CPOS, "the model knows none of the tags, such as " + tags.get(0) + ", but tags such as "
          + model.values(Layer.CPOS).get(0) + ", so that trees are poor; use a tagger with the tags of the model or"
          + " change " + KernelParser.PARAM_POS_SOURCE + " (it is " + source + ")");
    }
  }

  private static boolean lack(List<CasSentence> sentences, Layer layer) {
    return !sentences.isEmpty() && sentences.stream().flatMap(s -> s.sentence().words().stream())
        .allMatch(word -> layer.values(word, WordKnowledge.NONE).isEmpty());
  }

  private void warn(JCas jcas, Layer layer, String problem) {
    if (warned.add(layer)) {
      LOG.warn("{}: {} (said once, for the first such document)", DocumentException.name(jcas), problem);
    }
  }
}
