package org.kerndep.batch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.kerndep.DependencyParser;
import org.kerndep.bundle.ModelBundle;
import org.kerndep.bundle.PublishedModel;
import org.kerndep.run.Hash;

/**
 * The bytes of a model, which are read as a model only when a document needs it. Immutable; share freely.
 *
 * @param name what errors call it
 * @param bytes the content of its file, which is not copied
 */
public record ModelSource(String name, byte[] bytes) {

  /** A model file. */
  public static ModelSource of(Path file) throws IOException {
    return new ModelSource(file.toString(), Files.readAllBytes(file));
  }

  /** The model of a language that is published. */
  public static ModelSource of(PublishedModel model) throws IOException {
    return new ModelSource(model.toString(), model.bytes());
  }

  /** Models of the same bytes have the same hash. */
  public String hash() {
    return Hash.ofBytes(bytes);
  }

  /** A parser with the model. */
  public DependencyParser read() throws IOException {
    return new DependencyParser(ModelBundle.read(name, bytes));
  }
}
