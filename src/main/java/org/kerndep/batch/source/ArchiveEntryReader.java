package org.kerndep.batch.source;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.kerndep.run.Hash;

/** Reads entries of an archive: small ones into memory, large ones into a temporary file. One thread. */
final class ArchiveEntryReader {

  /** Where the bytes of an entry come from. */
  interface Content {
    InputStream open() throws IOException;
  }

  private static final int MOST_IN_MEMORY = 1 << 22;

  private final String archive;
  private final Path file;
  private final Archives limits;

  ArchiveEntryReader(String archive, Path file, Archives limits) {
    this.archive = archive;
    this.file = file;
    this.limits = limits;
  }

  /** Whether an entry is hidden, or what systems put beside documents. */
  boolean isHidden(String name) {
    return List.of(name.split("/")).stream()
        .anyMatch(part -> part.startsWith(".") && !part.equals("..") && !part.equals(".") || part.equals("__MACOSX"));
  }

  /** An entry as a document. */
  Document read(String name, long modified, Content content) {
    String clean = name.startsWith("./") ? name.substring(2) : name;
    String origin = file + "!" + name;
    if (!DocumentName.isInside(clean)) {
      return Document.bad(archive + "/" + Hash.ofTexts(List.of(name)), origin,
          "the entry's name leads out of the archive", "do not trust this archive; pack it again with plain names");
    }
    String id = archive + "/" + clean;
    try {
      InputStream in = content.open();
      byte[] start = in.readNBytes(MOST_IN_MEMORY);
      return start.length < MOST_IN_MEMORY
          ? new Document.InMemory(id, origin, new Stamp(start.length, modified), start)
          : spilled(id, origin, modified, start, in);
    } catch (IOException e) {
      return Document.bad(id, origin, "the entry cannot be read (" + e.getMessage() + ")",
          "is the archive complete? unpack or copy it again");
    }
  }

  private Document spilled(String id, String origin, long modified, byte[] start, InputStream in) throws IOException {
    Path copy = Files.createTempFile(Files.createDirectories(limits.scratch()), "entry", ".tmp");
    long size = start.length;
    try (OutputStream out = Files.newOutputStream(copy)) {
      out.write(start);
      byte[] buffer = new byte[1 << 16];
      for (int read = in.read(buffer); read >= 0 && size <= limits.most(); read = in.read(buffer)) {
        out.write(buffer, 0, read);
        size += read;
      }
    } catch (IOException e) {
      Files.deleteIfExists(copy);
      throw e;
    }
    if (size > limits.most()) {
      Files.deleteIfExists(copy);
      return Document.bad(id, origin, "the entry has more than " + limits.most() + " bytes",
          "split it, or allow more with --max-size");
    }
    return new Spilled(id, origin, new Stamp(size, modified), copy);
  }

  /** An entry in a temporary file. */
  private record Spilled(String id, String origin, Stamp stamp, Path copy) implements Document {
    @Override
    public InputStream open() throws IOException {
      return Files.newInputStream(copy);
    }

    @Override
    public void discard() {
      copy.toFile().delete();
    }
  }
}
