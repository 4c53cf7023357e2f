package org.kerndep.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kerndep.experiment.system.Split;
import org.kerndep.experiment.system.SystemOptions;

/** The other parsers, where the Maven profile {@code peers} has fetched them. */
class PeersIT {

  private static final Path PEERS = SystemOptions.usualPeers();

  @TempDir
  Path directory;

  @Test
  void peersLearnTheExample() throws IOException {
    assumeTrue(Files.isDirectory(PEERS), "the profile peers was not active");
    Path out = directory.resolve("out");
    ExampleData.run(ExampleData.in(directory), out, PEERS, Split.DEV, "malt+morph,mate[iterations=1,heap=2g]");
    assertThat(ExampleData.rows(out)).hasSize(2).allSatisfy(row -> {
      assertThat(Double.parseDouble(row.get("UAS"))).as(row.get("system")).isGreaterThan(40);
      assertThat(Double.parseDouble(row.get("LAS"))).as(row.get("system")).isGreaterThan(30);
      assertThat(Long.parseLong(row.get("model bytes"))).isPositive();
      assertThat(row).containsEntry("sentences", "15").containsEntry("seed", "-");
    });
  }
}
