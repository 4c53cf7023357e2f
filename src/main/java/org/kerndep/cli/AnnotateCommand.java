package org.kerndep.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.kerndep.batch.CorpusRun;
import org.kerndep.batch.Report;
import org.kerndep.batch.RunOptions;
import org.kerndep.batch.ShardMerge;
import org.kerndep.batch.source.DocumentSource;
import org.kerndep.batch.source.Inputs;
import org.kerndep.batch.work.AnnotationSettings;
import org.kerndep.io.Input;
import org.kerndep.run.CodeVersion;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Annotates the documents of a corpus. */
@Command(name = "annotate", mixinStandardHelpOptions = true, versionProvider = Main.Versions.class, sortOptions = false,
    description = {
      "Annotate many documents: files, folders and archives of plain text, CoNLL or XMI. Started again, the same "
          + "command continues; a bad document never stops it.",
      "",
      "Results are in OUTPUT/documents, failures with their remedies in OUTPUT/failed, counts in OUTPUT/report.json. "
          + "Exit code 0 if every document has a result, 5 if some failed.", ""},
    footer = {"", "Examples:", "  kerndep annotate texts --output corpus --threads 8",
      "  kerndep annotate 'news/**.txt.gz' more.zip --to json --single corpus.jsonl --output run"})
final class AnnotateCommand implements Callable<Integer> {

  private static final Logger LOG = LoggerFactory.getLogger("annotate");
  private static final int MOST_TOLD = 10;

  @Mixin
  private CorpusOptions corpus;

  @Mixin
  private ModelOptions model;

  @Mixin
  private AnnotationOptions annotation;

  @Mixin
  private SparkOptions spark;

  @Spec
  private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    if (spark.master().isPresent()) {
      return onSpark();
    }
    if (spark.isUsed()) {
      throw new UsageException("--dataset, --tables, --no-files, --partitions and --spark-conf need --spark MASTER");
    }
    RunOptions run = corpus.run();
    if (corpus.merges()) {
      return tell(new ShardMerge(run.output(), run.joined()).run(), run);
    }
    AnnotationSettings settings = annotation.settings(model.languageCode());
    Inputs inputs = corpus.inputs(settings.most());
    CorpusRun work;
    try {
      work = new CorpusRun(model.source(), settings, run);
    } catch (IllegalArgumentException e) {
      throw new UsageException(e.getMessage());
    }
    try (CorpusProgress progress = CorpusProgress.of(inputs, corpus.listsAllInputs(), run.shard());
        InputStream list = corpus.list() == null ? InputStream.nullInputStream() : open(corpus.list());
        DocumentSource source = inputs.open();
        DocumentSource listed = inputs.openList(list)) {
      DocumentSource both = () -> {
        var next = source.next();
        return next == null ? listed.next() : next;
      };
      Report report = work.run(both, progress);
      progress.close();
      return tell(report, run);
    }
  }

  /** Hands the whole command line on to the job. */
  private int onSpark() throws IOException {
    List<String> all = spec.root().commandLine().getParseResult().originalArgs();
    List<String> own = new ArrayList<>(all.subList(all.indexOf(spec.name()) + 1, all.size()));
    own.removeIf("--debug"::equals);
    String java = System.getenv("KERNDEP_JAVA_OPTS");
    return SparkProcess.run(SparkProcess.of(CodeVersion.location().getParent(), System.getenv("SPARK_HOME"))
        .command(own, java == null || java.isBlank() ? List.of() : List.of(java.strip().split("\\s+"))));
  }

  private static InputStream open(String list) throws IOException {
    return list.equals(Options.STANDARD) ? System.in : Input.open(Options.path(list)).stream();
  }

  private static int tell(Report report, RunOptions run) throws IOException {
    Report.Documents documents = report.documents();
    long now = documents.done() - documents.doneBefore();
    if (documents.in() == 0) {
      LOG.warn("there are no documents; check the inputs");
    } else if (now == 0 && documents.failed() == 0) {
      LOG.info("nothing to do: all {} documents were done before", documents.done());
    }
    LOG.info("{} = {} done ({} of them before) + {} failed + {} skipped; {}, {}, {} s",
        Options.count(documents.in(), "document"), documents.done(), documents.doneBefore(), documents.failed(), documents.skipped(),
        Options.count(report.sentences(), "sentence"), Options.count(report.words(), "word"),
        Math.round(report.seconds()));
    report.failures().stream().limit(MOST_TOLD).forEach(failure -> LOG.warn("failed: {}", failure));
    if (documents.failed() > 0) {
      Path failed = run.output().resolve("failed");
      LOG.warn("{} failed; {} says why and what to do, then run the same command with --retry-failed",
          Options.count(documents.failed(), "document"), failed);
    }
    if (!report.complete()) {
      LOG.warn("stopped after too many failures; --max-failures allows more, and the same command continues");
    }
    return documents.failed() > 0 || !report.complete() ? Main.SOME_FAILED : 0;
  }
}
