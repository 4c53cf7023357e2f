package org.kerndep.cli;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import picocli.CommandLine.Option;

/** The option to leave out bad sentences, and what is logged of them: each with its place, and their number. */
final class SkippedSentences {

  private static final Logger LOG = LoggerFactory.getLogger(SkippedSentences.class);

  @Option(names = "--skip-bad", description = "leave out sentences that cannot be read instead of stopping")
  private boolean skip;

  private long count;

  /** Whether bad sentences are left out. */
  boolean isWanted() {
    return skip;
  }

  /** Logs why a sentence is left out. */
  void add(String problem) {
    LOG.warn("skipped: {}", problem);
    count++;
  }

  /** Logs how many were left out, if any were. */
  void tell(long kept) {
    if (count > 0) {
      LOG.warn("skipped {}, kept {}", Options.count(count, "bad sentence"), kept);
    }
  }
}
