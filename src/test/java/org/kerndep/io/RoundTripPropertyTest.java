package org.kerndep.io;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.Size;
import org.kerndep.data.DependencyTree;
import org.kerndep.testing.Conll;

/** Round trips of arbitrary documents, and arbitrary bytes that must fail decently or not at all. */
class RoundTripPropertyTest {

  @Provide
  Arbitrary<String> documents() {
    return ConllDocuments.documents();
  }

  @Property
  void wellFormedDocumentsComeBackByteForByte(@ForAll("documents") String document) throws IOException {
    byte[] bytes = document.getBytes(StandardCharsets.UTF_8);
    assertThat(Conll.copy(bytes)).isEqualTo(bytes);
  }

  @Property
  void givingABlockItsOwnTreeChangesNothing(@ForAll("documents") String document) throws IOException {
    for (ConllBlock block : Conll.read(document, TreeColumns.REQUIRED)) {
      assertThat(block.withTree(block.parsed().tree(), true).text()).isEqualTo(block.text());
    }
  }

  @Property
  void aNewTreeIsReadBack(@ForAll("documents") String document) throws IOException {
    for (ConllBlock block : Conll.read(document, TreeColumns.REQUIRED)) {
      DependencyTree flat = DependencyTree.unlabelled(new int[block.sentence().size() + 1]);
      List<ConllBlock> again = Conll.read(block.withTree(flat, false).text(), TreeColumns.REQUIRED);
      assertThat(again).hasSize(1);
      assertThat(again.get(0).parsed().tree()).isEqualTo(flat);
      assertThat(again.get(0).sentence()).isEqualTo(block.sentence());
    }
  }

  @Property
  void garbageRaisesNothingButInputErrors(@ForAll @Size(max = 400) byte[] garbage) {
    failsDecently(garbage);
  }

  @Provide
  Arbitrary<String> almostConll() {
    return Arbitraries.of("\t", "\t", "\t", "\n", "\n\n", "\r", "1", "2", "1-2", "1.1", "0", "_", "#", " ", "-", "é",
        "9999999999", "1\tx\t_\t_\t_\t_\t", "0\troot\t_\t_\n")
        .list().ofMaxSize(60).map(parts -> String.join("", parts));
  }

  @Property
  void almostConllRaisesNothingButInputErrors(@ForAll("almostConll") String text) {
    failsDecently(text.getBytes(StandardCharsets.UTF_8));
  }

  private static void failsDecently(byte[] bytes) {
    for (TreeColumns trees : TreeColumns.values()) {
      try {
        for (ConllBlock block : Conll.read(Conll.FILE, bytes, null, trees)) {
          assertThat(block.sentence().size()).isNotNegative();
        }
      } catch (BadInputException e) {
        assertThat(e.getMessage()).matches("(?s)test\\.conllu(:\\d+)?: .+; .+");
      } catch (IOException e) {
        throw new AssertionError("memory has no other input errors", e);
      }
    }
  }
}
