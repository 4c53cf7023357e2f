package org.kerndep.text;

import java.io.IOException;
import java.util.function.Consumer;
import org.kerndep.data.Taggings;
import org.kerndep.io.ConllBlock;
import org.kerndep.io.SentenceSource;
import org.kerndep.text.tagger.Tagger;

/**
 * Sentences of another source, with their tags, features and lemmas replaced by a tagger's.
 *
 * @param source where they come from
 * @param tagger gives the new ones
 */
public record TaggedSource(SentenceSource source, Tagger tagger) implements SentenceSource {

  @Override
  public ConllBlock next() throws IOException {
    return source.next();
  }

  @Override
  public boolean tags() {
    return true;
  }

  @Override
  public Taggings taggings(ConllBlock block) {
    return tagger.taggings(block.sentence());
  }

  @Override
  public double share() {
    return source.share();
  }

  @Override
  public String tail() {
    return source.tail();
  }

  @Override
  public void skipBad(Consumer<String> listener) {
    source.skipBad(listener);
  }

  @Override
  public void close() throws IOException {
    source.close();
  }
}
