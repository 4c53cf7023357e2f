package org.kerndep.view;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import org.kerndep.io.ArcProbability;
import org.kerndep.io.BadInputException;
import org.kerndep.io.ConllBlock;
import org.kerndep.io.ConllReader;

/** One tree for each sentence of a CoNLL file, or none where it has no heads. */
final class ConllSource implements TreeSource {

  private final ConllReader reader;
  /** The block that comes next, null after the last. */
  private ConllBlock ahead;

  /** Continues with a reader from which the first block was taken. */
  ConllSource(ConllBlock first, ConllReader reader) {
    this.ahead = first;
    this.reader = reader;
  }

  @Override
  public ShownSentence next() throws IOException {
    if (ahead == null) {
      return null;
    }
    ShownSentence sentence = sentence(ahead);
    ahead = reader.next();
    return sentence;
  }

  /** A block and its tree. */
  static ShownSentence sentence(ConllBlock block) throws BadInputException {
    List<OptionalDouble> arcs = new ArrayList<>();
    for (int m = 1; m <= block.sentence().size(); m++) {
      arcs.add(ArcProbability.of(block, m));
    }
    return new ShownSentence(block.place(), block.comment("sent_id"), block.comment("text"), block.sentence(),
        block.tree().map(tree -> ShownTree.single(tree, arcs)).stream().toList());
  }

  @Override
  public void close() throws IOException {
    reader.close();
  }
}
