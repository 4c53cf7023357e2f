package org.kerndep.spark;

import java.io.IOException;
import java.io.OutputStream;
import java.io.Serializable;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.UUID;
import org.kerndep.batch.source.DocumentName;
import org.kerndep.batch.work.ResultBuffer;

/**
 * Files with results, in a folder that driver and executors share. A file appears when it is complete, under a name that
 * only its document decides, so that a document that is done twice has one file. Immutable.
 *
 * @param folder the output folder
 * @param ending of the files
 * @param run what tells this run's folder for temporary files from others
 */
record SharedFiles(String folder, String ending, String run) implements Serializable {

  private static final String SCRATCH = ".spark-";

  /** Begins to write files. */
  static SharedFiles begin(Path folder, String ending) throws IOException {
    try (DirectoryStream<Path> left = Files.newDirectoryStream(folder, SCRATCH + "*")) {
      for (Path scratch : left) {
        removeFolder(scratch);
      }
    }
    SharedFiles files = new SharedFiles(folder.toAbsolutePath().toString(), ending, UUID.randomUUID().toString());
    Files.createDirectories(files.scratch());
    return files;
  }

  private Path scratch() {
    return Path.of(folder, SCRATCH + run);
  }

  /** Fails if this machine does not see the driver's folder. */
  void requireShared() throws IOException {
    if (!Files.isDirectory(scratch())) {
      throw new IOException("the executor does not see the output folder " + folder + " of the driver; name a folder "
          + "that all machines share, or give --no-files for tables alone");
    }
  }

  /**
   * Writes the file of a document.
   *
   * @return its name, relative to the folder
   */
  String put(String id, ResultBuffer content) throws IOException {
    String name = "documents/" + DocumentName.file(id) + ending;
    Path target = Path.of(folder, name);
    Path temporary = Files.createTempFile(scratch(), "result", ".tmp");
    try (OutputStream out = Files.newOutputStream(temporary)) {
      content.writeTo(out);
    }
    Files.createDirectories(target.getParent());
    Files.move(temporary, target, StandardCopyOption.ATOMIC_MOVE);
    return name;
  }

  /** Removes what an earlier run left of a document that has no result now; for the driver, when all tasks are done. */
  void remove(String id) throws IOException {
    Files.deleteIfExists(Path.of(folder, "documents/" + DocumentName.file(id) + ending));
  }

  /** Removes temporary files, those of lost executors too. */
  void end() throws IOException {
    removeFolder(scratch());
  }

  private static void removeFolder(Path scratch) throws IOException {
    try (DirectoryStream<Path> files = Files.newDirectoryStream(scratch)) {
      for (Path file : files) {
        Files.deleteIfExists(file);
      }
    }
    Files.deleteIfExists(scratch);
  }
}
