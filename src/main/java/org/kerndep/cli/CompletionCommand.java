package org.kerndep.cli;

import java.util.List;
import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Prints what makes a shell complete commands and options; the script is the same for both shells. */
@Command(name = "completion", mixinStandardHelpOptions = true, versionProvider = Main.Versions.class,
    description = "Print a script that lets a shell complete commands and options.",
    footer = {"", "Examples:", "  source <(kerndep completion bash)", "  kerndep completion zsh >> ~/.zshrc"})
final class CompletionCommand implements Runnable {

  private static final List<String> SHELLS = List.of("bash", "zsh");

  @Parameters(paramLabel = "SHELL", description = "bash or zsh")
  private String shell;

  @Spec
  private CommandSpec spec;

  @Override
  public void run() {
    if (!SHELLS.contains(shell)) {
      throw new UsageException("no completion for '" + shell + "'; known are " + SHELLS);
    }
    System.out.print(AutoComplete.bash("kerndep", spec.root().commandLine()));
  }
}
