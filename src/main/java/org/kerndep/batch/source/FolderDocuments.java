package org.kerndep.batch.source;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import org.kerndep.run.Failures;

/**
 * The files below a folder, hidden ones left out, archives entry by entry. Links to files are followed, links to
 * folders are not. A folder is listed while its documents are worked on; names are held only if they are to be sorted.
 */
final class FolderDocuments implements DocumentSource {

  /** A folder that is being listed. */
  private record Open(Path folder, Iterator<Path> files, DirectoryStream<Path> stream) {}

  private final Path root;
  private final Path excluded;
  private final boolean sorted;
  private final Archives archives;
  private final Deque<Open> open = new ArrayDeque<>();
  private DocumentSource archive;
  private Document problem;

  /**
   * The documents of a folder.
   *
   * @param excluded a folder that is not looked into, as a real path
   * @param sorted whether the files of a folder come in the order of their names
   */
  FolderDocuments(Path root, Path excluded, boolean sorted, Archives archives) {
    this.root = root;
    this.excluded = excluded;
    this.sorted = sorted;
    this.archives = archives;
    enter(root);
  }

  @Override
  public Document next() throws IOException {
    while (true) {
      if (problem != null) {
        Document found = problem;
        problem = null;
        return found;
      }
      Document entry = archive == null ? null : archive.next();
      if (entry != null) {
        return entry;
      }
      closeArchive();
      if (open.isEmpty()) {
        return null;
      }
      Document found = advance(open.peek());
      if (found != null) {
        return found;
      }
    }
  }

  private Document advance(Open folder) throws IOException {
    try {
      if (!folder.files.hasNext()) {
        open.pop();
        folder.stream.close();
        return null;
      }
      return found(folder.files.next());
    } catch (DirectoryIteratorException e) {
      open.pop();
      folder.stream.close();
      return unreadable(folder.folder, e.getCause());
    }
  }

  /** The document of a file, null if it is a folder, an archive, or nothing to read. */
  private Document found(Path file) throws IOException {
    String name = file.getFileName().toString();
    if (name.startsWith(".")) {
      return null;
    }
    if (Files.isDirectory(file, LinkOption.NOFOLLOW_LINKS)) {
      if (excluded == null || !file.toRealPath().equals(excluded)) {
        enter(file);
      }
      return null;
    }
    if (Files.isDirectory(file)) {
      return null;
    }
    if (DocumentName.isArchive(name) && Files.isRegularFile(file)) {
      archive = archives.open(id(file), file);
      return null;
    }
    return new FileDocument(id(file), file);
  }

  private void enter(Path folder) {
    try {
      DirectoryStream<Path> stream = Files.newDirectoryStream(folder);
      open.push(new Open(folder, sorted ? sorted(stream) : stream.iterator(), stream));
    } catch (IOException e) {
      problem = unreadable(folder, e);
    } catch (DirectoryIteratorException e) {
      problem = unreadable(folder, e.getCause());
    }
  }

  private static Iterator<Path> sorted(DirectoryStream<Path> stream) {
    List<Path> files = new ArrayList<>();
    stream.forEach(files::add);
    Collections.sort(files);
    return files.iterator();
  }

  private Document unreadable(Path folder, IOException e) {
    return Document.bad(folder.equals(root) ? "." : id(folder), folder.toString(),
        "the folder cannot be listed (" + Failures.reason(e) + ")", "check its permissions");
  }

  private String id(Path file) {
    return DocumentName.of(root.relativize(file));
  }

  private void closeArchive() throws IOException {
    if (archive != null) {
      archive.close();
      archive = null;
    }
  }

  @Override
  public void close() throws IOException {
    closeArchive();
    while (!open.isEmpty()) {
      open.pop().stream.close();
    }
  }
}
