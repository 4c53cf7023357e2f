package org.kerndep.bundle;

import java.util.Optional;
import org.kerndep.base.BaseModel;
import org.kerndep.feature.TreeFeatures;
import org.kerndep.rerank.KernelExpansion;
import org.kerndep.rerank.LinearExpansion;
import org.kerndep.rerank.RerankFunction;
import org.kerndep.rerank.TreeExpansion;

/** The reranker as bytes. Values and templates of a linear function are those of the base model. */
final class RerankCodec {

  static final String NAME = "rerank";

  /** 1: a kernel function, a linear function or both. 2: the kernel compares user layers. 3: features of whole trees. */
  static final int VERSION = 3;

  private static final int VERSION_WITH_LAYERS = 2;
  private static final int VERSION_WITHOUT_LAYERS = 1;

  private static final int KERNEL = 1;
  private static final int LINEAR = 2;
  private static final int TREE = 4;

  private RerankCodec() {}

  /** The lowest version that has room for a function. */
  static int version(RerankFunction function) {
    if (function.tree().isPresent()) {
      return VERSION;
    }
    return function.kernel().filter(kernel -> !kernel.userLayers().isEmpty()).isPresent()
        ? VERSION_WITH_LAYERS : VERSION_WITHOUT_LAYERS;
  }

  static byte[] encode(RerankFunction function) {
    ByteSink out = new ByteSink();
    out.putLong(Double.doubleToLongBits(function.beta())).putCount(function.trees());
    out.putLong(Double.doubleToLongBits(function.temperature()));
    out.putCount((function.kernel().isPresent() ? KERNEL : 0) + (function.linear().isPresent() ? LINEAR : 0)
        + (function.tree().isPresent() ? TREE : 0));
    function.kernel().ifPresent(kernel -> KernelCodec.put(out, kernel));
    function.linear().ifPresent(linear -> BaseModelCodec.putWeights(out, linear.weights()));
    function.tree().ifPresent(tree -> {
      out.putCount(TreeFeatures.VERSION);
      BaseModelCodec.putWeights(out, tree.weights());
    });
    return out.toByteArray();
  }

  static RerankFunction decode(ByteSource in, BaseModel base) throws ModelFormatException {
    try {
      double beta = Double.longBitsToDouble(in.readLong());
      int trees = in.readCount();
      double temperature = Double.longBitsToDouble(in.readLong());
      int parts = in.readCount();
      Optional<KernelExpansion> kernel =
          (parts & KERNEL) != 0 ? Optional.of(KernelCodec.read(in)) : Optional.empty();
      Optional<LinearExpansion> linear = (parts & LINEAR) != 0
          ? Optional.of(new LinearExpansion(base.vocabulary(), base.templates(), BaseModelCodec.readWeights(in)))
          : Optional.empty();
      Optional<TreeExpansion> tree = (parts & TREE) != 0 ? Optional.of(readTree(in, base)) : Optional.empty();
      in.expectEnd();
      return new RerankFunction(kernel, linear, tree, beta, trees, temperature);
    } catch (IllegalArgumentException e) {
      throw in.corrupt(e.getMessage());
    }
  }

  private static TreeExpansion readTree(ByteSource in, BaseModel base) throws ModelFormatException {
    int version = in.readCount();
    if (version != TreeFeatures.VERSION) {
      throw in.tooNew("has features of trees of version " + version + ", this version knows "
          + TreeFeatures.VERSION);
    }
    return new TreeExpansion(base.vocabulary(), BaseModelCodec.readWeights(in));
  }
}
