package org.kerndep.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.kerndep.batch.ChangedRunException;
import org.kerndep.bundle.bytes.ModelFormatException;
import org.kerndep.eval.Punctuation;
import org.kerndep.io.BadInputException;
import org.kerndep.io.ConllFormat;
import org.kerndep.io.kbest.KBestFormat;
import org.kerndep.run.AtomicFile;
import org.kerndep.run.Failures;
import org.kerndep.run.Version;
import org.kerndep.train.config.TagSource;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine;

/** The entry point: picks the command and turns exceptions into messages and exit codes. */
@Command(
    name = "kerndep",
    description = "Dependency parser for plain text and CoNLL files. Exit codes: 0 done, 1 failed, 2 wrong usage, "
        + "3 bad input, 4 bad model, 5 some documents of a corpus failed.",
    mixinStandardHelpOptions = true,
    versionProvider = Main.Versions.class,
    synopsisSubcommandLabel = "COMMAND",
    subcommands = {
      ParseCommand.class, KBestCommand.class, AnnotateCommand.class, ServeCommand.class, ViewCommand.class,
      ExplainCommand.class, EvaluateCommand.class, ConvertCommand.class, TrainCommand.class, RebuildCommand.class, JackknifeCommand.class,
      CalibrateCommand.class, InspectCommand.class, BenchmarkCommand.class, ExperimentCommand.class,
      DoctorCommand.class, CompletionCommand.class, CommandLine.HelpCommand.class
    })
public final class Main implements Runnable {

  static final int FAILED = 1;
  static final int WRONG_USAGE = 2;
  static final int BAD_INPUT = 3;
  static final int BAD_MODEL = 4;
  /** Results are there, but not of all documents of a corpus. */
  static final int SOME_FAILED = 5;
  /** What shells report of a program that SIGPIPE ended. */
  static final int READER_GONE = 141;

  @Option(names = "--debug", description = "show stack traces and more log", scope = ScopeType.INHERIT)
  private boolean debug;

  @CommandLine.Spec
  private CommandLine.Model.CommandSpec spec;

  private Main() {}

  public static void main(String[] arguments) {
    configureLog(Arrays.asList(arguments).contains("--debug"));
    StandardOutput.install();
    Runtime.getRuntime().addShutdownHook(new Thread(AtomicFile::closeAll, "kerndep-clean-up"));
    System.exit(run(new PrintWriter(System.err, true), arguments));
  }

  /** Short lines on standard error; must run before the first logger is made. */
  private static void configureLog(boolean debug) {
    Map.of("logFile", "System.err", "showThreadName", "false", "showLogName", "false", "showShortLogName", "false",
        "levelInBrackets", "true", "log.org.dkpro", debug ? "debug" : "warn", "log.org.eclipse.jetty",
        debug ? "info" : "warn", "defaultLogLevel", debug ? "debug" : "info").forEach((key, value) -> {
          String property = "org.slf4j.simpleLogger." + key;
          System.setProperty(property, System.getProperty(property, value));
        });
  }

  /** Runs a command and gives its exit code; messages go to {@code err}. */
  static int run(PrintWriter err, String... arguments) {
    Main main = new Main();
    int exitCode;
    try {
      exitCode = commandLine(main)
          .setErr(err)
          .setParameterExceptionHandler((e, all) -> reportUsage(misspelt(e, all), err))
          .setExecutionExceptionHandler((e, command, parsed) -> System.out.checkError() ? FAILED : main.report(e, err))
          .execute(arguments);
    } catch (Error e) {
      exitCode = main.report(e, err);
    }
    return System.out.checkError() ? main.reportOutput(err) : exitCode;
  }

  /** A command that knows the types of all options. */
  static CommandLine commandLine(Object command) {
    return new CommandLine(command)
        .setUsageHelpAutoWidth(true)
        .registerConverter(Path.class, Options::file)
        .registerConverter(ConllFormat.class, Options::format)
        .registerConverter(InputFormat.class, InputFormat::parse)
        .registerConverter(ParsedFormat.class, ParsedFormat::parse)
        .registerConverter(KBestFormat.class, Options::kBestFormat)
        .registerConverter(Punctuation.class, Options::punctuation)
        .registerConverter(TagSource.class, Options::tagSource);
  }

  @Override
  public void run() {
    throw new CommandLine.ParameterException(spec.commandLine(), "a command is missing");
  }

  /** An option that does not exist is told first: it may be the misspelt one that is missing. */
  private static CommandLine.ParameterException misspelt(CommandLine.ParameterException e, String[] arguments) {
    if (!(e instanceof CommandLine.MissingParameterException)) {
      return e;
    }
    Set<String> known = e.getCommandLine().getCommandSpec().optionsMap().keySet();
    List<String> unknown = Arrays.stream(arguments).filter(argument -> argument.startsWith("--"))
        .map(argument -> argument.replaceFirst("=.*", "")).filter(name -> !known.contains(name)).toList();
    return unknown.isEmpty() ? e : new CommandLine.UnmatchedArgumentException(e.getCommandLine(), unknown);
  }

  /** A command line that cannot be parsed: what is wrong, what may have been meant, and where to read on. */
  private static int reportUsage(CommandLine.ParameterException e, PrintWriter err) {
    CommandLine command = e.getCommandLine();
    err.println("kerndep: " + e.getMessage());
    CommandLine.UnmatchedArgumentException.printSuggestions(e, err);
    err.println("'" + command.getCommandSpec().qualifiedName() + " --help' lists "
        + (command.getSubcommands().isEmpty() ? "the options" : "the commands"));
    return WRONG_USAGE;
  }

  private int report(Throwable e, PrintWriter err) {
    err.println("kerndep: " + message(e));
    if (debug) {
      e.printStackTrace(err);
    }
    return exitCode(e);
  }

  /** Results could not be written: whatever else went wrong follows from that. */
  private int reportOutput(PrintWriter err) {
    StandardOutput out = System.out instanceof StandardOutput standard ? standard : null;
    if (out != null && out.readerIsGone()) {
      return READER_GONE;
    }
    String reason = out == null || out.failure() == null ? "" : " (" + out.failure().getMessage() + ")";
    return report(new IOException("standard output: cannot be written" + reason + "; is the disk full?"), err);
  }

  private static int exitCode(Throwable e) {
    if (e instanceof BadInputException) {
      return BAD_INPUT;
    }
    if (e instanceof ModelFormatException) {
      return BAD_MODEL;
    }
    return e instanceof UsageException || e instanceof ChangedRunException ? WRONG_USAGE : FAILED;
  }

  private String message(Throwable e) {
    if (e instanceof OutOfMemoryError) {
      return "the memory is too small (" + Runtime.getRuntime().maxMemory() / (1 << 20) + " MB); allow more with "
          + "KERNDEP_JAVA_OPTS=-Xmx4g or the like, or train with smaller part-bits and label-bits";
    }
    if (e instanceof FileSystemException file) {
      return file.getFile() + ": " + Failures.reason(file) + "; check its path and permissions";
    }
    if (e instanceof IOException || e instanceof UsageException || e instanceof IllegalArgumentException) {
      return e.getMessage();
    }
    return "unexpected error: " + e + (debug ? "" : "; run again with --debug 2> LOG, and report it with what "
        + "'kerndep doctor --report FILE --from LOG' writes");
  }

  /** The text of {@code --version}. */
  static final class Versions implements IVersionProvider {
    @Override
    public String[] getVersion() {
      return new String[] {"kerndep " + Version.current()};
    }
  }
}
