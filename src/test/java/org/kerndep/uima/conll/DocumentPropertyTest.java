package org.kerndep.uima.conll;

import static org.assertj.core.api.Assertions.assertThat;

import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Sentence;
import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Token;
import de.tudarmstadt.ukp.dkpro.core.api.syntax.type.dependency.Dependency;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.EnumSet;
import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.apache.uima.fit.factory.JCasFactory;
import org.apache.uima.fit.util.JCasUtil;
import org.apache.uima.jcas.JCas;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.Word;
import org.kerndep.io.ConllBlock;
import org.kerndep.io.ConllDocuments;
import org.kerndep.io.ConllReader;
import org.kerndep.io.TreeColumns;

/** What holds for documents made of any well-formed CoNLL-U, whatever their size. */
class DocumentPropertyTest {

  private static JCas reused;

  @Provide
  Arbitrary<String> documents() {
    return ConllDocuments.documents();
  }

  @Property(tries = 300)
  void aFileIsRestored(@ForAll("documents") String text, @ForAll @IntRange(max = 3) int sentences) throws Exception {
    StringBuilder restored = new StringBuilder();
    try (FilePartReader parts = parts(text, sentences)) {
      for (boolean last = false; !last; ) {
        FilePart part = parts.next();
        JCas jcas = document(part);
        restored.append(new DocumentConll(jcas, "test", false).text());
        last = part.last();
      }
    }
    assertThat(restored.toString()).isEqualTo(text);
  }

  @Property(tries = 300)
  void wordsStandInTheirOrderWithTheirForms(@ForAll("documents") String text) throws Exception {
    try (FilePartReader parts = parts(text, 0)) {
      FilePart part = parts.next();
      JCas jcas = document(part);
      List<ConllBlock> blocks = part.blocks().stream().filter(b -> b.sentence().size() > 0).toList();
      List<Sentence> sentences = jcas.select(Sentence.class).toList();
      assertThat(sentences).hasSameSizeAs(blocks);
      for (int i = 0; i < blocks.size(); i++) {
        List<Token> tokens = JCasUtil.selectCovered(Token.class, sentences.get(i));
        assertThat(tokens.stream().map(Token::getText))
            .containsExactlyElementsOf(blocks.get(i).sentence().words().stream().map(Word::form).toList());
        for (int k = 0; k < tokens.size(); k++) {
          assertThat(tokens.get(k).getEnd()).isGreaterThan(tokens.get(k).getBegin());
          assertThat(tokens.get(k).getBegin())
              .isGreaterThanOrEqualTo(k == 0 ? sentences.get(i).getBegin() : tokens.get(k - 1).getEnd());
        }
      }
    }
  }

  private static FilePartReader parts(String text, int sentences) {
    return new FilePartReader(new ConllReader("test.conllu",
        new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), null, TreeColumns.OPTIONAL), sentences, false);
  }

  private static JCas document(FilePart part) throws Exception {
    reused = reused == null ? JCasFactory.createJCas() : reused;
    reused.reset();
    List<List<Token>> tokens = new PartAnnotator(EnumSet.allOf(ReadLayer.class),
        new PosTypes(null, false, null, null, null)).annotate(reused, part);
    for (int i = 0; i < tokens.size(); i++) {
      addTree(tokens.get(i), part.blocks().get(i).tree().orElse(null));
    }
    return reused;
  }

  private static void addTree(List<Token> tokens, DependencyTree tree) {
    for (int m = 1; m <= tokens.size(); m++) {
      Token token = tokens.get(m - 1);
      Dependency arc = new Dependency(reused, token.getBegin(), token.getEnd());
      arc.setDependent(token);
      arc.setGovernor(tree.head(m) == 0 ? token : tokens.get(tree.head(m) - 1));
      arc.setDependencyType(tree.label(m));
      arc.addToIndexes();
    }
  }
}
