package org.kerndep.decode;

import java.util.Set;
import org.kerndep.data.ScoredTrees;
import org.kerndep.part.PartScores;
import org.kerndep.part.PartShape;
import org.kerndep.part.RememberedScores;

/** The best of the trees that two decoders find, by the scores of the same shapes. Immutable; share freely. */
final class MergedDecoder implements Decoder {

  private final Decoder first;
  private final Decoder second;

  /**
   * A decoder.
   *
   * @param second looks at the same shapes
   */
  MergedDecoder(Decoder first, Decoder second) {
    this.first = first;
    this.second = second;
  }

  @Override
  public boolean isProjective() {
    return first.isProjective() && second.isProjective();
  }

  @Override
  public Set<PartShape> shapes() {
    return first.shapes();
  }

  @Override
  public ScoredTrees decode(PartScores scores, int k) {
    PartScores remembered = new RememberedScores(scores);
    BestTrees found = new BestTrees(k, remembered, shapes());
    first.decode(remembered, k).trees().forEach(scored -> found.offer(scored.tree()));
    second.decode(remembered, k).trees().forEach(scored -> found.offer(scored.tree()));
    return found.list();
  }

  @Override
  public Forest forest(PartScores scores) {
    PartScores remembered = new RememberedScores(scores);
    return first.forest(remembered).with(second.decode(remembered, Forest.USUAL_TREES));
  }
}
