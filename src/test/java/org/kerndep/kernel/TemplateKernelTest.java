package org.kerndep.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;
import static org.kerndep.kernel.KernelExample.CATS;
import static org.kerndep.kernel.KernelExample.DOGS;
import static org.kerndep.kernel.KernelExample.LOUDLY;
import static org.kerndep.kernel.KernelExample.WELL;
import static org.kerndep.kernel.KernelExample.arc;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.kerndep.kernel.property.ArcProperty;
import org.kerndep.part.PartShape;

/** Values worked out by hand. */
class TemplateKernelTest {

  private static final PartKernel ARCS = (PartKernel) Kernels.parse("template(arc)", KernelExample.PROPERTIES);

  private final KernelPart a = arc(DOGS, 2, 1, "nmod");
  private final KernelPart b = arc(DOGS, 3, 1, "nmod");
  private final KernelPart c = arc(DOGS, 3, 2, "subj");
  private final KernelPart r = arc(DOGS, 0, 3, "root");
  private final KernelPart q = arc(CATS, 2, 1, "nmod");
  private final KernelExample.ExampleTree right = KernelExample.tree(DOGS, "2:nmod 3:subj 0:root");
  private final KernelExample.ExampleTree wrong = KernelExample.tree(DOGS, "3:nmod 3:subj 0:root");

  private static int label(String name) {
    return KernelExample.LABELS.number(name);
  }

  @Test
  void arcsShareTheProductOfMatches() {
    assertThat(ARCS.value(a, a)).isEqualTo(36);
    assertThat(ARCS.value(b, b)).isEqualTo(36);
    assertThat(ARCS.value(a, b)).isEqualTo(6);
    assertThat(ARCS.value(a, q)).isEqualTo(18);
    assertThat(ARCS.value(b, q)).isEqualTo(4);
    assertThat(ARCS.value(q, q)).isEqualTo(36);
    assertThat(ARCS.value(c, c)).isEqualTo(48);
    assertThat(ARCS.value(r, r)).isEqualTo(36);
    assertThat(List.of(ARCS.value(a, c), ARCS.value(a, r), ARCS.value(c, r))).containsOnly(0.0);
  }

  @Test
  void treesSumOverPairsOfParts() {
    assertThat(right.sum(ARCS, right)).isEqualTo(120);
    assertThat(right.sum(ARCS, wrong)).isEqualTo(90);
    assertThat(wrong.sum(ARCS, right)).isEqualTo(90);
    assertThat(wrong.sum(ARCS, wrong)).isEqualTo(120);
  }

  @Test
  void firstUpdateSeparatesTheTreesAndScoresAnUnseenArc() {
    double distance = right.sum(ARCS, right) - 2 * right.sum(ARCS, wrong) + wrong.sum(ARCS, wrong);
    assertThat(distance).isEqualTo(60)
        .isEqualTo(ARCS.value(a, a) - 2 * ARCS.value(a, b) + ARCS.value(b, b));
    assertThat((ARCS.value(a, q) - ARCS.value(b, q)) / distance).isCloseTo(7.0 / 30, within(1e-15));
  }

  @Test
  void siblingsMultiplyFiveSlots() {
    PartKernel kernel = (PartKernel) Kernels.parse("template(sibling)", KernelExample.PROPERTIES);
    KernelPart bark = KernelExample.parts(LOUDLY).part(LabelledPart.sibling(2, 1, 3, label("subj"), label("adv")));
    KernelPart sleep = KernelExample.parts(WELL).part(LabelledPart.sibling(3, 1, 4, label("subj"), label("adv")));
    assertThat(kernel.value(bark, sleep)).isEqualTo(108);
    assertThat(kernel.value(bark, bark)).isEqualTo(432);
    assertThat(ARCS.value(bark, bark)).as("siblings are not compared").isZero();
    assertThat(kernel.value(bark, a)).as("different shapes").isZero();
  }

  @Test
  void weightsMultiplyTheirShapes() {
    PartKernel kernel = (PartKernel) Kernels.parse("template(arc=0.5,grandparent=2)", KernelExample.PROPERTIES);
    assertThat(kernel.value(a, q)).isEqualTo(9);
    KernelPart chain = KernelExample.parts(DOGS).part(LabelledPart.grandparent(3, 2, 1, label("subj"), label("nmod")));
    assertThat(kernel.value(chain, chain)).isEqualTo(2 * 4 * 3 * 4 * 3 * 3);
  }

  @Test
  void unknownLabelsNeverMatch() {
    KernelPart unknown = arc(DOGS, 2, 1, "amod");
    assertThat(unknown.arcs().get(0).label()).isEqualTo(LabelNumbers.UNKNOWN);
    assertThat(ARCS.value(unknown, unknown)).isEqualTo(4 * 2 * 3);
    assertThat(new LabelNumbers(List.of("_", "x")).names()).as("absent").containsExactly("x");
  }

  @Test
  void everyArcPropertyCounts() {
    KernelPart far = arc(WELL, 1, 4, "adv");
    KernelPart near = arc(WELL, 1, 3, "adv");
    Map<PartShape, Double> arcs = Map.of(PartShape.ARC, 1.0);
    assertThat(new TemplateKernel(Set.of(ArcProperty.LABEL), arcs).value(far, far)).isEqualTo(12);
    assertThat(new TemplateKernel(Set.of(ArcProperty.values()), arcs).value(far, far)).isEqualTo(48);
    assertThat(new TemplateKernel(Set.of(ArcProperty.LENGTH), arcs).value(near, far)).isZero();
    KernelArc seven = new KernelArc(0, 7);
    KernelArc eight = new KernelArc(1, 8);
    assertThat(new TemplateKernel(Set.of(ArcProperty.DISTANCE), arcs).matches(seven, eight)).isEqualTo(1);
    assertThat(new TemplateKernel(Set.of(ArcProperty.DISTANCE), arcs).matches(seven, new KernelArc(0, -7))).isZero();
    assertThat(new TemplateKernel(Set.of(ArcProperty.LENGTH), arcs).matches(seven, eight)).isZero();
  }

  @Test
  void partsOfATreeAreThoseOfItsShapes() {
    KernelExample.ExampleTree tree = KernelExample.tree(WELL, "3:subj 3:adv 0:root 3:adv");
    assertThat(tree.parts().of(tree.tree(), Set.of(PartShape.ARC))).hasSize(4);
    assertThat(tree.parts().of(tree.tree(), Set.of(PartShape.SIBLING))).as("first children have no sibling")
        .containsExactly(tree.parts().part(LabelledPart.sibling(3, 2, 1, label("adv"), label("subj"))));
    assertThat(tree.parts().of(tree.tree(), Set.of(PartShape.GRANDPARENT))).hasSize(3)
        .contains(tree.parts().part(LabelledPart.grandparent(0, 3, 4, label("root"), label("adv"))));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> tree.parts().of(tree.tree(), Set.of(PartShape.TRI_SIBLING)));
  }
}
