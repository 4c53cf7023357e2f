package org.kerndep.bench;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class EngineBenchmarkTest {

  @Test
  void bothWaysGiveTheSameFile() throws Exception {
    EngineBenchmark benchmark = new EngineBenchmark();
    benchmark.model = "";
    benchmark.input = "examples/english-test.conllu";
    benchmark.prepare();
    for (int round = 0; round < 2; round++) {
      assertThat(benchmark.engines()).hasSameBinaryContentAs(benchmark.library());
    }
    benchmark.close();
  }
}
