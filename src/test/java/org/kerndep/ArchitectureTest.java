package org.kerndep;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.conditions.ArchConditions;
import com.tngtech.archunit.library.GeneralCodingRules;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** What may use what. */
class ArchitectureTest {

  private static final String ROOT = "org.kerndep";

  /** Each may use only those before it. A package that is not there yet has nothing to obey. */
  private static final List<String> LAYERS = Stream.of(
      "run", "data", "io", "io.json", "io.kbest", "words", "text.classifier", "text.tagger", "text", "eval", "view",
      "part", "feature", "decode.chart", "decode.projectivity", "decode", "base", "kernel.property", "kernel",
      "kernel.support", "kernel.support.tree", "rerank.mined", "rerank",
      "bundle.bytes", "bundle", "explain", "train.config", "train.origin", "train.workspace", "train.base", "train.fold",
      "train.text", "train.calibrate", "train.dual", "train.mining", "train.rerank", "train.decoderkernel", "train", "",
      "batch.source", "batch.journal", "batch.work", "batch",
      "experiment.system", "experiment", "type", "uima.conll", "uima.cas", "uima.evaluate", "uima", "uima.batch",
      "server.http", "server.model", "server.json", "server.udpipe", "server.cas", "server.inception", "server.duui",
      "server.page", "server", "cli")
      .map(name -> name.isEmpty() ? ROOT : ROOT + "." + name).toList();

  private static JavaClasses classes;

  @BeforeAll
  static void importClasses() {
    classes = new ClassFileImporter()
        .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
        .importPackages(ROOT);
  }

  @ParameterizedTest
  @FieldSource("LAYERS")
  void layerUsesOnlyThoseBeforeIt(String layer) {
    String[] later = LAYERS.subList(LAYERS.indexOf(layer) + 1, LAYERS.size()).toArray(String[]::new);
    noClasses().that().resideInAPackage(layer)
        .should().dependOnClassesThat(resideInAnyPackage(later))
        .allowEmptyShould(true)
        .check(classes);
  }

  @Test
  void everyPackageIsALayer() {
    noClasses().should(resideOutside()).check(classes);
  }

  @Test
  void commandLineDoesNotNeedUima() {
    noClasses().that().resideInAPackage(ROOT + ".cli")
        .should().dependOnClassesThat()
        .resideInAnyPackage(ROOT + ".type", ROOT + ".uima..", "org.apache.uima..", "org.dkpro..")
        .check(classes);
  }

  @Test
  void onlyUimaUsesUima() {
    noClasses().that().resideOutsideOfPackages(ROOT + ".type", ROOT + ".uima..", ROOT + ".server.cas",
            ROOT + ".server.inception", ROOT + ".server.duui")
        .should().dependOnClassesThat().resideInAnyPackage("org.apache.uima..", "org.dkpro..", "de.tudarmstadt..")
        .check(classes);
  }

  /** Jetty is an optional dependency and loaded only when a server runs. */
  @Test
  void onlyTheFrameOfTheServerUsesJetty() {
    noClasses().that().resideOutsideOfPackage(ROOT + ".server.http")
        .should().dependOnClassesThat().resideInAnyPackage("org.eclipse.jetty..")
        .check(classes);
  }

  /** Only its command leads to the server, so that no other command loads it. */
  @Test
  void onlyTheCommandThatServesUsesTheServer() {
    noClasses().that().resideInAPackage(ROOT + ".cli").and().haveSimpleNameNotStartingWith("Serve")
        .should().dependOnClassesThat().resideInAnyPackage(ROOT + ".server..")
        .check(classes);
  }

  /** Users of the library do not get these: they are optional dependencies. */
  @Test
  void onlyTheCommandLineUsesItsLibraries() {
    noClasses().that().resideOutsideOfPackage(ROOT + ".cli")
        .should().dependOnClassesThat().resideInAnyPackage("picocli..", "me.tongfei.progressbar..", "org.jline..")
        .check(classes);
  }

  @Test
  void packagesHaveNoCycles() {
    slices().matching(ROOT + ".(**)").should().beFreeOfCycles().check(classes);
  }

  @Test
  void onlyTheCommandLineWritesToTheConsole() {
    noClasses().that().resideOutsideOfPackage(ROOT + ".cli")
        .should(GeneralCodingRules.ACCESS_STANDARD_STREAMS)
        .check(classes);
  }

  @Test
  void nothingUsesJavaSerialisation() {
    noClasses().should().dependOnClassesThat().areAssignableTo(ObjectInputStream.class)
        .orShould().dependOnClassesThat().areAssignableTo(ObjectOutputStream.class)
        .orShould().dependOnClassesThat().haveFullyQualifiedName("java.io.Serializable")
        .check(classes);
  }

  private static ArchCondition<JavaClass> resideOutside() {
    return ArchConditions.be(DescribedPredicate.describe("in a package without a place among the layers",
        type -> !LAYERS.contains(type.getPackageName())));
  }
}
