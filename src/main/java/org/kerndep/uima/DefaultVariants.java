package org.kerndep.uima;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.util.Collections;
import java.util.Properties;
import org.kerndep.bundle.PublishedModel;

/** The model variants, by language, that are used if none is named. Stateless. */
final class DefaultVariants {

  /** Where DKPro Core looks for such a map; every jar of models may have one. */
  private static final String MAP = "org/kerndep/uima/lib/parser-default-variants.map";

  private DefaultVariants() {}

  /** Those of all maps on a classpath, the first that names a language first, and then those of the published models. */
  static Properties on(ClassLoader classpath) {
    Properties variants = new Properties();
    try {
      for (URL map : Collections.list(classpath.getResources(MAP))) {
        read(map).forEach(variants::putIfAbsent);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    for (PublishedModel model : PublishedModel.values()) {
      variants.putIfAbsent(model.language(), model.variant());
    }
    return variants;
  }

  private static Properties read(URL map) throws IOException {
    Properties variants = new Properties();
    try (InputStream in = map.openStream()) {
      variants.load(in);
    }
    return variants;
  }
}
