package org.kerndep.batch;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.kerndep.batch.source.Shard;

/**
 * The names of what a run writes. Immutable.
 *
 * @param root the output folder
 * @param shard the part of the corpus that the run is about
 */
record OutputFolder(Path root, Shard shard) {

  /** Where results mirror the folders of the documents. */
  static final String DOCUMENTS = "documents";

  Path documents() {
    return root.resolve(DOCUMENTS);
  }

  Path failed() {
    return root.resolve("failed");
  }

  Path journal() {
    return root.resolve("journal" + shard.suffix() + ".jsonl");
  }

  Path report() {
    return root.resolve("report" + shard.suffix() + ".json");
  }

  /** For temporary files, on the same disk as results. */
  Path scratch() {
    return root.resolve(".work" + shard.suffix());
  }

  /** Results that wait to be joined into larger files. */
  Path segment() {
    return root.resolve(".segment" + shard.suffix());
  }

  /** Makes the folders, and removes what a killed run left in the temporary one. */
  void prepare() throws IOException {
    Files.createDirectories(scratch());
    try (DirectoryStream<Path> left = Files.newDirectoryStream(scratch())) {
      for (Path file : left) {
        Files.delete(file);
      }
    }
  }

  /** Removes the temporary folder if it is empty. */
  void cleanUp() throws IOException {
    try (DirectoryStream<Path> left = Files.newDirectoryStream(scratch())) {
      if (left.iterator().hasNext()) {
        return;
      }
    }
    Files.delete(scratch());
  }
}
