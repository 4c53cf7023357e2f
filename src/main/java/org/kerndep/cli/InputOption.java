package org.kerndep.cli;

import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The file that a command reads, as an argument or as an option. */
final class InputOption {

  @Parameters(arity = "0..1", paramLabel = "INPUT", description = "file to read, - for standard input (default)")
  private String argument;

  @Option(names = "--input", paramLabel = "FILE", description = "the same as INPUT")
  private String option;

  /** Its name, {@link Options#STANDARD} if none is given. */
  String name() {
    if (argument != null && option != null) {
      throw new UsageException("INPUT and --input are given; name the file once");
    }
    return option != null ? option : argument != null ? argument : Options.STANDARD;
  }
}
