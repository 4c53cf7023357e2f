package org.kerndep.spark;

import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.apache.spark.SparkConf;
import org.apache.spark.SparkException;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.SparkSession;
import org.kerndep.batch.Report;
import org.kerndep.batch.RunOptions;
import org.kerndep.batch.journal.OutputLock;
import org.kerndep.batch.source.Shard;
import org.kerndep.batch.work.AnnotationSettings;
import org.kerndep.bundle.bytes.ModelFormatException;
import org.kerndep.cli.AnnotationOptions;
import org.kerndep.cli.CorpusOptions;
import org.kerndep.cli.ModelOptions;
import org.kerndep.cli.SparkOptions;
import org.kerndep.cli.UsageException;
import org.kerndep.io.BadInputException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** The job that {@code spark-submit} starts, with the options of {@code kerndep annotate}. */
@Command(name = "kerndep-spark", mixinStandardHelpOptions = true, sortOptions = false, description = {
    "Annotate many documents on Apache Spark.", "",
    "  spark-submit kerndep-spark.jar --model en.kdp /shared/texts --output /shared/corpus",
    "  spark-submit kerndep-spark.jar --model en.kdp --dataset hdfs:///news.parquet --text-column body --no-files "
        + "--tables hdfs:///annotated --output report", ""})
public final class Main implements Callable<Integer> {

  private static final Logger LOG = LoggerFactory.getLogger(Main.class);
  private static final int FAILED = 1;
  private static final int WRONG_USAGE = 2;
  private static final int BAD_INPUT = 3;
  private static final int BAD_MODEL = 4;
  private static final int SOME_FAILED = 5;
  private static final int MOST_TOLD = 10;

  @Mixin
  private CorpusOptions corpus;

  @Mixin
  private ModelOptions model;

  @Mixin
  private AnnotationOptions annotation;

  @Mixin
  private SparkOptions cluster;

  private Main() {}

  public static void main(String[] arguments) {
    System.exit(run(arguments));
  }

  /** Runs the job and gives its exit code, which is that of {@code kerndep annotate}. */
  static int run(String... arguments) {
    return new CommandLine(new Main()).setExecutionExceptionHandler((e, command, parsed) -> {
      LOG.debug("the job failed", e);
      System.err.println("kerndep: " + reason(e));
      return exitCode(e);
    }).execute(arguments);
  }

  private static int exitCode(Throwable e) {
    return e instanceof UsageException ? WRONG_USAGE : e instanceof BadInputException ? BAD_INPUT
        : e instanceof ModelFormatException ? BAD_MODEL : FAILED;
  }

  /** What went wrong first, without the stack traces that Spark packs into messages. */
  private static String reason(Throwable e) {
    Throwable cause = e;
    while (cause.getCause() != null && (cause instanceof SparkException || cause.getMessage() == null)) {
      cause = cause.getCause();
    }
    String message = String.valueOf(cause.getMessage());
    int trace = message.indexOf("\n\tat ");
    return trace < 0 ? message : message.substring(0, trace);
  }

  @Override
  public Integer call() throws IOException {
    RunOptions run = corpus.run();
    refuseOthers(run);
    AnnotationSettings settings = annotation.settings(model.languageCode());
    if (settings.to().isCas() && !cluster.files()) {
      throw new UsageException("results in " + settings.to() + " are files; leave --no-files out");
    }
    Files.createDirectories(run.output());
    RunPlan plan = new RunPlan(run.output().toAbsolutePath(), cluster.tables(), cluster.files(), run.timeLimit());
    try (OutputLock lock = OutputLock.take(run.output(), Shard.WHOLE)) {
      refuseEarlier(plan, run.redo());
      try (SparkSession spark = SparkSession.builder().config(configuration()).getOrCreate()) {
        SparkRun work = new SparkRun(spark, model.source(), settings, plan);
        return tell(work.run(items(spark, settings)), plan);
      }
    }
  }

  private SparkConf configuration() {
    SparkConf configuration = new SparkConf().setIfMissing("spark.app.name", "kerndep annotate")
        .setIfMissing("spark.log.level", "WARN")
        // What a lost executor has written of a table is never seen.
        .set("spark.hadoop.mapreduce.fileoutputcommitter.algorithm.version", "1");
    cluster.settings().forEach(configuration::set);
    cluster.master().ifPresent(configuration::setMaster);
    return configuration;
  }

  private Items items(SparkSession spark, AnnotationSettings settings) throws IOException {
    if (cluster.dataset().isPresent()) {
      return Items.of(spark.read().format(cluster.datasetFormat()).load(cluster.dataset().get()), cluster.idColumn(),
          cluster.textColumn(), cluster.partitions());
    }
    try (InputStream list = list()) {
      return Items.of(JavaSparkContext.fromSparkContext(spark.sparkContext()), corpus.inputs(settings.most()), list,
          cluster.partitions());
    }
  }

  private InputStream list() throws IOException {
    return corpus.list() == null ? InputStream.nullInputStream()
        : corpus.list().equals("-") ? System.in : new FileInputStream(corpus.list());
  }

  private void refuseOthers(RunOptions run) {
    RunOptions usual = new RunOptions(run.output(), RunOptions.of(run.output()).joined(), Shard.WHOLE, 1, false,
        run.redo(), false, Long.MAX_VALUE, run.timeLimit());
    if (corpus.merges() || !run.equals(usual)) {
      throw new UsageException("--single, --parts, --threads, --shard, --merge, --retry-failed, --verify and "
          + "--max-failures do not go with Spark, which divides the work itself; leave them out");
    }
    if (cluster.dataset().isPresent() && corpus.hasInputs()) {
      throw new UsageException("give files or --dataset, not both");
    }
  }

  private static void refuseEarlier(RunPlan plan, boolean redo) throws IOException {
    try (DirectoryStream<Path> journals = Files.newDirectoryStream(plan.output(), "journal*.jsonl")) {
      if (journals.iterator().hasNext()) {
        throw new UsageException(plan.output() + ": was annotated without Spark; name another --output");
      }
    }
    if (!redo && Files.exists(plan.report())) {
      throw new UsageException(plan.output() + ": holds the results of a complete run; name another --output, or give "
          + "--redo to annotate all documents again");
    }
  }

  private static int tell(Report report, RunPlan plan) {
    Report.Documents documents = report.documents();
    System.err.printf("%d documents = %d done + %d failed + %d skipped; %d sentences, %d words, %d s%n", documents.in(),
        documents.done(), documents.failed(), documents.skipped(), report.sentences(), report.words(),
        Math.round(report.seconds()));
    report.failures().stream().limit(MOST_TOLD).forEach(failure -> System.err.println("failed: " + failure));
    if (documents.failed() > 0) {
      System.err.printf("%d documents failed; %s says why and what to do%n", documents.failed(), plan.failed());
    }
    return documents.failed() > 0 ? SOME_FAILED : 0;
  }
}
