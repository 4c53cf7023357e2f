package org.kerndep.io.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.kerndep.testing.Sentences.tree;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kerndep.io.ConllBlock;
import org.kerndep.io.kbest.KBestJsonReader;
import org.kerndep.io.kbest.KBestLine;

/** A sentence as JSON. */
class SentenceJsonTest {

  private static final ConllBlock BLOCK = ConllBlock.of("frogs", List.of(
      "# sent_id = 7", "# text = Don't!",
      "1-2\tDon't\t_\t_\t_\t_\t_\t_\t_\tSpaceAfter=No|TokenRange=4:9",
      "1\tDo\tdo\tAUX\tVB\tVerbForm=Inf\t_\t_\t_\t_",
      "2\tn't\t_\t_\t_\t_\t_\t_\t_\t_",
      "3\t!\t_\tPUNCT\t_\t_\t_\t_\t_\tTokenRange=9:10"));

  @Test
  void writesWordsPlacesMultiwordTokensAndTrees() {
    SentenceJson json = SentenceJson.of(BLOCK).inDocument("a.txt")
        .with(TreeJson.of(BLOCK.sentence(), tree("0:root 1:advmod 1:punct")).withArcs(List.of(0.98765, 1.0, 0.5)));
    assertThat(json.line()).isEqualTo("""
        {"doc_id":"a.txt","sent_id":"7","text":"Don't!","words":[\
        {"form":"Do","lemma":"do","upos":"AUX","xpos":"VB","feats":"VerbForm=Inf","start":4,"end":9},\
        {"form":"n't","start":4,"end":9},{"form":"!","upos":"PUNCT","start":9,"end":10}],\
        "multiword_tokens":[{"first":1,"last":2,"form":"Don't","start":4,"end":9,"space_after":false}],\
        "trees":[{"rank":1,"heads":[0,1,1],"labels":["root","advmod","punct"],"arc_probs":[0.9877,1.0,0.5]}]}
        """);
  }

  @Test
  void plainParseCanBeReadAsAList(@TempDir Path directory) throws IOException {
    Path file = directory.resolve("one.jsonl");
    Files.writeString(file, SentenceJson.of(BLOCK).with(TreeJson.of(BLOCK.sentence(), tree("0:a 1:b 1:c"))).line());
    try (KBestJsonReader reader = KBestJsonReader.open(file)) {
      KBestLine line = reader.next();
      assertThat(line.list().best().tree()).isEqualTo(tree("0:a 1:b 1:c"));
      assertThat(line.id()).contains("7");
    }
  }

  @Test
  void refusesATreeOfAnotherLength() {
    assertThatIllegalArgumentException().isThrownBy(() -> TreeJson.of(BLOCK.sentence(), tree("0:root")));
  }

  @Test
  void placesCountCharactersOfUnicode() {
    CodePoints places = new CodePoints("a\uD83D\uDC38b");
    assertThat(new int[] {places.before(0), places.before(1), places.before(3), places.before(4)})
        .containsExactly(0, 1, 2, 3);
  }
}
