package org.kerndep.bundle;

import it.unimi.dsi.fastutil.doubles.DoubleArrayList;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.kerndep.base.BaseModel;
import org.kerndep.bundle.TreeFeatureCodec.Opening;
import org.kerndep.bundle.bytes.ByteSink;
import org.kerndep.bundle.bytes.ByteSource;
import org.kerndep.bundle.bytes.ModelFormatException;
import org.kerndep.kernel.FragmentKernel;
import org.kerndep.kernel.PolynomialKernel;
import org.kerndep.kernel.SubtreeDag;
import org.kerndep.kernel.support.tree.FragmentUpdates;
import org.kerndep.kernel.support.tree.FragmentUpdates.Change;
import org.kerndep.kernel.support.tree.PolynomialUpdates;
import org.kerndep.kernel.support.tree.TreeUpdates;
import org.kerndep.rerank.VotedKernelScorer;
import org.kerndep.rerank.VotedKernelScorer.Voters;

/**
 * Functions of a kernel of whole trees that vote, as bytes: the kernel and what trees are compared by, the weight of
 * the base parser's score; then for each chunk the numbers of votes, subtrees with their changes, or trees with their
 * coefficients. Amounts are doubles, so that no vote changes.
 */
final class VotedCodec {

  private VotedCodec() {}

  static void put(ByteSink out, VotedKernelScorer scorer) {
    TreeFeatureCodec.putOpening(out, scorer.kernel(), scorer.trees());
    putDouble(out, scorer.baseWeight());
    out.putCount(scorer.voters().size());
    for (Voters some : scorer.voters()) {
      out.putCount(some.votes().size());
      some.votes().forEach(out::putLongCount);
      if (some.updates() instanceof FragmentUpdates fragments) {
        putFragments(out, fragments);
      } else {
        PolynomialUpdates trees = (PolynomialUpdates) some.updates();
        TreeFeatureCodec.putTrees(out, IntStream.range(0, trees.size()).mapToObj(trees::features).toList(),
            tree -> putDouble(out, trees.coefficient(tree)));
      }
    }
  }

  private static void putFragments(ByteSink out, FragmentUpdates updates) {
    TreeFeatureCodec.putDag(out, updates.dag(), subtree -> { });
    out.putCount(updates.changes().size());
    for (Change change : updates.changes()) {
      putDouble(out.putCount(change.update()).putCount(change.subtree()), change.amount());
    }
  }

  private static void putDouble(ByteSink out, double value) {
    out.putLong(Double.doubleToLongBits(value));
  }

  static VotedKernelScorer read(ByteSource in, BaseModel base) throws ModelFormatException {
    Opening opening = TreeFeatureCodec.readOpening(in, base);
    double baseWeight = readDouble(in);
    List<Voters> voters = new ArrayList<>();
    for (int chunk = in.readSize(); chunk > 0; chunk--) {
      LongArrayList votes = new LongArrayList();
      for (int i = in.readSize(); i > 0; i--) {
        votes.add(in.readLongCount());
      }
      TreeUpdates updates = opening.kernel() instanceof FragmentKernel fragments
          ? readFragments(in, opening, fragments, votes.size() - 1)
          : readTrees(in, (PolynomialKernel) opening.kernel());
      if (votes.size() != updates.count() + 1) {
        throw in.corrupt(updates.count() + " updates between " + votes.size() + " functions");
      }
      voters.add(new Voters(updates, votes));
    }
    double all = voters.stream().flatMapToLong(some -> some.votes().longStream()).asDoubleStream().sum();
    if (all == 0 || all > Integer.MAX_VALUE) {
      throw in.corrupt("functions with " + all + " votes");
    }
    return new VotedKernelScorer(opening.kernel(), opening.trees(), baseWeight, voters);
  }

  private static FragmentUpdates readFragments(ByteSource in, Opening opening, FragmentKernel kernel, int count)
      throws ModelFormatException {
    SubtreeDag dag = TreeFeatureCodec.readDag(in, opening.trees().labels().size(), subtree -> { });
    List<Change> changes = new ArrayList<>();
    for (int i = in.readSize(); i > 0; i--) {
      changes.add(new Change(TreeFeatureCodec.below(in, in.readCount(), count),
          TreeFeatureCodec.below(in, in.readCount(), dag.size()), readDouble(in)));
    }
    return new FragmentUpdates(kernel, dag, count, changes);
  }

  private static PolynomialUpdates readTrees(ByteSource in, PolynomialKernel kernel) throws ModelFormatException {
    DoubleArrayList coefficients = new DoubleArrayList();
    List<long[]> trees = TreeFeatureCodec.readTrees(in, tree -> coefficients.add(readDouble(in)));
    if (trees.size() % 2 != 0) {
      throw in.corrupt("updates of " + trees.size() + " trees, which are not pairs");
    }
    return new PolynomialUpdates(kernel, trees, coefficients.toDoubleArray());
  }

  private static double readDouble(ByteSource in) throws ModelFormatException {
    double value = Double.longBitsToDouble(in.readLong());
    if (!Double.isFinite(value)) {
      throw in.corrupt("the number " + value);
    }
    return value;
  }
}
