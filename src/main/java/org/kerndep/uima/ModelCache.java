package org.kerndep.uima;

import java.io.IOException;
import java.io.InputStream;
import java.lang.ref.SoftReference;
import java.net.URL;
import java.net.URLConnection;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.kerndep.DependencyParser;
import org.kerndep.bundle.ModelBundle;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Parsers by the address of their model. Whoever asks while a model is being loaded waits for it, so that it is loaded
 * once; a model whose date or size changed is loaded again. A parser that no engine uses goes when memory is short.
 * Shared freely by threads.
 */
final class ModelCache {

  /** The cache of all engines of this process. */
  static final ModelCache SHARED = new ModelCache();

  private static final Logger LOG = LoggerFactory.getLogger(ModelCache.class);

  private final Map<String, Slot> slots = new ConcurrentHashMap<>();

  /** The parser of a model; a file that is not a sound model raises ModelFormatException. */
  DependencyParser get(URL model) throws IOException {
    return slots.computeIfAbsent(model.toString(), address -> new Slot()).get(model);
  }

  private static final class Slot {

    private SoftReference<DependencyParser> loaded = new SoftReference<>(null);
    private long date;
    private long size;

    synchronized DependencyParser get(URL model) throws IOException {
      URLConnection connection = model.openConnection();
      connection.setUseCaches(false);
      try (InputStream in = connection.getInputStream()) {
        DependencyParser parser = loaded.get();
        if (parser == null || date != connection.getLastModified() || size != connection.getContentLengthLong()) {
          parser = new DependencyParser(ModelBundle.read(model.toString(), in.readAllBytes()));
          loaded = new SoftReference<>(parser);
          date = connection.getLastModified();
          size = connection.getContentLengthLong();
          LOG.info("loaded model {}", model);
        }
        return parser;
      }
    }
  }
}
