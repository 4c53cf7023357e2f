package org.kerndep.io.kbest;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.ScoredTrees;
import org.kerndep.data.TreeProbabilities;
import org.kerndep.io.ConllBlock;
import org.kerndep.io.JsonText;

/**
 * A list of trees as a line of JSON: {@code {"sent_id": "s1", "text": "Go!", "words": ["Go", "!"], "trees": [{"rank":
 * 1, "score": 7.5, "prob": 0.9, "heads": [0, 1], "labels": ["root", "punct"]}]}}; a reranked tree also has
 * {@code "base_score"}. What is not known of the sentence's name and text is left out.
 */
final class KBestJson {

  private KBestJson() {}

  static String text(ConllBlock block, ScoredTrees list, TreeProbabilities probabilities, List<Double> baseScores) {
    StringBuilder text = new StringBuilder("{");
    for (String key : new String[] {"sent_id", "text"}) {
      block.comment(key).ifPresent(value ->
          text.append(JsonText.quoted(key)).append(": ").append(JsonText.quoted(value)).append(", "));
    }
    text.append("\"words\": [").append(block.sentence().words().stream().map(word -> JsonText.quoted(word.form()))
        .collect(Collectors.joining(", "))).append("], \"trees\": [");
    for (int rank = 0; rank < list.size(); rank++) {
      text.append(rank > 0 ? ", " : "").append("{\"rank\": ").append(rank + 1)
          .append(", \"score\": ").append(list.get(rank).score());
      if (!baseScores.isEmpty()) {
        text.append(", \"base_score\": ").append(baseScores.get(rank));
      }
      text.append(", \"prob\": ").append(probabilities.tree(rank));
      appendTree(text, list.get(rank).tree());
    }
    return text.append("]}\n").toString();
  }

  private static void appendTree(StringBuilder text, DependencyTree tree) {
    text.append(", \"heads\": [").append(IntStream.rangeClosed(1, tree.size())
        .mapToObj(m -> Integer.toString(tree.head(m))).collect(Collectors.joining(", ")));
    text.append("], \"labels\": [").append(IntStream.rangeClosed(1, tree.size())
        .mapToObj(m -> JsonText.quoted(tree.label(m))).collect(Collectors.joining(", "))).append("]}");
  }
}
