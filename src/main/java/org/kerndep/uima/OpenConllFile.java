package org.kerndep.uima;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.util.Locale;
import org.apache.commons.compress.compressors.bzip2.BZip2CompressorInputStream;
import org.apache.commons.compress.compressors.xz.XZCompressorInputStream;
import org.dkpro.core.api.io.ResourceCollectionReaderBase.Resource;
import org.kerndep.io.BadInputException;
import org.kerndep.io.BadSentenceException;
import org.kerndep.io.ConllFormat;
import org.kerndep.io.ConllReader;
import org.kerndep.io.Gzip;
import org.kerndep.io.TreeColumns;
import org.kerndep.uima.conll.FilePart;
import org.kerndep.uima.conll.FilePartReader;

/**
 * A file that KerndepConlluReader is reading, compressed or not. Closes itself after its last part, and where the rest
 * of it cannot be read. One thread.
 */
final class OpenConllFile implements Closeable {

  private final Resource resource;
  private final FilePartReader parts;
  private boolean closed;

  /**
   * Opens a file.
   *
   * @param format its format, or null to guess it
   * @param sentences how many a part has at most; 0 for no limit
   * @param splitAtNewdoc whether a comment {@code # newdoc} begins a part
   */
  OpenConllFile(Resource resource, ConllFormat format, TreeColumns trees, int sentences, boolean splitAtNewdoc)
      throws IOException {
    this.resource = resource;
    this.parts = new FilePartReader(reader(resource, format, trees), sentences, splitAtNewdoc);
  }

  private static ConllReader reader(Resource resource, ConllFormat format, TreeColumns trees) throws IOException {
    String name = resource.getResource().isFile() ? resource.getResource().getFile().getPath() : resource.getLocation();
    InputStream in = resource.getInputStream();
    try {
      return new ConllReader(name, plain(resource.getLocation(), in), format, trees);
    } catch (IOException e) {
      in.close();
      throw new BadInputException(name, "cannot be decompressed (" + e.getMessage() + ")",
          "rename the file or compress it again");
    }
  }

  /** The content, decompressed as the name says; files of several compressed parts are read to their end. */
  private static InputStream plain(String location, InputStream in) throws IOException {
    String name = location.toLowerCase(Locale.ROOT);
    return switch (name.substring(name.lastIndexOf('.') + 1)) {
      case "gz" -> Gzip.required(in);
      case "bz2", "bzip2" -> new BZip2CompressorInputStream(in, true);
      case "xz" -> new XZCompressorInputStream(in, true);
      default -> Gzip.plain(in);
    };
  }

  /** Where it is. */
  Resource resource() {
    return resource;
  }

  /** Whether there is more to read. */
  boolean hasNext() {
    return !closed;
  }

  /** The next part; a bad sentence fails with its file and line, and what follows it can still be read. */
  FilePart next() throws IOException {
    try {
      FilePart part = parts.next();
      if (part.last()) {
        close();
      }
      return part;
    } catch (BadSentenceException e) {
      throw e;
    } catch (IOException e) {
      close();
      throw e;
    }
  }

  @Override
  public void close() throws IOException {
    if (!closed) {
      closed = true;
      parts.close();
    }
  }
}
