package org.kerndep.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.kerndep.server.TestServer;

class ServerLoadTest {

  @Test
  void sentencesHaveTwentyWordsAndDiffer() {
    assertThat(ServerLoad.sentences()).hasSize(64).doesNotHaveDuplicates()
        .allSatisfy(sentence -> assertThat(sentence.replace(".", " .").split(" ")).hasSize(20));
  }

  @Test
  void countsAnswersOfAServer() throws Exception {
    PrintStream before = System.out;
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (TestServer server = TestServer.start()) {
      System.setOut(new PrintStream(out, true, StandardCharsets.UTF_8));
      ServerLoad.main(new String[] {Integer.toString(server.port()), "2", "0.5", "20"});
    } finally {
      System.setOut(before);
    }
    assertThat(out.toString(StandardCharsets.UTF_8)).contains("broken connections 0, different bytes 0")
        .contains("words/s");
  }
}
