package org.kerndep.batch.source;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import org.kerndep.io.BadInputException;

/**
 * What a user named as inputs: files, folders, patterns such as {@code texts/**.txt}, archives, and lists of these.
 *
 * @param names in the order they were named
 * @param excluded a folder that is not looked into because results go there; null for none
 * @param sorted whether the order must not depend on the file system
 * @param most the most bytes of an entry of an archive
 * @param scratch a folder for large entries
 */
public record Inputs(List<String> names, Path excluded, boolean sorted, long most, Path scratch) {

  public Inputs {
    names = List.copyOf(names);
  }

  /** Fails if a name that is no pattern is neither a file nor a folder, before long work is begun. */
  public void require() throws BadInputException {
    for (String name : names) {
      if (!GlobDocuments.isPattern(name) && !Files.exists(path(name))) {
        throw new BadInputException(name, "no such file or folder", "check the path");
      }
    }
  }

  /** Begins to list the documents. */
  public DocumentSource open() throws IOException {
    return all(names.iterator(), false);
  }

  /** Begins to list the documents of a list with one name in each line; blank lines are passed over. */
  public DocumentSource openList(InputStream list) {
    return openList(list, false);
  }

  /** Begins to list files: an archive is one of them, which {@link #openFile} opens, perhaps on another machine. */
  public DocumentSource openFiles(InputStream list) {
    DocumentSource named = all(names.iterator(), true);
    DocumentSource listed = openList(list, true);
    return new DocumentSource() {
      @Override
      public Document next() throws IOException {
        Document next = named.next();
        return next == null ? listed.next() : next;
      }

      @Override
      public void close() throws IOException {
        named.close();
        listed.close();
      }
    };
  }

  /**
   * The document in a file, or those in an archive.
   *
   * @param id the name of the file in the corpus
   * @param most the most bytes of an entry of an archive
   * @param scratch a folder for large entries
   */
  public static DocumentSource openFile(String id, Path file, long most, Path scratch) {
    boolean archive = DocumentName.isArchive(file.toString());
    return new Archives(most, scratch, !archive).open(id, file);
  }

  private DocumentSource openList(InputStream list, boolean whole) {
    BufferedReader lines = new BufferedReader(new InputStreamReader(list, StandardCharsets.UTF_8));
    Iterator<String> listed = lines.lines().map(String::strip).filter(line -> !line.isEmpty()).iterator();
    return all(listed, whole);
  }

  private DocumentSource all(Iterator<String> listed, boolean whole) {
    return new DocumentSource() {
      private DocumentSource current;

      @Override
      public Document next() throws IOException {
        while (true) {
          Document found = current == null ? null : current.next();
          if (found != null) {
            return found;
          }
          close();
          if (!listed.hasNext()) {
            return null;
          }
          current = source(listed.next(), whole);
        }
      }

      @Override
      public void close() throws IOException {
        if (current != null) {
          current.close();
          current = null;
        }
      }
    };
  }

  private DocumentSource source(String name, boolean whole) throws IOException {
    Archives archives = new Archives(most, scratch, whole);
    Path path = path(name);
    if (Files.isDirectory(path)) {
      return new FolderDocuments(path, excluded, sorted, archives);
    }
    if (Files.exists(path) || !GlobDocuments.isPattern(name)) {
      String id = DocumentName.of(path);
      if (DocumentName.isArchive(name)) {
        return archives.open(id, path);
      }
      Iterator<Document> one = List.<Document>of(new FileDocument(id, path)).iterator();
      return () -> one.hasNext() ? one.next() : null;
    }
    return GlobDocuments.open(name, excluded, sorted, archives);
  }

  private static Path path(String name) throws BadInputException {
    try {
      return Path.of(name);
    } catch (InvalidPathException e) {
      if (GlobDocuments.isPattern(name)) {
        return Path.of("");
      }
      throw new BadInputException(name, "cannot be a file name (" + e.getReason() + ")", "name another");
    }
  }
}
