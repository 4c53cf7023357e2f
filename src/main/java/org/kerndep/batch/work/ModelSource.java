package org.kerndep.batch.work;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.kerndep.DependencyParser;
import org.kerndep.bundle.ModelBundle;
import org.kerndep.bundle.PublishedModel;
import org.kerndep.run.Hash;

/**
 * The bytes of a model, which are read as a model only when a document needs it. Immutable; share freely.
 *
 * @param name what errors call it
 * @param bytes the content of its file, which is not copied
 * @param location where engines find the same bytes, if they can
 */
public record ModelSource(String name, byte[] bytes, Optional<String> location) {

  /** A model that has no place. */
  public ModelSource(String name, byte[] bytes) {
    this(name, bytes, Optional.empty());
  }

  /** A model file. */
  public static ModelSource of(Path file) throws IOException {
    return new ModelSource(file.toString(), Files.readAllBytes(file), Optional.of(file.toUri().toString()));
  }

  /** The model of a language that is published. */
  public static ModelSource of(PublishedModel model) throws IOException {
    return new ModelSource(model.toString(), model.bytes(), Optional.of(model.location()));
  }

  /** Tells it from other models. */
  public String hash() {
    return Hash.ofBytes(bytes);
  }

  /** A parser with the model. */
  public DependencyParser read() throws IOException {
    return new DependencyParser(ModelBundle.read(name, bytes));
  }
}
