package org.kerndep.bundle;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.Optional;
import org.kerndep.base.BaseModel;
import org.kerndep.base.BaseParser;
import org.kerndep.base.LabelMode;
import org.kerndep.bundle.ModelFormatException.Kind;
import org.kerndep.data.ArcCalibration;
import org.kerndep.data.TreeProbabilities;
import org.kerndep.decode.Decoder;
import org.kerndep.rerank.DecodingKernel;
import org.kerndep.rerank.RerankFunction;
import org.kerndep.run.AtomicFile;
import org.kerndep.run.Hash;
import org.kerndep.text.TextModel;

/**
 * A whole trained system in one file. Layout: magic, format version, length and SHA-256 of the rest, then entries of
 * name, version and content, the manifest first. Immutable; share freely.
 *
 * @param manifest what the model says of itself
 * @param base the linear parser
 * @param decodingKernel has a say in which arcs it chooses, if the system has one
 * @param reranker chooses from its best trees, if the system has one
 * @param text makes its input from plain text, if the system has such models
 */
public record ModelBundle(Manifest manifest, BaseModel base, Optional<DecodingKernel> decodingKernel,
    Optional<RerankFunction> reranker, Optional<TextModel> text) {

  private static final byte[] MAGIC = {(byte) 0x8B, 'K', 'D', 'P', '\r', '\n', 0x1A, '\n'};

  /** Where a manifest keeps the temperature of lists of trees, if one was fitted. */
  public static final String TEMPERATURE = "temperature";

  /** Where a manifest keeps the temperature and the slope of the probabilities of arcs, if they were fitted. */
  public static final String ARC_TEMPERATURE = "arc-temperature";
  public static final String ARC_SLOPE = "arc-slope";

  /**
   * 1: manifest and base model. 2: a reranker follows. 3: a decoding kernel follows, then a reranker or nothing. 4: a
   * decoding kernel or nothing, a reranker or nothing, then models of plain text. Files have the lowest version that has
   * room for them.
   */
  private static final int VERSION = 4;

  private static final int VERSION_WITH_KERNEL = 3;
  private static final int VERSION_WITH_RERANKER = 2;
  private static final int OLDEST_VERSION = 1;

  private static final int HASH_BYTES = 32;
  private static final int HEADER_BYTES = MAGIC.length + Integer.BYTES + Long.BYTES + HASH_BYTES;
  private static final String MANIFEST = "manifest";
  private static final int MANIFEST_VERSION = 1;

  public ModelBundle {
    temperature(manifest);
    arcCalibration(manifest);
    if (decodingKernel.isPresent() && base.labelMode() == LabelMode.JOINT) {
      throw new IllegalArgumentException("a kernel in the decoder does not go with joint labels");
    }
  }

  /** A system without a kernel. */
  public ModelBundle(Manifest manifest, BaseModel base) {
    this(manifest, base, Optional.empty(), Optional.empty());
  }

  /** A system whose input has words and tags. */
  public ModelBundle(Manifest manifest, BaseModel base, Optional<DecodingKernel> decodingKernel,
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
    decodingKernel.ifPresent(kernel -> content.putBlock(DecodingKernelCodec.encode(kernel)));
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
    ByteSource in = new ByteSource(name, checkedPayload(name, bytes));
    Manifest manifest = readManifest(entry(in, MANIFEST, MANIFEST_VERSION).content());
    Entry baseEntry = entry(in, BaseModelCodec.NAME, BaseModelCodec.VERSION);
    BaseModel base = BaseModelCodec.decode(baseEntry.content(), baseEntry.version());
    int version = version(bytes);
    Optional<DecodingKernel> kernel = Optional.empty();
    if (version == VERSION_WITH_KERNEL || version == VERSION && isNext(in, DecodingKernelCodec.NAME)) {
      kernel = Optional.of(
          DecodingKernelCodec.decode(entry(in, DecodingKernelCodec.NAME, DecodingKernelCodec.VERSION).content()));
    }
    Optional<RerankFunction> reranker = Optional.empty();
    if (version == VERSION_WITH_RERANKER || version == VERSION_WITH_KERNEL && in.hasMore()
        || version == VERSION && isNext(in, RerankCodec.NAME)) {
      reranker = Optional.of(RerankCodec.decode(entry(in, RerankCodec.NAME, RerankCodec.VERSION).content(), base));
    }
    Optional<TextModel> text = Optional.empty();
    if (version == VERSION) {
      text = Optional.of(TextModelCodec.decode(entry(in, TextModelCodec.NAME, TextModelCodec.VERSION).content()));
    }
    in.expectEnd();
    try {
      return new ModelBundle(manifest, base, kernel, reranker, text);
    } catch (IllegalArgumentException e) {
      throw in.corrupt(e.getMessage());
    }
  }

  /** Writes the model under a temporary name and renames it. */
  public void write(Path file) throws IOException {
    try (AtomicFile target = new AtomicFile(file)) {
      target.out().write(toByteArray());
      target.commit();
    }
  }

  /** The file's content. */
  public byte[] toByteArray() {
    ByteSink payload = new ByteSink();
    payload.putText(MANIFEST).putInt(MANIFEST_VERSION).putText(manifest.toString());
    payload.putText(BaseModelCodec.NAME).putInt(BaseModelCodec.VERSION).putBlock(BaseModelCodec.encode(base));
    decodingKernel.ifPresent(kernel -> payload.putText(DecodingKernelCodec.NAME).putInt(DecodingKernelCodec.VERSION)
        .putBlock(DecodingKernelCodec.encode(kernel)));
    reranker.ifPresent(function ->
        payload.putText(RerankCodec.NAME).putInt(RerankCodec.VERSION).putBlock(RerankCodec.encode(function)));
    text.ifPresent(models -> payload.putText(TextModelCodec.NAME).putInt(TextModelCodec.VERSION)
        .putBlock(TextModelCodec.encode(models)));
    byte[] content = payload.toByteArray();
    return new ByteSink().putRaw(MAGIC).putInt(lowestVersion()).putLong(content.length)
        .putRaw(sha256(ByteBuffer.wrap(content))).putRaw(content).toByteArray();
  }

  private int lowestVersion() {
    if (text.isPresent()) {
      return VERSION;
    }
    return decodingKernel.isPresent() ? VERSION_WITH_KERNEL
        : reranker.isPresent() ? VERSION_WITH_RERANKER : OLDEST_VERSION;
  }

  private static int version(byte[] bytes) {
    return ByteBuffer.wrap(bytes).getInt(MAGIC.length);
  }

  private static ByteBuffer checkedPayload(String name, byte[] bytes) throws ModelFormatException {
    ByteSource header = new ByteSource(name, ByteBuffer.wrap(bytes));
    if (bytes.length < MAGIC.length || !Arrays.equals(bytes, 0, MAGIC.length, MAGIC, 0, MAGIC.length)) {
      throw new ModelFormatException(name, Kind.FOREIGN, "is not a kerndep model");
    }
    header.readLong();
    int version = header.readInt();
    if (version > VERSION) {
      throw new ModelFormatException(name, Kind.TOO_NEW,
          "has model format " + version + ", this version reads up to " + VERSION);
    }
    if (version < OLDEST_VERSION) {
      throw new ModelFormatException(name, Kind.TOO_OLD,
          "has model format " + version + ", this version reads from " + OLDEST_VERSION);
    }
    long length = header.readLong();
    if (length != bytes.length - HEADER_BYTES) {
      throw header.corrupt(length > bytes.length - HEADER_BYTES ? "it ends too early" : "bytes too many");
    }
    ByteBuffer payload = ByteBuffer.wrap(bytes, HEADER_BYTES, (int) length).slice();
    byte[] stored = Arrays.copyOfRange(bytes, HEADER_BYTES - HASH_BYTES, HEADER_BYTES);
    if (!Arrays.equals(stored, sha256(payload.duplicate()))) {
      throw header.corrupt("its checksum does not match");
    }
    return payload;
  }

  /** One part of the file. */
  private record Entry(int version, ByteSource content) {}

  /** Whether an entry of that name follows. */
  private static boolean isNext(ByteSource in, String name) throws ModelFormatException {
    return in.ahead().readText().equals(name);
  }

  private static Entry entry(ByteSource in, String name, int version) throws ModelFormatException {
    String found = in.readText();
    if (!found.equals(name)) {
      throw in.corrupt("entry '" + found + "' where '" + name + "' was expected");
    }
    int foundVersion = in.readInt();
    if (foundVersion > version) {
      throw in.tooNew("has a " + name + " entry of version " + foundVersion + ", this version reads up to " + version);
    }
    return new Entry(foundVersion, in.readBlock());
  }

  private static Manifest readManifest(ByteSource in) throws ModelFormatException {
    try {
      return Manifest.parse(in.readRemainingText());
    } catch (IllegalArgumentException e) {
      throw in.corrupt(e.getMessage());
    }
  }

  private static byte[] sha256(ByteBuffer content) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      digest.update(content);
      return digest.digest();
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
