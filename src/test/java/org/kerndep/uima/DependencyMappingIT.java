package org.kerndep.uima;

import static org.apache.uima.fit.factory.AnalysisEngineFactory.createEngineDescription;
import static org.apache.uima.fit.factory.CollectionReaderFactory.createReaderDescription;
import static org.assertj.core.api.Assertions.assertThat;

import de.tudarmstadt.ukp.dkpro.core.api.lexmorph.type.pos.POS;
import de.tudarmstadt.ukp.dkpro.core.api.metadata.type.TagsetDescription;
import de.tudarmstadt.ukp.dkpro.core.api.syntax.type.dependency.Dependency;
import de.tudarmstadt.ukp.dkpro.core.api.syntax.type.dependency.NSUBJ;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.apache.uima.analysis_engine.AnalysisEngineDescription;
import org.apache.uima.fit.pipeline.JCasIterable;
import org.apache.uima.jcas.JCas;
import org.dkpro.core.io.conll.ConllUReader;
import org.dkpro.core.testing.AssertAnnotations;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kerndep.Examples;
import org.kerndep.bundle.Manifest;
import org.kerndep.bundle.ModelBundle;
import org.kerndep.data.DependencyTree;
import org.kerndep.data.ParsedSentence;
import org.kerndep.data.Treebank;

/** The types of the annotations that the pipeline of the README makes. */
class DependencyMappingIT {

  /** What the labels of the example treebank become. */
  private static final Map<String, String> TYPES = Map.ofEntries(
      Map.entry("root", "ROOT"), Map.entry("nsubj", "NSUBJ"), Map.entry("nsubj:pass", "NSUBJPASS"),
      Map.entry("obj", "DOBJ"), Map.entry("iobj", "IOBJ"), Map.entry("obl", "Dependency"),
      Map.entry("obl:agent", "AGENT"), Map.entry("obl:unmarked", "NPADVMOD"), Map.entry("det", "DET"),
      Map.entry("det:predet", "PREDET"), Map.entry("case", "Dependency"), Map.entry("punct", "PUNCT"),
      Map.entry("advmod", "ADVMOD"), Map.entry("amod", "AMOD"), Map.entry("cop", "COP"), Map.entry("aux", "AUX0"),
      Map.entry("aux:pass", "AUXPASS"), Map.entry("mark", "MARK"), Map.entry("conj", "CONJ"), Map.entry("cc", "CC"),
      Map.entry("nmod", "Dependency"), Map.entry("nmod:poss", "POSS"), Map.entry("advcl", "ADVCL"),
      Map.entry("xcomp", "XCOMP"), Map.entry("ccomp", "CCOMP"), Map.entry("acl", "Dependency"),
      Map.entry("acl:relcl", "RCMOD"), Map.entry("nummod", "NUM"), Map.entry("fixed", "MWE"),
      Map.entry("compound", "NN"), Map.entry("compound:prt", "PRT"), Map.entry("appos", "APPOS"),
      Map.entry("flat", "Dependency"), Map.entry("expl", "EXPL"), Map.entry("parataxis", "PARATAXIS"),
      Map.entry("discourse", "Dependency"), Map.entry("csubj", "CSUBJ"), Map.entry("nsubj:outer", "NSUBJ"));

  @TempDir
  Path directory;

