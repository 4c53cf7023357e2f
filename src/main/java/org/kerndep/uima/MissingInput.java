package org.kerndep.uima;

import de.tudarmstadt.ukp.dkpro.core.api.lexmorph.type.morph.MorphologicalFeatures;
import de.tudarmstadt.ukp.dkpro.core.api.lexmorph.type.pos.POS;
import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Lemma;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.apache.uima.jcas.JCas;
import org.kerndep.data.Layer;
import org.kerndep.data.Vocabulary;
import org.kerndep.data.Word;
import org.kerndep.data.WordKnowledge;
import org.kerndep.uima.cas.CasSentence;
import org.kerndep.uima.cas.DocumentException;
import org.kerndep.uima.cas.PosSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What an engine says of a document that lacks annotations its model was trained with. Without parts of speech trees
 * are worth little, so a sentence without any is an error, or a warning if the engine is lenient. Without lemmas or
 * morphological features trees are somewhat worse, and many pipelines have none: a document without any is a warning.
 * So is one whose tags the model has never seen. Each warning is given once. One thread.
 */
final class MissingInput {

  private static final Logger LOG = LoggerFactory.getLogger(MissingInput.class);
  private static final String WORSE =
      ", but the model was trained with them, so that trees are worse than they could be; ";
  private static final String TAGGER = "run a part-of-speech tagger before this engine, such as OpenNlpPosTagger";

  private final PosSource source;
  private final boolean lenient;
  private final Set<Layer> warned = new HashSet<>();

  MissingInput(PosSource source, boolean lenient) {
    this.source = source;
    this.lenient = lenient;
  }

  /** Checks the sentences of a document that are about to be used with a model of this vocabulary. */
  void check(JCas jcas, List<CasSentence> sentences, Vocabulary model) throws DocumentException {
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
