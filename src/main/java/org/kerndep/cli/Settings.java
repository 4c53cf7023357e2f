package org.kerndep.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.kerndep.io.BadInputException;
import org.kerndep.io.TextFiles;
import org.kerndep.train.config.TrainingConfig;

/**
 * Training settings from arguments and from files of {@code key=value} lines, where {@code #} begins a comment line.
 */
final class Settings {

  private TrainingConfig config = TrainingConfig.DEFAULT;

  /** Takes the settings of a file; one that is wrong is named by file and line. */
  Settings addFile(Path file) throws IOException {
    List<String> lines = TextFiles.read(file).lines().toList();
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i).strip();
      if (!line.isEmpty() && !line.startsWith("#")) {
        try {
          add(line);
        } catch (UsageException e) {
          throw new BadInputException(file.toString(), i + 1, e.getMessage(), "correct the line");
        }
      }
    }
    return this;
  }

  /** Takes one {@code key=value}. */
  Settings add(String setting) {
    try {
      config = config.with(setting);
    } catch (IllegalArgumentException e) {
      throw new UsageException(e.getMessage());
    }
    return this;
  }

  TrainingConfig config() {
    try {
      return config.requireConsistent();
    } catch (IllegalArgumentException e) {
      throw new UsageException(e.getMessage());
    }
  }
}
