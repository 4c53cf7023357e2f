package org.kerndep.uima;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.util.List;
import java.util.Properties;
import java.util.stream.Stream;
import org.apache.uima.jcas.JCas;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kerndep.train.TagsetGuess;

/** The map that is shipped for Universal Dependencies v2. */
class UdMapTest {

  private final DependencyTypes types = new DependencyTypes(null, null, null);
  private JCas jcas;

  @BeforeEach
  void makeDocument() throws Exception {
    jcas = Documents.of("xx", "dogs");
    types.configure(jcas, "ud");
  }

  @ParameterizedTest
  @CsvSource({"nsubj,NSUBJ", "nsubj:pass,NSUBJPASS", "nsubj:outer,NSUBJ", "csubj:pass,CSUBJPASS", "obj,DOBJ",
      "obj:lvc,DOBJ", "obl,Dependency", "obl:arg,Dependency", "obl:tmod,TMOD", "obl:agent,AGENT", "acl,Dependency",
      "acl:relcl,RCMOD", "case,Dependency", "aux:pass,AUXPASS", "det:poss,POSS", "nmod:poss,POSS", "nummod:gov,NUM",
      "compound,NN", "compound:prt,PRT", "compound:lvc,Dependency", "flat:name,Dependency", "expl:pv,EXPL",
      "advmod:neg,NEG", "advmod:emph,ADVMOD", "fixed,MWE", "dep,DEP", "foo,Dependency"})
  void labelsHaveTheTypeOfTheSameMeaning(String label, String type) throws Exception {
    assertThat(types.of(jcas, label).getShortName()).isEqualTo(type);
  }

  @Test
  void hasALineForEachOfThe37RelationsAndNoOther() throws Exception {
    List<String> relations = lines().filter(key -> !key.contains(":")).toList();
    assertThat(relations).hasSize(37);
    assertThat(TagsetGuess.of(List.copyOf(relations))).isEqualTo("ud");
  }

  @Test
  void everyTypeExists() throws Exception {
    for (String label : lines().toList()) {
      assertThat(types.of(jcas, label)).as(label).isNotNull();
    }
  }

  private static Stream<String> lines() throws Exception {
    Properties map = new Properties();
    try (InputStream in = UdMapTest.class.getResourceAsStream("tagset/ud-dependency.map")) {
      map.load(in);
    }
    return map.stringPropertyNames().stream().filter(key -> !key.startsWith("__") && !key.equals("*")).sorted();
  }
}
