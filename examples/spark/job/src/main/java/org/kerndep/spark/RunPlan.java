package org.kerndep.spark;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;

/**
 * Where the results of a run go. Immutable.
 *
 * @param output the folder for report, failures and files, as the driver sees it
 * @param tables the folder for tables, of any file system that Spark knows; the output folder if it is not named
 * @param files whether each document gets a file too
 * @param timeLimit how long a document may take; zero for any time
 */
record RunPlan(Path output, Optional<String> tables, boolean files, Duration timeLimit) {

  /** The address of a table. */
  String table(String name) {
    return tables.orElse(output.toUri().toString()).replaceFirst("/*$", "/") + name;
  }

  Path report() {
    return output.resolve("report.json");
  }

  Path failed() {
    return output.resolve("failed");
  }
}
