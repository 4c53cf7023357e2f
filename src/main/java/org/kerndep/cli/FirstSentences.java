package org.kerndep.cli;

import java.io.IOException;
import org.kerndep.data.Taggings;
import org.kerndep.io.ConllBlock;
import org.kerndep.io.SentenceSource;

/** The first so many sentences of a source. One thread. */
final class FirstSentences implements SentenceSource {

  private final SentenceSource source;
  private int left;

  FirstSentences(SentenceSource source, int count) {
    this.source = source;
    this.left = count;
  }

  @Override
  public ConllBlock next() throws IOException {
    return left-- > 0 ? source.next() : null;
  }

  @Override
  public boolean tags() {
    return source.tags();
  }

  @Override
  public Taggings taggings(ConllBlock block) {
    return source.taggings(block);
  }

  @Override
  public double share() {
    return source.share();
  }

  @Override
  public void close() throws IOException {
    source.close();
  }
}
