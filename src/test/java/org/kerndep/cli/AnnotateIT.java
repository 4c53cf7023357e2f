package org.kerndep.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kerndep.Examples;
import org.kerndep.bundle.ModelBundle;
import org.kerndep.run.Hash;
import org.kerndep.text.TextExamples;

/**
 * The command that annotates corpora, killed with no time to clean up, with bad documents of ten kinds, and twice at
 * once. {@code -Ddocuments=100000 -Dkills=5} makes it large, {@code -Dmodel=FILE} uses another model.
 */
class AnnotateIT {

  private static final int DOCUMENTS = Integer.getInteger("documents", 1000);
  private static final int KILLS = Integer.getInteger("kills", 2);
  private static final long SEED = 11;

  @TempDir
  Path directory;

  private Path log;
  private Path in;
  private String model;

  @BeforeEach
  void writeModel() throws IOException {
    CommandProcess.assumeJava();
    log = directory.resolve("log");
    in = directory.resolve("in");
    model = System.getProperty("model");
    if (model == null) {
      ModelBundle plain = Examples.englishModel();
      model = directory.resolve("text.kdp").toString();
      plain.withText(plain.manifest(), TextExamples.english()).write(Path.of(model));
    }
  }

  @Test
  void aKilledRunGivesTheSameBytesAndNamesEveryBadDocument() throws Exception {
    List<String> bad = BadDocuments.corpus(in, DOCUMENTS, SEED);
    Path whole = directory.resolve("whole");
    long begun = System.nanoTime();
    assertThat(start(whole).waitFor()).as(Files.readString(log)).isEqualTo(Main.SOME_FAILED);
    long millis = (System.nanoTime() - begun) / 1_000_000;
    tell("undisturbed run", millis);

    Path killed = directory.resolve("killed");
    SplittableRandom random = new SplittableRandom(SEED);
    for (int kill = 0; kill < KILLS; kill++) {
      Process process = start(killed);
      int least = (int) (lines(killed) + random.nextLong(Math.max(2, DOCUMENTS / (KILLS + 1))));
      while (process.isAlive() && lines(killed) < least) {
        Thread.sleep(10 + DOCUMENTS / 100);
      }
      process.destroyForcibly().waitFor();
      System.out.println("killed after " + lines(killed) + " lines of the journal");
    }
    begun = System.nanoTime();
    assertThat(start(killed).waitFor()).as(Files.readString(log)).isEqualTo(Main.SOME_FAILED);
    tell("last part", (System.nanoTime() - begun) / 1_000_000);
    assertThat(hashes(killed.resolve("documents"))).hasSize(DOCUMENTS - bad.size())
        .isEqualTo(hashes(whole.resolve("documents")));
    assertThat(hashes(killed.resolve("failed"))).isEqualTo(hashes(whole.resolve("failed")));
    assertThat(hashes(killed.resolve("failed")).keySet())
        .containsExactlyInAnyOrderElementsOf(bad.stream().map(name -> name + ".error.txt").toList());
    for (Path output : List.of(whole, killed)) {
      JsonNode documents = new ObjectMapper().readTree(output.resolve("report.json").toFile()).get("documents");
      assertThat(documents.get("in").asInt()).isEqualTo(DOCUMENTS)
          .isEqualTo(documents.get("done").asInt() + documents.get("failed").asInt() + documents.get("skipped").asInt());
      assertThat(documents.get("failed").asInt()).isEqualTo(bad.size());
    }
    begun = System.nanoTime();
    assertThat(start(killed).waitFor()).isEqualTo(Main.SOME_FAILED);
    tell("rerun of the finished corpus", (System.nanoTime() - begun) / 1_000_000);
  }

  @Test
  void twoRunsRefuseEachOther() throws Exception {
    BadDocuments.corpus(in, 3000, SEED);
    Path output = directory.resolve("out");
    Process first = start(output);
    while (first.isAlive() && lines(output) < 2) {
      Thread.sleep(10);
    }
    CommandRun second = CommandRun.of(command(output).toArray(String[]::new));
    assertThat(second.exitCode()).as(Files.readString(log)).isEqualTo(Main.FAILED);
    assertThat(second.err()).contains("another run is writing here (process " + first.pid());
    first.destroyForcibly().waitFor();
    assertThat(CommandRun.of("annotate", in.toString(), "--model", model, "--output", output.toString(), "--shard",
        "1/4").err()).contains("run without --shard");
  }

  private static void tell(String what, long millis) {
    System.out.println(what + ": " + millis / 1000.0 + " s, " + DOCUMENTS + " documents");
  }

  private List<String> command(Path output) {
    return List.of("annotate", in.toString(), "--model", model, "--output", output.toString(), "--threads", "2");
  }

  private Process start(Path output) throws IOException {
    List<String> words = new ArrayList<>(CommandProcess.command(command(output).toArray(String[]::new)));
    words.add(1, "-Xmx1g");
    return new ProcessBuilder(words).redirectErrorStream(true)
        .redirectOutput(ProcessBuilder.Redirect.appendTo(log.toFile())).start();
  }

  private static long lines(Path output) throws IOException {
    Path journal = output.resolve("journal.jsonl");
    if (!Files.exists(journal)) {
      return 0;
    }
    try (Stream<String> lines = Files.lines(journal)) {
      return lines.count();
    }
  }

  private static Map<String, String> hashes(Path folder) throws IOException {
    Map<String, String> hashes = new TreeMap<>();
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path file : all.filter(Files::isRegularFile).toList()) {
        hashes.put(folder.relativize(file).toString(), Hash.ofFiles(List.of(file)));
      }
    }
    return hashes;
  }
}
