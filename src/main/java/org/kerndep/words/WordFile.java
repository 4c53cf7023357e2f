package org.kerndep.words;

import java.io.IOException;
import java.nio.file.Path;
import org.kerndep.io.Input;
import org.kerndep.run.Hash;

/** What models call the file that their word classes come from. Stateless. */
final class WordFile {

  private WordFile() {}

  /** Its name and the hash of its content; whether it is compressed makes no difference. */
  static String name(Path file) throws IOException {
    try (Input input = Input.open(file)) {
      return file.getFileName().toString().replaceFirst("\\.gz$", "") + " " + Hash.ofStream(input.stream());
    }
  }
}
