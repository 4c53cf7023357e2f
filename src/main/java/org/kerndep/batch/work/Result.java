package org.kerndep.batch.work;

import java.util.Optional;
import org.kerndep.batch.work.DocumentAnnotator.Counts;

/**
 * What became of a document: a result or a problem.
 *
 * @param content the result's bytes; empty if there is a problem
 * @param counts of its sentences and words
 * @param hash of the document's bytes; empty if they were not all read
 * @param problem why there is no result
 */
public record Result(ResultBuffer content, Counts counts, String hash, Optional<Problem> problem) {

  private static final Counts NOTHING = new Counts(0, 0);

  /** No result. */
  public static Result failed(Problem problem) {
    return new Result(new ResultBuffer(null), NOTHING, "", Optional.of(problem));
  }
}
