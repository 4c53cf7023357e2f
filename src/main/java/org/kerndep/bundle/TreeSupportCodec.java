package org.kerndep.bundle;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import it.unimi.dsi.fastutil.longs.Long2IntLinkedOpenHashMap;
import java.util.ArrayList;
import java.util.List;
import org.kerndep.base.BaseModel;
import org.kerndep.feature.TemplateSet;
import org.kerndep.kernel.FeatureArc;
import org.kerndep.kernel.FeatureTrees;
import org.kerndep.kernel.FragmentKernel;
import org.kerndep.kernel.Kernels;
import org.kerndep.kernel.LabelNumbers;
import org.kerndep.kernel.PolynomialKernel;
import org.kerndep.kernel.SubtreeDag;
import org.kerndep.kernel.TreeKernel;
import org.kerndep.kernel.property.PropertyList;
import org.kerndep.kernel.support.FragmentSupport;
import org.kerndep.kernel.support.PolynomialSupport;
import org.kerndep.kernel.support.TreeSupport;
import org.kerndep.rerank.TreeKernelScorer;

/**
 * A function of a kernel of whole trees as bytes: the kernel, the basic features as text, labels, the keys of features,
 * and subtrees or trees with their coefficients, which are floats.
 */
final class TreeSupportCodec {

  private TreeSupportCodec() {}

  static void put(ByteSink out, TreeKernelScorer scorer) {
    out.putText(scorer.kernel().toString()).putText(scorer.trees().features().templates().toString());
    out.putCount(scorer.trees().labels().size());
    scorer.trees().labels().names().forEach(out::putText);
    if (scorer.support() instanceof FragmentSupport fragments) {
      putFragments(out, fragments);
    } else {
      putTrees(out, (PolynomialSupport) scorer.support());
    }
  }

  static TreeKernelScorer read(ByteSource in, BaseModel base) throws ModelFormatException {
    String text = in.readText();
    if (!(Kernels.parse(text, PropertyList.standard()) instanceof TreeKernel kernel)) {
      throw in.corrupt("kernel " + text + " does not compare trees by features of arcs");
    }
    TemplateSet templates = TemplateSet.parse(in.readText());
    List<String> names = new ArrayList<>();
    for (int i = in.readSize(); i > 0; i--) {
      names.add(in.readText());
    }
    FeatureTrees trees = new FeatureTrees(templates, base.vocabulary().knowledge(), new LabelNumbers(names));
    TreeSupport support = kernel instanceof FragmentKernel fragments
        ? readFragments(in, fragments, names.size()) : readTrees(in, (PolynomialKernel) kernel);
    return new TreeKernelScorer(kernel, trees, support);
  }

  private static void putFragments(ByteSink out, FragmentSupport support) {
    SubtreeDag dag = support.dag();
    Keys keys = new Keys();
    for (int arc = 0; arc < dag.arcCount(); arc++) {
      for (int i = 0; i < dag.arc(arc).size(); i++) {
        keys.add(dag.arc(arc).feature(i));
      }
    }
    keys.put(out);
    out.putCount(dag.arcCount());
    for (int arc = 0; arc < dag.arcCount(); arc++) {
      FeatureArc of = dag.arc(arc);
      out.putCount(of.label() + 1).putCount(of.size());
      for (int i = 0; i < of.size(); i++) {
        out.putCount(keys.number(of.feature(i)));
      }
    }
    out.putCount(dag.size());
    for (int number = 0; number < dag.size(); number++) {
      SubtreeDag.Node node = dag.node(number);
      out.putLong(node.symbol());
      putNumbers(out, node.arcs());
      putNumbers(out, node.children());
      out.putInt(Float.floatToIntBits((float) support.coefficient(number)));
    }
  }

  private static void putNumbers(ByteSink out, IntList numbers) {
    out.putCount(numbers.size());
    numbers.forEach(out::putCount);
  }

