package org.kerndep.bundle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kerndep.DependencyParser;
import org.kerndep.Examples;
import org.kerndep.base.BaseModel;
import org.kerndep.base.BaseParser;
import org.kerndep.bundle.bytes.ModelFormatException;
import org.kerndep.bundle.bytes.ModelFormatException.Kind;
import org.kerndep.data.Layer;
import org.kerndep.data.ParsedSentence;
import org.kerndep.data.Sentence;
import org.kerndep.data.UserValues;
import org.kerndep.data.Vocabulary;
import org.kerndep.feature.TemplateSet;
import org.kerndep.feature.TreeTemplateSet;
import org.kerndep.rerank.TreeScorer;
import org.kerndep.rerank.WholeTreeScorer;

class ModelBundleTest {

  private static final int VERSION_AT = 8;

  private final ModelBundle model = Examples.englishModel();
  private final byte[] bytes = model.toByteArray();

  @TempDir
  Path directory;

  @Test
  void comesBackAsItWas() throws IOException {
    Path file = directory.resolve("model.kdp");
    model.write(file);
    ModelBundle read = ModelBundle.read(file);
    assertThat(read.manifest()).isEqualTo(model.manifest());
    assertThat(read.toByteArray()).isEqualTo(bytes);
    assertThat(Files.list(directory)).containsExactly(file);
  }

  @Test
  void parsesAlikeBeforeAndAfterStoring() throws IOException {
    BaseParser before = new BaseParser(model.base());
    BaseParser after = new BaseParser(ModelBundle.read("model", bytes).base());
    for (ParsedSentence s : Examples.read(Examples.ENGLISH_TEST).sentences()) {
      assertThat(after.parse(s.sentence())).isEqualTo(before.parse(s.sentence()));
    }
  }

  @Test
  void aTruncatedFileIsCorruptOrForeign() {
    SplittableRandom random = new SplittableRandom(5);
    for (int draw = 0; draw < 300; draw++) {
      int length = draw < 100 ? draw : random.nextInt(bytes.length);
      ModelFormatException e = failure(Arrays.copyOf(bytes, length));
      assertThat(e.kind()).as("length %d", length).isEqualTo(length < VERSION_AT ? Kind.FOREIGN : Kind.CORRUPT);
    }
  }

  @Test
  void aFlippedBitAnywhereIsNoticed() {
    SplittableRandom random = new SplittableRandom(6);
    for (int draw = 0; draw < 400; draw++) {
      byte[] damaged = bytes.clone();
      int position = draw < 200 ? draw : random.nextInt(bytes.length);
      damaged[position] ^= (byte) (1 << random.nextInt(8));
      assertThat(failure(damaged)).as("byte %d", position).hasMessageContaining("model.kdp: ");
    }
  }

  @Test
  void trailingBytesAreNoticed() {
    assertThat(failure(Arrays.copyOf(bytes, bytes.length + 3)).kind()).isEqualTo(Kind.CORRUPT);
  }

  @Test
  void aForeignFileIsSaidToBeForeign() {
    ModelFormatException e = failure("PK\3\4 some other file format".getBytes());
    assertThat(e.kind()).isEqualTo(Kind.FOREIGN);
    assertThat(e).hasMessageContaining("not a kerndep model");
    assertThat(failure(new byte[0]).kind()).isEqualTo(Kind.FOREIGN);
  }

  @Test
  void aLaterFormatIsSaidToBeTooNew() {
    byte[] later = bytes.clone();
    later[VERSION_AT + 3]++;
    ModelFormatException e = failure(later);
    assertThat(e.kind()).isEqualTo(Kind.TOO_NEW);
    assertThat(e).hasMessageContaining("format 6");
  }

  @Test
  void anEarlierFormatIsSaidToBeTooOld() {
    byte[] earlier = bytes.clone();
    earlier[VERSION_AT + 3] = 0;
    assertThat(failure(earlier).kind()).isEqualTo(Kind.TOO_OLD);
  }

  @Test
  void missingFilesAndDirectoriesAreNamed() {
    assertThatThrownBy(() -> ModelBundle.read(directory.resolve("none.kdp")))
        .isInstanceOf(ModelFormatException.class).hasMessageContaining("no such model file");
    assertThatThrownBy(() -> ModelBundle.read(directory))
        .isInstanceOf(ModelFormatException.class).hasMessageContaining("directory");
  }

