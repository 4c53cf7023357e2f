package org.kerndep.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import org.kerndep.bundle.ModelFormatException;
import org.kerndep.io.BadInputException;
import org.kerndep.run.Version;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

/** The entry point: picks the command and turns exceptions into messages and exit codes. */
@Command(
    name = "kerndep",
    description = "Dependency parser for CoNLL files. Exit codes: 0 done, 1 failed, 2 wrong usage, 3 bad input, "
        + "4 bad model.",
    mixinStandardHelpOptions = true,
    versionProvider = Main.Versions.class,
    synopsisSubcommandLabel = "COMMAND",
    subcommands = {
      TrainCommand.class, ParseCommand.class, EvaluateCommand.class, ConvertCommand.class, InspectCommand.class,
      BenchmarkCommand.class, ExperimentCommand.class
    })
public final class Main implements Runnable {

  static final int FAILED = 1;
  static final int WRONG_USAGE = 2;
  static final int BAD_INPUT = 3;
  static final int BAD_MODEL = 4;

  @Option(names = "--debug", description = "show stack traces and more log", scope = ScopeType.INHERIT)
  private boolean debug;

  @CommandLine.Spec
  private CommandLine.Model.CommandSpec spec;

  private Main() {}

  public static void main(String[] arguments) {
    Logging.configure(arguments);
    System.exit(run(new PrintWriter(System.err, true), arguments));
  }

  /** Runs a command and gives its exit code; messages go to {@code err}. */
  static int run(PrintWriter err, String... arguments) {
    Main main = new Main();
    return new CommandLine(main)
        .setErr(err)
        .setCaseInsensitiveEnumValuesAllowed(true)
        .setExecutionExceptionHandler((e, command, parsed) -> main.report(e, err))
        .execute(arguments);
  }

  @Override
  public void run() {
    throw new CommandLine.ParameterException(spec.commandLine(), "a command is missing");
  }

  private int report(Exception e, PrintWriter err) {
    err.println("kerndep: " + message(e));
    if (debug) {
      e.printStackTrace(err);
    }
    return exitCode(e);
  }

  private static int exitCode(Exception e) {
    if (e instanceof BadInputException) {
      return BAD_INPUT;
    }
    if (e instanceof ModelFormatException) {
      return BAD_MODEL;
    }
    return e instanceof UsageException ? WRONG_USAGE : FAILED;
  }

  private String message(Exception e) {
    if (e instanceof AccessDeniedException denied) {
      return denied.getFile() + ": access denied; check the permissions";
    }
    if (e instanceof FileSystemException file && file.getReason() != null) {
      return file.getFile() + ": " + file.getReason();
    }
    if (e instanceof IOException || e instanceof UsageException || e instanceof IllegalArgumentException) {
      return e.getMessage();
    }
    return "unexpected error: " + e + (debug ? "" : "; run again with --debug and report it");
  }

  /** The text of {@code --version}. */
  static final class Versions implements IVersionProvider {
    @Override
    public String[] getVersion() {
      return new String[] {"kerndep " + Version.current()};
    }
  }
}
