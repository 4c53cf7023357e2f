package org.kerndep.uima.conll;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.apache.uima.fit.factory.JCasFactory;
import org.junit.jupiter.api.Test;
import org.kerndep.type.ConllPart;

class PartOrderTest {

  private final PartOrder order = new PartOrder();

  @Test
  void partsOfSeveralFilesMayAlternate() throws Exception {
    order.add("b", part(1, false));
    order.add("a", part(1, false));
    order.add("b", part(2, true));
    order.add("c", part(1, false));
    assertThat(order.takeUnfinished()).containsExactly("a", "c");
    assertThat(order.takeUnfinished()).isEmpty();
  }

  @Test
  void aFileMayComeAgainAfterItsLastPart() throws Exception {
    order.add("a", part(1, true));
    order.add("a", part(1, true));
    assertThat(order.takeUnfinished()).isEmpty();
  }

  @Test
  void aMissingPartIsAnErrorAndSoAreThoseBehindIt() throws Exception {
    order.add("a", part(1, false));
    assertThatIllegalArgumentException().isThrownBy(() -> order.add("a", part(3, false)))
        .withMessageContaining("part 3 of a came where part 2 was expected");
    assertThatIllegalArgumentException().isThrownBy(() -> order.add("a", part(4, true)))
        .withMessageContaining("part 4 of a came where part 1 was expected");
  }

  private static ConllPart part(int number, boolean last) throws Exception {
    ConllPart part = new ConllPart(JCasFactory.createJCas());
    part.setNumber(number);
    part.setLast(last);
    return part;
  }
}
