package org.kerndep.uima;

import static org.assertj.core.api.Assertions.assertThat;

import de.tudarmstadt.ukp.dkpro.core.api.lexmorph.type.pos.POS_CONJ;
import java.io.InputStream;
import java.util.List;
import java.util.Properties;
import java.util.stream.Stream;
import org.apache.uima.fit.factory.CollectionReaderFactory;
import org.apache.uima.fit.factory.JCasFactory;
import org.apache.uima.jcas.JCas;
import org.dkpro.core.api.resources.MappingProvider;
import org.dkpro.core.api.resources.MappingProviderFactory;
import org.dkpro.core.io.conll.ConllUReader;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.kerndep.train.origin.TagsetGuess;
import org.kerndep.uima.cas.DependencyTypes;

/** The maps that are shipped for Universal Dependencies v2. */
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
    List<String> relations = lines("ud-dependency.map").filter(key -> !key.contains(":")).toList();
    assertThat(relations).hasSize(37);
    assertThat(TagsetGuess.of(List.copyOf(relations))).isEqualTo("ud");
  }

  @Test
  void everyTypeExists() throws Exception {
    for (String label : lines("ud-dependency.map").toList()) {
      assertThat(types.of(jcas, label)).as(label).isNotNull();
    }
  }

  @ParameterizedTest
  @CsvSource({"ADJ,POS_ADJ", "ADP,POS_ADP", "ADV,POS_ADV", "AUX,POS_AUX", "CCONJ,POS_CONJ", "DET,POS_DET",
      "INTJ,POS_INTJ", "NOUN,POS_NOUN", "NUM,POS_NUM", "PART,POS_PART", "PRON,POS_PRON", "PROPN,POS_PROPN",
      "PUNCT,POS_PUNCT", "SCONJ,POS_SCONJ", "SYM,POS_SYM", "VERB,POS_VERB", "X,POS_X", "AUX+PART,POS"})
  void tagsHaveTheTypeOfTheSameMeaning(String tag, String type) throws Exception {
    MappingProvider map = MappingProviderFactory.createPosMappingProvider(
        null, UdTagset.POS_MAPPING_LOCATION, "any", "xx");
    map.configure(jcas.getCas());
    assertThat(map.getTagType(tag).getShortName()).isEqualTo(type);
  }

  @Test
  void hasALineForEachOfThe17TagsAndNoOther() throws Exception {
    List<String> tags = lines("ud-pos.map").toList();
    assertThat(tags).hasSize(17);
    assertThat(UdTagset.ofPos(tags)).isEqualTo("ud");
    assertThat(UdTagset.ofPos(List.of("NOUN", "CONJ"))).isEqualTo("unknown");
  }

  @Test
  void readersAndTaggersOfDkproTakeThem() throws Exception {
    JCas read = JCasFactory.createJCas();
    var reader = CollectionReaderFactory.createReader(ConllUReader.class,
        ConllUReader.PARAM_SOURCE_LOCATION, TinyModel.TEST_FILE.toString(), ConllUReader.PARAM_LANGUAGE, "xx",
        ConllUReader.PARAM_USE_CPOS_AS_POS, true,
        ConllUReader.PARAM_POS_MAPPING_LOCATION, UdTagset.POS_MAPPING_LOCATION);
    reader.getNext(read.getCas());
    assertThat(read.select(POS_CONJ.class).toList()).isNotEmpty()
        .allSatisfy(pos -> assertThat(pos.getPosValue()).isEqualTo("CCONJ"));
    DependencyTypes named = new DependencyTypes(null, UdTagset.DEPENDENCY_MAPPING_LOCATION, null);
    named.configure(read, "some");
    assertThat(named.of(read, "obj").getShortName()).isEqualTo("DOBJ");
  }

  private static Stream<String> lines(String file) throws Exception {
    Properties map = new Properties();
    try (InputStream in = UdMapTest.class.getResourceAsStream("tagset/" + file)) {
      map.load(in);
    }
    return map.stringPropertyNames().stream().filter(key -> !key.startsWith("__") && !key.equals("*")).sorted();
  }
}
