package org.kerndep.batch.source;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Enumeration;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;
import org.kerndep.io.Gzip;

/**
 * Opens archives, whose entries are documents named {@code ARCHIVE/ENTRY}. Entries are read one by one and never
 * unpacked under their own names; one whose name leaves the archive, or that is larger than a limit whatever its header
 * says, is a bad document.
 *
 * @param most the most bytes of an entry
 * @param scratch a folder for large entries
 * @param whole whether an archive is handed out as one document, for others to open
 */
record Archives(long most, Path scratch, boolean whole) {

  /** An archive as a source; one that cannot be read is a bad document. */
  DocumentSource open(String id, Path file) {
    if (whole) {
      return once(new FileDocument(id, file));
    }
    try {
      return DocumentName.isZip(file.toString()) ? zip(id, file) : tar(id, file);
    } catch (IOException e) {
      Document bad = damaged(id, file, e);
      return once(bad);
    }
  }

  private static DocumentSource once(Document only) {
    Document[] left = {only};
    return () -> {
      Document next = left[0];
      left[0] = null;
      return next;
    };
  }

  private static Document damaged(String id, Path file, IOException e) {
    return Document.bad(id, file.toString(), "the archive cannot be read (" + e.getMessage() + ")",
        "is it complete? unpack or copy it again");
  }

  private DocumentSource zip(String id, Path file) throws IOException {
    ZipFile zip = new ZipFile(file.toFile());
    Enumeration<? extends ZipEntry> entries = zip.entries();
    ArchiveEntryReader reader = new ArchiveEntryReader(id, file, this);
    return new DocumentSource() {
      @Override
      public Document next() {
        while (entries.hasMoreElements()) {
          ZipEntry entry = entries.nextElement();
          if (!entry.isDirectory() && !reader.isHidden(entry.getName())) {
            return reader.read(entry.getName(), entry.getTime(), () -> zip.getInputStream(entry));
          }
        }
        return null;
      }

      @Override
      public void close() throws IOException {
        zip.close();
      }
    };
  }

  private DocumentSource tar(String id, Path file) throws IOException {
    InputStream bytes = new BufferedInputStream(Files.newInputStream(file), 1 << 16);
    TarArchiveInputStream tar;
    try {
      tar = new TarArchiveInputStream(Gzip.plain(bytes));
    } catch (IOException e) {
      bytes.close();
      throw e;
    }
    ArchiveEntryReader reader = new ArchiveEntryReader(id, file, this);
    return new DocumentSource() {
      private boolean broken;

      @Override
      public Document next() {
        try {
          for (TarArchiveEntry entry = nextEntry(); entry != null; entry = nextEntry()) {
            if (entry.isFile() && !reader.isHidden(entry.getName())) {
              return reader.read(entry.getName(), entry.getModTime().getTime(), () -> tar);
            }
          }
          return null;
        } catch (IOException e) {
          broken = true;
          return damaged(id, file, e);
        }
      }

      private TarArchiveEntry nextEntry() throws IOException {
        return broken ? null : tar.getNextEntry();
      }

      @Override
      public void close() throws IOException {
        tar.close();
      }
    };
  }
}
