package org.kerndep.train;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.kerndep.Examples;
import org.kerndep.base.BaseParser;
import org.kerndep.data.ParsedSentence;
import org.kerndep.data.Sentence;
import org.kerndep.data.Treebank;
import org.kerndep.data.Word;
import org.kerndep.eval.AttachmentScore;
import org.kerndep.eval.Punctuation;
import org.kerndep.synthetic.SyntheticGrammar;
import org.kerndep.train.config.TrainingConfig;

/** What a parser must be able to learn, on a made-up language where it is known to be there. */
class SyntheticTrainingIT {

  private static final Treebank TRAIN = SyntheticGrammar.generate(500, 1);
  private static final Treebank TEST = SyntheticGrammar.generate(200, 2);
  private static final TrainingConfig CONFIG =
      Examples.SMALL.with("epochs", "5").with("part-bits", "18").with("prune-bits", "18");

  private static BaseParser parser(Treebank treebank, String... settings) {
    TrainingConfig config = CONFIG;
    for (int i = 0; i < settings.length; i += 2) {
      config = config.with(settings[i], settings[i + 1]);
    }
    return new BaseParser(Examples.train(treebank, config, 2).base());
  }

  private static double uas(BaseParser parser, Treebank gold) {
    AttachmentScore total = AttachmentScore.NOTHING;
    for (ParsedSentence s : gold.sentences()) {
      total = total.plus(AttachmentScore.of(s.sentence(), s.tree(), parser.parse(s.sentence()), Punctuation.KEEP));
    }
    return total.uas();
  }

  /** Tags only: no features, and no forms that would give them away. */
  private static Treebank withoutFeatures(Treebank treebank) {
    return new Treebank(treebank.sentences().stream()
        .map(s -> new ParsedSentence(withoutFeatures(s.sentence()), s.tree())).toList());
  }

  private static Sentence withoutFeatures(Sentence sentence) {
    return new Sentence(sentence.words().stream()
        .map(w -> new Word(w.cpos(), Word.ABSENT, w.cpos(), w.pos(), Word.ABSENT)).toList());
  }

  @Test
  void agreementMorphologyIsLearnt() {
    double with = uas(parser(TRAIN), TEST);
    double without = uas(parser(withoutFeatures(TRAIN)), withoutFeatures(TEST));
    assertThat(with).isGreaterThan(without + 1);
  }

  @Test
  void everyDecoderLearnsTheLanguage() {
    for (String decoder : List.of("sibling", "carreras", "koo-collins-1", "koo-collins-2")) {
      assertThat(uas(parser(TRAIN, "decoder", decoder), TEST)).as(decoder).isGreaterThan(90);
    }
  }

  @Test
  void headsAndLabelsTogetherLearnTheLanguage() {
    assertThat(uas(parser(TRAIN, "decoder", "carreras", "labels", "joint", "part-bits", "20"), TEST)).isGreaterThan(90);
  }
}
