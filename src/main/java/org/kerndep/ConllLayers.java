package org.kerndep;

import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import org.kerndep.data.Sentence;
import org.kerndep.data.Taggings;
import org.kerndep.data.Word;
import org.kerndep.io.ConllBlock;
import org.kerndep.io.MiscLayers;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Gives the words of CoNLL blocks what they have in the user layers that a parser looks at, and logs which of these
 * layers a stream lacks: the parser then does without. Shared freely by threads.
 */
public final class ConllLayers {

  private static final Logger LOG = LoggerFactory.getLogger(ConllLayers.class);

  private final MiscLayers layers;
  private final Set<String> missing = ConcurrentHashMap.newKeySet();
  private volatile boolean words;

  /** For a stream that a parser reads; layers that no CoNLL file has are logged. */
  public ConllLayers(DependencyParser parser) {
    layers = MiscLayers.of(parser.userLayers());
    missing.addAll(layers.paths());
    List<String> others = MiscLayers.others(parser.userLayers());
    if (!others.isEmpty()) {
      LOG.warn("the model was trained with layers that CoNLL files do not have ({}), so its trees may be worse; parse "
          + "in a UIMA pipeline that makes them", String.join(", ", others));
    }
  }

  /** The taggings of a block's words with what the words have in the layers. */
  public Taggings added(ConllBlock block, Taggings taggings) {
    Sentence own = sentence(block);
    return layers.paths().isEmpty() ? taggings : taggings.map(sentence -> new Sentence(
        IntStream.rangeClosed(1, own.size()).mapToObj(m -> sentence.word(m).with(own.word(m).user())).toList()));
  }

  /** The words of a block. */
  public Sentence sentence(ConllBlock block) {
    Sentence sentence = block.sentence(layers);
    if (sentence.size() > 0) {
      words = true;
    }
    if (!missing.isEmpty()) {
      sentence.words().stream().map(Word::user).forEach(values -> missing.removeAll(values.paths()));
    }
    return sentence;
  }

  /** Logs the layers in which no word had a value. */
  public void logMissing() {
    if (words && !missing.isEmpty()) {
      LOG.warn("the model was trained with {}, of which no word of the input has a value in MISC, so its trees may be "
          + "worse", String.join(", ", layers.paths().stream().filter(missing::contains).toList()));
    }
  }
}
