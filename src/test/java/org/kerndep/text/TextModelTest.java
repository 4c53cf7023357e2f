package org.kerndep.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kerndep.Examples;
import org.kerndep.data.Sentence;
import org.kerndep.data.Word;
import org.kerndep.data.WordKnowledge;
import org.kerndep.io.TextFiles;
import org.kerndep.run.Progress;
import org.kerndep.run.Workers;

class TextModelTest {

  /** French contractions: au is always à le; des is de les behind a noun and one word before one. */
  private static final String FRENCH = """
      1-2\tAu\t_\t_\t_\t_\t_\t_\t_\t_
      1\tÀ\tà\tADP\t_\t_\t3\tcase\t_\t_
      2\tle\tle\tDET\t_\t_\t3\tdet\t_\t_
      3\tsoir\tsoir\tNOUN\t_\t_\t0\troot\t_\tSpaceAfter=No
      4\t,\t,\tPUNCT\t_\t_\t3\tpunct\t_\t_
      5\tdes\tun\tDET\t_\t_\t6\tdet\t_\t_
      6\tchats\tchat\tNOUN\t_\t_\t3\tdep\t_\tSpaceAfter=No
      7\t.\t.\tPUNCT\t_\t_\t3\tpunct\t_\t_

      1\tLe\tle\tDET\t_\t_\t2\tdet\t_\t_
      2\tbruit\tbruit\tNOUN\t_\t_\t0\troot\t_\t_
      3-4\tdes\t_\t_\t_\t_\t_\t_\t_\t_
      3\tde\tde\tADP\t_\t_\t5\tcase\t_\t_
      4\tles\tle\tDET\t_\t_\t5\tdet\t_\t_
      5\trues\true\tNOUN\t_\t_\t2\tnmod\t_\tSpaceAfter=No
      6\t.\t.\tPUNCT\t_\t_\t2\tpunct\t_\t_

      1\tIl\til\tPRON\t_\t_\t2\tnsubj\t_\t_
      2\ta\tavoir\tVERB\t_\t_\t0\troot\t_\t_
      3\t12 500\t12500\tNUM\t_\t_\t4\tnummod\t_\t_
      4\tlivres\tlivre\tNOUN\t_\t_\t2\tobj\t_\tSpaceAfter=No
      5\t.\t.\tPUNCT\t_\t_\t2\tpunct\t_\t_

      """;

  private final TextModel english = TextExamples.english();

  @Test
  void findsTheSentencesOfTheExampleText() throws Exception {
    String[] paragraphs = TextFiles.read(Path.of("examples/english.txt")).split("\n\n");
    assertThat(TextExamples.segments(english, paragraphs[0])).containsExactly(
        "The old baker lives in a small house near the river .",
        "Every morning he gets up early and bakes bread for the whole village .",
        "His daughter Anna does+n't like cold mornings , but she helps him when there is a lot of work .",
        "On Sunday they sell apples at the market .");
  }

  @Test
  void aTextWithoutTokensHasNoSentences() {
    assertThat(english.segments("")).isEmpty();
    assertThat(english.segments(" \n\t\u00a0 ")).isEmpty();
    assertThat(english.segmentsOfParagraphs("")).isEmpty();
  }

  @Test
  void everyCharacterThatIsNotWhiteSpaceIsInExactlyOneToken() {
    String text = "  Tom's dog, e.g. \ud83d\ude00\ud83d\ude00 isn't\there\n(he said)… 3.50€ — end";
    int place = 0;
    for (TextToken token : english.segments(text).stream().flatMap(List::stream).toList()) {
      assertThat(text.substring(place, token.begin())).isBlank();
      assertThat(token.isSpelledOut(text)).isTrue();
      place = token.end();
    }
    assertThat(place).isEqualTo(text.length());
  }

  @Test
  void blankLinesEndSentencesAndPlacesAreThoseOfTheText() {
    String text = "The cat sleeps\n \nDogs bark.\n\n\n";
    List<List<TextToken>> sentences = english.segmentsOfParagraphs(text);
    assertThat(sentences).hasSize(2);
    assertThat(sentences.get(1).get(0).form(text)).isEqualTo("Dogs");
  }

  @Test
  void tagsWordsThatItHasSeen() {
    Sentence tagged = english.sentences("The cat sleeps.").get(0).words();
    assertThat(tagged.words()).containsExactly(
        new Word("The", "the", "DET", "DT", "Definite=Def|PronType=Art"),
        new Word("cat", "cat", "NOUN", "NN", "Number=Sing"),
        new Word("sleeps", "sleep", "VERB", "VBZ", "Mood=Ind|Number=Sing|Person=3|Tense=Pres|VerbForm=Fin"),
        new Word(".", ".", "PUNCT", ".", "_"));
  }

  @Test
  void aSentenceWithoutWordsStaysSo() {
    assertThat(english.tagger().tag(new Sentence(List.of())).size()).isZero();
  }

  @Test
  void theSameTreebankGivesTheSameModelsOnAnyNumberOfThreads() {
    TextModel other = TextExamples.train(2);
    for (String text : List.of("Anna doesn't know the farmer's horses.", "Who sent Tom's letter? He smiled!")) {
      assertThat(other.sentences(text)).isEqualTo(english.sentences(text));
    }
    assertThat(other.tagger().partsOfSpeech()).isEqualTo(english.tagger().partsOfSpeech());
  }

  @Test
  void wordsThatAreNotSpelledOutAreKnownFromTheTreebank(@TempDir Path directory) throws Exception {
    TextModel french = train(directory, FRENCH.repeat(3));
    assertThat(TextExamples.segments(french, "au soir, des chats.")).containsExactly("à+le soir , des chats .");
    assertThat(TextExamples.segments(french, "Le bruit des rues.")).containsExactly("Le bruit de+les rues .");
    assertThat(TextExamples.segments(french, "Au bruit, AU soir.").get(0)).startsWith("À+le bruit , À+LE");
  }

  @Test
  void numbersHaveSpacesWhereTheTreebankHasThem(@TempDir Path directory) throws Exception {
    TextModel french = train(directory, FRENCH.repeat(3));
    assertThat(french.tokenizer().spacedNumbers()).isTrue();
    assertThat(french.segments("Il a 12 500 livres.").get(0)).hasSize(5);
    assertThat(french.segments("Il a 12\n500 livres.").get(0)).hasSize(6);
    assertThat(english.tokenizer().spacedNumbers()).isFalse();
  }

  private static TextModel train(Path directory, String conllu) throws Exception {
    try (Workers workers = new Workers(1)) {
      return TextTrainer.train(TextExamples.corpus(directory.resolve("fr.conllu"), conllu), WordKnowledge.NONE, workers,
          Progress.NONE);
    }
  }

  @Test
  void theExampleTreebankIsReadAsRunningText() throws Exception {
    TextCorpus corpus = TextCorpus.read(Examples.ENGLISH_TRAIN, null, false);
    assertThat(corpus.sentences()).hasSize(Examples.read(Examples.ENGLISH_TRAIN).size());
    assertThat(corpus.paragraphs().get(0).text()).startsWith("The cat sleeps. Dogs bark loudly. Tom smiled.");
  }
}
