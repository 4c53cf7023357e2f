package org.kerndep.experiment.system;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PeerProcessTest {

  /** A peer that does as it is told. */
  public static final class Obedient {

    private Obedient() {}

    public static void main(String[] arguments) throws InterruptedException {
      System.out.println("told to " + arguments[0]);
      switch (arguments[0]) {
        case "fail" -> System.exit(7);
        case "sleep" -> Thread.sleep(Duration.ofMinutes(5).toMillis());
        case "collect" -> System.gc();
        default -> throw new IllegalArgumentException(arguments[0]);
      }
    }
  }

  @TempDir
  Path directory;

  @BeforeEach
  void packPeer() throws IOException {
    String name = Obedient.class.getName().replace('.', '/') + ".class";
    try (JarOutputStream jar = new JarOutputStream(Files.newOutputStream(directory.resolve("obedient-1.jar")));
        InputStream code = Obedient.class.getClassLoader().getResourceAsStream(name)) {
      jar.putNextEntry(new JarEntry(name));
      code.transferTo(jar);
    }
  }

  private double run(Duration limit, String order) throws IOException {
    return new PeerProcess("obedient", directory, "64m", limit)
        .run(directory, "log", Obedient.class.getName(), List.of(order));
  }

  @Test
  void leavesWhatItPrintsAndItsHeap() throws IOException {
    assertThat(run(Duration.ofMinutes(1), "collect")).isPositive();
    assertThat(directory.resolve("log")).content().startsWith("told to collect");
    HeapUse heap = HeapUse.ofLog(directory.resolve(PeerProcess.gcLog("log")));
    assertThat(heap.peakBytes()).isBetween(heap.liveBytes(), 64L << 20).isPositive();
    assertThat(PeerProcess.jars(directory)).containsExactly("obedient-1");
  }

  @Test
  void failureIsReportedWithTheLog() {
    assertThatThrownBy(() -> run(Duration.ofMinutes(1), "fail"))
        .isInstanceOf(PeerException.class).hasMessageContainingAll("obedient", "exit code 7", "log");
  }

  @Test
  void isEndedAfterTheLimit() {
    assertThatThrownBy(() -> run(Duration.ofMillis(300), "sleep"))
        .isInstanceOf(PeerException.class).hasMessageContainingAll("obedient", "--time-limit");
    assertThat(ProcessHandle.current().children()
        .filter(child -> child.info().commandLine().orElse("").contains(Obedient.class.getName())))
        .allSatisfy(child -> assertThat(child.onExit()).succeedsWithin(Duration.ofSeconds(10)));
  }
}
