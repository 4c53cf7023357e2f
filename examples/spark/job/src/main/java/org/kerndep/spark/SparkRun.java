package org.kerndep.spark;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;
import org.apache.hadoop.fs.FileSystem;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SaveMode;
import org.apache.spark.sql.SparkSession;
import org.kerndep.batch.Quarantine;
import org.kerndep.batch.Report;
import org.kerndep.batch.source.Document;
import org.kerndep.batch.work.AnnotationSettings;
import org.kerndep.batch.work.Annotators;
import org.kerndep.batch.work.ModelSource;
import org.kerndep.batch.work.Problem;
import org.kerndep.run.Version;

/**
 * Annotates a corpus on Spark: the stage (all the work), the tables, the files of failed documents, the report. Each is
 * made of what Spark committed of the one before.
 */
final class SparkRun {

  private static final int MOST_NAMED = 100;

  private final SparkSession spark;
  private final ModelSource model;
  private final AnnotationSettings settings;
  private final RunPlan plan;

  SparkRun(SparkSession spark, ModelSource model, AnnotationSettings settings, RunPlan plan) {
    this.spark = spark;
    this.model = model;
    this.settings = settings;
    this.plan = plan;
  }

  Report run(Items items) throws IOException {
    long started = System.nanoTime();
    removeEarlier();
    SharedFiles files = plan.files() ? SharedFiles.begin(plan.output(), settings.ending()) : null;
    if (files != null) {
      Annotators.of(model, settings).writeCommon(plan.output());
    }
    String stage = plan.table("stage.tmp");
    new SparkAnnotation(spark, model, settings, plan.timeLimit()).rows(items, files)
        .write().mode(SaveMode.Overwrite).parquet(stage);
    Dataset<Row> rows = spark.read().schema(Rows.SCHEMA).parquet(stage);
    write(SparkAnnotation.documents(rows).orderBy("document"), "documents.parquet");
    if (!settings.to().isCas()) {
      write(SparkAnnotation.sentences(rows).orderBy("document", "sentence"), "sentences.parquet");
    }
    Dataset<Row> documents = spark.read().parquet(plan.table("documents.parquet"));
    quarantine(documents, files);
    if (files != null) {
      files.end();
    }
    Report report = report(documents, items.skipped(), (System.nanoTime() - started) / 1e9);
    report.write(plan.report());
    delete(stage);
    return report;
  }

  private void removeEarlier() throws IOException {
    Files.deleteIfExists(plan.report());
    if (Files.isDirectory(plan.failed())) {
      try (Stream<Path> files = Files.walk(plan.failed())) {
        for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(file);
        }
      }
    }
  }

  private void write(Dataset<Row> table, String name) {
    table.write().mode(SaveMode.Overwrite).parquet(plan.table(name));
  }

  private void quarantine(Dataset<Row> documents, SharedFiles files) throws IOException {
    Quarantine quarantine = new Quarantine(plan.failed());
    Iterator<Row> failed = failed(documents).toLocalIterator();
    while (failed.hasNext()) {
      Row row = failed.next();
      String id = row.getAs("document");
      quarantine.put(Document.bad(id, row.getAs("origin"), "", ""), problem(row));
      if (files != null) {
        files.remove(id);
      }
    }
  }

  private static Dataset<Row> failed(Dataset<Row> documents) {
    return documents.filter(documents.col("state").equalTo(Rows.FAILED)).orderBy("document");
  }

  private static Problem problem(Row row) {
    return new Problem(Problem.Kind.valueOf(row.getAs("kind")), row.getAs("place"), row.getAs("problem"),
        row.getAs("remedy"), row.getAs("trace"));
  }

  private Report report(Dataset<Row> documents, long skipped, double seconds) {
    Row sums = documents.selectExpr("count(*)", "count_if(state = '" + Rows.DONE + "')",
        "count_if(state = '" + Rows.FAILED + "')", "coalesce(sum(sentences), 0)", "coalesce(sum(words), 0)").first();
    long in = sums.getLong(0) + skipped;
    long done = sums.getLong(1);
    long failed = sums.getLong(2);
    List<String> failures = failed(documents).limit(MOST_NAMED).collectAsList().stream().map(SparkRun::problem)
        .map(problem -> problem.kind() + ": " + problem).sorted().toList();
    return new Report(true, new Report.Documents(in, done, 0, failed, in - done - failed), sums.getLong(3),
        sums.getLong(4), seconds, sums.getLong(4) / seconds, Version.current(), model.name() + " " + model.hash(),
        settings.shownOptions(), failures);
  }

  private void delete(String folder) throws IOException {
    org.apache.hadoop.fs.Path path = new org.apache.hadoop.fs.Path(folder);
    FileSystem system = path.getFileSystem(spark.sparkContext().hadoopConfiguration());
    system.delete(path, true);
  }
}
