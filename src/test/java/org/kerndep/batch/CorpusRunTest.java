package org.kerndep.batch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kerndep.Examples;
import org.kerndep.batch.source.Document;
import org.kerndep.batch.source.DocumentSource;
import org.kerndep.batch.source.Inputs;
import org.kerndep.batch.source.Shard;
import org.kerndep.batch.work.AnnotationSettings;
import org.kerndep.batch.work.Annotators;
import org.kerndep.batch.work.DocumentWork;
import org.kerndep.batch.work.ModelSource;
import org.kerndep.batch.work.Result;
import org.kerndep.batch.work.WorkContext;
import org.kerndep.bundle.ModelBundle;
import org.kerndep.text.TextExamples;

/** Runs over a small corpus with a small model. */
class CorpusRunTest {

  @TempDir
  static Path models;
  private static ModelSource model;

  @TempDir
  Path directory;
  private Path in;
  private Path out;

  @BeforeAll
  static void writeModel() throws IOException {
    ModelBundle plain = Examples.englishModel();
    Path file = models.resolve("text.kdp");
    plain.withText(plain.manifest(), TextExamples.english()).write(file);
    model = ModelSource.of(file);
  }

  @BeforeEach
  void writeDocuments() throws IOException {
    in = directory.resolve("in");
    out = directory.resolve("out");
    for (int i = 0; i < 12; i++) {
      write("d" + i % 3 + "/t" + i + ".txt", "The dog sees bird number " + i + ". It sleeps.\n");
    }
    write("bad.txt", "bad \uD83D\uDC38");
    Files.write(in.resolve("bad.txt"), new byte[] {'a', (byte) 0xFF, 'b'});
  }

  @Test
  void everyDocumentHasAResultOrAReason() throws IOException {
    Report report = run(RunOptions.of(out));
    assertThat(report.documents()).isEqualTo(new Report.Documents(13, 12, 0, 1, 0));
    assertThat(report.words()).isEqualTo(12 * 10);
    assertThat(out.resolve("documents/d1/t1.txt.conllu")).content().startsWith("# newdoc id = d1/t1.txt\n# newpar\n")
        .endsWith("\n\n");
    assertThat(out.resolve("failed/bad.txt.error.txt")).content().contains("document: bad.txt", "bad.txt:1",
        "problem: not valid UTF-8", "remedy: convert");
    assertThat(Report.read(out.resolve("report.json"))).isEqualTo(report);
    assertThat(out.resolve(".work")).doesNotExist();
  }

  @Test
  void aSecondRunDoesNothing() throws IOException {
    run(RunOptions.of(out));
    Map<String, String> before = files(out.resolve("documents"));
    assertThat(run(RunOptions.of(out)).documents()).isEqualTo(new Report.Documents(13, 12, 12, 1, 0));
    assertThat(files(out.resolve("documents"))).isEqualTo(before);
  }

  @Test
  void changedNewAndDamagedOnesAreDoneAgain() throws IOException {
    run(RunOptions.of(out));
    write("d0/t0.txt", "Another dog sleeps.\n");
    write("new.txt", "The bird sings.\n");
    Files.writeString(out.resolve("documents/d1/t1.txt.conllu"), "cut");
    Files.setLastModifiedTime(in.resolve("d2/t2.txt"), FileTime.fromMillis(1000));
    assertThat(run(RunOptions.of(out)).documents()).isEqualTo(new Report.Documents(14, 13, 10, 1, 0));
    assertThat(out.resolve("documents/d0/t0.txt.conllu")).content().contains("Another");
    assertThat(run(RunOptions.of(out)).documents().doneBefore()).isEqualTo(13);
  }

  @Test
  void verifyNoticesOtherBytesOfTheSameLength() throws IOException {
    run(RunOptions.of(out));
    Path result = out.resolve("documents/d1/t1.txt.conllu");
    String good = Files.readString(result);
    Files.writeString(result, good.replace("dog", "cat"));
    assertThat(run(RunOptions.of(out)).documents().doneBefore()).isEqualTo(12);
    RunOptions verify = new RunOptions(out, JoinedFiles.NONE, Shard.WHOLE, 2, false, false, true, 100, Duration.ZERO);
    assertThat(run(verify).documents().doneBefore()).isEqualTo(11);
    assertThat(result).content().isEqualTo(good);
  }

