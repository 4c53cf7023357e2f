package org.kerndep.server.model;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.kerndep.ConfidentList;
import org.kerndep.data.Hypothesis;
import org.kerndep.data.Sentence;
import org.kerndep.data.Taggings;
import org.kerndep.data.Word;
import org.kerndep.io.ConllBlock;
import org.kerndep.io.ConllFormat;
import org.kerndep.io.ConllReader;
import org.kerndep.io.TreeColumns;
import org.kerndep.server.http.Deadline;
import org.kerndep.server.http.Refusal;
import org.kerndep.text.TextModel;
import org.kerndep.text.TextSentence;
import org.kerndep.text.TextToken;

/** Parses the sentences of one request, within the limits of the server and the time of the request. One thread. */
public final class RequestParser {

  private final ServedModel model;
  private final ParseLimits limits;
  private final Deadline deadline;
  private final ParseCounts counts;

  public RequestParser(ServedModel model, ParseLimits limits, Deadline deadline, ParseCounts counts) {
    this.model = model;
    this.limits = limits;
    this.deadline = deadline;
    this.counts = counts;
  }

  /** With what it parses. */
  public ServedModel model() {
    return model;
  }

  /** The same for another model. */
  public RequestParser with(ServedModel other) {
    return new RequestParser(other, limits, deadline, counts);
  }

  /** Refuses a text that is too long. */
  public void checkText(String text) {
    limits.checkText(text);
  }

  /** The tokens of each sentence of a text; blank lines end paragraphs. */
  public List<List<TextToken>> segments(String text) {
    limits.checkText(text);
    List<List<TextToken>> segments = text().segmentsOfParagraphs(text);
    segments.forEach(tokens -> limits.checkSentence(tokens.stream().mapToInt(token -> token.words().size()).sum()));
    return segments;
  }

  private TextModel text() {
    return model.text().orElseThrow(() -> new Refusal(400, "the model " + model.name() + " has no tokenizer and no "
        + "tagger; send sentences whose words have tags as CoNLL-U, or use another model"));
  }

  /** A sentence of a text with what its words may be tagged as. */
  public TextSentence tagged(List<TextToken> tokens) {
    deadline.check();
    return new TextSentence(tokens,
        text().tagger().taggings(tokens.stream().flatMap(token -> token.words().stream()).toList()));
  }

  /** The sentences of CoNLL-U, without those of no words. */
  public List<ConllBlock> blocks(String conllu) throws IOException {
    limits.checkText(conllu);
    List<ConllBlock> blocks = new ArrayList<>();
    try (ConllReader reader = new ConllReader("data",
        new ByteArrayInputStream(conllu.getBytes(StandardCharsets.UTF_8)), ConllFormat.CONLLU, TreeColumns.IGNORE)) {
      for (ConllBlock block = reader.next(); block != null; block = reader.next()) {
        limits.checkSentence(block.sentence().size());
        if (block.sentence().size() > 0) {
          blocks.add(block);
        }
      }
    }
    return blocks;
  }

  /**
   * What the words of a sentence may be tagged as: their own tags, or those of the model's tagger if that is wanted or
   * no word has any.
   */
  public Taggings taggings(ConllBlock block, boolean tag) {
    return taggings(model.layers().sentence(block), tag);
  }

  /** The same for words that do not come from CoNLL. */
  public Taggings taggings(Sentence own, boolean tag) {
    deadline.check();
    if (!tag && (hasTags(own) || model.text().isEmpty())) {
      return Taggings.given(own);
    }
    return text().tagger().taggings(own);
  }

  /** Whether any word has a tag. */
  public static boolean hasTags(Sentence sentence) {
    return sentence.words().stream()
        .anyMatch(word -> !word.cpos().equals(Word.ABSENT) || !word.pos().equals(Word.ABSENT));
  }

  /** The best hypothesis. */
  public Hypothesis best(Taggings taggings) {
    begin(taggings);
    return model.parser().parse(taggings);
  }

  /**
   * The k best hypotheses.
   *
   * @param confidence whether to find out how probable arcs are
   */
  public ConfidentList list(Taggings taggings, int k, boolean confidence) {
    begin(taggings);
    return confidence ? model.parser().parseWithConfidence(taggings, k)
        : new ConfidentList(model.parser().parse(taggings, k), Optional.empty());
  }

  private void begin(Taggings taggings) {
    deadline.check();
    limits.checkSentence(taggings.best().size());
    counts.add(taggings.best().size());
  }
}
