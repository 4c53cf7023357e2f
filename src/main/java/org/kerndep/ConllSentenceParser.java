package org.kerndep;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.Hypothesis;
import org.kerndep.data.KBestList;
import org.kerndep.data.Taggings;
import org.kerndep.io.ConllBlock;
import org.kerndep.io.ConllConversion;
import org.kerndep.io.ConllFormat;
import org.kerndep.io.SentenceSource;

/**
 * Parses single sentences of many sources, which become CoNLL-U or JSON. Warns once if they are not what the model
 * needs. Shared freely by threads.
 */
public final class ConllSentenceParser {

  private final DependencyParser parser;
  private final int k;
  private final boolean confidence;
  private final boolean keepRestated;
  private final InputCheck check;
  private final ConllLayers layers;
  private volatile boolean any;

  /**
   * A parser of sentences.
   *
   * @param k how many trees of each, at least 1
   * @param confidence whether arcs get probabilities
   * @param keepRestated whether columns that restate the old tree, such as DEPS, stay
   */
  public ConllSentenceParser(DependencyParser parser, int k, boolean confidence, boolean keepRestated) {
    if (k < 1) {
      throw new IllegalArgumentException("k must be at least 1: " + k);
    }
    this.parser = parser;
    this.k = k;
    this.confidence = confidence;
    this.keepRestated = keepRestated;
    this.check = new InputCheck(parser.vocabulary());
    this.layers = new ConllLayers(parser);
  }

  /** A sentence that a source gave, with its trees. */
  public ParsedConllSentence parse(SentenceSource source, ConllBlock given) {
    ConllBlock block = conllu(given);
    Taggings taggings = source.taggings(block);
    any = true;
    check.add(block, taggings.best());
    Taggings seen = layers.added(block, taggings);
    if (!confidence && k == 1) {
      Hypothesis best = parser.parse(seen);
      return new ParsedConllSentence(tagged(source, block, best), new KBestList(List.of(best)), Optional.empty(),
          false, List.of(), keepRestated);
    }
    ConfidentList found = confidence ? parser.parseWithConfidence(seen, k)
        : new ConfidentList(parser.parse(seen, k), Optional.empty());
    return new ParsedConllSentence(tagged(source, block, found.list().best()), found.list(),
        k == 1 ? Optional.empty() : Optional.of(parser.probabilities(found.list())), parser.reranks(), arcs(found),
        keepRestated);
  }

  private static ConllBlock tagged(SentenceSource source, ConllBlock block, Hypothesis best) {
    return source.tags() ? block.withWords(best.sentence()) : block;
  }

  private static List<Double> arcs(ConfidentList found) {
    DependencyTree tree = found.tree();
    return found.arcs().map(arcs -> IntStream.rangeClosed(1, tree.size())
        .mapToObj(m -> arcs.probability(tree.head(m), m)).toList()).orElse(List.of());
  }

  /** The same sentence in CoNLL-U. */
  private static ConllBlock conllu(ConllBlock block) {
    if (block.format() == ConllFormat.CONLLU) {
      return block;
    }
    List<String> lines = new ArrayList<>(block.lines().stream().filter(line -> line.startsWith("#")).toList());
    lines.addAll(ConllConversion.rows(block, ConllFormat.CONLLU));
    return ConllBlock.of(block.place(), lines);
  }

  /** All sentences are parsed; warns of what they lacked, if that was not said before. */
  public void end() {
    if (any) {
      check.end();
    }
    layers.logMissing();
  }
}
