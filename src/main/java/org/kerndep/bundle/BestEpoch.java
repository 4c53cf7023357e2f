package org.kerndep.bundle;

import org.kerndep.eval.AttachmentScore;

/**
 * The epoch of training whose model was best so far. Immutable; share freely.
 *
 * @param epoch counted from 1
 * @param score on the dev data
 * @param model as it was after the epoch
 */
public record BestEpoch(int epoch, AttachmentScore score, PackedModel model) {

  /** Whether a later score on the same data is better: by LAS, if equal by UAS; equal scores are not. */
  public boolean isBeatenBy(AttachmentScore later) {
    return later.both() != score.both() ? later.both() > score.both() : later.heads() > score.heads();
  }
}
