package org.kerndep.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Shows what a model says of itself. */
@Command(name = "inspect", description = "Check a model file and print its manifest.", mixinStandardHelpOptions = true,
    versionProvider = Main.Versions.class)
final class InspectCommand implements Callable<Integer> {

  @Parameters(paramLabel = "MODEL", description = "model file")
  private Path model;

  @Override
  public Integer call() throws IOException {
    System.out.print(Options.readModel(model).manifest());
    return 0;
  }
}