  /** The golden file was written by version 0.1.0; whatever comes later must read it and parse as it did. */
  @Test
  void readsTheGoldenModelOfVersion1() throws IOException {
    try (InputStream in = getClass().getResourceAsStream("golden-1.kdp")) {
      ModelBundle golden = ModelBundle.read("golden-1.kdp", in.readAllBytes());
      assertThat(golden.manifest().get("sentences")).contains("15");
      StringBuilder trees = new StringBuilder();
      for (ParsedSentence s : Examples.read(Examples.ENGLISH_TEST).sentences().subList(0, 3)) {
        trees.append(new BaseParser(golden.base()).parse(s.sentence())).append('\n');
      }
      try (InputStream expected = getClass().getResourceAsStream("golden-1.trees")) {
        assertThat(trees).hasToString(new String(expected.readAllBytes()));
      }
    }
  }

  /** The first file whose base model has version 2: labels are joint. */
  @Test
  void readsTheGoldenModelOfVersion2() throws IOException {
    try (InputStream in = getClass().getResourceAsStream("golden-2.kdp");
        InputStream expected = getClass().getResourceAsStream("golden-2.trees")) {
      ModelBundle golden = ModelBundle.read("golden-2.kdp", in.readAllBytes());
      ModelBundle again = ModelBundle.read("again", golden.toByteArray());
      assertThat(again.base().arcLabels().orElseThrow().seen())
          .isNotEmpty().isEqualTo(golden.base().arcLabels().orElseThrow().seen());
      StringBuilder trees = new StringBuilder();
      for (ParsedSentence s : Examples.read(Examples.ENGLISH_TEST).sentences().subList(0, 3)) {
        trees.append(new BaseParser(golden.base()).parse(s.sentence())).append('\n');
      }
      assertThat(trees).hasToString(new String(expected.readAllBytes()));
    }
  }

  /**
   * Two files with word classes or a tagger of sequences, and a reranker of taggings and trees: the first has a kernel
   * of parts, a kernel of trees, whole trees and mined features, the second trees with other labels.
   */
  @ParameterizedTest
  @CsvSource({"golden-6, 4, 0", "golden-7, 2, 5"})
  void theGoldenModelsWithTextGiveWhatTheyGave(String name, int scorers, int labellings) throws IOException {
    try (InputStream in = getClass().getResourceAsStream(name + ".kdp");
        InputStream expected = getClass().getResourceAsStream(name + ".conllu")) {
      ModelBundle golden = ModelBundle.read(name + ".kdp", in.readAllBytes());
      assertThat(golden.reranker().orElseThrow().scorers()).hasSize(scorers);
      assertThat(golden.reranker().orElseThrow().lists().labellings()).isEqualTo(labellings);
      assertThat(ModelBundle.read("again", golden.toByteArray()).toByteArray()).isEqualTo(golden.toByteArray());
      StringBuilder rows = new StringBuilder();
      new DependencyParser(golden).parse("The farmer didn't sell his dogs. Who slept?").forEach(sentence -> {
        for (int m = 1; m <= sentence.size(); m++) {
          rows.append(String.join("\t", Integer.toString(m), sentence.word(m).form(), sentence.word(m).lemma(),
              sentence.word(m).cpos(), sentence.word(m).pos(), sentence.word(m).feats(),
              Integer.toString(sentence.tree().head(m)), sentence.tree().label(m))).append('\n');
        }
      });
      String rowsBefore = new String(expected.readAllBytes(), StandardCharsets.UTF_8).lines()
          .filter(line -> line.matches("[0-9]+\t.*")).map(line -> line.replaceAll("(\t[^\t]*){2}$", "\n"))
          .collect(Collectors.joining());
      assertThat(rows).hasToString(rowsBefore);
    }
  }

  /** The last file that is not deflated and the first that is; both have a kernel in the decoder and a reranker. */
  @ParameterizedTest
  @ValueSource(ints = {3, 4})
  void readsTheGoldenModelsWithKernels(int version) throws IOException {
    try (InputStream in = getClass().getResourceAsStream("golden-" + version + ".kdp");
        InputStream expected = getClass().getResourceAsStream("golden-" + version + ".trees")) {
      ModelBundle golden = ModelBundle.read("golden-" + version + ".kdp", in.readAllBytes());
      assertThat(golden.decodingKernel()).isPresent();
      assertThat(golden.reranker()).isPresent();
      DependencyParser parser = new DependencyParser(golden);
      StringBuilder trees = new StringBuilder();
      for (ParsedSentence s : Examples.read(Examples.ENGLISH_TEST).sentences().subList(0, 3)) {
        parser.parse(s.sentence(), 2).hypotheses().forEach(tree -> trees.append(tree.tree()).append('\n'));
      }
      assertThat(trees).hasToString(new String(expected.readAllBytes()));
    }
  }

