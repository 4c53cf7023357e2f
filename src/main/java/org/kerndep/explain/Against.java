package org.kerndep.explain;

import java.util.Optional;
import org.kerndep.data.DependencyTree;

/**
 * What the chosen tree is compared with: the gold tree, the base parser's best, or the tree of a rank. Immutable.
 *
 * @param kind what is meant
 * @param rank from 1, the chosen tree; 0 if no rank is meant
 */
public record Against(Kind kind, int rank) {

  /** What trees can be compared with. */
  public enum Kind {
    GOLD("the gold tree"),
    BASE("the base parser's tree"),
    RANK("");

    private final String words;

    Kind(String words) {
      this.words = words;
    }
  }

  /** The tree of the second rank. */
  public static final Against RUNNER_UP = new Against(Kind.RANK, 2);
  public static final Against GOLD = new Against(Kind.GOLD, 0);

  /** {@code gold}, {@code base} or a rank from 2 on. */
  public static Against parse(String text) {
    return switch (text) {
      case "gold" -> GOLD;
      case "base" -> new Against(Kind.BASE, 0);
      default -> {
        if (!text.matches("[1-9][0-9]{0,3}") || text.equals("1")) {
          throw new IllegalArgumentException("trees are compared with gold, base or a rank from 2 on, not '" + text
              + "'");
        }
        yield new Against(Kind.RANK, Integer.parseInt(text));
      }
    };
  }

  /** How many trees a list needs for it. */
  public int trees() {
    return Math.max(2, rank);
  }

  /** What readers call it. */
  public String words() {
    return kind == Kind.RANK ? "rank " + rank : kind.words;
  }

  /**
   * The comparison, if there is such a tree and it is not the chosen one.
   *
   * @param gold the gold tree if it is known
   */
  public Optional<Explanation> explain(ExplainedList list, Optional<DependencyTree> gold) {
    return switch (kind) {
      case GOLD -> gold.filter(tree -> !tree.equals(list.ranked().best().tree())).map(list::compareWith);
      case BASE -> Optional.of(list.rankOfBaseBest()).filter(other -> other > 0).map(other -> list.compare(0, other));
      case RANK -> rank > list.ranked().size() ? Optional.empty() : Optional.of(list.compare(0, rank - 1));
    };
  }
}
