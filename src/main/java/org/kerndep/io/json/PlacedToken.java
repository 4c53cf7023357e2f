package org.kerndep.io.json;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.kerndep.io.ConllBlock;
import org.kerndep.io.SurfaceToken;
import org.kerndep.io.TokenRange;

/**
 * A multiword token or a word outside of any, and where it stands in the text of its document. Immutable.
 *
 * @param token how it is written
 * @param range where it stands, if that is known
 */
public record PlacedToken(SurfaceToken token, Optional<TokenRange> range) {

  static List<PlacedToken> of(ConllBlock block) {
    List<SurfaceToken> tokens = block.surfaceTokens();
    List<Optional<TokenRange>> ranges = block.tokenRanges();
    return IntStream.range(0, tokens.size()).mapToObj(i -> new PlacedToken(tokens.get(i), ranges.get(i))).toList();
  }
}
