package org.kerndep.train.mining;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

class SpectralBloomFilterTest {

  @Property(tries = 200)
  void countsAreNeverTooLow(@ForAll @Size(max = 2000) List<@LongRange(min = -40, max = 40) Long> keys) {
    SpectralBloomFilter filter = new SpectralBloomFilter(64);
    Map<Long, Integer> exact = new HashMap<>();
    for (long key : keys) {
      int before = exact.getOrDefault(key, 0);
      assertThat(filter.add(key)).isBetween(Math.min(before, 3), 3);
      exact.merge(key, 1, Integer::sum);
    }
    exact.forEach((key, count) -> assertThat(filter.count(key)).isBetween(Math.min(count, 3), 3));
  }

  @Test
  void withRoomEnoughCountsAreExactAndTheFourthIsSeen() {
    SpectralBloomFilter filter = new SpectralBloomFilter(1 << 16);
    for (int time = 0; time < 6; time++) {
      for (long key = 0; key < 1000; key++) {
        assertThat(filter.add(key)).isEqualTo(Math.min(time, SpectralBloomFilter.MOST));
      }
    }
    assertThat(filter.count(5000)).isZero();
    filter.clear();
    assertThat(filter.count(1)).isZero();
  }

  @Test
  void aFilterOfEightCountersAKeyIsSeldomWrong() {
    SpectralBloomFilter filter = new SpectralBloomFilter(1 << 16);
    Random random = new Random(3);
    for (int i = 0; i < (1 << 18) / 8; i++) {
      filter.add(random.nextLong());
    }
    long wrong = random.longs(10_000).filter(key -> filter.count(key) > 0).count();
    assertThat(wrong).isLessThan(700);
  }

  @Test
  void otherSizesAreRefused() {
    for (long bytes : new long[] {0, 32, 100, -64, 1L << 34}) {
      assertThatThrownBy(() -> new SpectralBloomFilter(bytes)).hasMessageContaining("a power of two");
    }
  }
}
