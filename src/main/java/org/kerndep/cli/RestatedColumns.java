package org.kerndep.cli;

import picocli.CommandLine.Option;

/** The option to keep columns that restate the old tree, for commands that write trees into CoNLL files. */
final class RestatedColumns {

  @Option(names = "--keep-deps",
      description = "keep columns that restate the old tree (DEPS, PHEAD, PDEPREL) instead of emptying them")
  private boolean keep;

  boolean areKept() {
    return keep;
  }
}
