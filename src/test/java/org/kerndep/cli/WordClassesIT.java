package org.kerndep.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kerndep.bundle.ModelBundle;
import org.kerndep.data.ParsedSentence;
import org.kerndep.data.Sentence;
import org.kerndep.data.Treebank;
import org.kerndep.data.Word;
import org.kerndep.data.WordKnowledge;
import org.kerndep.feature.TemplateSet;
import org.kerndep.synthetic.SyntheticGrammar;

/**
 * Word classes as a user sees them. Whether a particle belongs to a noun is decided by the classes of both, which only
 * word vectors tell: no noun or particle of the test data is in the training data.
 */
class WordClassesIT {

  private static final List<String> SETTINGS = List.of("part-bits=16", "label-bits=16", "decoder=eisner", "epochs=3",
      "folds=2", "k=5", "rerank-iterations=2");
  private static final int WORDS = 300;

  @TempDir
  static Path directory;
  private static Path train;
  private static Path test;
  private static Path vectors;
  private static Path clusters;
  private static Path templates;

  @BeforeAll
  static void writeFiles() throws IOException {
    train = write("train.conllu", SyntheticGrammar.toConllu(renamed(SyntheticGrammar.generateWithClasses(300, 1), 0)));
    test = write("test.conllu",
        SyntheticGrammar.toConllu(renamed(SyntheticGrammar.generateWithClasses(80, 2), WORDS)));
    templates = write("my.templates", TemplateSet.standard().knownBy(WordKnowledge.NONE)
        + "arc h.class128 m.class128 dd?\nprune h.class128 m.class128\narc h.class.middle m.class.coarse\n");
    StringBuilder vectorLines = new StringBuilder();
    StringBuilder clusterLines = new StringBuilder();
    for (int number = 0; number < 2 * WORDS; number++) {
      vectorLines.append(form("a", number)).append(number % 2 == 0 ? " 1 0.5 0\n" : " 1 0.6 0\n");
      vectorLines.append(form("b", number)).append(number % 2 == 0 ? " 0 0.5 1\n" : " 0 0.6 1\n");
      clusterLines.append("0011\t").append(form("a", number)).append("\t1\n");
      clusterLines.append("1010\t").append(form("b", number)).append("\t1\n");
    }
    vectors = write("vectors.txt", vectorLines.toString());
    clusters = write("clusters.txt", clusterLines.toString());
  }

  private static Path write(String name, String text) throws IOException {
    return Files.writeString(directory.resolve(name), text);
  }

  /** A form that does not show its class. */
  private static String form(String name, int number) {
    return Long.toString(new SplittableRandom(2L * number + (name.equals("a") ? 0 : 1)).nextLong(1L << 40), 36) + "x";
  }

  /** The same trees with other words for all that have a class. */
  private static Treebank renamed(Treebank treebank, int from) {
    SplittableRandom random = new SplittableRandom(from);
    return new Treebank(treebank.sentences().stream().map(s -> new ParsedSentence(new Sentence(s.sentence().words()
        .stream().map(word -> word.user().of(SyntheticGrammar.CLASSES).stream().findFirst()
            .map(name -> new Word(form(name, from + random.nextInt(WORDS)), null, word.cpos(), word.pos(), null))
            .orElse(word)).toList()), s.tree())).toList());
  }

  private static CommandRun run(String... arguments) {
    List<String> all = new ArrayList<>(List.of(arguments));
    all.addAll(SETTINGS);
    return CommandRun.of(all.toArray(String[]::new));
  }

  private static Path train(String name, String... more) {
    Path model = directory.resolve(name);
    List<String> arguments = new ArrayList<>(List.of("train", "--train=" + train, "--model=" + model));
    arguments.addAll(List.of(more));
    CommandRun run = run(arguments.toArray(String[]::new));
    assertThat(run.exitCode()).as(run.err()).isZero();
    return model;
  }

  private static double uas(Path model) {
    return CommandRun.uas(model, test, directory.resolve("parsed.conllu"), test);
  }

  @Test
  void unseenWordsAreParsedByTheirClasses() throws IOException {
    Path plain = train("plain.kdp", "--base-only");
    Path classes = train("classes.kdp", "--base-only", "--vectors=" + vectors);
    assertThat(uas(classes)).isGreaterThan(uas(plain) + 5);
    assertThat(classes).hasBinaryContent(ModelBundle.read(classes).toByteArray());
    assertThat(CommandRun.of("inspect", classes.toString()).out())
        .containsPattern("word-classes: vectors vectors.txt [0-9a-f]{16}, the first 100000 words; tags by vectors vectors.txt ")
        .contains("templates: standard\n")
        .containsPattern("base.templates: [0-9]+ with word classes\n  prune .*\\.class[0-9]+")
        .containsPattern("\n  arc .*\\.class512").containsPattern("\n  label .*\\.class512")
        .doesNotContain("class.");
    assertThat(CommandRun.of("inspect", plain.toString()).out()).doesNotContain("word-classes", "word classes");
    assertThat(ModelBundle.read(plain).base().templates().toString()).doesNotContain("class");
  }

  @Test
  void templatesOfYourOwnReplaceTheStandardOnes() throws IOException {
    Path own = train("own.kdp", "--base-only", "--templates=" + templates, "--vectors=" + vectors);
    assertThat(ModelBundle.read(own).base().templates().toString().lines().filter(line -> line.contains("class")))
        .containsExactly("prune h.class128 m.class128", "arc h.class128 m.class128 dd?", "arc h.class128 m.class32");
    assertThat(uas(own)).isGreaterThan(uas(train("none.kdp", "--base-only")) + 5);
  }

