package org.kerndep.bundle;

import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import org.kerndep.base.BaseModel;
import org.kerndep.bundle.bytes.ByteSink;
import org.kerndep.bundle.bytes.ByteSource;
import org.kerndep.bundle.bytes.ModelFormatException;
import org.kerndep.feature.TreeTemplateSet;
import org.kerndep.rerank.MinedScorer;
import org.kerndep.rerank.PartKernelScorer;
import org.kerndep.rerank.TemplateTreeScorer;
import org.kerndep.rerank.TreeKernelScorer;
import org.kerndep.rerank.TreeScorer;
import org.kerndep.rerank.VotedKernelScorer;
import org.kerndep.rerank.WholeTreeScorer;

/**
 * A kind of tree scorer as bytes. Values and templates of the base model are not repeated.
 *
 * @param name that of the scorers
 * @param version the one that is written; all from 1 are read
 */
record ScorerCodec<T extends TreeScorer>(String name, int version, Class<T> type, BiConsumer<ByteSink, T> writer,
    Reader<T> reader) {

  /** Reads a scorer of any version up to the one that is written. */
  interface Reader<T> {
    T read(ByteSource in, int version, BaseModel base) throws ModelFormatException;
  }

  private static final ScorerCodec<PartKernelScorer> KERNEL = new ScorerCodec<>(PartKernelScorer.NAME, 1,
      PartKernelScorer.class, (out, scorer) -> KernelCodec.put(out, scorer.expansion()),
      (in, version, base) -> new PartKernelScorer(KernelCodec.read(in, base.vocabulary().knowledge())));

  private static final ScorerCodec<TemplateTreeScorer> TEMPLATES = new ScorerCodec<>(TemplateTreeScorer.NAME, 1,
      TemplateTreeScorer.class, (out, scorer) -> BaseModelCodec.putWeights(out, scorer.weights()),
      (in, version, base) ->
          new TemplateTreeScorer(base.vocabulary(), base.templates(), BaseModelCodec.readWeights(in)));

  /** 1: a number that is always 1, and weights of the default features. 2: features as text. */
  private static final ScorerCodec<WholeTreeScorer> WHOLE_TREES = new ScorerCodec<>(WholeTreeScorer.NAME, 2,
      WholeTreeScorer.class, ScorerCodec::putWholeTrees, ScorerCodec::readWholeTrees);

  private static final ScorerCodec<TreeKernelScorer> TREE_KERNEL = new ScorerCodec<>(TreeKernelScorer.NAME, 1,
      TreeKernelScorer.class, TreeSupportCodec::put, (in, version, base) -> TreeSupportCodec.read(in, base));

  /** 1: occurrences of features count. 2: what counts is said. */
  private static final ScorerCodec<MinedScorer> MINED = new ScorerCodec<>(MinedScorer.NAME, 2, MinedScorer.class,
      MinedCodec::put, (in, version, base) -> MinedCodec.read(in, version, base.vocabulary().knowledge()));

  private static final ScorerCodec<VotedKernelScorer> VOTED = new ScorerCodec<>(VotedKernelScorer.NAME, 1,
      VotedKernelScorer.class, VotedCodec::put, (in, version, base) -> VotedCodec.read(in, base));

  private static final List<ScorerCodec<?>> ALL =
      List.of(KERNEL, TEMPLATES, WHOLE_TREES, TREE_KERNEL, MINED, VOTED);

  /** The kinds that reranker entries without names have, in the order of their bits. */
  static final List<ScorerCodec<?>> FLAGGED = List.of(KERNEL, TEMPLATES, WHOLE_TREES);

  /** The one of a name, if it is known. */
  static Optional<ScorerCodec<?>> of(String name) {
    return ALL.stream().filter(codec -> codec.name.equals(name)).findFirst();
  }

  /** The names of all kinds. */
  static List<String> names() {
    return ALL.stream().<String>map(ScorerCodec::name).toList();
  }

  byte[] encode(TreeScorer scorer) {
    ByteSink out = new ByteSink();
    writer.accept(out, type.cast(scorer));
    return out.toByteArray();
  }

  T read(ByteSource in, int found, BaseModel base) throws ModelFormatException {
    return reader.read(in, found, base);
  }

  private static void putWholeTrees(ByteSink out, WholeTreeScorer scorer) {
    out.putText(scorer.templates().toString());
    BaseModelCodec.putWeights(out, scorer.weights());
  }

  private static WholeTreeScorer readWholeTrees(ByteSource in, int version, BaseModel base)
      throws ModelFormatException {
    if (version == 1) {
      int features = in.readCount();
      if (features != 1) {
        throw in.tooNew("has features of trees of version " + features + ", this version knows 1");
      }
    }
    TreeTemplateSet templates = version == 1 ? TreeTemplateSet.standard() : TreeTemplateSet.parse(in.readText());
    return new WholeTreeScorer(base.vocabulary(), templates, BaseModelCodec.readWeights(in));
  }
}
