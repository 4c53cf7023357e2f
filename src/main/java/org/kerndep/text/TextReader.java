package org.kerndep.text;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Queue;
import org.kerndep.data.Taggings;
import org.kerndep.data.Word;
import org.kerndep.io.ConllBlock;
import org.kerndep.io.Input;
import org.kerndep.io.PlainTextReader;
import org.kerndep.io.SentenceSource;
import org.kerndep.io.SurfaceToken;
import org.kerndep.io.TokenRange;
import org.kerndep.io.json.CodePoints;
import org.kerndep.text.classifier.WordShapes;

/**
 * Makes sentences from plain text. Blank lines end a paragraph and a paragraph ends a sentence; other line breaks are
 * white space. Memory does not grow with the text, nor with a paragraph: a long one is read piece by piece, and a last
 * sentence that may be incomplete waits for the next piece. One thread, but for {@link #taggings}.
 */
public final class TextReader implements SentenceSource {

  /** About how many characters a piece has. */
  static final int PIECE = 1 << 16;

  /** The columns of CoNLL-U between form and MISC. */
  private static final String UNKNOWN = String.join("\t", Collections.nCopies(7, Word.ABSENT));

  private final Input input;
  private final TextModel model;
  private final ParagraphReader paragraphs;
  private final Queue<ConllBlock> ready = new ArrayDeque<>();
  private final boolean ranges;
  private int number;

  /**
   * A reader.
   *
   * @param lineByLine whether each line is a paragraph, so that a user at a terminal need not wait
   */
  public TextReader(Input input, TextModel model, boolean lineByLine) {
    this(input, model, lineByLine, false);
  }

  /** A reader that notes in MISC where each token stands in the text, as {@code TokenRange=0:5}. */
  public static TextReader withRanges(Input input, TextModel model) {
    return new TextReader(input, model, false, true);
  }

  private TextReader(Input input, TextModel model, boolean lineByLine, boolean ranges) {
    this.ranges = ranges;
    this.input = input;
    this.model = model;
    this.paragraphs = new ParagraphReader(new PlainTextReader(input), lineByLine, PIECE);
  }

  @Override
  public ConllBlock next() throws IOException {
    while (ready.isEmpty() && paragraphs.advance()) {
      segment();
    }
    return ready.poll();
  }

  /** Makes blocks of the sentences of the piece. A last sentence that may continue in the next piece is put back. */
  private void segment() {
    String text = paragraphs.text();
    CodePoints places = new CodePoints(text);
    List<List<TextToken>> sentences = model.segments(text);
    boolean waits = !paragraphs.isComplete() && sentences.size() > 1
        && text.length() - sentences.get(sentences.size() - 1).get(0).begin() < PIECE / 2;
    int count = sentences.size() - (waits ? 1 : 0);
    for (int i = 0; i < count; i++) {
      boolean first = i == 0 && paragraphs.isStart();
      ready.add(block(text, places, sentences.get(i), first));
    }
    paragraphs.keepFrom(waits ? sentences.get(count).get(0).begin() : text.length());
  }

  /** The next sentence as CoNLL-U, without tags or tree. */
  private ConllBlock block(String text, CodePoints places, List<TextToken> tokens, boolean startsParagraph) {
    List<String> lines = new ArrayList<>();
    if (startsParagraph) {
      lines.add("# newpar");
    }
    lines.add("# sent_id = " + ++number);
    lines.add("# text = " + text.substring(tokens.get(0).begin(), tokens.get(tokens.size() - 1).end())
        .replaceAll("[\\s\\p{Z}]+", " "));
    int word = 0;
    for (TextToken token : tokens) {
      String misc = misc(text, places, token);
      if (token.isMultiword()) {
        lines.add(row((word + 1) + "-" + (word + token.words().size()), token.form(text), misc));
      }
      for (String form : token.words()) {
        word++;
        lines.add(row(Integer.toString(word), form, token.isMultiword() ? Word.ABSENT : misc));
      }
    }
    return ConllBlock.of(input.name(), lines);
  }

  private String misc(String text, CodePoints places, TextToken token) {
    boolean space = token.end() == text.length() || WordShapes.isSpace(text.charAt(token.end()));
    if (!ranges) {
      return space ? Word.ABSENT : SurfaceToken.NO_SPACE;
    }
    int start = paragraphs.before() + places.before(token.begin());
    int end = paragraphs.before() + places.before(token.end());
    return (space ? "" : SurfaceToken.NO_SPACE + "|") + new TokenRange(start, end);
  }

  private static String row(String id, String form, String misc) {
    return String.join("\t", id, form, UNKNOWN, misc);
  }

  @Override
  public boolean tags() {
    return true;
  }

  @Override
  public Taggings taggings(ConllBlock block) {
    return model.tagger().taggings(block.sentence());
  }

  @Override
  public double share() {
    return input.share();
  }

  @Override
  public void close() throws IOException {
    input.close();
  }
}
