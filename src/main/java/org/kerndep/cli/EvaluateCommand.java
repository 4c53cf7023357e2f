package org.kerndep.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.kerndep.eval.AttachmentScore;
import org.kerndep.eval.Evaluation;
import org.kerndep.eval.EvaluationReport;
import org.kerndep.eval.OracleEvaluation;
import org.kerndep.eval.OracleReport;
import org.kerndep.eval.OracleTable;
import org.kerndep.eval.PairedBootstrap;
import org.kerndep.eval.Punctuation;
import org.kerndep.eval.Report;
import org.kerndep.eval.TextEvaluation;
import org.kerndep.eval.TextReport;
import org.kerndep.io.ConllFormat;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Scores parsed files against gold trees. */
@Command(name = "evaluate", mixinStandardHelpOptions = true, versionProvider = Main.Versions.class,
    description = "Compare a parsed file with gold trees.",
    footer = {"", "Examples:", "  kerndep evaluate --gold gold.conllu --system parsed.conllu --punct upos",
      "  kerndep evaluate --gold gold.conllu --system new.conllu --compare old.conllu"})
final class EvaluateCommand implements Callable<Integer> {

  private static final Logger LOG = LoggerFactory.getLogger(EvaluateCommand.class);

  @Option(names = "--gold", required = true, paramLabel = "FILE", description = "the right trees")
  private Path gold;

  @Option(names = "--system", required = true, paramLabel = "FILE", description = "the trees to score")
  private Path system;

  @Option(names = "--format", defaultValue = "auto",
      description = "format of the files: auto (default, each for itself), conllu, conllx or conll09")
  private ConllFormat format;

  @Option(names = "--punct", defaultValue = "keep",
      description = "words that count: keep (default) all; conll all but those of punctuation characters only; "
          + "upos all but those tagged PUNCT")
  private Punctuation punctuation;

  @Option(names = "--labels", description = "add precision, recall and F1 of each label")
  private boolean labels;

  @Option(names = "--compare", paramLabel = "FILE2",
      description = "another system's trees; adds the difference and its paired-bootstrap p-value")
  private Path compare;

  @Option(names = "--draws", paramLabel = "N", defaultValue = "10000",
      description = "bootstrap draws (default ${DEFAULT-VALUE})")
  private int draws;

  @Option(names = "--seed", paramLabel = "S", defaultValue = "1", description = "seed of the bootstrap")
  private long seed;

  @Option(names = "--kbest", description = "the system's file has lists of trees that 'kbest' wrote as conllu; print "
      + "what the best choice from the first k trees would score")
  private boolean kBest;

  @Option(names = "--align", description = "the files may have other sentences and words of the same text, as parsing "
      + "plain text gives them; print the scores of the CoNLL 2018 shared task (all words count, subtypes of labels do "
      + "not)")
  private boolean align;

  @Option(names = "--json", description = "print one JSON object")
  private boolean json;

  @Mixin
  private SkippedSentences skipped;

  @Override
  public Integer call() throws IOException {
    if (draws < 1) {
      throw new UsageException("--draws must be at least 1: " + draws);
    }
    if (kBest && (labels || compare != null)) {
      throw new UsageException("--kbest goes with neither --labels nor --compare; give one of them");
    }
    if (align && (kBest || labels || compare != null || punctuation != Punctuation.KEEP)) {
      throw new UsageException("--align goes with none of --kbest, --labels, --compare and --punct; leave them out");
    }
    if (skipped.isWanted() && (align || kBest || compare != null)) {
      throw new UsageException("--skip-bad goes with none of --align, --kbest and --compare, which need all sentences; "
          + "leave it out or correct the files");
    }
    Report report = align ? textReport() : kBest ? oracleReport() : report();
    System.out.print(json ? report.toJson() : report.toText());
    return 0;
  }

  private Report textReport() throws IOException {
    return new TextReport(TextEvaluation.of(gold, system, format, new ConsoleProgress()));
  }

  private Report oracleReport() throws IOException {
    OracleTable table = OracleEvaluation.of(gold, system, format, punctuation, new ConsoleProgress());
    warnIfNothingIsLeftOut(table.leftOut());
    return new OracleReport(punctuation, table);
  }

  private Report report() throws IOException {
    Evaluation first = Evaluation.of(gold, system, format, punctuation, skipped.isWanted() ? skipped::add : null,
        new ConsoleProgress());
    skipped.tell(first.sentences().size());
    warnIfNothingIsLeftOut(first.leftOut());
    EvaluationReport report = new EvaluationReport(first, labels);
    if (compare != null) {
      Evaluation second = Evaluation.of(gold, compare, format, punctuation, new ConsoleProgress());
      report.compare(second, difference(first, second, AttachmentScore::heads),
          difference(first, second, AttachmentScore::both));
    }
    return report;
  }

  private void warnIfNothingIsLeftOut(long leftOut) {
    if (punctuation == Punctuation.UPOS && leftOut == 0) {
      LOG.warn("{}: no word is tagged PUNCT, so all words count; CoNLL-2009 has no UPOS, try --punct conll", gold);
    }
  }

  private PairedBootstrap difference(Evaluation first, Evaluation second, PairedBootstrap.Measure measure) {
    return PairedBootstrap.compare(first.sentences(), second.sentences(), measure, draws, seed);
  }
}
