package org.kerndep.uima;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Token;
import de.tudarmstadt.ukp.dkpro.core.api.syntax.type.dependency.Dependency;
import de.tudarmstadt.ukp.dkpro.core.api.syntax.type.dependency.NSUBJ;
import de.tudarmstadt.ukp.dkpro.core.api.syntax.type.dependency.ROOT;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.uima.jcas.JCas;
import org.dkpro.core.api.resources.MappingProviderFactory;
import org.dkpro.core.testing.AssertAnnotations;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kerndep.data.DependencyTree;

class CasDependenciesTest {

  private static final DependencyTree TREE =
      DependencyTree.of(new int[] {0, 2, 0, 2}, new String[] {"", "nsubj", "root", "obj"});

  @TempDir
  Path directory;

  private JCas jcas;

  @BeforeEach
  void makeDocument() throws Exception {
    jcas = Documents.of("en", "dogs/NOUN", "chase/VERB", "cats/NOUN");
  }

  @Test
  void theRootIsALoopThatKeepsItsLabel() throws Exception {
    write(tagset("none"), jcas, TREE);
    AssertAnnotations.assertDependencies(new String[] {
        "[  0,  4]Dependency(nsubj,basic) D[0,4](dogs) G[5,10](chase)",
        "[  5, 10]ROOT(root,basic) D[5,10](chase) G[5,10](chase)",
        "[ 11, 15]Dependency(obj,basic) D[11,15](cats) G[5,10](chase)"}, jcas.select(Dependency.class).toList());
    AssertAnnotations.assertValid(jcas);
  }

  @Test
  void mapsLabelsToTypes() throws Exception {
    write(tagset("universal"), jcas, TREE);
    assertThat(jcas.select(NSUBJ.class).single().getDependencyType()).isEqualTo("nsubj");
  }

  @Test
  void findsTheMapAgainAfterADocumentWithoutOne() throws Exception {
    CasDependencies dependencies = tagset("universal");
    write(dependencies, Documents.of("en", "dogs", "chase", "cats"), TREE);
    write(dependencies, Documents.of("xx", "dogs", "chase", "cats"), TREE);
    write(dependencies, jcas, TREE);
    assertThat(jcas.select(NSUBJ.class).toList()).hasSize(1);
  }

  @Test
  void onlyAnArcFromTheRootIsARoot() throws Exception {
    CasDependencies dependencies = mapFile("*=" + ROOT.class.getName());
    write(dependencies, jcas, TREE);
    assertThat(jcas.select(ROOT.class).toList()).hasSize(1);
  }

  @Test
  void replacesBasicDependenciesAndKeepsEnhancedOnes() throws Exception {
    old("basic");
    old(null);
    old("");
    Dependency enhanced = old("enhanced");
    write(tagset("none"), jcas, TREE);
    assertThat(jcas.select(Dependency.class).filter(d -> "old".equals(d.getDependencyType())).toList())
        .containsExactly(enhanced);
    assertThat(jcas.select(Dependency.class).toList()).hasSize(4);
  }

  @Test
  void aMapWithoutTheLabelIsAnErrorAndChangesNothing() throws Exception {
    Dependency before = old("basic");
    CasDependencies dependencies = mapFile("nsubj=" + NSUBJ.class.getName());
    assertThatThrownBy(() -> write(dependencies, jcas, TREE))
        .isInstanceOf(DocumentException.class).hasMessageContainingAll("doc-7", "obj", "*");
    assertThat(jcas.select(Dependency.class).toList()).containsExactly(before);
  }

  @Test
  void aMapToAnotherTypeIsAnError() throws Exception {
    CasDependencies dependencies = mapFile("*=" + Token.class.getName());
    assertThatThrownBy(() -> write(dependencies, jcas, TREE))
        .isInstanceOf(DocumentException.class).hasMessageContainingAll("doc-7", "nsubj", Token.class.getName());
  }

  @Test
  void aMissingMapFileIsAnError() {
    CasDependencies dependencies = location(directory.resolve("missing.map"));
    assertThatThrownBy(() -> dependencies.configure(jcas))
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

  private CasDependencies mapFile(String content) throws Exception {
    return location(Files.writeString(directory.resolve("labels.map"), content));
  }

  private static CasDependencies location(Path file) {
    return new CasDependencies(
        () -> MappingProviderFactory.createDependencyMappingProvider(null, file.toString(), "any", "en"));
  }

  private static CasDependencies tagset(String name) {
    return new CasDependencies(
        () -> MappingProviderFactory.createDependencyMappingProvider(null, null, name, (String) null));
  }

  private static void write(CasDependencies dependencies, JCas jcas, DependencyTree tree) throws Exception {
    dependencies.configure(jcas);
    List<Dependency> created = dependencies.create(jcas, CasSentences.of(jcas).get(0), tree);
    CasDependencies.replace(jcas, created);
  }
}
