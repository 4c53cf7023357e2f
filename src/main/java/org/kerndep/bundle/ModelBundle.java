package org.kerndep.bundle;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import org.kerndep.base.BaseModel;
import org.kerndep.base.BaseParser;
import org.kerndep.base.LabelMode;
import org.kerndep.bundle.bytes.ByteSink;
import org.kerndep.bundle.bytes.ByteSource;
import org.kerndep.bundle.bytes.ByteSource.Allowance;
import org.kerndep.bundle.bytes.ModelFormatException;
import org.kerndep.bundle.bytes.ModelFormatException.Kind;
import org.kerndep.data.ArcCalibration;
import org.kerndep.data.TreeProbabilities;
import org.kerndep.data.WordKnowledge;
import org.kerndep.decode.Decoder;
import org.kerndep.rerank.DecoderKernel;
import org.kerndep.rerank.RerankFunction;
import org.kerndep.rerank.TreeScorer;
import org.kerndep.run.AtomicFile;
import org.kerndep.run.Hash;
import org.kerndep.text.TextModel;
import org.kerndep.words.WordClasses;
import org.kerndep.words.WordTables;

/**
 * A whole trained system in one file: within a {@link ModelEnvelope} the entries of the manifest, the tables of
 * words that the base model knows, if any, the base model and, if the system has them, a kernel in the decoder, a
 * reranker and models of plain text, in this order. Immutable; share freely.
 *
 * @param manifest what the model says of itself
 * @param base the linear parser
 * @param decodingKernel has a say in which arcs it chooses, if the system has one
 * @param reranker chooses from its best trees, if the system has one
 * @param text makes its input from plain text, if the system has such models
 */