  @Test
  void failedDocumentsAreTriedAgainOnRequestOrWhenTheyChange() throws IOException {
    run(RunOptions.of(out));
    RunOptions retry = new RunOptions(out, JoinedFiles.NONE, Shard.WHOLE, 1, true, false, false, 100, Duration.ZERO);
    assertThat(run(retry).documents().failed()).isOne();
    write("bad.txt", "Good.\n");
    assertThat(run(RunOptions.of(out)).documents()).isEqualTo(new Report.Documents(13, 13, 12, 0, 0));
    assertThat(out.resolve("failed/bad.txt.error.txt")).doesNotExist();
  }

  @Test
  void resultsDoNotDependOnThreads() throws IOException {
    write("large.txt", "The dog sees the bird. It sleeps.\n\n".repeat(9000));
    AnnotationSettings json = AnnotationSettings.of(Map.of("to", "json", "gzip", "true"));
    for (AnnotationSettings settings : List.of(AnnotationSettings.DEFAULT, json)) {
      Path one = directory.resolve("one-" + settings.to());
      Path three = directory.resolve("three-" + settings.to());
      run(RunOptions.of(one), settings);
      run(RunOptions.of(three).withThreads(3), settings);
      assertThat(files(three.resolve("documents"))).hasSize(13).isEqualTo(files(one.resolve("documents")));
    }
  }

  @Test
  void joinedFilesAreInTheOrderOfTheDocumentsWhateverCameFirst() throws IOException {
    Path single = directory.resolve("all.conllu");
    run(joined(out, Optional.of(single), 0, Shard.WHOLE));
    String whole = Files.readString(single);
    assertThat(whole.split("# newdoc", -1)).hasSize(13);
    assertThat(run(joined(out, Optional.of(single), 0, Shard.WHOLE)).documents().doneBefore()).isEqualTo(12);
    run(joined(out, Optional.empty(), 5, Shard.WHOLE));
    StringBuilder parts = new StringBuilder();
    for (int i = 1; i <= 5; i++) {
      parts.append(Files.readString(out.resolve("part-0000" + i + "-of-00005.conllu")));
    }
    assertThat(parts.toString()).isEqualTo(whole);
    write("a-first.txt", "First.\n");
    run(joined(out, Optional.of(single), 0, Shard.WHOLE));
    assertThat(Files.readString(single)).startsWith("# newdoc id = a-first.txt").endsWith(whole);
    assertThat(out.resolve(".segment")).doesNotExist();
  }

  @Test
  void shardsMergeIntoTheSame() throws IOException {
    Path single = directory.resolve("all.conllu");
    run(joined(out, Optional.of(single), 0, Shard.WHOLE));
    Path shared = directory.resolve("shared");
    Path merged = directory.resolve("merged.conllu");
    ShardMerge merge = new ShardMerge(shared, new JoinedFiles(Optional.of(merged), 0));
    run(joined(shared, Optional.of(merged), 0, new Shard(1, 2)));
    assertThatThrownBy(merge::run).hasMessageContaining("shard 2/2 is not complete");
    assertThatThrownBy(() -> run(RunOptions.of(shared))).hasMessageContaining("shards that are not merged");
    run(joined(shared, Optional.of(merged), 0, new Shard(2, 2)));
    assertThat(merge.run().documents()).isEqualTo(new Report.Documents(13, 12, 0, 1, 0));
    assertThat(merged).hasSameTextualContentAs(single);
    assertThat(run(joined(shared, Optional.of(merged), 0, Shard.WHOLE)).documents().doneBefore()).isEqualTo(12);
    assertThatThrownBy(() -> run(joined(shared, Optional.of(merged), 0, new Shard(1, 2))))
        .hasMessageContaining("run without --shard");
  }

