package org.kerndep.base;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kerndep.Examples;
import org.kerndep.data.ParsedSentence;
import org.kerndep.data.ScoredTree;
import org.kerndep.data.Sentence;
import org.kerndep.data.Treebank;
import org.kerndep.decode.Marginals;
import org.kerndep.testing.Sentences;

/** The forests of whole models. */
class ParseForestTest {

  private final Treebank test = Examples.read(Examples.ENGLISH_TEST);

  @ParameterizedTest
  @ValueSource(strings = {"decoder=koo-collins-2", "decoder=koo-collins-1+climb", "decoder=mst",
      "decoder=carreras labels=joint", "decoder=hill-climbing", "decoder=eisner projectivity=head+path"})
  void treesAreThoseOfParsingAndHeadsSumToOne(String settings) {
    var config = Examples.SMALL.with("epochs", "1");
    for (String setting : settings.split(" ")) {
      config = config.with(setting.split("=")[0], setting.split("=")[1]);
    }
    BaseParser parser = new BaseParser(Examples.train(test, config, 1).base());
    for (ParsedSentence s : test.sentences()) {
      TreesInForest found = parser.parseForest(s.sentence(), 7).orElseThrow();
      Marginals marginals = found.forest().marginals(0.7);
      for (int m = 1; m <= s.size(); m++) {
        int modifier = m;
        assertThat(IntStream.rangeClosed(0, s.size()).mapToDouble(h -> marginals.arc(h, modifier)).sum())
            .isCloseTo(1, within(1e-6));
      }
      assertThat(found.trees()).isEqualTo(parser.parse(s.sentence(), 7));
      assertThat(parser.parseForest(s.sentence(), 1).orElseThrow().best()).isEqualTo(parser.parse(s.sentence()));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"koo-collins-1", "koo-collins-1+climb", "koo-collins-1+hill-climbing", "hill-climbing"})
  void listAndForestComeFromOneScoring(String decoder) {
    BaseModel model = Examples.englishModel().base();
    AtomicInteger scored = new AtomicInteger();
    BaseParser parser = new BaseParser(model, model.decoder(decoder), Optional.of((sentence, graph, labels) -> {
      scored.incrementAndGet();
      return new double[graph.arcCount()];
    }));
    Sentence sentence = test.sentences().get(0).sentence();
    TreesInForest found = parser.parseForest(sentence, 9).orElseThrow();
    found.forest().marginals(1);
    assertThat(scored).hasValue(1);
    assertThat(found.trees()).isEqualTo(parser.parse(sentence, 9));
  }

  @Test
  void sentencesWithoutWordsHaveAForestAndLongOnesNone() {
    BaseParser parser = new BaseParser(Examples.englishModel().base());
    assertThat(parser.parseForest(new Sentence(List.of()), 1).orElseThrow().best().size()).isZero();
    assertThat(parser.parseForest(Sentences.sentence("go ".repeat(301).strip()), 1)).isEmpty();
  }

  @Test
  void otherDecodersOfTheSamePartsMakeOtherLists() {
    BaseModel model = Examples.englishModel().base();
    assertThat(model.decoderName()).isEqualTo("koo-collins-1");
    List<ScoredTree> own = lists(new BaseParser(model));
    for (String name : List.of("koo-collins-1+climb", "koo-collins-1+hill-climbing", "hill-climbing")) {
      List<ScoredTree> others = lists(new BaseParser(model, model.decoder(name)));
      assertThat(others).as(name).isNotEqualTo(own).anyMatch(scored -> !scored.tree().isProjective());
      others.stream().filter(own::contains).forEach(scored -> assertThat(scored.tree().isProjective()).isTrue());
    }
    assertThat(lists(new BaseParser(model, model.decoder("koo-collins-1")))).isEqualTo(own);
    assertThatThrownBy(() -> model.decoder("eisner")).hasMessageContaining("decoder eisner scores other parts");
  }

  @Test
  void jointLabelsNeedTheirOwnDecoder() {
    BaseModel joint = Examples.train(test, Examples.SMALL.with("epochs", "1").with("decoder", "carreras")
        .with("labels", "joint"), 1).base();
    assertThat(joint.decoder("carreras").isProjective()).isTrue();
    assertThatThrownBy(() -> joint.decoder("carreras+climb"))
        .hasMessage("decoder carreras+climb does not decode labels, as the model asks for; choose carreras");
  }

  private List<ScoredTree> lists(BaseParser parser) {
    return test.sentences().stream().flatMap(s -> parser.parse(s.sentence(), 30).trees().stream()).toList();
  }
}
