package org.kerndep.bundle;

import java.util.ArrayList;
import java.util.List;
import org.kerndep.base.BaseModel;
import org.kerndep.bundle.bytes.ByteSink;
import org.kerndep.bundle.bytes.ByteSource;
import org.kerndep.bundle.bytes.ModelFormatException;
import org.kerndep.rerank.Agreement;
import org.kerndep.rerank.ListRule;
import org.kerndep.rerank.RerankFunction;
import org.kerndep.rerank.TreeScorer;

/** The reranker as bytes: its numbers, then for each scorer of trees its name, the version of its kind and a block. */
final class RerankCodec {

  static final String NAME = "rerank";

  /**
   * 1: a kernel function, a linear function or both. 2: the kernel compares user layers. 3: features of whole trees. 4:
   * any scorers, by name. 5: several taggings of a sentence. 6: agreement of trees. 7: trees with other labels.
   */
  static final int VERSION = 7;

  private static final int FIRST_WITH_NAMES = 4;
  private static final int FIRST_WITH_TAGGINGS = 5;
  private static final int FIRST_WITH_AGREEMENT = 6;
  private static final int FIRST_WITH_LABELLINGS = 7;

  /** Larger lists than these would take endless time. */
  static final int MOST_TREES = 10_000;
  static final int MOST_TAGGINGS = 1000;

  private RerankCodec() {}

  static byte[] encode(RerankFunction function) {
    ByteSink out = new ByteSink();
    out.putLong(Double.doubleToLongBits(function.beta())).putCount(function.trees());
    out.putLong(Double.doubleToLongBits(function.temperature()));
    out.putCount(function.lists().taggings()).putLong(Double.doubleToLongBits(function.lists().taggingWeight()));
    out.putLong(Double.doubleToLongBits(function.agreement().weight()));
    out.putLong(Double.doubleToLongBits(function.agreement().temperature()));
    out.putCount(function.lists().labellings());
    out.putCount(function.scorers().size());
    for (TreeScorer scorer : function.scorers()) {
      ScorerCodec<?> codec = ScorerCodec.of(scorer.name()).orElseThrow();
      out.putText(codec.name()).putCount(codec.version()).putBlock(codec.encode(scorer));
    }
    return out.toByteArray();
  }

  static RerankFunction decode(ByteSource in, int version, BaseModel base) throws ModelFormatException {
    try {
      double beta = Double.longBitsToDouble(in.readLong());
      int trees = in.readCount();
      double temperature = Double.longBitsToDouble(in.readLong());
      ListRule lists = version < FIRST_WITH_TAGGINGS ? ListRule.BEST
          : new ListRule(in.readCount(), Double.longBitsToDouble(in.readLong()), 0);
      Agreement agreement = version < FIRST_WITH_AGREEMENT ? Agreement.NONE
          : new Agreement(Double.longBitsToDouble(in.readLong()), Double.longBitsToDouble(in.readLong()));
      int labellings = version < FIRST_WITH_LABELLINGS ? 0 : in.readCount();
      List<TreeScorer> scorers = version < FIRST_WITH_NAMES ? readFlagged(in, base) : readNamed(in, base);
      in.expectEnd();
      if (trees > MOST_TREES || labellings > MOST_TREES || lists.taggings() > MOST_TAGGINGS) {
        throw in.corrupt(
            "lists of " + trees + " trees and " + labellings + " labellings of " + lists.taggings() + " taggings");
      }
      return new RerankFunction(scorers, beta, trees, temperature, agreement, lists.withLabellings(labellings));
    } catch (IllegalArgumentException e) {
      throw in.corrupt(e.getMessage());
    }
  }

  private static List<TreeScorer> readNamed(ByteSource in, BaseModel base) throws ModelFormatException {
    List<TreeScorer> scorers = new ArrayList<>();
    for (int i = in.readSize(); i > 0; i--) {
      String name = in.readText();
      int version = in.readCount();
      ScorerCodec<?> codec = ScorerCodec.of(name).orElseThrow(
          () -> in.tooNew("has a tree scorer '" + name + "', this version knows " + ScorerCodec.names()));
      if (version > codec.version()) {
        throw in.tooNew("has a tree scorer '" + name + "' of version " + version + ", this version reads up to "
            + codec.version());
      }
      if (version < 1) {
        throw in.corrupt("tree scorer '" + name + "' of version " + version);
      }
      ByteSource content = in.readBlock();
      scorers.add(codec.read(content, version, base));
      content.expectEnd();
    }
    return scorers;
  }

  /** Up to version 3: a bit for each of the kinds of then, and those that are present one after the other. */
  private static List<TreeScorer> readFlagged(ByteSource in, BaseModel base) throws ModelFormatException {
    int present = in.readCount();
    List<TreeScorer> scorers = new ArrayList<>();
    for (int kind = 0; kind < ScorerCodec.FLAGGED.size(); kind++) {
      if ((present & 1 << kind) != 0) {
        scorers.add(ScorerCodec.FLAGGED.get(kind).read(in, 1, base));
      }
    }
    return scorers;
  }
}