  private static FragmentSupport readFragments(ByteSource in, FragmentKernel kernel, int labels)
      throws ModelFormatException {
    long[] keys = Keys.read(in);
    SubtreeDag dag = new SubtreeDag();
    int arcs = in.readSize();
    for (int arc = 0; arc < arcs; arc++) {
      int label = below(in, in.readCount(), labels + 1) - 1;
      requireNew(in, dag.arc(new FeatureArc(readFeatures(in, keys), label)), arc);
    }
    int size = in.readSize();
    double[] coefficients = new double[size];
    for (int number = 0; number < size; number++) {
      long symbol = in.readLong();
      IntList own = readNumbers(in, arcs);
      IntList children = readNumbers(in, number);
      if (!own.isEmpty() && own.size() != children.size()) {
        throw in.corrupt("a subtree with " + own.size() + " arcs and " + children.size() + " children");
      }
      requireNew(in, dag.node(new SubtreeDag.Node(symbol, own, children)), number);
      coefficients[number] = Float.intBitsToFloat(in.readInt());
    }
    return new FragmentSupport(kernel, dag, coefficients);
  }

  private static void requireNew(ByteSource in, int number, int expected) throws ModelFormatException {
    if (number != expected) {
      throw in.corrupt("an arc or a subtree occurs twice");
    }
  }

  private static IntList readNumbers(ByteSource in, int bound) throws ModelFormatException {
    IntArrayList numbers = new IntArrayList();
    for (int i = in.readSize(); i > 0; i--) {
      numbers.add(below(in, in.readCount(), bound));
    }
    return numbers;
  }

  private static void putTrees(ByteSink out, PolynomialSupport support) {
    Keys keys = new Keys();
    for (int tree = 0; tree < support.size(); tree++) {
      for (long feature : support.features(tree)) {
        keys.add(feature);
      }
    }
    keys.put(out);
    out.putCount(support.size());
    for (int tree = 0; tree < support.size(); tree++) {
      long[] features = support.features(tree);
      out.putCount(features.length);
      for (long feature : features) {
        out.putCount(keys.number(feature));
      }
      out.putInt(Float.floatToIntBits((float) support.coefficient(tree)));
    }
  }

  private static PolynomialSupport readTrees(ByteSource in, PolynomialKernel kernel) throws ModelFormatException {
    long[] keys = Keys.read(in);
    List<long[]> trees = new ArrayList<>();
    double[] coefficients = new double[in.readSize()];
    for (int tree = 0; tree < coefficients.length; tree++) {
      trees.add(readFeatures(in, keys));
      coefficients[tree] = Float.intBitsToFloat(in.readInt());
    }
    return new PolynomialSupport(kernel, trees, coefficients);
  }

  private static long[] readFeatures(ByteSource in, long[] keys) throws ModelFormatException {
    long[] features = new long[in.readSize()];
    for (int i = 0; i < features.length; i++) {
      features[i] = keys[below(in, in.readCount(), keys.length)];
    }
    return features;
  }

  private static int below(ByteSource in, int number, int bound) throws ModelFormatException {
    if (number >= bound) {
      throw in.corrupt("number " + number + " of " + bound);
    }
    return number;
  }

  /** The keys of features, numbered in the order in which they come. */
  private static final class Keys {

    private final Long2IntLinkedOpenHashMap numbers = new Long2IntLinkedOpenHashMap();

    void add(long key) {
      numbers.putIfAbsent(key, numbers.size());
    }

    int number(long key) {
      return numbers.get(key);
    }

    void put(ByteSink out) {
      out.putCount(numbers.size());
      numbers.keySet().forEach(out::putLong);
    }

    static long[] read(ByteSource in) throws ModelFormatException {
      long[] keys = new long[in.readSize()];
      for (int i = 0; i < keys.length; i++) {
        keys[i] = in.readLong();
      }
      return keys;
    }
  }
}
