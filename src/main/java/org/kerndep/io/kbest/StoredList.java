package org.kerndep.io.kbest;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.ScoredTree;
import org.kerndep.data.ScoredTrees;

/** A line of JSON that {@link KBestJson} wrote; what is missing in it is null. */
record StoredList(@JsonProperty("sent_id") String id, String text, List<String> words, List<Tree> trees) {

  /** One of its trees. */
  record Tree(int rank, double score, @JsonProperty("base_score") Double baseScore,
      @JsonProperty("prob") Double probability, List<Integer> heads, List<String> labels) {

    ScoredTree scored(int place, int size) {
      if (rank != place) {
        throw new IllegalArgumentException("tree " + rank + " stands where tree " + place + " was expected");
      }
      if (heads == null || labels == null || heads.size() != size || labels.size() != size) {
        throw new IllegalArgumentException("tree " + rank + " does not have a head and a label for each word");
      }
      List<String> all = new ArrayList<>(labels);
      all.add(0, null);
      return new ScoredTree(DependencyTree.of(
          Stream.concat(Stream.of(0), heads.stream()).mapToInt(head -> head == null ? -1 : head).toArray(),
          all.toArray(String[]::new)), score);
    }
  }

  /** What it says, checked; anything that cannot be is an IllegalArgumentException. */
  KBestLine toLine(String place) {
    if (words == null || trees == null || words.contains(null) || trees.contains(null)) {
      throw new IllegalArgumentException("no words or no trees");
    }
    List<ScoredTree> scored = new ArrayList<>();
    for (Tree tree : trees) {
      scored.add(tree.scored(scored.size() + 1, words.size()));
    }
    return new KBestLine(place, Optional.ofNullable(id), Optional.ofNullable(text), words, new ScoredTrees(scored),
        allOrNone("base_score", trees.stream().map(Tree::baseScore).toList()),
        allOrNone("prob", trees.stream().map(Tree::probability).toList()));
  }

  private static List<Double> allOrNone(String key, List<Double> values) {
    List<Double> given = values.stream().filter(value -> value != null).toList();
    if (!given.isEmpty() && given.size() < values.size()) {
      throw new IllegalArgumentException("only some trees have " + key);
    }
    return given;
  }
}
