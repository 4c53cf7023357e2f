package org.kerndep.uima;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Token;
import de.tudarmstadt.ukp.dkpro.core.api.syntax.type.dependency.Dependency;
import de.tudarmstadt.ukp.dkpro.core.api.syntax.type.dependency.DependencyFlavor;
import java.nio.file.Path;
import java.util.List;
import org.apache.uima.jcas.JCas;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kerndep.data.ParsedSentence;
import org.kerndep.io.TreebankReader;

class BasicTreesTest {

  private JCas jcas;
  private List<Token> tokens;

  @BeforeEach
  void makeDocument() throws Exception {
    jcas = Documents.of("en", "Old", "frogs", "croak");
    tokens = jcas.select(Token.class).toList();
  }

  private Dependency arc(int governor, int dependent, String label) {
    Token word = tokens.get(dependent - 1);
    Dependency arc = new Dependency(jcas, word.getBegin(), word.getEnd());
    arc.setDependent(word);
    arc.setGovernor(governor == 0 ? null : tokens.get(governor - 1));
    arc.setDependencyType(label);
    arc.addToIndexes();
    return arc;
  }

  private void makeTree() {
    arc(2, 1, "amod");
    arc(3, 2, "nsubj");
    arc(3, 3, "root");
  }

  private void assertNoTree(String problem) {
    assertThatIllegalArgumentException().isThrownBy(() -> BasicTrees.of(jcas).tree(tokens)).withMessage(problem);
  }

  @Test
  void treesOfFilesComeThroughTheReader(@TempDir Path directory) throws Exception {
    Path file = Path.of("examples/english-train.conllu");
    JCas read = Documents.readWithoutEmptyNodes(file, directory);
    BasicTrees trees = BasicTrees.of(read);
    assertThat(CasSentences.of(read, PosSource.AUTO).stream().map(s -> trees.tree(s.tokens())))
        .containsExactlyElementsOf(TreebankReader.read(file).sentences().stream().map(ParsedSentence::tree).toList());
  }

  @Test
  void aWordThatIsItsOwnGovernorHasTheRootForItsHead() {
    makeTree();
    assertThat(BasicTrees.of(jcas).tree(tokens)).hasToString("2:amod 3:nsubj 0:root");
  }

  @Test
  void aMissingLabelIsAbsent() {
    makeTree();
    jcas.select(Dependency.class).forEach(arc -> arc.setDependencyType(null));
    assertThat(BasicTrees.of(jcas).tree(tokens)).hasToString("2:_ 3:_ 0:_");
  }

  @Test
  void enhancedDependenciesAreNoPartOfTheTree() {
    makeTree();
    arc(1, 2, "conj").setFlavor(DependencyFlavor.ENHANCED);
    assertThat(BasicTrees.of(jcas).tree(tokens)).hasToString("2:amod 3:nsubj 0:root");
  }

  @Test
  void saysWhyThereIsNoTree() {
    assertNoTree("word 1 'Old' has no basic dependency");
    makeTree();
    Dependency second = arc(3, 1, "dep");
    assertNoTree("word 1 'Old' has 2 heads");
    second.removeFromIndexes();
    Dependency first = jcas.select(Dependency.class).get(0);
    first.setGovernor(null);
    assertNoTree("word 1 'Old' has no governor");
    first.setGovernor(new Token(jcas, 0, 1));
    assertNoTree("word 1 'Old' has a governor outside");
    first.setGovernor(tokens.get(1));
    jcas.select(Dependency.class).get(1).setGovernor(tokens.get(0));
    assertNoTree("cycle of heads: 1 → 2 → 1");
  }
}
