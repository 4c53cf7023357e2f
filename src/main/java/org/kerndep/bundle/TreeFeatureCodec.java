package org.kerndep.bundle;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import it.unimi.dsi.fastutil.longs.Long2IntLinkedOpenHashMap;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import org.kerndep.base.BaseModel;
import org.kerndep.bundle.bytes.ByteSink;
import org.kerndep.bundle.bytes.ByteSource;
import org.kerndep.bundle.bytes.ModelFormatException;
import org.kerndep.feature.TemplateSet;
import org.kerndep.kernel.FeatureArc;
import org.kerndep.kernel.FeatureTrees;
import org.kerndep.kernel.Kernels;
import org.kerndep.kernel.LabelNumbers;
import org.kerndep.kernel.SubtreeDag;
import org.kerndep.kernel.TreeKernel;
import org.kerndep.kernel.property.PropertyList;

/** What functions of kernels of whole trees have in common as bytes: the kernel, and subtrees or trees by features. */
final class TreeFeatureCodec {

  /** Reads what stands behind a subtree or a tree. */
  interface Behind {
    void read(int number) throws ModelFormatException;
  }

  /** A kernel, and what makes trees ready for it. */
  record Opening(TreeKernel kernel, FeatureTrees trees) {}

  private TreeFeatureCodec() {}

  /** Puts the kernel, the basic features as text, and labels. */
  static void putOpening(ByteSink out, TreeKernel kernel, FeatureTrees trees) {
    out.putText(kernel.toString()).putText(trees.features().templates().toString());
    out.putCount(trees.labels().size());
    trees.labels().names().forEach(out::putText);
  }

  static Opening readOpening(ByteSource in, BaseModel base) throws ModelFormatException {
    String text = in.readText();
    if (!(Kernels.parse(text, PropertyList.standard()) instanceof TreeKernel kernel)) {
      throw in.corrupt("kernel " + text + " does not compare trees by features of arcs");
    }
    TemplateSet templates = TemplateSet.parse(in.readText());
    List<String> names = new ArrayList<>();
    for (int i = in.readSize(); i > 0; i--) {
      names.add(in.readText());
    }
    return new Opening(kernel, new FeatureTrees(templates, base.vocabulary().knowledge(), new LabelNumbers(names)));
  }

  /**
   * Puts the keys of features, arcs and subtrees.
   *
   * @param behind puts more behind each subtree
   */
  static void putDag(ByteSink out, SubtreeDag dag, IntConsumer behind) {
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
      behind.accept(number);
    }
  }

  private static void putNumbers(ByteSink out, IntList numbers) {
    out.putCount(numbers.size());
    numbers.forEach(out::putCount);
  }

  static SubtreeDag readDag(ByteSource in, int labels, Behind behind) throws ModelFormatException {
    long[] keys = Keys.read(in);
    SubtreeDag dag = new SubtreeDag();
    int arcs = in.readSize();
    for (int arc = 0; arc < arcs; arc++) {
      int label = below(in, in.readCount(), labels + 1) - 1;
      requireNew(in, dag.arc(new FeatureArc(readFeatures(in, keys), label)), arc);
    }
    int size = in.readSize();
    for (int number = 0; number < size; number++) {
      long symbol = in.readLong();
      IntList own = readNumbers(in, arcs);
      IntList children = readNumbers(in, number);
      if (!own.isEmpty() && own.size() != children.size()) {
        throw in.corrupt("a subtree with " + own.size() + " arcs and " + children.size() + " children");
      }
      requireNew(in, dag.node(new SubtreeDag.Node(symbol, own, children)), number);
      behind.read(number);
    }
    return dag;
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

  /**
   * Puts the keys of features and trees.
   *
   * @param behind puts more behind each tree
   */
  static void putTrees(ByteSink out, List<long[]> trees, IntConsumer behind) {
    Keys keys = new Keys();
    for (long[] tree : trees) {
      for (long feature : tree) {
        keys.add(feature);
      }
    }
    keys.put(out);
    out.putCount(trees.size());
    for (int tree = 0; tree < trees.size(); tree++) {
      out.putCount(trees.get(tree).length);
      for (long feature : trees.get(tree)) {
        out.putCount(keys.number(feature));
      }
      behind.accept(tree);
    }
  }

  static List<long[]> readTrees(ByteSource in, Behind behind) throws ModelFormatException {
    long[] keys = Keys.read(in);
    List<long[]> trees = new ArrayList<>();
    int size = in.readSize();
    for (int tree = 0; tree < size; tree++) {
      long[] features = readFeatures(in, keys);
      for (int i = 1; i < features.length; i++) {
        if (features[i] <= features[i - 1]) {
          throw in.corrupt("features of a tree out of order");
        }
      }
      trees.add(features);
      behind.read(tree);
    }
    return trees;
  }

  private static long[] readFeatures(ByteSource in, long[] keys) throws ModelFormatException {
    long[] features = new long[in.readSize()];
    for (int i = 0; i < features.length; i++) {
      features[i] = keys[below(in, in.readCount(), keys.length)];
    }
    return features;
  }

  static int below(ByteSource in, int number, int bound) throws ModelFormatException {
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