  @Test
  void otherSettingsAreRefusedOrAllIsDoneAgain() throws IOException {
    run(RunOptions.of(out));
    AnnotationSettings json = AnnotationSettings.of(Map.of("to", "json"));
    assertThatThrownBy(() -> run(RunOptions.of(out), json)).isInstanceOf(ChangedRunException.class)
        .hasMessageContaining("other settings (to conllu, now json)").hasMessageContaining("--redo");
    RunOptions redo = new RunOptions(out, JoinedFiles.NONE, Shard.WHOLE, 1, false, true, false, 100, Duration.ZERO);
    assertThat(run(redo, json).documents()).isEqualTo(new Report.Documents(13, 12, 0, 1, 0));
    assertThat(files(out.resolve("documents")).keySet()).allMatch(name -> name.endsWith(".jsonl"));
  }

  @Test
  void tooManyFailuresStopTheRun() throws IOException {
    write("worse.txt", "");
    Files.write(in.resolve("worse.txt"), new byte[] {0, 1, 2, 0});
    RunOptions few = new RunOptions(out, JoinedFiles.NONE, Shard.WHOLE, 1, false, false, false, 0, Duration.ZERO);
    assertThat(run(few).complete()).isFalse();
    Report all = run(RunOptions.of(out));
    assertThat(all.complete()).isTrue();
    assertThat(all.documents().done()).isEqualTo(12);
  }

  @Test
  void theSameFileTwiceIsSkippedAndTheSameNameTwiceFails() throws IOException {
    write("../other/d0/t0.txt", "Other.\n");
    Inputs inputs = new Inputs(List.of(in.toString(), in.toString(), directory.resolve("other").toString()), null, true,
        1 << 20, directory);
    try (DocumentSource source = inputs.open()) {
      Report report = new CorpusRun(model, AnnotationSettings.DEFAULT, RunOptions.of(out)).run(source, status -> { });
      assertThat(report.documents()).isEqualTo(new Report.Documents(27, 12, 0, 2, 13));
      assertThat(report.failures()).anyMatch(failure -> failure.contains("another document is called d0/t0.txt too"));
    }
  }

  @Test
  void oneDocumentCanBeAnnotatedWithoutARun() throws IOException {
    AnnotationSettings settings = AnnotationSettings.of(Map.of("to", "json", "confidence", "true"));
    assertThat(AnnotationSettings.of(settings.options())).isEqualTo(settings);
    try (DocumentWork work = new DocumentWork(Annotators.of(model, settings).create(), settings, directory)) {
      Result good = work.process(Document.of("x", "It sleeps.".getBytes(StandardCharsets.UTF_8)),
          WorkContext.ALONE);
      assertThat(new String(good.content().bytes(), StandardCharsets.UTF_8)).startsWith("{\"doc_id\":\"x\"")
          .contains("\"start\":3,\"end\":9,\"space_after\":false", "\"arc_probs\":[");
      Result bad = work.process(Document.of("y", new byte[] {(byte) 0xFF}), WorkContext.ALONE);
      assertThat(bad.problem().orElseThrow().toString()).startsWith("y:1: not valid UTF-8; ");
    }
  }

  private static RunOptions joined(Path output, Optional<Path> single, int parts, Shard shard) {
    return new RunOptions(output, new JoinedFiles(single, parts), shard, 2, false, false, false, 100, Duration.ZERO);
  }

  private Report run(RunOptions options) throws IOException {
    return run(options, AnnotationSettings.DEFAULT);
  }

  private Report run(RunOptions options, AnnotationSettings settings) throws IOException {
    try (DocumentSource source = new Inputs(List.of(in.toString()), null, true, 1 << 20, directory).open()) {
      return new CorpusRun(model, settings, options).run(source, status -> { });
    }
  }

  private void write(String name, String text) throws IOException {
    Path file = in.resolve(name).normalize();
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  private static Map<String, String> files(Path folder) throws IOException {
    Map<String, String> files = new TreeMap<>();
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path file : all.filter(Files::isRegularFile).toList()) {
        files.put(folder.relativize(file).toString(), Files.readString(file, StandardCharsets.ISO_8859_1));
      }
    }
    return files;
  }
}
