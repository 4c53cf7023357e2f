package org.kerndep;

import it.unimi.dsi.fastutil.objects.Object2LongMap;
import it.unimi.dsi.fastutil.objects.Object2LongOpenHashMap;
import java.util.List;
import org.kerndep.data.Layer;
import org.kerndep.data.Sentence;
import org.kerndep.data.Vocabulary;
import org.kerndep.data.Word;
import org.kerndep.io.ConllBlock;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Warns of input for which a model is hardly meant: without tags, with those of another set, with markup, or in another
 * language. The first {@value #ENOUGH} words are looked at, or all if there are fewer. Shared freely by threads.
 */
final class InputCheck {

  private static final Logger LOG = LoggerFactory.getLogger(InputCheck.class);
  private static final int ENOUGH = 1000;
  /** Smaller shares of tags that the model knows are strange. */
  private static final double STRANGE = 0.3;
  private static final List<Layer> TAGS = List.of(Layer.CPOS, Layer.POS);

  private final Vocabulary model;
  private final Object2LongMap<Layer> known = new Object2LongOpenHashMap<>();
  private final Object2LongMap<Layer> given = new Object2LongOpenHashMap<>();
  private final MarkupCount markup = new MarkupCount();
  private final LanguageEvidence language;
  private String unknownTag = "";
  private long words;
  private volatile boolean done;

  InputCheck(Vocabulary model) {
    this.model = model;
    this.language = new LanguageEvidence(model);
  }

  /**
   * Looks at a sentence; the last one needed brings the warning.
   *
   * @param tagged its words with the tags that the parser sees
   */
  void add(ConllBlock block, Sentence tagged) {
    if (!done) {
      count(block, tagged);
    }
  }

  private synchronized void count(ConllBlock block, Sentence tagged) {
    for (Word word : tagged.words()) {
      words++;
      count(Layer.CPOS, word.cpos());
      count(Layer.POS, word.pos());
    }
    markup.add(block.surfaceTokens());
    language.add(tagged);
    if (!done && words >= ENOUGH) {
      warn();
    }
  }

  private void count(Layer layer, String value) {
    int id = model.id(layer, value);
    given.mergeLong(layer, id == Vocabulary.NONE ? 0 : 1, Long::sum);
    known.mergeLong(layer, id >= Vocabulary.FIRST ? 1 : 0, Long::sum);
    if (id == Vocabulary.UNSEEN) {
      unknownTag = value;
    }
  }

  /** The input is over; warns if that was not decided before. */
  synchronized void end() {
    if (words == 0) {
      LOG.warn("the input has no sentences, so there is nothing to parse");
    } else if (!done) {
      warn();
    }
  }

  private void warn() {
    done = true;
    List<Layer> tags = TAGS.stream().filter(model.presentLayers()::contains).toList();
    boolean strangeTags = !tags.isEmpty() && words > 0
        && tags.stream().allMatch(layer -> known.getLong(layer) < STRANGE * words);
    if (strangeTags && tags.stream().allMatch(layer -> given.getLong(layer) < STRANGE * words)) {
      LOG.warn("most words of the input have no tag, but the model goes by tags such as {}, so that trees are poor; "
          + "run a part-of-speech tagger first", examples(tags));
    } else if (strangeTags) {
      LOG.warn("the model does not know most tags of the input, such as {}, but tags such as {}, so that trees are "
          + "poor; use a model of the same tags", unknownTag, examples(tags));
    } else if (markup.isMuch()) {
      LOG.warn("the input looks like markup or program code, such as {}, which is parsed as if it were words; take the "
          + "text out of it first and give that alone", markup.example());
    } else if (language.isAgainst()) {
      LOG.warn("the model has not seen {}% of the words of the input, such as {}; if it is a model of another "
          + "language, trees are poor; use one of the same", language.percentUnknown(), language.examples());
    }
  }

  private String examples(List<Layer> tags) {
    List<String> values = model.values(tags.get(0));
    return String.join(", ", values.subList(0, Math.min(3, values.size())));
  }
}