  @ParameterizedTest
  @ValueSource(strings = {"en", "de", "x-unspecified"})
  void labelsOfUniversalDependenciesHaveTheirTypesInAnyLanguage(String language) throws Exception {
    JCas jcas = parse(TinyModel.writeTo(directory), language);
    Map<String, String> found = types(jcas);
    assertThat(found).containsEntry("obj", "DOBJ").containsEntry("nsubj:pass", "NSUBJPASS")
        .containsEntry("root", "ROOT").isEqualTo(found.keySet().stream().collect(Collectors.toMap(l -> l, TYPES::get)));
    assertThat(jcas.select(TagsetDescription.class)
        .filter(t -> t.getComponentName().equals(KernelParser.class.getName())).toList())
        .extracting(t -> t.getLayer() + " " + t.getName() + " " + t.getInput()).containsExactlyInAnyOrder(
            Dependency.class.getName() + " ud false", POS.class.getName() + " ud true");
    AssertAnnotations.assertValid(jcas);
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "de", "x-unspecified"})
  void otherLabelsAreNotTakenForThoseOfAnotherTagset(String language) throws Exception {
    JCas jcas = parse(write(Examples.train(relabelled(), Examples.SMALL, 1)), language);
    // nsubj, det and others are in this set too, with who knows what meaning.
    assertThat(types(jcas)).containsEntry("dobj", "Dependency").containsEntry("nsubj", "Dependency");
    assertThat(types(jcas).values()).containsOnly("ROOT", "Dependency");
  }

  @Test
  void aModelThatDoesNotNameItsTagsetGivesPlainDependencies() throws Exception {
    Map<String, String> entries = new TreeMap<>(TinyModel.bundle().manifest().entries());
    entries.remove("dependency-tagset");
    JCas jcas = parse(write(new ModelBundle(new Manifest(entries), TinyModel.bundle().base())), "en");
    assertThat(types(jcas).values()).containsOnly("ROOT", "Dependency");
  }

  @Test
  void thePropertiesBesideTheModelGoBeforeItsManifest() throws Exception {
    Path model = TinyModel.writeTo(directory);
    Files.writeString(directory.resolve("tiny.properties"), "dependency.tagset=stanford341");
    // DKPro has this map for English and Chinese; obj is plain there.
    assertThat(types(parse(model, "en"))).containsEntry("nsubj", "NSUBJ").containsEntry("obj", "Dependency");
    assertThat(types(parse(model, "de")).values()).containsOnly("ROOT", "Dependency");
    Files.writeString(directory.resolve("tiny.properties"), "language=en");
    assertThat(types(parse(model, "en"))).containsEntry("obj", "DOBJ");
  }

  @Test
  void anOwnMapMayNameTheTagset() throws Exception {
    Files.writeString(directory.resolve("my-ud.map"), "*=" + NSUBJ.class.getName());
    JCas jcas = parse(createEngineDescription(KernelParser.class,
        KernelParser.PARAM_MODEL_LOCATION, TinyModel.writeTo(directory).toString(),
        KernelParser.PARAM_DEPENDENCY_MAPPING_LOCATION, directory + "/my-${dependency.tagset}.map"), "en");
    assertThat(types(jcas).values()).containsOnly("ROOT", "NSUBJ");
  }

  private static Treebank relabelled() {
    return new Treebank(Examples.read(Examples.ENGLISH_TRAIN).sentences().stream().map(s -> {
      int[] heads = new int[s.size() + 1];
      String[] labels = new String[s.size() + 1];
      for (int m = 1; m <= s.size(); m++) {
        heads[m] = s.tree().head(m);
        labels[m] = s.tree().label(m).equals("obj") ? "dobj" : s.tree().label(m);
      }
      labels[0] = "";
      return new ParsedSentence(s.sentence(), DependencyTree.of(heads, labels));
    }).toList());
  }

  private Path write(ModelBundle bundle) throws Exception {
    Path file = directory.resolve("other.kdp");
    bundle.write(file);
    return file;
  }

  private static JCas parse(Path model, String language) throws Exception {
    return parse(createEngineDescription(KernelParser.class,
        KernelParser.PARAM_MODEL_LOCATION, model.toString()), language);
  }

  /** The type of the arcs of each label. */
  private static Map<String, String> types(JCas jcas) {
    return jcas.select(Dependency.class).collect(Collectors.toMap(Dependency::getDependencyType,
        d -> d.getType().getShortName(), (a, b) -> a.equals(b) ? a : a + " and " + b, TreeMap::new));
  }

  /** The document after the first two steps of the pipeline. */
  private static JCas parse(AnalysisEngineDescription engine, String language) throws Exception {
    return new JCasIterable(
        createReaderDescription(ConllUReader.class,
            ConllUReader.PARAM_SOURCE_LOCATION, TinyModel.TEST_FILE.toString(),
            ConllUReader.PARAM_LANGUAGE, language),
        engine).iterator().next();
  }
}
