package org.kerndep.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.kerndep.batch.JoinedFiles;
import org.kerndep.batch.RunOptions;
import org.kerndep.batch.source.Inputs;
import org.kerndep.batch.source.Shard;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Which documents are annotated, where results go, and how the run is managed. */
public final class CorpusOptions {

  @Parameters(arity = "0..*", paramLabel = "INPUT", description = "files, folders (with all below), patterns such as "
      + "'texts/**.txt', and .zip, .tar and .tar.gz archives")
  private List<String> names = List.of();

  @Option(names = "--files-from", paramLabel = "LIST", description = "read further inputs from a file, one in each "
      + "line; - for standard input")
  private String list;

  @Option(names = "--output", paramLabel = "DIR", required = true, description = "folder for results, journal and "
      + "report; made if there is none")
  private Path output;

  @Option(names = "--single", paramLabel = "FILE", description = "join all results in this file (conllu and json)")
  private Path single;

  @Option(names = "--parts", paramLabel = "N", description = "join results in so many files in the output folder")
  private Integer parts;

  @Option(names = "--threads", paramLabel = "N", defaultValue = "1",
      description = "threads (default ${DEFAULT-VALUE}); results are the same")
  private int threads;

  @Option(names = "--retry-failed", description = "try documents again that failed before")
  private boolean retryFailed;

  @Option(names = "--redo", description = "annotate documents again that were annotated with another model or other "
      + "options, instead of refusing")
  private boolean redo;

  @Option(names = "--verify", description = "compare documents and results of earlier runs by their content, not by "
      + "size and time")
  private boolean verify;

  @Option(names = "--max-failures", paramLabel = "N", description = "stop after more failures than that (default: never)")
  private Long maxFailures;

  @Option(names = "--time-limit", paramLabel = "SECONDS", defaultValue = "0", description = "give up a document after "
      + "this time (default: never)")
  private double seconds;

  @Option(names = "--shard", paramLabel = "I/N", description = "annotate only the I-th of N parts of the corpus; N "
      + "such runs can share an output folder")
  private String shard;

  @Option(names = "--merge", description = "make one journal and report of those of all shards in the output folder")
  private boolean merge;

  /** Whether there is nothing to annotate, only shards to merge. */
  public boolean merges() {
    return merge;
  }

  /** Whether inputs are named. */
  public boolean hasInputs() {
    return !names.isEmpty() || list != null;
  }

  /** The list of further inputs, null if there is none. */
  public String list() {
    return list;
  }

  /** Whether all inputs are named in the command. */
  boolean listsAllInputs() {
    return list == null;
  }

  /** How the run is managed. */
  public RunOptions run() {
    try {
      if (parts != null && parts < 1 || seconds < 0 || maxFailures != null && maxFailures < 0) {
        throw new UsageException("--parts must be at least 1, --time-limit and --max-failures at least 0");
      }
      JoinedFiles joined = new JoinedFiles(Optional.ofNullable(single), parts == null ? 0 : parts);
      return new RunOptions(output, joined, shard == null ? Shard.WHOLE : Shard.parse(shard), threads, retryFailed,
          redo, verify, maxFailures == null ? Long.MAX_VALUE : maxFailures, Duration.ofMillis(Math.round(1000 * seconds)));
    } catch (IllegalArgumentException e) {
      throw new UsageException(e.getMessage());
    }
  }

  /** What is to be annotated. */
  public Inputs inputs(long most) throws IOException {
    if (!hasInputs()) {
      throw new UsageException("no INPUT is given; name files or folders, or give --files-from");
    }
    if (Files.exists(output) && !Files.isDirectory(output)) {
      throw new UsageException(output + " is a file; name a folder as --output");
    }
    Files.createDirectories(output);
    Inputs inputs = new Inputs(names, output.toRealPath(), single != null || parts != null, most,
        output.resolve(".entries"));
    inputs.require();
    return inputs;
  }
}
