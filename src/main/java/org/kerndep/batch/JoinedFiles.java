package org.kerndep.batch;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The files into which the results of many documents are joined. Immutable.
 *
 * @param single one file for all; relative to the output folder, or anywhere else
 * @param parts how many files of about as many documents each, if there is not one for all; 0 if there is one for each
 *     document
 */
public record JoinedFiles(Optional<Path> single, int parts) {

  /** One file for each document. */
  public static final JoinedFiles NONE = new JoinedFiles(Optional.empty(), 0);

  public JoinedFiles {
    if (parts < 0 || single.isPresent() && parts > 0) {
      throw new IllegalArgumentException("results go into a single file or into some parts");
    }
  }

  boolean isNone() {
    return single.isEmpty() && parts == 0;
  }

  int count() {
    return single.isPresent() ? 1 : parts;
  }

  /** The files in their order. */
  List<Path> files(Path folder, String ending) throws IOException {
    if (single.isPresent()) {
      return List.of(single.get().toAbsolutePath());
    }
    List<Path> files = new ArrayList<>();
    for (int i = 1; i <= parts; i++) {
      files.add(folder.resolve(String.format(Locale.ROOT, "part-%05d-of-%05d%s", i, parts, ending)));
    }
    return files;
  }

  /** The text form, which tells one way of joining from another. */
  @Override
  public String toString() {
    return isNone() ? "documents" : single.isPresent() ? "single" : "parts " + parts;
  }
}
