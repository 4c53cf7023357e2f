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
import org.kerndep.bundle.ModelFormatException.Kind;
import org.kerndep.data.TreeProbabilities;
import org.kerndep.rerank.RerankFunction;
import org.kerndep.run.AtomicFile;
import org.kerndep.run.Hash;

/**
 * A whole trained system in one file. Layout: magic, format version, length and SHA-256 of the rest, then entries of
 * name, version and content, the manifest first. Immutable; share freely.
 *
 * @param manifest what the model says of itself
 * @param base the linear parser
 * @param reranker chooses from its best trees, if the system has one
 */
public record ModelBundle(Manifest manifest, BaseModel base, Optional<RerankFunction> reranker) {

  private static final byte[] MAGIC = {(byte) 0x8B, 'K', 'D', 'P', '\r', '\n', 0x1A, '\n'};

  /** Where a manifest keeps the temperature of probabilities, if one was fitted. */
  public static final String TEMPERATURE = "temperature";

  /** 1: manifest and base model. 2: a reranker follows; files without one still have version 1. */
  private static final int VERSION = 2;

  private static final int VERSION_WITHOUT_RERANKER = 1;
  private static final int OLDEST_VERSION = 1;

  private static final int HASH_BYTES = 32;
  private static final int HEADER_BYTES = MAGIC.length + Integer.BYTES + Long.BYTES + HASH_BYTES;
  private static final String MANIFEST = "manifest";
  private static final int MANIFEST_VERSION = 1;

  public ModelBundle {
    temperature(manifest);
  }

  /** A system without a reranker. */
  public ModelBundle(Manifest manifest, BaseModel base) {
    this(manifest, base, Optional.empty());
  }

  /** The temperature of probabilities: the fitted one, or the usual. */
  public double temperature() {
    return temperature(manifest);
  }

  /**
   * A short hash of the base model: the same in every system that has it, with a reranker or without. Takes about as
   * long as writing the model.
   */
  public String baseHash() {
    return Hash.ofBytes(BaseModelCodec.encode(base));
  }

  private static double temperature(Manifest manifest) {
    double temperature = manifest.get(TEMPERATURE).map(Double::parseDouble)
        .orElse(TreeProbabilities.DEFAULT_TEMPERATURE);
    if (!(temperature > 0 && temperature < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException("the temperature is not above 0 and finite: " + temperature);
    }
    return temperature;
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
    Optional<RerankFunction> reranker = Optional.empty();
    if (version(bytes) > VERSION_WITHOUT_RERANKER) {
      reranker = Optional.of(RerankCodec.decode(entry(in, RerankCodec.NAME, RerankCodec.VERSION).content(), base));
    }
    in.expectEnd();
    try {
      return new ModelBundle(manifest, base, reranker);
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
    reranker.ifPresent(function ->
        payload.putText(RerankCodec.NAME).putInt(RerankCodec.VERSION).putBlock(RerankCodec.encode(function)));
    byte[] content = payload.toByteArray();
    int version = reranker.isPresent() ? VERSION : VERSION_WITHOUT_RERANKER;
    return new ByteSink().putRaw(MAGIC).putInt(version).putLong(content.length)
        .putRaw(sha256(ByteBuffer.wrap(content))).putRaw(content).toByteArray();
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
