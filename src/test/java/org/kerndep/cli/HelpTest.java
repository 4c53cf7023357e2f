package org.kerndep.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;

class HelpTest {

  private static final Pattern ARGUMENT = Pattern.compile("\"([^\"]*)\"|(\\S+)");

  static Stream<CommandLine> commands() {
    return Main.commandLine(Main.class).getSubcommands().values().stream()
        .filter(command -> !(command.getCommand() instanceof CommandLine.HelpCommand));
  }

  /** A command line without what a shell does with it. */
  private static String[] arguments(String example) {
    List<String> arguments = new ArrayList<>();
    Matcher next = ARGUMENT.matcher(example.replaceAll(" [<>]+ .*", "").replaceAll(".*<\\((.*)\\)", "$1"));
    while (next.find()) {
      arguments.add(next.group(1) == null ? next.group(2) : next.group(1));
    }
    return arguments.subList(1, arguments.size()).toArray(String[]::new);
  }

  @ParameterizedTest
  @MethodSource("commands")
  void everyCommandHasTwoExamplesThatCanBeRead(CommandLine command) {
    String[] footer = command.getCommandSpec().usageMessage().footer();
    List<String> examples = Arrays.stream(footer).filter(line -> line.contains("kerndep ")).toList();
    assertThat(examples).as(command.getCommandName()).hasSizeGreaterThanOrEqualTo(2);
    for (String example : examples) {
      assertThatCode(() -> Main.commandLine(Main.class).parseArgs(arguments(example.strip()))).as(example)
          .doesNotThrowAnyException();
    }
  }

  @Test
  void helpOfACommandIsFoundBothWays() {
    CommandRun help = CommandRun.of("help", "parse");
    assertThat(help.exitCode()).isZero();
    assertThat(help.out()).contains("Usage: kerndep parse").isEqualTo(CommandRun.of("parse", "--help").out());
  }

  @Test
  void theNearestOptionAndCommandAreNamed() {
    assertThat(CommandRun.of("parse", "--treee", "x.txt").err()).contains("--tree");
    assertThat(CommandRun.of("pars", "x.txt").err()).contains("kerndep parse");
  }

  @Test
  void shellsCanCompleteCommandsAndOptions() {
    CommandRun bash = CommandRun.of("completion", "bash");
    assertThat(bash.exitCode()).isZero();
    assertThat(bash.out()).contains("_complete_kerndep", "--no-rerank");
    assertThat(CommandRun.of("completion", "fish").err()).contains("known are [bash, zsh]");
  }
}