  @Test
  void clustersServeAsWell() throws IOException {
    Path classes = train("brown.kdp", "--base-only", "--clusters=" + clusters);
    assertThat(uas(classes)).isGreaterThan(uas(train("without.kdp", "--base-only")) + 5);
    assertThat(ModelBundle.read(classes).base().templates().toString()).contains(".brown20").doesNotContain(".brown4 ");
  }

  @Test
  void theBestEpochAndThreadsKeepTheClasses() throws IOException {
    String[] options = {"--base-only", "--templates=" + templates, "--vectors=" + vectors, "--dev=" + test,
        "keep=best"};
    Path one = train("one.kdp", options);
    assertThat(ModelBundle.read(one).base().vocabulary().knowledge().layers()).contains("class128");
    assertThat(train("two.kdp", options[0], options[1], options[2], options[3], options[4], "--threads=2"))
        .hasSameBinaryContentAs(one);
  }

  @Test
  void kernelsCompareClasses() throws IOException {
    Path properties = write("my.kernel", "word pos\nword class32\nword pos class32\narc any\n");
    String[] kernel = {"properties=" + properties, "rerank-features=kernel", "rerank-beta=1"};
    Path whole = train("whole.kdp", "--vectors=" + vectors, kernel[0], kernel[1], kernel[2]);
    assertThat(ModelBundle.read(whole).reranker()).isPresent();
    assertThat(uas(whole)).isGreaterThan(uas(train("base.kdp", "--base-only")) + 1);
    assertThat(whole).hasBinaryContent(ModelBundle.read(whole).toByteArray());
    Path lists = directory.resolve("train.lists");
    CommandRun jackknife =
        run("jackknife", "--train=" + train, "--lists=" + lists, "--folds=2", "-k5", "--vectors=" + vectors);
    assertThat(jackknife.exitCode()).as(jackknife.err()).isZero();
    Path base = train("classes-base.kdp", "--base-only", "--vectors=" + vectors);
    assertThat(train("added.kdp", "--base=" + base, "--lists=" + lists, kernel[0], kernel[1], kernel[2]))
        .hasSameBinaryContentAs(whole);
    Path decoding = train("decoding.kdp", "--vectors=" + vectors, "--kernel-mode=decode", kernel[0], "decode-weight=1");
    assertThat(ModelBundle.read(decoding).decodingKernel()).isPresent();
  }

  /** Each fold learns anew which tags a word can have, so that it does not know those of the words it is tried on. */
  @Test
  void predictedTagsNeedTheVectorsAgain() throws IOException {
    String tags = "--tags=predicted";
    String given = "--vectors=" + vectors;
    Path whole = train("tagged.kdp", tags, given, "rerank-beta=1");
    Path lists = directory.resolve("tagged.lists");
    CommandRun jackknife = run("jackknife", "--train=" + train, "--lists=" + lists, tags, given);
    assertThat(jackknife.exitCode()).as(jackknife.err()).isZero();
    String base = "--base=" + train("tagged-base.kdp", "--base-only", tags, given);
    Path added = train("tagged-added.kdp", base, "--lists=" + lists, tags, given, "rerank-beta=1");
    assertThat(ModelBundle.read(added).reranker()).isPresent();
    assertThat(ModelBundle.read(added).manifest().entries()).isEqualTo(ModelBundle.read(whole).manifest().entries());
    CommandRun without = run("train", "--train=" + train, "--model=" + directory.resolve("no.kdp"), base,
        "--lists=" + lists, tags);
    assertThat(without.exitCode()).isEqualTo(2);
    assertThat(without.err()).contains("--tags predicted with this --base needs the same --vectors");
  }

  @Test
  void defaultPropertiesCompareClasses() throws IOException {
    Path model = train("default.kdp", "--vectors=" + vectors, "rerank-features=kernel", "rerank-beta=1");
    assertThat(CommandRun.of("inspect", model.toString()).out()).contains("\n  word class32\n  word class512\n  arc ");
    Path plain = train("plain-kernel.kdp", "rerank-features=kernel", "rerank-beta=1");
    assertThat(CommandRun.of("inspect", plain.toString()).out()).contains("\n  word form\n").doesNotContain("class");
  }

  @Test
  void whatCannotBeIsRefused() throws IOException {
    Path wrong = write("wrong.templates", "arc h.class64\n");
    String model = "--model=" + directory.resolve("no.kdp");
    CommandRun unknown =
        run("train", "--train=" + train, model, "--templates=" + wrong, "--vectors=" + vectors);
    assertThat(unknown.exitCode()).isNotZero();
    assertThat(unknown.err()).contains("unknown layer 'class64'; layers are form, ", "class128, class32, class512");
    Path properties = write("wrong.kernel", "word class64\narc any\n");
    CommandRun property =
        run("train", "--train=" + train, model, "--vectors=" + vectors, "properties=" + properties);
    assertThat(property.err()).contains("unknown layer 'class64'");
    assertThat(run("train", "--train=" + train, model, "--vectors=" + vectors, "--clusters=" + clusters).err())
        .contains("word classes come from vectors or from clusters, not from both (--vectors, --clusters");
  }
}
