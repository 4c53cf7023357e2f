package org.kerndep.train.origin;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import org.kerndep.data.ParsedSentence;
import org.kerndep.data.Taggings;
import org.kerndep.data.Treebank;
import org.kerndep.data.Word;

/** The SHA-256 of what training sees of a treebank. */
public final class DataHash {

  private DataHash() {}

  /** All but user layers. */
  public static String of(Treebank treebank) {
    return of(treebank, (s, m) -> {
      String row = columns(s.sentence().word(m)) + "\t" + s.tree().head(m) + "\t" + s.tree().label(m);
      return s.taggings().size() == 1 ? row : row + alternatives(s.taggings(), m);
    });
  }

  private static String alternatives(Taggings taggings, int m) {
    return taggings.all().stream().map(tagging -> tagging.logProbability() + "\t" + columns(tagging.sentence().word(m)))
        .collect(Collectors.joining("\t", "\t", ""));
  }

  private static String columns(Word word) {
    return String.join("\t", word.form(), word.lemma(), word.cpos(), word.pos(), word.feats());
  }

  /** The values in some user layers alone. */
  static String ofLayers(Treebank treebank, List<String> paths) {
    return of(treebank, (s, m) -> paths.stream().map(path -> s.sentence().word(m).user().of(path).toString())
        .collect(Collectors.joining("\t")));
  }

  private static String of(Treebank treebank, BiFunction<ParsedSentence, Integer, String> row) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      for (ParsedSentence s : treebank.sentences()) {
        for (int m = 1; m <= s.size(); m++) {
          digest.update(row.apply(s, m).concat("\n").getBytes(StandardCharsets.UTF_8));
        }
        digest.update((byte) '\n');
      }
      return HexFormat.of().formatHex(digest.digest());
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
