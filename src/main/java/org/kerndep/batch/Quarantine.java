package org.kerndep.batch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.kerndep.batch.source.Document;
import org.kerndep.batch.source.DocumentName;
import org.kerndep.batch.work.Problem;

/** The folder with a text file for each document that failed: which it is, what is wrong, and what to do. */
public final class Quarantine {

  private static final String ENDING = ".error.txt";

  private final Path folder;

  public Quarantine(Path folder) {
    this.folder = folder;
  }

  /** Writes the file of a document. */
  public void put(Document document, Problem problem) throws IOException {
    Path file = file(document.id());
    Files.createDirectories(file.getParent());
    Files.writeString(file, "document: " + document.id() + "\norigin: " + document.origin() + "\nkind: " + problem.kind()
        + "\nplace: " + problem.place() + "\nproblem: " + problem.problem() + "\nremedy: " + problem.remedy() + "\n"
        + (problem.trace().isEmpty() ? "" : "\n" + problem.trace()));
  }

  /** The document is no longer bad. */
  void remove(String id) throws IOException {
    Files.deleteIfExists(file(id));
  }

  private Path file(String id) {
    return folder.resolve(DocumentName.file(id) + ENDING);
  }
}
