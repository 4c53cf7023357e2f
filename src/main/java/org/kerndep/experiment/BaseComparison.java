package org.kerndep.experiment;

import org.kerndep.eval.AttachmentScore;
import org.kerndep.eval.Evaluation;
import org.kerndep.eval.PairedBootstrap;

/**
 * A system against the base parser on the same sentences, without punctuation.
 *
 * @param uas of right heads
 * @param las of right heads and labels
 */
record BaseComparison(PairedBootstrap uas, PairedBootstrap las) {

  /** There is nothing to compare with. */
  static final BaseComparison NONE =
      new BaseComparison(new PairedBootstrap(Double.NaN, Double.NaN), new PairedBootstrap(Double.NaN, Double.NaN));

  private static final int DRAWS = 10_000;
  private static final long SEED = 1;

  static BaseComparison of(Evaluation system, Evaluation base) {
    return new BaseComparison(compare(system, base, AttachmentScore::heads),
        compare(system, base, AttachmentScore::both));
  }

  private static PairedBootstrap compare(Evaluation system, Evaluation base, PairedBootstrap.Measure measure) {
    return PairedBootstrap.compare(system.sentences(), base.sentences(), measure, DRAWS, SEED);
  }
}
