package org.kerndep.uima.cas;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Token;
import de.tudarmstadt.ukp.dkpro.core.api.syntax.type.dependency.DOBJ;
import de.tudarmstadt.ukp.dkpro.core.api.syntax.type.dependency.Dependency;
import de.tudarmstadt.ukp.dkpro.core.api.syntax.type.dependency.NSUBJ;
import de.tudarmstadt.ukp.dkpro.core.api.syntax.type.dependency.ROOT;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.uima.jcas.JCas;
import org.dkpro.core.testing.AssertAnnotations;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kerndep.data.DependencyTree;
import org.kerndep.uima.Documents;
import org.kerndep.uima.KernelParser;

class CasDependenciesTest {

  private static final DependencyTree TREE =
      DependencyTree.of(new int[] {0, 2, 0, 2}, new String[] {"", "nsubj", "root", "obj"});

  @TempDir
  Path directory;

  private final DependencyTypes maps = new DependencyTypes(null, null, null);
  private JCas jcas;

  @BeforeEach
  void makeDocument() throws Exception {
    jcas = Documents.of("en", "dogs/NOUN", "chase/VERB", "cats/NOUN");
  }

  @Test
  void theRootIsALoopThatKeepsItsLabel() throws Exception {
    write(maps, "none", jcas);
    AssertAnnotations.assertDependencies(new String[] {
        "[  0,  4]Dependency(nsubj,basic) D[0,4](dogs) G[5,10](chase)",
        "[  5, 10]ROOT(root,basic) D[5,10](chase) G[5,10](chase)",
        "[ 11, 15]Dependency(obj,basic) D[11,15](cats) G[5,10](chase)"}, jcas.select(Dependency.class).toList());
    AssertAnnotations.assertValid(jcas);
  }

  @Test
  void mapsLabelsToTypes() throws Exception {
    write(maps, "universal", jcas);
    assertThat(jcas.select(NSUBJ.class).single().getDependencyType()).isEqualTo("nsubj");
  }

  @Test
  void aLabelThatTheMapLacksIsLookedUpWithoutItsSubtype() throws Exception {
    DependencyTypes types = mapFile("""
        nsubj=%1$sNSUBJ
        nsubj\\:pass=%1$sNSUBJPASS
        compound=%1$sNN
        compound\\:*=%1$sPRT
        *=%1$sDependency
        """.formatted("de.tudarmstadt.ukp.dkpro.core.api.syntax.type.dependency."));
    types.configure(jcas, "any");
    assertThat(types.of(jcas, "nsubj").getShortName()).isEqualTo("NSUBJ");
    assertThat(types.of(jcas, "nsubj:outer").getShortName()).isEqualTo("NSUBJ");
    assertThat(types.of(jcas, "nsubj:pass").getShortName()).isEqualTo("NSUBJPASS");
    assertThat(types.of(jcas, "nsubj:pass:x").getShortName()).isEqualTo("NSUBJPASS");
    assertThat(types.of(jcas, "compound").getShortName()).isEqualTo("NN");
    assertThat(types.of(jcas, "compound:lvc").getShortName()).isEqualTo("PRT");
    assertThat(types.of(jcas, "nsubjx").getShortName()).isEqualTo("Dependency");
    assertThat(types.of(jcas, ":pass").getShortName()).isEqualTo("Dependency");
  }

  @Test
  void theTagsetOfEachDocumentChoosesTheMap() throws Exception {
    write(maps, "ud", jcas);
    assertThat(jcas.select(DOBJ.class).single().getDependencyType()).isEqualTo("obj");
    write(maps, "universal", jcas);
    assertThat(jcas.select(DOBJ.class).toList()).isEmpty();
    write(maps, "unknown", jcas);
    assertThat(jcas.select(NSUBJ.class).toList()).isEmpty();
  }

  @Test
  void findsTheMapAgainAfterADocumentWithoutOne() throws Exception {
    write(maps, "universal", Documents.of("en", "dogs", "chase", "cats"));
    write(maps, "universal", Documents.of("xx", "dogs", "chase", "cats"));
    write(maps, "universal", jcas);
    assertThat(jcas.select(NSUBJ.class).toList()).hasSize(1);
  }

  @Test
  void onlyAnArcFromTheRootIsARoot() throws Exception {
    DependencyTypes types = mapFile("*=" + ROOT.class.getName());
    write(types, "any", jcas);
    assertThat(jcas.select(ROOT.class).toList()).hasSize(1);
  }

  @Test
  void replacesBasicDependenciesAndKeepsEnhancedOnes() throws Exception {
    old("basic");
    old(null);
    old("");
    Dependency enhanced = old("enhanced");
    write(maps, "none", jcas);
    assertThat(jcas.select(Dependency.class).filter(d -> "old".equals(d.getDependencyType())).toList())
        .containsExactly(enhanced);
    assertThat(jcas.select(Dependency.class).toList()).hasSize(4);
  }

  @Test
  void aMapWithoutTheLabelIsAnErrorAndChangesNothing() throws Exception {
    Dependency before = old("basic");
    DependencyTypes types = mapFile("nsubj=" + NSUBJ.class.getName());
    assertThatThrownBy(() -> write(types, "any", jcas))
        .isInstanceOf(DocumentException.class).hasMessageContainingAll("doc-7", "obj", "*");
    assertThat(jcas.select(Dependency.class).toList()).containsExactly(before);
  }

  @Test
  void aMapToAnotherTypeIsAnError() throws Exception {
    DependencyTypes types = mapFile("*=" + Token.class.getName());
    assertThatThrownBy(() -> write(types, "any", jcas))
        .isInstanceOf(DocumentException.class).hasMessageContainingAll("doc-7", "nsubj", Token.class.getName());
  }

  @Test
  void aMissingMapFileIsAnError() {
    DependencyTypes types = location(directory.resolve("missing.map"));
    assertThatThrownBy(() -> types.configure(jcas, "any"))
        .isInstanceOf(DocumentException.class).hasMessageContaining(KernelParser.PARAM_DEPENDENCY_MAPPING_LOCATION);
  }

  private Dependency old(String flavor) {
    Token token = jcas.select(Token.class).get(0);
    Dependency dependency = new Dependency(jcas, token.getBegin(), token.getEnd());
    dependency.setDependent(token);
    dependency.setGovernor(jcas.select(Token.class).get(2));
    dependency.setDependencyType("old");
    dependency.setFlavor(flavor);
    dependency.addToIndexes();
    return dependency;
  }

  private DependencyTypes mapFile(String content) throws Exception {
    return location(Files.writeString(directory.resolve("labels.map"), content));
  }

  private static DependencyTypes location(Path file) {
    return new DependencyTypes(null, file.toString(), "en");
  }

  private static void write(DependencyTypes types, String tagset, JCas jcas) throws Exception {
    types.configure(jcas, tagset);
    List<Token> tokens = jcas.select(Token.class).toList();
    CasDependencies.replace(jcas, CasDependencies.create(jcas, tokens, TREE, types));
  }
}
