package org.kerndep.uima;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.kerndep.run.AtomicFile;

/** The properties file beside a model, in which DKPro Core looks for what is known of it. */
final class ModelProperties {

  private ModelProperties() {}

  /** Notes the language of a model, unless somebody has written such a file before. */
  static void write(Path model, String language) throws IOException {
    Path file = model.resolveSibling(model.getFileName().toString().replaceFirst("\\.[^.]*$", "") + ".properties");
    if (Files.exists(file) || !Files.isRegularFile(model)) {
      return;
    }
    try (AtomicFile target = new AtomicFile(file)) {
      target.out().write(("language=" + language + "\n").getBytes(StandardCharsets.UTF_8));
      target.commit();
    }
  }
}
