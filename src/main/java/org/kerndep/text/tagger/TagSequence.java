package org.kerndep.text.tagger;

import java.util.List;

/**
 * The tags of a sentence's words.
 *
 * @param logProbability the natural logarithm of how probable they are
 */
public record TagSequence(List<Tag> tags, double logProbability) {

  public TagSequence {
    tags = List.copyOf(tags);
  }
}
