package org.kerndep.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kerndep.batch.CorpusRun;
import org.kerndep.batch.Report;
import org.kerndep.batch.RunOptions;
import org.kerndep.batch.source.DocumentSource;
import org.kerndep.batch.source.Inputs;
import org.kerndep.batch.work.AnnotationSettings;
import org.kerndep.batch.work.ModelSource;
import org.kerndep.bundle.PublishedModel;

/** Annotates small corpora on {@code local[2]}, where driver and executor are one process. */
class SparkRunIT {

  private static final int SOME_FAILED = 5;

  @TempDir
  Path folder;

  @Test
  void filesAreThoseOfARunWithoutSpark() throws IOException {
    Path corpus = corpus();
    assertEquals(SOME_FAILED, annotate(corpus.toString(), "--partitions", "4"));
    Report expected = annotateWithoutSpark(corpus);
    Report report = Report.read(folder.resolve("spark/report.json"));
    assertEquals(expected.documents(), report.documents());
    assertEquals(expected.sentences(), report.sentences());
    assertEquals(expected.words(), report.words());
    assertEquals(expected.failures(), report.failures());
    assertEquals(expected.settings(), report.settings());
    assertEquals(files(folder.resolve("alone/documents")), files(folder.resolve("spark/documents")));
    assertEquals(files(folder.resolve("alone/failed")), files(folder.resolve("spark/failed")));
    assertTablesHoldTheFiles();
    assertEquals(List.of(), left());
    assertEquals(2, annotate(corpus.toString()), "a complete run is not overwritten");
    assertEquals(SOME_FAILED, annotate(corpus.toString(), "--redo"));
  }

  @Test
  void documentsComeFromColumns() throws IOException {
    Path table = folder.resolve("news.jsonl");
    Files.writeString(table, "{\"url\":\"n/1\",\"body\":\"The ferry left late. Nobody minded.\"}\n"
        + "{\"url\":\"n/2\",\"body\":\"We waited.\"}\n{\"url\":\"n/3\"}\n");
    assertEquals(SOME_FAILED, annotate("--dataset", table.toString(), "--dataset-format", "json", "--id-column", "url",
        "--text-column", "body", "--no-files", "--tables", folder.resolve("tables").toUri().toString()));
    assertFalse(Files.exists(folder.resolve("spark/documents")));
    try (SparkSession spark = local()) {
      assertEquals(List.of("n/1 1", "n/1 2", "n/2 1"), spark.read().parquet(folder + "/tables/sentences.parquet")
          .orderBy("document", "sentence").collectAsList().stream().map(row -> row.get(0) + " " + row.get(1)).toList());
    }
    assertTrue(Files.readString(folder.resolve("spark/failed/n/3.error.txt")).contains("there is no text in its row"));
  }

  @Test
  void twoDocumentsOfOneNameAreRefused() throws IOException {
    Path table = folder.resolve("news.jsonl");
    Files.writeString(table, "{\"id\":\"a\",\"text\":\"Go.\"}\n{\"id\":\"a\",\"text\":\"Stop.\"}\n");
    assertEquals(2, annotate("--dataset", table.toString(), "--dataset-format", "json"));
  }

  private int annotate(String... arguments) {
    return Main.run(Stream.concat(Stream.of("--spark", "local[2]", "--output", folder.resolve("spark").toString(),
        "--spark-conf", "spark.ui.enabled=false", "--spark-conf", "spark.sql.shuffle.partitions=2"),
        Arrays.stream(arguments)).toArray(String[]::new));
  }

  private static SparkSession local() {
    return SparkSession.builder().master("local[2]").config("spark.ui.enabled", "false").getOrCreate();
  }

  /** Texts, a compressed one, an archive, and three that cannot be read. */
  private Path corpus() throws IOException {
    Path corpus = Files.createDirectories(folder.resolve("corpus"));
    for (int i = 0; i < 8; i++) {
      Files.writeString(Files.createDirectories(corpus.resolve("part" + i % 3)).resolve(i + ".txt"),
          "The " + i + " boats came home before the storm. Their crews sang.\n");
    }
    try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(corpus.resolve("packed.txt.gz")))) {
      out.write("Somebody packed this letter.\n".getBytes(StandardCharsets.UTF_8));
    }
    try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(corpus.resolve("old.zip")))) {
      for (String name : List.of("a.txt", "b/c.txt")) {
        zip.putNextEntry(new ZipEntry(name));
        zip.write(("An entry called " + name + " has words too.\n").getBytes(StandardCharsets.UTF_8));
      }
    }
    Files.write(corpus.resolve("latin1.txt"), new byte[] {'c', 'a', 'f', (byte) 0xE9, '\n'});
    Files.writeString(corpus.resolve("torn.txt.gz"), "no gzip");
    Files.writeString(corpus.resolve("torn.conllu"), "1\tGo\tgo\n\n");
    return corpus;
  }

  private Report annotateWithoutSpark(Path corpus) throws IOException {
    Path output = folder.resolve("alone");
    try (DocumentSource source = new Inputs(List.of(corpus.toString()), null, false, 1 << 20, folder).open()) {
      return new CorpusRun(ModelSource.of(PublishedModel.ENGLISH), AnnotationSettings.DEFAULT, RunOptions.of(output))
          .run(source, status -> { });
    }
  }

  /** The contents of files by their names. */
  private static Map<String, String> files(Path root) throws IOException {
    Map<String, String> contents = new TreeMap<>();
    try (Stream<Path> all = Files.walk(root)) {
      for (Path file : all.filter(Files::isRegularFile).toList()) {
        contents.put(root.relativize(file).toString(), Files.readString(file));
      }
    }
    return contents;
  }

  private void assertTablesHoldTheFiles() throws IOException {
    Map<String, String> texts = new TreeMap<>();
    try (SparkSession spark = local()) {
      for (Row row : spark.read().parquet(folder + "/spark/sentences.parquet").orderBy("document", "sentence")
          .collectAsList()) {
        texts.merge(row.getAs("document") + ".conllu", row.getAs("conllu"), String::concat);
        String json = row.getAs("json");
        assertTrue(json.startsWith("{\"doc_id\":\"" + row.getAs("document") + "\""), json);
      }
    }
    assertEquals(files(folder.resolve("spark/documents")), texts);
  }

  /** Temporary files. */
  private List<String> left() throws IOException {
    List<String> names = new ArrayList<>();
    try (Stream<Path> files = Files.list(folder.resolve("spark"))) {
      files.map(file -> file.getFileName().toString())
          .filter(name -> name.startsWith(".spark") || name.endsWith(".tmp")).forEach(names::add);
    }
    return names.stream().sorted().collect(Collectors.toList());
  }
}