public record ModelBundle(Manifest manifest, BaseModel base, Optional<DecoderKernel> decodingKernel,
    Optional<RerankFunction> reranker, Optional<TextModel> text) {

  /** Where a manifest keeps the temperature of lists of trees, if one was fitted. */
  public static final String TEMPERATURE = "temperature";

  /** Where a manifest keeps the temperature and the slope of the probabilities of arcs, if they were fitted. */
  public static final String ARC_TEMPERATURE = "arc-temperature";
  public static final String ARC_SLOPE = "arc-slope";

  private static final String MANIFEST = "manifest";
  private static final int MANIFEST_VERSION = 1;

  public ModelBundle {
    temperature(manifest);
    arcCalibration(manifest);
    WordTables.in(base.vocabulary().knowledge());
    if (decodingKernel.isPresent() && base.labelMode() == LabelMode.JOINT) {
      throw new IllegalArgumentException("a kernel in the decoder does not go with joint labels");
    }
  }

  /** A system without a kernel. */
  public ModelBundle(Manifest manifest, BaseModel base) {
    this(manifest, base, Optional.empty(), Optional.empty());
  }

  /** A system whose input has words and tags. */
  public ModelBundle(Manifest manifest, BaseModel base, Optional<DecoderKernel> decodingKernel,
      Optional<RerankFunction> reranker) {
    this(manifest, base, decodingKernel, reranker, Optional.empty());
  }

  /** The same system with a reranker, and what it then says of itself. */
  public ModelBundle withReranker(Manifest says, RerankFunction function) {
    return new ModelBundle(says, base, decodingKernel, Optional.of(function), text);
  }

  /** The same system with models of plain text, and what it then says of itself. */
  public ModelBundle withText(Manifest says, TextModel models) {
    return new ModelBundle(says, base, decodingKernel, reranker, Optional.of(models));
  }

  /**
   * A parser of one thread that gives the lists from which the reranker, if there is one, chooses.
   *
   * @param decoder one of the base model's
   */
  public BaseParser baseParser(Decoder decoder) {
    return new BaseParser(base, decoder, decodingKernel.map(kernel -> kernel));
  }

  /** What the base model knows of words beyond its treebank. */
  private List<WordClasses> words() {
    return WordTables.in(base.vocabulary().knowledge());
  }

  /** The temperature of lists of trees: the fitted one, or the usual. */
  public double temperature() {
    return temperature(manifest);
  }

  /**
   * A short hash of what makes the trees of lists, the base model and a kernel in its decoder: the same in every system
   * that has them, with a reranker or without. Takes about as long as writing the model.
   */
  public String baseHash() {
    ByteSink content = new ByteSink().putBlock(BaseModelCodec.encode(base));
    words().forEach(words -> content.putBlock(WordClassesCodec.encode(words)));
    decodingKernel.ifPresent(kernel -> content.putBlock(DecoderKernelCodec.encode(kernel)));
    return Hash.ofBytes(content.toByteArray());
  }

  private static double temperature(Manifest manifest) {
    double temperature = manifest.get(TEMPERATURE).map(Double::parseDouble)
        .orElse(TreeProbabilities.DEFAULT_TEMPERATURE);
    if (!(temperature > 0 && temperature < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException("the temperature is not above 0 and finite: " + temperature);
    }
    return temperature;
  }

  /** How probable arcs are: as it was fitted; else by the temperature of lists, which is not far from it. */
  public ArcCalibration arcCalibration() {
    return arcCalibration(manifest);
  }

  private static ArcCalibration arcCalibration(Manifest manifest) {
    return new ArcCalibration(
        manifest.get(ARC_TEMPERATURE).map(Double::parseDouble).orElse(temperature(manifest)),
        manifest.get(ARC_SLOPE).map(Double::parseDouble).orElse(ArcCalibration.NONE.slope()));
  }

  /** The same model that says something else of itself. */
  public ModelBundle with(Manifest other) {
    return new ModelBundle(other, base, decodingKernel, reranker, text);
  }

  /** Reads and checks a model file. */
  public static ModelBundle read(Path file) throws IOException {
    String name = file.toString();
    if (Files.isDirectory(file)) {
      throw new ModelFormatException(name, Kind.FOREIGN, "is a directory, not a model file");
    }
    try {
      if (Files.size(file) > Integer.MAX_VALUE - 8) {
        throw new ModelFormatException(name, Kind.FOREIGN, "is larger than any model");
      }
      return read(name, Files.readAllBytes(file));
    } catch (NoSuchFileException e) {
      throw new ModelFormatException(name, Kind.FOREIGN, "there is no such model file");
    }
  }

  /**
   * Reads and checks a model from memory.
   *
   * @param name what errors call it
   */
  public static ModelBundle read(String name, byte[] bytes) throws ModelFormatException {
    ByteSource content = ModelEnvelope.open(name, bytes);
    ModelEntries in = new ModelEntries(content);
    Manifest manifest = readManifest(in.read(MANIFEST, MANIFEST_VERSION).content());
    WordKnowledge words = readWords(in);
    ModelEntries.Entry baseEntry = in.read(BaseModelCodec.NAME, BaseModelCodec.VERSION);
    Optional<ModelEntries.Entry> kernelEntry = in.readIf(DecoderKernelCodec.NAME, DecoderKernelCodec.VERSION);
    Optional<ModelEntries.Entry> rerankEntry = in.readIf(RerankCodec.NAME, RerankCodec.VERSION);
    Optional<ModelEntries.Entry> textEntry = in.readIf(TextModelCodec.NAME, TextModelCodec.VERSION);
    in.expectEnd();
    // The models of text need nothing of the others, so they are read beside them.
    FutureTask<Optional<TextModel>> reading = new FutureTask<>(() -> textEntry.isEmpty() ? Optional.empty()
        : Optional.of(TextModelCodec.decode(textEntry.get().content(), textEntry.get().version(), words)));
    Thread reader = new Thread(reading, "kerndep-reader");
    reader.setDaemon(true);
    reader.start();
    BaseModel base = BaseModelCodec.decode(baseEntry.content(), baseEntry.version(), words);
    Optional<DecoderKernel> kernel = kernelEntry.isEmpty() ? Optional.empty()
        : Optional.of(DecoderKernelCodec.decode(kernelEntry.get().content(), words));
    Optional<RerankFunction> reranker = rerankEntry.isEmpty() ? Optional.empty()
        : Optional.of(RerankCodec.decode(rerankEntry.get().content(), rerankEntry.get().version(), base));
    Optional<TextModel> text = result(reading);
    try {
      return new ModelBundle(manifest, base, kernel, reranker, text);
    } catch (IllegalArgumentException e) {
      throw content.corrupt(e.getMessage());
    }
  }

  private static <T> T result(FutureTask<T> reading) throws ModelFormatException {
    try {
      return reading.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while a model was read", e);
    } catch (ExecutionException e) {
      if (e.getCause() instanceof ModelFormatException problem) {
        throw problem;
      }
      if (e.getCause() instanceof Error error) {
        throw error;
      }
      throw (RuntimeException) e.getCause();
    }
  }

  /** Writes the model under a temporary name and renames it. */
  public void write(Path file) throws IOException {
    byte[] bytes = toByteArray();
    long tables = tableBytes();
    if (!Allowance.of(bytes.length).covers(tables + bytes.length)) {
      throw new IOException(file + ": not written, since the weights take " + (tables >> 20)
          + " MB, too much for a file of " + (bytes.length >> 10) + " KB; train with smaller part-bits and label-bits");
    }
    try (AtomicFile target = new AtomicFile(file)) {
      target.out().write(bytes);
      target.commit();
    }
  }

  /** What the tables of weights take in memory. */
  private long tableBytes() {
    long weights = (long) base.pruner().weights().size() + base.partWeights().size() + base.labelWeights().size();
    weights += reranker.stream().flatMap(function -> function.scorers().stream())
        .mapToLong(TreeScorer::weightCount).sum();
    return Short.BYTES * weights;
  }

  /** The bytes of the file. */
  public byte[] toByteArray() {
    ByteSink payload = new ByteSink();
    payload.putText(MANIFEST).putInt(MANIFEST_VERSION).putText(manifest.toString());
    words().forEach(words -> payload.putText(WordClassesCodec.NAME).putInt(WordClassesCodec.VERSION)
        .putBlock(WordClassesCodec.encode(words)));
    payload.putText(BaseModelCodec.NAME).putInt(BaseModelCodec.version(base)).putBlock(BaseModelCodec.encode(base));
    decodingKernel.ifPresent(kernel -> payload.putText(DecoderKernelCodec.NAME)
        .putInt(DecoderKernelCodec.version(kernel)).putBlock(DecoderKernelCodec.encode(kernel)));
    reranker.ifPresent(function -> payload.putText(RerankCodec.NAME).putInt(RerankCodec.VERSION)
        .putBlock(RerankCodec.encode(function)));
    text.ifPresent(models -> payload.putText(TextModelCodec.NAME).putInt(TextModelCodec.version(models))
        .putBlock(TextModelCodec.encode(models)));
    return ModelEnvelope.seal(payload.toByteArray());
  }

  private static WordKnowledge readWords(ModelEntries in) throws ModelFormatException {
    List<WordClasses> tables = new ArrayList<>();
    Optional<ModelEntries.Entry> entry = in.readIf(WordClassesCodec.NAME, WordClassesCodec.VERSION);
    while (entry.isPresent()) {
      tables.add(WordClassesCodec.decode(entry.get().content()));
      entry = in.readIf(WordClassesCodec.NAME, WordClassesCodec.VERSION);
    }
    return WordTables.of(tables);
  }

  private static Manifest readManifest(ByteSource in) throws ModelFormatException {
    try {
      return Manifest.parse(in.readRemainingText());
    } catch (IllegalArgumentException e) {
      throw in.corrupt(e.getMessage());
    }
  }
}
