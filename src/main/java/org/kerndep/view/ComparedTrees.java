package org.kerndep.view;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.kerndep.data.DependencyTree;
import org.kerndep.io.BadInputException;
import org.kerndep.io.ConllFormat;

/** The sentences of a file side by side with those of another, if there is one; both must have the same words. */
final class ComparedTrees implements Closeable {

  /**
   * A sentence.
   *
   * @param reference the other file's first tree, if it has one
   */
  record Pair(ShownSentence sentence, Optional<DependencyTree> reference) {}

  private final Path input;
  private final Optional<Path> compared;
  private final TreeSource source;
  /** Null if there is no other file. */
  private final TreeSource other;

  private ComparedTrees(Path input, TreeSource source, Optional<Path> compared, TreeSource other) {
    this.input = input;
    this.source = source;
    this.compared = compared;
    this.other = other;
  }

  static ComparedTrees open(Path input, Optional<Path> compared, ConllFormat format) throws IOException {
    TreeSource source = TreeSource.open(input, format);
    try {
      TreeSource other = compared.isPresent() ? TreeSource.open(compared.get(), format) : null;
      return new ComparedTrees(input, source, compared, other);
    } catch (IOException e) {
      source.close();
      throw e;
    }
  }

  /** The next sentence, or null after the last. */
  Pair next() throws IOException {
    ShownSentence sentence = source.next();
    if (other == null) {
      return sentence == null ? null : new Pair(sentence, Optional.empty());
    }
    ShownSentence reference = other.next();
    if (sentence == null && reference == null) {
      return null;
    }
    if (sentence == null || reference == null) {
      throw new BadInputException((sentence == null ? input : compared.orElseThrow()).toString(),
          "ends before the other file, which goes on at " + (sentence == null ? reference : sentence).place(),
          "compare files with the same sentences");
    }
    if (!reference.hasWordsOf(sentence)) {
      throw new BadInputException(reference.place(), "other words than in the sentence at " + sentence.place(),
          "compare files with the same words");
    }
    return new Pair(sentence, reference.trees().stream().findFirst().map(ShownTree::tree));
  }

  @Override
  public void close() throws IOException {
    source.close();
    if (other != null) {
      other.close();
    }
  }
}
