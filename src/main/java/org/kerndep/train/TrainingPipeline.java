package org.kerndep.train;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import org.kerndep.base.BaseModel;
import org.kerndep.bundle.Manifest;
import org.kerndep.bundle.ModelBundle;
import org.kerndep.data.ParsedSentence;
import org.kerndep.data.Treebank;
import org.kerndep.data.Word;
import org.kerndep.feature.TemplateSet;
import org.kerndep.run.Progress;
import org.kerndep.run.Version;
import org.kerndep.run.Workers;

/** From a treebank to a bundle, step by step. */
public final class TrainingPipeline {

  private final TrainingConfig config;
  private final TemplateSet templates;
  private final Workers workers;
  private final Progress progress;

  public TrainingPipeline(TrainingConfig config, TemplateSet templates, Workers workers, Progress progress) {
    this.config = config;
    this.templates = templates;
    this.workers = workers;
    this.progress = progress;
  }

  /**
   * Trains the whole system.
   *
   * @param dev trees to report scores on, or an empty treebank
   */
  public ModelBundle train(Treebank treebank, Treebank dev) {
    BaseModel base = new BaseTrainer(config, templates, workers, progress).train(treebank, dev);
    return new ModelBundle(manifest(treebank, base), base);
  }

  private Manifest manifest(Treebank treebank, BaseModel base) {
    Map<String, String> entries = new LinkedHashMap<>();
    entries.put("kerndep", Version.current());
    entries.put("sentences", Integer.toString(treebank.size()));
    entries.put("words", Long.toString(treebank.wordCount()));
    entries.put("data-sha256", hash(treebank));
    entries.put("labels", String.join(" ", base.labelNames()));
    entries.put("templates", templates.name().orElse("own"));
    entries.put(TagsetGuess.KEY, TagsetGuess.of(base.labelNames()));
    entries.put("used-decoder", base.decoderName());
    entries.put("used-roots", base.roots().toString());
    config.toMap().forEach((key, value) -> entries.put("config." + key, value));
    return new Manifest(entries);
  }

  private static String hash(Treebank treebank) {
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
