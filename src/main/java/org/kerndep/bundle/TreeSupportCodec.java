package org.kerndep.bundle;

import it.unimi.dsi.fastutil.floats.FloatArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.kerndep.base.BaseModel;
import org.kerndep.bundle.bytes.ByteSink;
import org.kerndep.bundle.bytes.ByteSource;
import org.kerndep.bundle.bytes.ModelFormatException;
import org.kerndep.kernel.FragmentKernel;
import org.kerndep.kernel.PolynomialKernel;
import org.kerndep.kernel.SubtreeDag;
import org.kerndep.kernel.support.tree.FragmentSupport;
import org.kerndep.kernel.support.tree.PolynomialSupport;
import org.kerndep.kernel.support.tree.TreeSupport;
import org.kerndep.rerank.TreeKernelScorer;

/**
 * A function of a kernel of whole trees as bytes: the kernel, the basic features as text, labels, the keys of features,
 * and subtrees or trees with their coefficients, which are floats.
 */
final class TreeSupportCodec {

  private TreeSupportCodec() {}

  static void put(ByteSink out, TreeKernelScorer scorer) {
    TreeFeatureCodec.putOpening(out, scorer.kernel(), scorer.trees());
    if (scorer.support() instanceof FragmentSupport fragments) {
      TreeFeatureCodec.putDag(out, fragments.dag(), subtree -> putFloat(out, fragments.coefficient(subtree)));
    } else {
      PolynomialSupport trees = (PolynomialSupport) scorer.support();
      TreeFeatureCodec.putTrees(out, IntStream.range(0, trees.size()).mapToObj(trees::features).toList(),
          tree -> putFloat(out, trees.coefficient(tree)));
    }
  }

  private static void putFloat(ByteSink out, double value) {
    out.putInt(Float.floatToIntBits((float) value));
  }

  static TreeKernelScorer read(ByteSource in, BaseModel base) throws ModelFormatException {
    TreeFeatureCodec.Opening opening = TreeFeatureCodec.readOpening(in, base);
    return new TreeKernelScorer(opening.kernel(), opening.trees(), readSupport(in, opening));
  }

  private static TreeSupport readSupport(ByteSource in, TreeFeatureCodec.Opening opening) throws ModelFormatException {
    FloatArrayList coefficients = new FloatArrayList();
    TreeFeatureCodec.Behind behind = number -> coefficients.add(readFloat(in));
    if (opening.kernel() instanceof FragmentKernel fragments) {
      SubtreeDag dag = TreeFeatureCodec.readDag(in, opening.trees().labels().size(), behind);
      return new FragmentSupport(fragments, dag, doubles(coefficients));
    }
    List<long[]> trees = TreeFeatureCodec.readTrees(in, behind);
    return new PolynomialSupport((PolynomialKernel) opening.kernel(), trees, doubles(coefficients));
  }

  private static float readFloat(ByteSource in) throws ModelFormatException {
    float value = Float.intBitsToFloat(in.readInt());
    if (!Float.isFinite(value)) {
      throw in.corrupt("coefficient " + value);
    }
    return value;
  }

  private static double[] doubles(FloatArrayList floats) {
    return floats.doubleStream().toArray();
  }
}
