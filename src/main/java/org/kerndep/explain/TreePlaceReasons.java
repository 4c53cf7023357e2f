package org.kerndep.explain;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.kerndep.data.Hypothesis;
import org.kerndep.data.KBestList;
import org.kerndep.explain.Reason.Arc;
import org.kerndep.kernel.CollinsDuffyKernel;
import org.kerndep.kernel.PolynomialKernel;
import org.kerndep.kernel.TreeKernel;
import org.kerndep.kernel.support.tree.TreePlace;

/**
 * The reasons of a kernel of whole trees, one for each place where two trees differ: about arcs, or about words with
 * their children if the kernel is one of productions; and one reason for what both trees have. Scratch of one thread.
 *
 * @param pair the two trees
 */
record TreePlaceReasons(TreeKernel kernel, KBestList pair) {

  /** What stands for the layers where a reason is not split by them. */
  static final List<String> LAYER = List.of("tree kernel");

  /** The reason of a place. */
  Reasons.Group at(TreePlace place, Reasons to) {
    if (place.equals(TreePlace.BOTH)) {
      return to.about(Source.TREE_KERNEL, "what both trees have");
    }
    Hypothesis hypothesis = pair.get(place.tree());
    if (kernel instanceof CollinsDuffyKernel) {
      return to.about(Source.TREE_KERNEL, production(hypothesis, place.word()));
    }
    return to.about(Source.TREE_KERNEL,
        kernel instanceof PolynomialKernel ? "conjunctions of features" : "fragments that begin with it",
        new Arc(hypothesis.tree().head(place.word()), place.word(), hypothesis.tree().label(place.word())));
  }

  /** What counts at a place, where it is not split by features. */
  String whole(TreePlace place) {
    if (kernel instanceof PolynomialKernel) {
      return "conjunctions that both trees have, by the trees' lengths";
    }
    if (kernel instanceof CollinsDuffyKernel) {
      return place.equals(TreePlace.BOTH) ? "fragments below words that have the same children in both trees"
          : "fragments with it at the top";
    }
    return "fragments that begin with arcs of both trees";
  }

  /** A word with its children, such as {@code saw (root) with She (nsubj), man (obj)}. */
  private static String production(Hypothesis hypothesis, int word) {
    String children = Arrays.stream(children(hypothesis, word)).mapToObj(child -> named(hypothesis, child))
        .collect(Collectors.joining(", "));
    return named(hypothesis, word) + (children.isEmpty() ? " without children" : " with " + children);
  }

  private static int[] children(Hypothesis hypothesis, int word) {
    return IntStream.rangeClosed(1, hypothesis.tree().size())
        .filter(m -> hypothesis.tree().head(m) == word).toArray();
  }

  private static String named(Hypothesis hypothesis, int word) {
    return hypothesis.sentence().word(word).form() + " (" + hypothesis.tree().label(word) + ")";
  }
}
