package org.kerndep.rerank;

import java.util.List;
import org.kerndep.data.KBestList;
import org.kerndep.kernel.FeatureTrees;
import org.kerndep.kernel.TreeKernel;
import org.kerndep.kernel.support.tree.TreeSupport;

/**
 * Scores trees by a kernel of whole trees. Immutable; share freely.
 *
 * @param kernel the kernel that spans the function
 * @param trees makes trees ready for the kernel
 * @param support the function
 */
public record TreeKernelScorer(TreeKernel kernel, FeatureTrees trees, TreeSupport support)
    implements TreeScorer {

  public static final String NAME = "tree-kernel";

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public double[] scores(KBestList list) {
    return support.scores(trees.of(list));
  }

  @Override
  public List<String> userLayers() {
    return trees.features().templates().userLayers();
  }

  @Override
  public int supportSize() {
    return support.size();
  }

  @Override
  public String description() {
    return kernel + ", " + supportSize() + " trees or subtrees";
  }
}
