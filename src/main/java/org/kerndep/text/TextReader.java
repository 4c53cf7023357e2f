package org.kerndep.text;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import org.kerndep.io.ConllBlock;
import org.kerndep.io.Input;
import org.kerndep.io.PlainText;
import org.kerndep.io.SentenceSource;

/**
 * Makes sentences from plain text. Blank lines end a paragraph and a paragraph ends a sentence; other line breaks are
 * white space. Memory does not grow with the text, nor with a paragraph: a long one is taken piece by piece, and what
 * may be a sentence that is not complete waits for the next piece. One thread, but for {@link #prepared}.
 */
public final class TextReader implements SentenceSource {

  /** A piece has about so many characters. */
  static final int PIECE = 1 << 16;

  private final Input input;
  private final TextModel model;
  private final Paragraphs paragraphs;
  private final Queue<ConllBlock> ready = new ArrayDeque<>();
  private int number;

  /**
   * A reader.
   *
   * @param lineByLine whether each line is a paragraph, so that somebody who types it need not wait
   */
  public TextReader(Input input, TextModel model, boolean lineByLine) {
    this.input = input;
    this.model = model;
    this.paragraphs = new Paragraphs(new PlainText(input), lineByLine, PIECE);
  }

  @Override
  public ConllBlock next() throws IOException {
    while (ready.isEmpty() && paragraphs.advance()) {
      segment();
    }
    return ready.poll();
  }

  /** Makes blocks of the sentences of the piece. Behind one that is not the paragraph's last the rest is put back. */
  private void segment() {
    String text = paragraphs.text();
    List<List<TextToken>> sentences = model.segments(text);
    boolean waits = !paragraphs.isComplete() && sentences.size() > 1
        && text.length() - sentences.get(sentences.size() - 1).get(0).begin() < PIECE / 2;
    int count = sentences.size() - (waits ? 1 : 0);
    for (int i = 0; i < count; i++) {
      boolean first = i == 0 && paragraphs.isStart();
      ready.add(TextBlock.of(input.name(), text, sentences.get(i), ++number, first));
    }
    paragraphs.keepFrom(waits ? sentences.get(count).get(0).begin() : text.length());
  }

  /** Gives a sentence its tags, features and lemmas. */
  @Override
  public ConllBlock prepared(ConllBlock block) {
    return block.withWords(model.tagger().tag(block.sentence()));
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
