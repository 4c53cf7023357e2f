package org.kerndep.eval;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The significance of a difference between two systems. */
class PairedBootstrapTest {

  private static final int DRAWS = 2000;
  private static final List<AttachmentScore> EVEN = scores(i -> 7);
  private static final List<AttachmentScore> BETTER = scores(i -> i % 4 == 0 ? 6 : 8);
  private static final List<AttachmentScore> MIXED = scores(i -> i % 2 == 0 ? 3 : i == 1 ? 12 : 11);

  @Test
  void identicalSystemsDifferByChance() {
    assertThat(compare(EVEN, EVEN, 1)).isEqualTo(new PairedBootstrap(0, 1));
    assertThat(PairedBootstrap.compare(List.of(), List.of(), AttachmentScore::heads, DRAWS, 1).pValue()).isEqualTo(1);
  }

  @Test
  void clearlyBetterSystemHasSmallPValue() {
    PairedBootstrap result = compare(BETTER, EVEN, 1);
    assertThat(result.difference()).isEqualTo(5, within(1e-9));
    assertThat(result.pValue()).isEqualTo(1 / (DRAWS + 1.0));
  }

  @Test
  void noisyDifferenceHasLargePValue() {
    PairedBootstrap result = compare(MIXED, EVEN, 1);
    assertThat(result.difference()).isPositive();
    assertThat(result.pValue()).isBetween(0.3, 0.6);
  }

  @Test
  void sameSeedSameResultOtherSeedOtherDraws() {
    assertThat(compare(MIXED, EVEN, 7)).isEqualTo(compare(MIXED, EVEN, 7));
    assertThat(IntStream.range(0, 10).mapToDouble(seed -> compare(MIXED, EVEN, seed).pValue()).distinct().count())
        .isGreaterThan(1);
  }

  @Test
  void swappingTheSystemsFlipsTheSign() {
    PairedBootstrap result = compare(MIXED, EVEN, 3);
    PairedBootstrap swapped = compare(EVEN, MIXED, 3);
    assertThat(swapped.difference()).isEqualTo(-result.difference());
    assertThat(swapped.pValue()).isEqualTo(result.pValue());
  }

  @Test
  void measureDecidesWhatIsCompared() {
    assertThat(PairedBootstrap.compare(BETTER, EVEN, AttachmentScore::both, DRAWS, 1).difference()).isZero();
  }

  @Test
  void rejectsAnotherNumberOfSentences() {
    assertThatIllegalArgumentException().isThrownBy(() -> compare(EVEN, EVEN.subList(0, 3), 1))
        .withMessage("100 sentences against 3");
  }

  private static PairedBootstrap compare(List<AttachmentScore> first, List<AttachmentScore> second, long seed) {
    return PairedBootstrap.compare(first, second, AttachmentScore::heads, DRAWS, seed);
  }

  /** 100 sentences of ten words that count, with so many right heads each. */
  private static List<AttachmentScore> scores(IntUnaryOperator heads) {
    return IntStream.range(0, 100)
        .mapToObj(i -> new AttachmentScore(10, heads.applyAsInt(i), 0, 0, 1, 0, 0))
        .toList();
  }
}