  /**
   * The last file whose scorers have no names, and the first whose scorers have names and whose header is in its
   * checksum. Both were trained on {@code examples/english-train.conllu} with {@code kernel-mode=decode+rerank
   * rerank-features=kernel+manual+tree rerank-beta=0.5 decode-weight=0.5 epochs=2 folds=3 k=5 part-bits=12
   * label-bits=12 prune-bits=10}, so they give the same trees.
   */
  @ParameterizedTest
  @ValueSource(strings = {"golden-4-scorers", "golden-5"})
  void readsTheGoldenModelsWithAllScorers(String name) throws IOException {
    try (InputStream in = getClass().getResourceAsStream(name + ".kdp");
        InputStream expected = getClass().getResourceAsStream("golden-5.trees")) {
      ModelBundle golden = ModelBundle.read(name + ".kdp", in.readAllBytes());
      assertThat(golden.reranker().orElseThrow().scorers()).extracting(TreeScorer::name)
          .containsExactly("kernel", "manual", "tree");
      assertThat(golden.reranker().orElseThrow().scorers(WholeTreeScorer.class).get(0).templates())
          .isEqualTo(TreeTemplateSet.standard());
      DependencyParser parser = new DependencyParser(golden);
      StringBuilder trees = new StringBuilder();
      for (ParsedSentence s : Examples.read(Examples.ENGLISH_TEST).sentences().subList(0, 5)) {
        parser.parse(s.sentence(), 3).hypotheses().forEach(h -> trees.append(
            String.format(Locale.ROOT, "%.4f %s\n", h.rerank(), h.tree())));
      }
      assertThat(trees).hasToString(new String(expected.readAllBytes()));
    }
  }

  /** The first file whose base model has version 3: its templates look at the first letters of words, a user layer. */
  @Test
  void readsTheGoldenModelWithALayer() throws IOException {
    try (InputStream in = getClass().getResourceAsStream("golden-layer.kdp");
        InputStream expected = getClass().getResourceAsStream("golden-layer.trees")) {
      DependencyParser parser = new DependencyParser(ModelBundle.read("golden-layer.kdp", in.readAllBytes()));
      assertThat(parser.userLayers()).containsExactly("misc/Letter");
      StringBuilder trees = new StringBuilder();
      for (ParsedSentence s : Examples.read(Examples.ENGLISH_TEST).sentences().subList(0, 3)) {
        trees.append(parser.parse(withLetters(s.sentence()))).append('\n');
      }
      assertThat(trees).hasToString(new String(expected.readAllBytes()));
    }
  }

  private static Sentence withLetters(Sentence sentence) {
    return new Sentence(sentence.words().stream().map(word -> word.with(
        UserValues.of(Map.of("misc/Letter", List.of(word.form().substring(0, 1)))))).toList());
  }

  /** Earlier versions of the code then say that the file is too new, not that it is damaged. */
  @Test
  void onlyABaseModelWithLayersHasTheLatestVersion() {
    BaseModel base = model.base();
    assertThat(BaseModelCodec.version(base)).isEqualTo(2);
    Map<Layer, List<String>> values = new HashMap<>(Map.of(Layer.named("misc/Letter"), List.of("a", "b")));
    Layer.COLUMNS.forEach(layer -> values.put(layer, base.vocabulary().values(layer)));
    TemplateSet templates = TemplateSet.parse(base.templates() + "arc h.misc/Letter m.misc/Letter\n");
    Function<Vocabulary, BaseModel> layered = vocabulary -> new BaseModel(vocabulary, base.labels(), templates,
        base.pruner(), base.partWeights(), base.labelWeights(), base.projectivity(), base.decoderName(), base.roots(),
        base.labelMode(), base.arcLabels());
    assertThat(BaseModelCodec.version(layered.apply(new Vocabulary(values)))).isEqualTo(BaseModelCodec.VERSION);
    assertThatThrownBy(() -> layered.apply(base.vocabulary())).hasMessageContaining("templates look at");
  }

  private static ModelFormatException failure(byte[] content) {
    return catchThrowableOfType(ModelFormatException.class, () -> ModelBundle.read("model.kdp", content));
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "-1", "NaN", "Infinity", "warm"})
  void aTemperatureThatIsNoneIsRefused(String value) {
    Manifest manifest = new Manifest(Map.of(ModelBundle.TEMPERATURE, value));
    assertThatThrownBy(() -> new ModelBundle(manifest, Examples.englishModel().base()))
        .isInstanceOf(IllegalArgumentException.class);
    for (String key : List.of(ModelBundle.ARC_TEMPERATURE, ModelBundle.ARC_SLOPE)) {
      assertThatThrownBy(() -> model.with(new Manifest(Map.of(key, value))))
          .isInstanceOf(IllegalArgumentException.class);
    }
  }
}
