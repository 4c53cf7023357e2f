package org.kerndep.train;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import org.kerndep.data.ParsedSentence;
import org.kerndep.data.Treebank;
import org.kerndep.data.Word;

/** The SHA-256 of all that training sees of a treebank. */
final class DataHash {

  private DataHash() {}

  static String of(Treebank treebank) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      for (ParsedSentence s : treebank.sentences()) {
        for (int m = 1; m <= s.size(); m++) {
          Word word = s.sentence().word(m);
          digest.update(String.join("\t", word.form(), word.lemma(), word.cpos(), word.pos(), word.feats(),
              Integer.toString(s.tree().head(m)), s.tree().label(m)).concat("\n").getBytes(StandardCharsets.UTF_8));
        }
        digest.update((byte) '\n');
      }
      return HexFormat.of().formatHex(digest.digest());
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
