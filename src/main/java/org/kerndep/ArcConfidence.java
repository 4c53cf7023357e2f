package org.kerndep;

import java.util.List;
import java.util.stream.IntStream;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.Sentence;
import org.kerndep.data.Word;
import org.kerndep.io.ArcProbability;
import org.kerndep.io.BadInputException;
import org.kerndep.io.ConllBlock;
import org.kerndep.io.ConllFormat;

/**
 * Parses sentences and writes into MISC how probable each arc of the tree is, as {@code ArcProb=0.97}. A sentence that
 * is too long to be decoded whole has no such value.
 */
final class ArcConfidence {

  private final DependencyParser parser;
  private final boolean keepRestated;

  ArcConfidence(DependencyParser parser, boolean keepRestated) {
    this.parser = parser;
    this.keepRestated = keepRestated;
  }

  ConllBlock parse(ConllBlock block, Sentence sentence) throws BadInputException {
    if (block.format() != ConllFormat.CONLLU) {
      throw new BadInputException(block.place(), block.format() + " has no column for the probability of arcs",
          "convert the file to conllu first, or parse it without confidence");
    }
    ConfidentList found = parser.parseWithConfidence(sentence);
    DependencyTree tree = found.tree();
    List<String> values = IntStream.rangeClosed(1, sentence.size())
        .mapToObj(m -> found.arcs().map(arcs -> ArcProbability.text(arcs.probability(tree.head(m), m)))
            .orElse(Word.ABSENT))
        .toList();
    return block.withTree(tree, keepRestated).withMisc(ArcProbability.KEY, values);
  }
}
