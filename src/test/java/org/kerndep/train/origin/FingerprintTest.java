package org.kerndep.train.origin;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kerndep.Examples;
import org.kerndep.bundle.Manifest;
import org.kerndep.data.ParsedSentence;
import org.kerndep.data.Sentence;
import org.kerndep.data.Treebank;
import org.kerndep.data.UserValues;
import org.kerndep.data.WordKnowledge;
import org.kerndep.feature.TemplateSet;
import org.kerndep.train.config.TrainingConfig;
import org.kerndep.words.WordClasses.Grain;
import org.kerndep.words.WordClasses;

class FingerprintTest {

  private static final Treebank ENGLISH = Examples.read(Examples.ENGLISH_TEST);
  private static final Treebank TURKISH = Examples.read(Examples.TURKISH);
  private static final Treebank NOTHING = new Treebank(List.of());

  private static Manifest of(TrainingConfig config, Treebank train, Treebank dev) throws IOException {
    return Fingerprint.of(config, TemplateSet.standard(), WordKnowledge.NONE, train, dev);
  }

  private final Manifest fingerprint = of(Examples.SMALL, ENGLISH, NOTHING);

  FingerprintTest() throws IOException {}

  @Test
  void equalRunsHaveTheSame() throws IOException {
    Manifest again = of(Examples.SMALL, Examples.read(Examples.ENGLISH_TEST), NOTHING);
    assertThat(again).isEqualTo(fingerprint);
    assertThat(Fingerprint.difference(again, fingerprint)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"epochs,5", "seed,7", "update,perceptron", "keep,best", "decoder,mst", "prune-heads,3", "label-c,0.5"})
  void settingsAreToldByTheirValue(String key, String value) throws IOException {
    assertThat(Fingerprint.difference(of(Examples.SMALL.with(key, value), ENGLISH, NOTHING), fingerprint))
        .contains(key + "=" + value);
  }

  @Test
  void dataAreToldByTheirName() throws IOException {
    assertThat(Fingerprint.difference(of(Examples.SMALL, TURKISH, NOTHING), fingerprint))
        .contains("other training data");
  }

  @Test
  void devDataMatterIfTheyChooseTheEpoch() throws IOException {
    assertThat(of(Examples.SMALL, ENGLISH, TURKISH)).isEqualTo(fingerprint);
    TrainingConfig best = Examples.SMALL.with("keep", "best");
    assertThat(Fingerprint.difference(of(best, ENGLISH, TURKISH), of(best, ENGLISH, ENGLISH)))
        .contains("other dev data");
  }

  @Test
  void templatesMatter() throws IOException {
    TemplateSet own = TemplateSet.parse("arc h.pos m.pos").orElse(TemplateSet.standard());
    assertThat(Fingerprint.difference(Fingerprint.of(Examples.SMALL, own, WordKnowledge.NONE, ENGLISH, NOTHING),
        fingerprint)).contains("other templates");
  }

  @Test
  void wordClassesMatter() throws IOException {
    WordClasses classes = new WordClasses("vectors a.txt 0123, the first 9 words", List.of(new Grain("class2", 1)),
        new TreeMap<>(Map.of("dog", "0")));
    Manifest now = Fingerprint.of(Examples.SMALL, TemplateSet.standard(), classes, ENGLISH, NOTHING);
    assertThat(Fingerprint.difference(fingerprint, now)).contains("other word classes");
    assertThat(Fingerprint.difference(now, now)).isEmpty();
  }

  @Test
  void userLayersMatterIfTemplatesLookAtThem() throws IOException {
    Treebank layered = new Treebank(ENGLISH.sentences().stream().map(s -> new ParsedSentence(
        new Sentence(s.sentence().words().stream().map(w -> w.with(UserValues.of(
            Map.of("misc/Form", List.of(w.form()))))).toList()), s.tree())).toList());
    assertThat(of(Examples.SMALL, layered, NOTHING)).isEqualTo(fingerprint);
    TemplateSet own = TemplateSet.parse("arc h.misc/Form").orElse(TemplateSet.standard());
    assertThat(Fingerprint.difference(Fingerprint.of(Examples.SMALL, own, WordKnowledge.NONE, ENGLISH, NOTHING),
        Fingerprint.of(Examples.SMALL, own, WordKnowledge.NONE, layered, NOTHING))).contains("other layers");
    TrainingConfig best = Examples.SMALL.with("keep", "best");
    assertThat(Fingerprint.difference(Fingerprint.of(best, own, WordKnowledge.NONE, layered, ENGLISH),
        Fingerprint.of(best, own, WordKnowledge.NONE, layered, layered))).contains("other dev layers");
  }

  @Test
  void codeMatters() {
    Map<String, String> older = new HashMap<>(fingerprint.entries());
    older.put("code", "0.0.1");
    assertThat(Fingerprint.difference(new Manifest(older), fingerprint)).contains("other code");
  }
}
