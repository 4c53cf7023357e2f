package org.kerndep.bundle;

import java.util.ArrayList;
import java.util.List;
import org.kerndep.bundle.bytes.ByteSink;
import org.kerndep.bundle.bytes.ByteSource;
import org.kerndep.bundle.bytes.FrontCoding;
import org.kerndep.bundle.bytes.ModelFormatException;
import org.kerndep.data.WordKnowledge;
import org.kerndep.feature.BasicArcFeatures;
import org.kerndep.feature.TemplateSet;
import org.kerndep.feature.WeightTable;
import org.kerndep.rerank.MinedScorer;
import org.kerndep.rerank.mined.FeatureCount;
import org.kerndep.rerank.mined.FeaturePath;
import org.kerndep.rerank.mined.FeaturePaths;
import org.kerndep.rerank.mined.MinedFeatures;
import org.kerndep.rerank.mined.MiningSpace;

/**
 * Mined features and their weights as bytes: templates and features of arcs as text, then each conjunction as what
 * differs from the one before it, with its weight.
 */
final class MinedCodec {

  private MinedCodec() {}

  static void put(ByteSink out, MinedScorer scorer) {
    MinedFeatures mined = scorer.mined();
    out.putText(mined.count().toString());
    out.putText(mined.space().toString()).putText(mined.arcs().templates().toString());
    out.putCount(mined.arcs().labelled() ? 1 : 0);
    out.putCount(mined.basics().size());
    FrontCoding texts = new FrontCoding();
    mined.basics().forEach(text -> texts.put(out, text));
    out.putCount(mined.size()).putInt(Float.floatToIntBits(scorer.weights().unit()));
    for (int i = 0; i < mined.size(); i++) {
      FeaturePath path = mined.paths().get(i);
      int shared = i == 0 ? 0 : path.shared(mined.paths().get(i - 1));
      out.putCount(shared).putCount(path.order() - shared);
      for (int arc = shared; arc < path.order(); arc++) {
        out.putCount(path.up(arc)).putCount(path.basic(arc));
      }
      out.putSigned(scorer.weights().multiple(i));
    }
  }

  static MinedScorer read(ByteSource in, int version, WordKnowledge knowledge) throws ModelFormatException {
    FeatureCount count = version == 1 ? FeatureCount.OCCURRENCES : FeatureCount.parse(in.readText());
    MiningSpace space = MiningSpace.parse(in.readText());
    TemplateSet templates = TemplateSet.parse(in.readText());
    BasicArcFeatures arcs = new BasicArcFeatures(templates, TreeFeatureCodec.below(in, in.readCount(), 2) == 1);
    FrontCoding texts = new FrontCoding();
    List<String> basics = new ArrayList<>();
    for (int i = in.readSize(); i > 0; i--) {
      basics.add(texts.read(in));
    }
    int size = in.readSize();
    float unit = Float.intBitsToFloat(in.readInt());
    if (!Float.isFinite(unit)) {
      throw in.corrupt("weights that are no numbers");
    }
    FeaturePaths.Builder paths = new FeaturePaths.Builder();
    FeaturePath last = null;
    WeightTable.Builder weights = new WeightTable.Builder(WeightTable.bitsFor(size), 0, unit);
    for (int i = 0; i < size; i++) {
      last = readPath(in, last);
      if (space == MiningSpace.POLYNOMIAL && !last.ascending().equals(last)) {
        throw in.corrupt("a set of features out of order");
      }
      paths.add(last);
      weights.set(i, in.readSigned());
    }
    return new MinedScorer(new MinedFeatures(arcs, knowledge, space, count, basics, paths.build()), weights.build());
  }

  private static FeaturePath readPath(ByteSource in, FeaturePath last) throws ModelFormatException {
    int shared = in.readCount();
    if (shared > (last == null ? 0 : last.order())) {
      throw in.corrupt("a mined feature that shares more than there is");
    }
    int size = shared + in.readSize();
    int[] ups = new int[size];
    int[] basics = new int[size];
    for (int arc = 0; arc < size; arc++) {
      ups[arc] = arc < shared ? last.up(arc) : in.readCount();
      basics[arc] = arc < shared ? last.basic(arc) : in.readCount();
    }
    return FeaturePath.of(ups, basics);
  }
}
