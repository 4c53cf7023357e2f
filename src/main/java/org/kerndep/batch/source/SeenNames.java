package org.kerndep.batch.source;

import it.unimi.dsi.fastutil.longs.Long2LongOpenHashMap;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import org.kerndep.run.Hash;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Tells documents that are named twice from different documents of the same name. One thread. */
public final class SeenNames {

  private static final Logger LOG = LoggerFactory.getLogger(SeenNames.class);

  /** For each name: the origin of its document, both hashed. */
  private final Long2LongOpenHashMap seen = new Long2LongOpenHashMap();

  /** The document; a bad document if another has its name; nothing if it was named before. */
  public Optional<Document> admit(Document listed) {
    long name = hash(listed.id());
    long origin = hash(listed.origin());
    if (seen.containsKey(name) && seen.get(name) == origin) {
      return Optional.empty();
    }
    Document document = seen.containsKey(name) ? ambiguous(listed) : listed;
    seen.put(hash(document.id()), origin);
    return Optional.of(document);
  }

  private static Document ambiguous(Document document) {
    LOG.warn("{}: another document is called {} too", document.origin(), document.id());
    return Document.bad(document.id() + "~" + Hash.ofTexts(List.of(document.origin())), document.origin(),
        "another document is called " + document.id() + " too",
        "name the folder above both as the input, or annotate them into different folders");
  }

  private static long hash(String text) {
    return ByteBuffer.wrap(HexFormat.of().parseHex(Hash.ofBytes(text.getBytes(StandardCharsets.UTF_8)))).getLong();
  }
}
