package org.kerndep.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.kerndep.DependencyParser;
import org.kerndep.server.TestServer;

class HeapFloorTest {

  @Test
  void measuresUpToTheLastWord() throws Exception {
    PrintStream before = System.out;
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try {
      System.setOut(new PrintStream(out, true, StandardCharsets.UTF_8));
      HeapFloor.isFlat(DependencyParser.load(TestServer.MODELS.resolve("golden-text.kdp")), 60);
    } finally {
      System.setOut(before);
    }
    assertThat(out.toString(StandardCharsets.UTF_8).lines()).hasSizeBetween(1, 20).last().asString()
        .startsWith("1200 words: heap floor ");
  }
}
